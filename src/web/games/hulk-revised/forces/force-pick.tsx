import { checkForce } from '../../../../games/hulk-revised/force/check.ts';
import { limitsOf } from '../../../../games/hulk-revised/force/limits.ts';
import { readMission } from '../../../../games/hulk-revised/setting-up/mission.ts';
import type { Seat } from '../../../../kernel/contract.ts';
import type { MissionCard } from '../../adapter.ts';
import { ownAddress } from '../own-address.ts';
import { type KeptForce, useAllForces } from './force-store.ts';
import { Problems } from './problems.tsx';

interface Props {
  mission: MissionCard;
  chosen: Readonly<Record<Seat, unknown>>;
  onChange(forces: Readonly<Record<Seat, unknown>>): void;
}

const SIDES = [
  { side: 'marine', word: 'Marine list' },
  { side: 'stealer', word: 'Stealer list' },
] as const;

/** Which of the lists kept here fight; without one, a side has what the mission gives it. */
export function ForcePick({ mission, chosen, onChange }: Props) {
  const kept = useAllForces();
  const { force } = readMission((mission.setup as { mission: unknown }).mission);
  if (!force) return null;
  const limits = limitsOf(force);
  const problemsOf = ({ list }: KeptForce) => checkForce(list, limits).problems;
  return (
    <div className="force-pick">
      <p className="dim">{limits.points} points for each side.</p>
      {SIDES.map(({ side, word }) => {
        const mine = kept.filter(({ list }) => list.side === side);
        const picked = mine.find(({ list }) => list === chosen[side]);
        return (
          <div key={side} className="force-side">
            <label className="field">
              <span className="label">{word}</span>
              <select
                data-field={`force-${side}`}
                value={picked?.id ?? ''}
                onChange={(event) => {
                  const found = mine.find(({ id }) => id === event.target.value);
                  const { [side]: _, ...rest } = chosen;
                  onChange(found ? { ...rest, [side]: found.list } : rest);
                }}
              >
                <option value="">As the mission gives</option>
                {mine.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}, {one.points} points{problemsOf(one).length > 0 && ' (does not fit)'}
                  </option>
                ))}
              </select>
            </label>
            {picked && <Problems problems={problemsOf(picked)} />}
          </div>
        );
      })}
      <a className="btn" href={ownAddress('forces')}>
        Write a list
      </a>
    </div>
  );
}

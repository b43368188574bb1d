import { useMemo } from 'react';
import { SIDES, type Side } from '../../../../games/epic-1989/state.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { ForcePickProps } from '../../pages.ts';
import { agreedFor, type BattleData } from '../agreed.ts';
import { SIDE_WORDS } from '../game.ts';
import { ownAddress } from '../own-address.ts';
import { type Choices, keepsList, ownLists, pointsOf, refuserOf } from './force-choice.ts';
import { pursesOf } from './force-list.ts';
import { type KeptForce, READY_FORCES, useForces } from './force-store.ts';

/** With which force each side fights, where forces are bought. */
export function ForcePick({ mission, options, chosen, onChange }: ForcePickProps) {
  const { battle } = mission.setup as { battle: BattleData };
  const choices = chosen as Choices;
  const agreed = agreedFor(battle, options);
  const points = pointsOf(battle);
  return (
    <fieldset className="force-pick">
      <legend className="label">Forces</legend>
      {points !== null && (
        <Counter
          word="Points a side"
          field="points"
          step={100}
          most={10_000}
          value={choices.points ?? points}
          onChange={(value) => onChange({ ...chosen, points: Math.max(400, value) })}
        />
      )}
      {SIDES.map((side) => (
        <SideForce
          key={side}
          side={side}
          battle={battle}
          options={agreed}
          choices={choices}
          onPick={(choice) => onChange({ ...chosen, [side]: choice })}
        />
      ))}
      <p className="dim small">
        What is bought at the table nobody sees before both are done. <Rule id="E1-FORCE-01" />{' '}
        <a href={ownAddress('forces')}>Buy a force of your own</a> beforehand, and take it there.
      </p>
    </fieldset>
  );
}

interface SideProps {
  side: Side;
  battle: BattleData;
  options: Readonly<Record<string, boolean>>;
  choices: Choices;
  onPick(choice: Choices[Side]): void;
}

const totalOf = ({ list }: KeptForce) => pursesOf(list).reduce((sum, { spent }) => sum + spent, 0);

function SideForce({ side, battle, options, choices, onPick }: SideProps) {
  const kept = useForces(null) ?? [];
  const own = useMemo(() => ownLists(battle, options)[side], [battle, options, side]);
  const why = refuserOf(battle, options, side, choices);
  if (keepsList(battle, side))
    return (
      <p className="dim small">
        {SIDE_WORDS[side]}: as the battle has it, since it says what one of them carries or who is hunted.
      </p>
    );
  const lists = [...kept, ...READY_FORCES].filter(({ list }) => list.side === side);
  const choice = choices[side];
  const picked = typeof choice === 'object' ? lists.find(({ list }) => list === choice) : undefined;
  const refused = picked && why(picked.list);
  return (
    <div className="force-side">
      <label className="field">
        <span className="label">{SIDE_WORDS[side]}</span>
        <select
          data-field={`force-${side}`}
          value={choice === 'own' ? 'own' : (picked?.id ?? '')}
          onChange={({ target }) =>
            onPick(target.value === 'own' ? 'own' : lists.find(({ id }) => id === target.value)?.list)
          }
        >
          <option value="">Bought in secret at the table</option>
          {own && <option value="own">As the battle has it</option>}
          {lists.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}, {totalOf(one)} points{why(one.list) && ' (does not fit)'}
            </option>
          ))}
        </select>
      </label>
      {refused && (
        <p className="harm small" role="alert">
          {refused.why} <Rule id={refused.rule} />
        </p>
      )}
    </div>
  );
}

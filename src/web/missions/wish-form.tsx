import { Suspense } from 'react';
import type { Adapter, MissionCard } from '../games/adapter.ts';
import '../online/online.css';
import { FarWishes } from '../online/far-wishes.tsx';
import { Segments } from '../parts/choices.tsx';
import type { Arrangement, Opponent } from './arrangement.ts';
import { OptionList } from './option-list.tsx';
import { SecretChoice } from './secret-choice.tsx';
import { SideChoice } from './side-choice.tsx';
import { StrengthChoice } from './strength-choice.tsx';

interface Props {
  adapter: Adapter;
  mission: MissionCard;
  plan: Arrangement;
  onChange(plan: Arrangement): void;
}

/** Who plays whom, by which optional rules. */
export function WishForm({ adapter, mission, plan, onChange }: Props) {
  const change = (part: Partial<Arrangement>) => onChange({ ...plan, ...part });
  const solo = adapter.solo;
  const opponents: { value: Opponent; word: string }[] = [
    ...(plan.strength ? [{ value: 'machine' as const, word: 'The machine' }] : []),
    { value: 'person', word: 'A person here' },
    { value: 'far', word: 'A person elsewhere' },
    ...(solo?.seat === plan.side ? [{ value: 'rules' as const, word: 'The solo rules' }] : []),
  ];
  const { buying } = adapter;
  const buys =
    buying !== undefined && (adapter.ruled?.(mission, plan.options)[buying]?.on ?? plan.options[buying]);
  const against = opponents.some(({ value }) => value === plan.opponent) ? plan.opponent : opponents[0].value;
  return (
    <div className="wish">
      <SideChoice adapter={adapter} side={plan.side} onChange={(side) => change({ side })} />
      <Segments
        label="Against"
        name="opponent"
        options={opponents}
        value={against}
        onChange={(opponent) => change({ opponent })}
      />
      {against === 'machine' && (
        <StrengthChoice
          game={adapter.ruleset.id}
          strength={plan.strength}
          onChange={(strength) => change({ strength })}
        />
      )}
      <OptionList adapter={adapter} mission={mission} plan={plan} onChange={change} />
      {buys && adapter.ForcePick && (
        <Suspense>
          <adapter.ForcePick
            mission={mission}
            options={plan.options}
            chosen={plan.forces}
            onChange={(forces) => change({ forces })}
          />
        </Suspense>
      )}
      {adapter.chapters && !(mission.bought && plan.secret) && (
        <label className="field">
          <span className="label">{adapter.chapters.word}</span>
          <select
            data-field="chapter"
            value={plan.chapter ?? ''}
            onChange={(event) => change({ chapter: event.target.value || null })}
          >
            <option value="">No bonus</option>
            {adapter.chapters.options.map(({ value, word }) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
      )}
      {mission.laid && (
        <Segments
          label="Board"
          name="board"
          options={[
            { value: 'laid', word: 'We lay it' },
            { value: 'chance', word: 'Random board' },
          ]}
          value={plan.byChance ? 'chance' : 'laid'}
          onChange={(value) => change({ byChance: value === 'chance' })}
        />
      )}
      {against === 'far' && <FarWishes />}
      {adapter.settle && !mission.laid && against !== 'far' && (
        <Segments
          label="Set-up"
          name="set-up"
          options={[
            { value: 'ready', word: 'Stands ready' },
            { value: 'own', word: adapter.setUpWord ?? 'We set up in secret' },
          ]}
          value={plan.setUp ? 'own' : 'ready'}
          onChange={(value) => change({ setUp: value === 'own' })}
        />
      )}
      {mission.bought && (
        <>
          <SecretChoice secret={plan.secret} onChange={(secret) => change({ secret })} />
          {!plan.secret && adapter.ForcePick && (
            <Suspense>
              <adapter.ForcePick
                mission={mission}
                options={plan.options}
                chosen={plan.forces}
                onChange={(forces) => change({ forces })}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

import type { Adapter, MissionCard, OptionGroup, Ruled } from '../games/adapter.ts';
import { Counter } from '../parts/counter.tsx';
import { Rule } from '../parts/rule.tsx';
import type { Arrangement } from './arrangement.ts';

interface Props {
  adapter: Adapter;
  mission: MissionCard;
  plan: Arrangement;
  onChange(part: Partial<Arrangement>): void;
}

/** So many fit beside the rest; more are folded up. */
const FEW = 8;

/** The optional rules of a match; what is not free to choose says why. */
export function OptionList({ adapter, mission, plan, onChange }: Props) {
  const shown = adapter.ruleset.options.filter(({ id }) => id !== adapter.solo?.option);
  const ruled = adapter.ruled?.(mission, plan.options) ?? {};
  const all = { word: 'Optional rules', options: shown.map(({ id }) => id) };
  const groups = (adapter.optionGroups ?? [all]).map((group) => (
    <Group
      key={group.word}
      group={group}
      ruled={ruled}
      adapter={adapter}
      mission={mission}
      plan={plan}
      onChange={onChange}
    />
  ));
  if (shown.length <= FEW) return groups;
  const on = shown.filter(({ id }) => ruled[id]?.on ?? plan.options[id]);
  return (
    <details className="option-fold">
      <summary data-do="options">
        Optional rules <small className="dim">{`${on.length} of ${shown.length} in force`}</small>
      </summary>
      {groups}
    </details>
  );
}

interface GroupProps extends Props {
  group: OptionGroup;
  ruled: Readonly<Record<string, Ruled>>;
}

function Group({ group, ruled, adapter, mission, plan, onChange }: GroupProps) {
  return (
    <fieldset className="options">
      <legend className="label">{group.word}</legend>
      {adapter.ruleset.options
        .filter(({ id }) => group.options.includes(id))
        .map(({ id, text, rules }) => {
          const fixed = ruled[id];
          const isOn = fixed?.on ?? plan.options[id] ?? false;
          return (
            <div key={id}>
              <label className={fixed && 'fixed'}>
                <input
                  type="checkbox"
                  data-option={id}
                  checked={isOn}
                  disabled={fixed !== undefined}
                  onChange={(event) => onChange({ options: { ...plan.options, [id]: event.target.checked } })}
                />
                <span>
                  {text} <Rule id={rules[0]} />
                </span>
              </label>
              {fixed && (
                <p className="dim small" data-ruled={id}>
                  {fixed.why} {fixed.rule !== rules[0] && <Rule id={fixed.rule} />}
                </p>
              )}
              {id === 'turn-limit' && isOn && adapter.turns && (
                <Counter
                  word="Last turn"
                  field="turns"
                  most={20}
                  value={plan.turns ?? adapter.turns(mission)}
                  onChange={(turns) => onChange({ turns: Math.max(1, turns) })}
                />
              )}
            </div>
          );
        })}
    </fieldset>
  );
}

import { SPECIALS, UNITS } from '../../../../games/hulk-revised/units.ts';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { part } from '../../../sheets/draft-text.ts';
import { NumberField } from '../../../sheets/fields.tsx';
import { mapNames } from '../../../sheets/marks.ts';
import { StoryFields } from '../../../sheets/story-fields.tsx';
import { hulkRevisedAdapter as adapter } from '../index.ts';

const FIRST = [
  { value: 'marine', word: 'The Marines' },
  { value: 'stealer', word: 'The Stealers' },
];

export function RevisedStory({ draft }: { draft: Draft }) {
  const { data, set } = draft;
  return (
    <StoryFields draft={draft} usual={{ minutes: 30, turns: 'no limit' }}>
      <Pick
        word="First turn"
        field="first"
        value={data.first === 'stealer' ? 'stealer' : 'marine'}
        options={FIRST}
        onChange={(v) => set(['first'], v === 'marine' ? undefined : v)}
      />
    </StoryFields>
  );
}

/** HR-REIN-01, HR-AMB-01, HR-CONV-10: what the Stealers get, and when. */
export function StealerFields({ draft: { data, set } }: { draft: Draft }) {
  const { areas } = mapNames(data);
  const blips = part(data.blips);
  const specials = part(data.specials);
  const opens = part(data.opens);
  const change = (key: string, value: number | undefined) => {
    const { [key]: _, ...rest } = blips;
    set(['blips'], value === undefined ? rest : { ...blips, [key]: value });
  };
  return (
    <>
      <div className="row">
        <NumberField
          word="Blips in all"
          field="blips-total"
          hint="endless"
          value={blips.total}
          onChange={(v) => change('total', v)}
        />
        <NumberField
          word="Before the start"
          field="blips-start"
          value={blips.start ?? 2}
          onChange={(v) => change('start', v ?? 0)}
        />
        <NumberField
          word="A turn"
          field="blips-turn"
          hint="one a squad"
          value={blips.perTurn}
          onChange={(v) => change('perTurn', v)}
        />
        <NumberField
          word="Ambush blips"
          field="ambush"
          value={data.ambush ?? 0}
          onChange={(v) => set(['ambush'], v || undefined)}
        />
      </div>
      <div className="row">
        {SPECIALS.map((kind) => (
          <NumberField
            key={kind}
            word={UNITS[kind].label}
            field={kind}
            value={specials[kind] ?? 0}
            onChange={(v) => set(['specials'], { ...specials, [kind]: v ?? 0 })}
          />
        ))}
      </div>
      {areas.length > 0 && (
        <fieldset className="row plain">
          <legend className="label">Entry areas open in turn</legend>
          {areas.map((area) => (
            <NumberField
              key={area}
              word={area}
              field={`opens-${area}`}
              hint="1"
              value={opens[area]}
              onChange={(v) => {
                const { [area]: _, ...rest } = opens;
                const next = v ? { ...rest, [area]: v } : rest;
                set(['opens'], Object.keys(next).length > 0 ? next : undefined);
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Optional rules the mission is meant for. */
export function OptionFields({ draft: { data, set } }: { draft: Draft }) {
  const chosen = Array.isArray(data.options) ? data.options.map(String) : [];
  return (
    <div className="options">
      {adapter.ruleset.options
        .filter(({ id }) => id !== adapter.solo?.option)
        .map(({ id, text: what, rules }) => (
          <label key={id}>
            <input
              type="checkbox"
              data-option={id}
              checked={chosen.includes(id)}
              onChange={() => {
                const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
                set(['options'], next.length > 0 ? next : undefined);
              }}
            />
            <span>
              {what} <Rule id={rules[0]} />
            </span>
          </label>
        ))}
    </div>
  );
}

import { stringify } from 'yaml';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { type Data, part, rows } from '../../../sheets/draft-text.ts';
import { NumberField, TextField } from '../../../sheets/fields.tsx';
import { type Names, namesOf } from './marks.ts';

const SIDES = [
  { value: 'marine', word: 'The Marines win' },
  { value: 'stealer', word: 'The Stealers win' },
  { value: 'draw', word: 'It is a draw' },
];
const WHEN = [
  { value: 'once', word: 'at once' },
  { value: 'turn', word: 'at the end of a turn' },
];

/** What a condition may be about: its word, a first value, and the further keys it takes. */
const KINDS: Readonly<Record<string, { word: string; start: Data; more: readonly string[] }>> = {
  use: { word: 'an objective is used', start: { use: 'objective' }, more: [] },
  reach: { word: 'Marines stand in a place', start: { reach: 'objective' }, more: ['count'] },
  hold: { word: 'a Marine holds a place', start: { hold: 'objective' }, more: ['object'] },
  exit: { word: 'Marines have left', start: { exit: 1 }, more: ['with'] },
  flame: { word: 'a section burns', start: { flame: '' }, more: [] },
  destroy: { word: 'all doors of a section are gone', start: { destroy: '' }, more: [] },
  kill: { word: 'Stealers are dead', start: { kill: 10 }, more: ['kind'] },
  losses: { word: 'Marines are dead', start: { losses: 1 }, more: [] },
  dead: { word: 'one Marine is dead', start: { dead: '' }, more: [] },
  infest: { word: 'Stealers stand in a place', start: { infest: 'objective' }, more: ['count'] },
  survive: { word: 'a turn is survived', start: { survive: 10 }, more: [] },
  'last-standing': {
    word: 'the other side has nothing left',
    start: { 'last-standing': 'marine' },
    more: [],
  },
};
const KIND_OPTIONS = Object.entries(KINDS).map(([value, { word }]) => ({ value, word }));
const COUNTED = ['exit', 'kill', 'losses', 'survive', 'count'];
const KEY_WORDS: Readonly<Record<string, string>> = {
  reach: 'Place',
  hold: 'Place',
  infest: 'Place',
  flame: 'Section',
  destroy: 'Section',
  dead: 'Marine',
  exit: 'How many',
  kill: 'How many',
  losses: 'How many',
  survive: 'Turn',
  'last-standing': 'Side',
  use: 'Mark',
  count: 'How many',
  object: 'With object',
  with: 'With object',
  kind: 'Kind',
};

/** Who wins, when. Without a goal for the Marines, using the objective is one. */
export function GoalFields({ draft: { data, set } }: { draft: Draft }) {
  const names = namesOf(data);
  const goals = rows(data.victory);
  const objective = part(data.objective);
  return (
    <>
      <div className="row">
        <TextField
          word="What the Marines are told to do"
          field="objective"
          value={String(objective.text ?? '')}
          onChange={(text) => set(['objective'], text === '' ? undefined : { ...objective, text })}
        />
        {data.objective !== undefined && (
          <NumberField
            word="AP to use it"
            field="objective-ap"
            value={objective.ap ?? 1}
            onChange={(ap) => set(['objective'], { ...objective, ap: ap ?? 1 })}
          />
        )}
      </div>
      {goals.map((goal, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a goal is known by its place
        <article key={i} className="goal-row" data-goal={i}>
          <Pick
            word="Who"
            value={String(goal.side ?? 'marine')}
            options={SIDES}
            onChange={(side) => set(['victory', i], { ...goal, side })}
          />
          <Pick
            word="When"
            value={String(goal.when ?? 'once')}
            options={WHEN}
            onChange={(when) => set(['victory', i], { ...goal, when })}
          />
          <ConditionFields
            condition={part(goal.if)}
            names={names}
            onChange={(next) => set(['victory', i], { ...goal, if: next })}
          />
          <TextField
            word="What is said at the end"
            value={String(goal.text ?? '')}
            onChange={(text) => set(['victory', i], { ...goal, text })}
          />
          <button
            type="button"
            className="btn quiet"
            aria-label={`Remove goal ${i + 1}`}
            onClick={() => set(['victory', i], undefined)}
          >
            <Icon name="i-close" />
          </button>
        </article>
      ))}
      <button
        type="button"
        className="btn"
        data-do="add-goal"
        onClick={() =>
          set(
            ['victory'],
            [...goals, { side: 'marine', if: { use: 'objective' }, text: 'The objective is done.' }],
          )
        }
      >
        <Icon name="i-check" /> Add a goal
      </button>
    </>
  );
}

function ConditionFields({
  condition,
  names,
  onChange,
}: {
  condition: Data;
  names: Names;
  onChange(condition: Data): void;
}) {
  const kind = Object.keys(KINDS).find((key) => key in condition);
  if (!kind)
    return (
      <p className="dim">
        Several parts, to be changed in the text:{' '}
        <code>{stringify(condition, { collectionStyle: 'flow' }).trim()}</code>
      </p>
    );
  const keys = [kind, ...KINDS[kind].more];
  return (
    <>
      <Pick
        word="If"
        field="condition"
        value={kind}
        options={KIND_OPTIONS}
        onChange={(next) => onChange(KINDS[next].start)}
      />
      {keys.map((key) => {
        const change = (value: unknown) => {
          const { [key]: _, ...rest } = condition;
          onChange(
            value === undefined || (value === '' && key !== kind) ? rest : { ...condition, [key]: value },
          );
        };
        if (kind === 'use') return null;
        return COUNTED.includes(key) ? (
          <NumberField
            key={key}
            word={KEY_WORDS[key]}
            field={key}
            hint="1"
            value={condition[key]}
            onChange={(value) => change(value ?? (key === kind ? 0 : undefined))}
          />
        ) : (
          <TextField
            key={key}
            word={KEY_WORDS[key]}
            field={key}
            options={optionsFor(key, names)}
            value={String(condition[key] ?? '')}
            onChange={change}
          />
        );
      })}
    </>
  );
}

function optionsFor(key: string, { places, marines, objects }: Names): readonly string[] {
  if (key === 'dead') return marines;
  if (key === 'object' || key === 'with') return objects;
  if (key === 'kind') return ['genestealer', 'feeder', 'acidmaw', 'hormagaunt', 'broodlord'];
  return key === 'last-standing' ? ['marine', 'stealer'] : places;
}

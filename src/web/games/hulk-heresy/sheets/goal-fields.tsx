import { KIND_IDS, kindOf } from '../../../../games/hulk-heresy/data/kinds.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { type Data, part, rows } from '../../../sheets/draft-text.ts';
import { Checks, NumberField, TextField } from '../../../sheets/fields.tsx';
import { mapNames } from '../../../sheets/marks.ts';

/** What a goal may ask for: all that is named must hold (HH-WIN-02). */
const PARTS = {
  hold: 'stands alone in rooms',
  reach: 'stands on a mark',
  deny: 'no enemy stands on a mark',
  bring: 'brings an object home',
  exit: 'has left by an exit',
  slay: 'has destroyed enemies',
  burn: 'has a fire in a section',
  turn: 'not before a turn',
} as const;
type PartId = keyof typeof PARTS;
const PART_IDS = Object.keys(PARTS) as PartId[];

const KINDS = KIND_IDS.map((id) => ({ value: id, word: kindOf(id).label }));

interface Names {
  readonly sections: readonly string[];
  readonly marks: readonly string[];
  readonly objects: readonly string[];
}

export function GoalFields({ draft: { data, set } }: { draft: Draft }) {
  const goals = rows(data.goals);
  const zones = rows(data.zones).map(({ name }, i) => ({ value: String(i), word: `${String(name)} wins` }));
  const names: Names = { ...mapNames(data), objects: rows(data.objects).map(({ name }) => String(name)) };
  return (
    <>
      {goals.map((goal, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a goal is known by its place
        <article key={i} className="goal-row" data-goal={i}>
          <Pick
            word="Who"
            field="goal-zone"
            value={goal.zone === 0 || goal.zone === 1 ? String(goal.zone) : ''}
            options={[{ value: '', word: 'Either side wins' }, ...zones]}
            onChange={(zone) => {
              const { zone: _, ...rest } = goal;
              set(['goals', i], zone === '' ? rest : { ...rest, zone: Number(zone) });
            }}
          />
          <GoalParts goal={goal} names={names} onChange={(next) => set(['goals', i], next)} />
          <button
            type="button"
            className="btn quiet"
            aria-label={`Remove goal ${i + 1}`}
            onClick={() => set(['goals', i], undefined)}
          >
            <Icon name="i-close" />
          </button>
        </article>
      ))}
      <div className="row">
        <button
          type="button"
          className="btn"
          data-do="add-goal"
          onClick={() => set(['goals'], [...goals, { slay: 5 }])}
        >
          <Icon name="i-check" /> Add a goal
        </button>
        <Rule id="HH-WIN-02" />
      </div>
      <LastTurn data={data} names={names} set={set} />
    </>
  );
}

function first(id: PartId, { sections, marks, objects }: Names): unknown {
  if (id === 'hold') return sections.slice(0, 1);
  if (id === 'reach' || id === 'deny') return marks[0] ?? '';
  if (id === 'bring') return objects[0] ?? '';
  return id === 'burn' ? (sections[0] ?? '') : 1;
}

function GoalParts({ goal, names, onChange }: { goal: Data; names: Names; onChange(goal: Data): void }) {
  const has = PART_IDS.filter((id) => id in goal);
  const change = (key: string, value: unknown) => {
    const { [key]: _, ...rest } = goal;
    onChange(value === undefined || value === '' ? rest : { ...goal, [key]: value });
  };
  const number = (key: string, word: string, hint?: string) => (
    <NumberField
      key={key}
      word={word}
      field={key}
      hint={hint}
      value={goal[key]}
      onChange={(value) => change(key, value)}
    />
  );
  const name = (key: string, word: string, options: readonly string[]) => (
    <TextField
      key={key}
      word={word}
      field={key}
      options={options}
      value={String(goal[key] ?? '')}
      onChange={(value) => change(key, value)}
    />
  );
  const checks = (key: string, word: string, options: readonly { value: string; word: string }[]) => (
    <Checks
      key={key}
      word={word}
      options={options}
      chosen={Array.isArray(goal[key]) ? goal[key].map(String) : []}
      onChange={(chosen) => change(key, chosen.length > 0 ? chosen : undefined)}
    />
  );
  const fields: Readonly<Record<PartId, () => unknown[]>> = {
    hold: () => [
      checks(
        'hold',
        'Alone in all of these',
        names.sections.map((value) => ({ value, word: value })),
      ),
    ],
    reach: () => [name('reach', 'Stands on', names.marks), number('count', 'How many', '1')],
    deny: () => [name('deny', 'No enemy on', names.marks)],
    bring: () => [name('bring', 'Home with', names.objects)],
    exit: () => [number('exit', 'Models gone'), name('with', 'One with', names.objects)],
    slay: () => [number('slay', 'Enemies destroyed'), checks('kinds', 'Only of these kinds', KINDS)],
    burn: () => [name('burn', 'Fire in', names.sections)],
    turn: () => [number('turn', 'From the end of turn')],
  };
  return (
    <>
      {has.flatMap((id) => fields[id]() as React.ReactElement[])}
      <Pick
        word={has.length === 0 ? 'When it' : 'And it'}
        field="goal-part"
        value=""
        options={[
          { value: '', word: 'Choose…' },
          ...PART_IDS.filter((id) => !has.includes(id)).map((id) => ({ value: id, word: PARTS[id] })),
        ]}
        onChange={(id) => id !== '' && onChange({ ...goal, [id]: first(id as PartId, names) })}
      />
    </>
  );
}

/** HH-WIN-05: what decides when the last turn is over. */
function LastTurn({ data, names, set }: { data: Data; names: Names; set: Draft['set'] }) {
  const last = part(data.lastTurn);
  const kind = Object.keys(last)[0] ?? '';
  const starts: Readonly<Record<string, unknown>> = {
    'more-slain': true,
    'more-rooms': names.sections.slice(0, 1),
    carries: names.objects[0] ?? '',
    winner: 0,
  };
  return (
    <div className="row">
      <Pick
        word="After the last turn"
        field="last-turn"
        value={kind}
        options={[
          { value: '', word: 'nobody has won' },
          { value: 'more-slain', word: 'whoever destroyed more wins' },
          { value: 'more-rooms', word: 'whoever holds more rooms wins' },
          { value: 'carries', word: 'whoever carries an object wins' },
          { value: 'winner', word: 'one side wins' },
        ]}
        onChange={(next) => set(['lastTurn'], next === '' ? undefined : { [next]: starts[next] })}
      />
      {kind === 'winner' && (
        <Pick
          word="Which"
          field="last-winner"
          value={String(last.winner)}
          options={rows(data.zones).map(({ name }, i) => ({ value: String(i), word: String(name) }))}
          onChange={(zone) => set(['lastTurn'], { winner: Number(zone) })}
        />
      )}
      {kind === 'carries' && (
        <TextField
          word="What"
          field="last-carries"
          options={names.objects}
          value={String(last.carries)}
          onChange={(carries) => set(['lastTurn'], { carries })}
        />
      )}
      {kind === 'more-rooms' && (
        <Checks
          word="Of these"
          options={names.sections.map((value) => ({ value, word: value }))}
          chosen={Array.isArray(last['more-rooms']) ? last['more-rooms'].map(String) : []}
          onChange={(rooms) => set(['lastTurn'], { 'more-rooms': rooms })}
        />
      )}
    </div>
  );
}

/** An answer as a plain sentence: whatever the rules ask can be answered from a list of these. */
import type { Action, Shot } from '../../../games/epic-1989/actions.ts';
import { weaponName } from '../../../games/epic-1989/cards/weapons.ts';
import { nameOf } from '../../../games/epic-1989/forces/force.ts';
import { kindNamed } from '../../../games/epic-1989/geometry/buildings.ts';
import type { Deed } from '../../../games/epic-1989/heroic/heroes.ts';
import { SEALED } from '../../../games/epic-1989/state.ts';
import { COUNTER_NAMES } from '../../../games/epic-1989/telling/support.ts';
import { topStep } from '../../../kernel/steps.ts';
import { capital, counted, listed } from '../../../kernel/words.ts';
import { detachmentName, type Epic, inCm, unitCalled, unitInFull, type View } from './game.ts';
import { meaningOf } from './hidden/counters.ts';
import { ORDER_WORDS } from './symbols.ts';

export const CRIES: Readonly<Record<Deed, string>> = {
  double: 'On the Double!',
  up: 'Up and At ’Em!',
  takeout: 'Takeout!',
  fire: 'Fire! Fire! Fire!',
  charge: 'Charge!',
  rally: 'Rally to Me!',
};

const SPANS: Readonly<Record<string, string>> = {
  unit: 'Not at this one any more',
  detachment: 'Not at this detachment any more',
  segment: 'Not in this segment any more',
  phase: 'Not in this phase any more',
};

/** What passing means at these questions; anywhere else it is fire that is held. */
const PASSES: Readonly<Record<string, string>> = {
  reveals: 'Turn up none now',
  calls: 'Call for nothing now',
  cries: 'No cry now',
  regroup: 'Nobody comes back now',
  arrivals: 'They come later',
  overrun: 'Do not try it',
};

const EDGES = { first: 'first', second: 'second' } as const;

const place = (x: number, y: number) => `${inCm(x)} east, ${inCm(y)} north`;

type Say<V extends Action['do']> = (epic: Epic, action: Extract<Action, { do: V }>, view: View) => string;

const SAID: { readonly [V in Action['do']]?: Say<V> } = {
  side: (_e, { side }) => `Play the ${capital(side)} side`,
  go: (_e, { first }) => `Go ${first ? EDGES.first : EDGES.second}`,
  building: (_e, { kind, x, y }) => `${capital(kindNamed(kind).name)} at ${place(x, y)}`,
  edge: (_e, { edge }) => `Take the ${edge} edge`,
  hero: ({ table }, { unit, deed }) => `${CRIES[deed]} (${unitInFull(table, unit)})`,
  regroup: ({ table }, action) =>
    `${unitInFull(table, action.unit)} comes back ${'cell' in action ? `into building ${action.building}` : `at ${place(action.x, action.y)}`}`,
  muster: (_e, { force }) =>
    listed(
      [...new Set(force.detachments.map(nameOf))].map((name) => {
        const n = force.detachments.filter((one) => nameOf(one) === name).length;
        return n > 1 ? `${n} × ${name}` : name;
      }),
    ),
  lose: (_e, { detachment }) => `Leave detachment ${detachment} of the list at home`,
  point: (_e, { at }) => `At ${place(at[0], at[1])}`,
  deploy: (epic, { units }, view) =>
    topStep(view)?.do === 'unfold'
      ? `Place the ${counted(units.length, 'stand')} for me`
      : deployed(epic, units),
  orders: ({ table }, { orders }) =>
    listed(orders.map(([id, order]) => `${detachmentName(table, id)} ${ORDER_WORDS[order].toLowerCase()}`)),
  time: () => 'The time is up',
  move: ({ table }, { detachment, legs }) =>
    legs.length === 0
      ? `${detachmentName(table, detachment)} stays`
      : `${detachmentName(table, detachment)} moves: ${counted(legs.length, 'unit')}`,
  on: () => 'Go on as planned',
  rest: ({ table }, { legs }) => restSaid(table, legs),
  fire: (epic, { unit, shots }) => `${unitInFull(epic.table, unit)}: ${shotsSaid(epic, unit, shots)}`,
  pass: (_e, { span }, view) => (span ? SPANS[span] : (PASSES[topStep(view)?.do ?? ''] ?? 'Hold fire')),
  instruct: ({ table }, { unit, what }) =>
    what.do === 'fire'
      ? `${unitInFull(table, unit)} fires at ${what.at} on ${what.needed}+`
      : `${unitInFull(table, unit)} ${what.do === 'hold' ? 'holds its fire' : 'asks'}`,
  disband: ({ table }, { units }) =>
    `Let ${listed(units.map((id) => unitInFull(table, id)))} go: ${units.length === 1 ? 'it counts' : 'they count'} as lost`,
  place: ({ table }, { unit, x, y }) => `${capital(unitCalled(table, unit))} at ${place(x, y)}`,
  propose: () => 'Propose to end the battle',
  divide: ({ table }, { assaults }) =>
    listed(
      assaults.map(
        ({ one, many }) =>
          `${unitInFull(table, one)} against ${listed(many.map((id) => unitInFull(table, id)))}`,
      ),
    ),
  assault: ({ table }, { unit }) => `The assault of ${unitInFull(table, unit)}`,
  primary: ({ table }, { unit }) => `${unitInFull(table, unit)} leads`,
  hide: ({ table }, { units }) =>
    units.length === 0 ? 'Nobody hides' : `Hide ${listed(units.map((id) => unitInFull(table, id)))}`,
  take: ({ table }, { units }) =>
    units.length === 0
      ? 'Stay outside'
      : listed(units.map(([unit, cell]) => `${unitInFull(table, unit)} into cell ${cell + 1}`)),
  join: ({ table }, { unit, building }) =>
    `${unitInFull(table, unit)} fights ${building ? 'for the building' : 'outside'}`,
  pair: (epic, { pairs }) => pairsSaid(epic, pairs),
  add: (epic, { pairs }) => (pairs.length === 0 ? 'Nobody is added' : pairsSaid(epic, pairs)),
  call: ({ table }, { unit }) => `${unitInFull(table, unit)} calls for support`,
  lay: (_e, { counter }) => capital(COUNTER_NAMES[counter] ?? counter),
  support: ({ table }, { unit, at }, view) =>
    `${unitInFull(table, unit)}: ${COUNTER_NAMES[view.units[unit].support ?? ''] ?? 'support'} at ${place(at[0], at[1])}`,
  keep: (_e, { keep }) => (keep ? 'Leave it beside its commander' : 'Take it back'),
  blinds: (_e, { at }) => `${counted(at.length, 'blind marker')} round ${place(...(at[0] ?? [0, 0]))}`,
  mines: (_e, { at, real }) =>
    `${counted(at.length, 'mine counter')} round ${place(...(at[0] ?? [0, 0]))}, ${real.map((n) => `number ${n + 1}`).join(' and ')} real`,
  assail: ({ table }, { unit, titan, weapon }) =>
    `${unitInFull(table, unit)} at ${unitInFull(table, titan)} ${weapon === undefined ? 'with grenades' : `with its ${weaponName(table.units[unit].arms[weapon].weapon)}`}`,
  conceal: (_e, { counters }) => `Place all ${counters.length} for me`,
  reveal: ({ table }, { number }, view) => {
    const own = view.hidden.find((one) => one.number === number && one.detachment !== SEALED);
    return `Turn up counter ${number}${own ? ` (${meaningOf(table, own)})` : ''}`;
  },
  yield: ({ table }, { unit }, view) =>
    `${capital(unitCalled(table, unit))}${view.units[unit].commander ? ', with its commander,' : ''} is lost`,
  end: () => 'That is all',
};

/** A verb that has no words here yet is said in its notation. */
export function sentenceOf(epic: Epic, view: View, action: Action): string {
  const say = SAID[action.do] as Say<Action['do']> | undefined;
  return capital(say ? say(epic, action as never, view) : epic.game.notation.print(view, action));
}

function pairsSaid({ table }: Epic, pairs: readonly (readonly [number, number])[]): string {
  return listed(pairs.map(([a, b]) => `${unitInFull(table, a)} against ${unitInFull(table, b)}`));
}

/** 'both las-cannons at Rhino 2'. */
export function shotsSaid({ table }: Epic, unit: number, shots: readonly Shot[]): string {
  const marks = [...new Set(shots.map(markOf))];
  return listed(
    marks.map((mark) => {
      const own = shots.filter((shot) => markOf(shot) === mark);

      const weapons = [
        ...new Set(
          own.map(({ weapon, mode }) => {
            const name = weaponName(table.units[unit].arms[weapon].weapon);
            return mode ? `${mode} ${name}` : name;
          }),
        ),
      ];
      return `${listed(weapons)} at ${markSaid(table, own[0])}`;
    }),
  );
}

/** What a shot is aimed at, to be compared; and in words. */
export const markOf = ({ target, counter }: Shot) => `${target} ${counter ?? ''}`;

export function markSaid(table: Epic['table'], { target, counter }: Shot): string {
  return counter === undefined ? unitInFull(table, target) : `counter ${counter}`;
}

function restSaid(table: Epic['table'], legs: Extract<Action, { do: 'rest' }>['legs']): string {
  if (legs.length === 0) return 'Stop here';
  const parts = legs.slice(0, 3).map(({ model, way }) => {
    const turn = way.find((drive) => 'turn' in drive);
    const how =
      way.length === 0 ? 'stays' : turn && 'turn' in turn ? `turns ${turned(turn.turn)}` : 'goes on';
    return `${unitCalled(table, model)} ${how}`;
  });
  return listed(legs.length > 3 ? [...parts, `${legs.length - 3} more`] : parts);
}

export const turned = (degrees: number) => `${Math.abs(degrees)}° ${degrees > 0 ? 'right' : 'left'}`;

/** Parts of the table, from its left edge on. */
const PLACES = ['far to the west', 'to the west', 'in the middle', 'to the east', 'far to the east'];

function deployed({ table }: Epic, units: Extract<Action, { do: 'deploy' }>['units']): string {
  const open = units.flatMap((one) => ('x' in one ? [one] : []));
  const [inside, aboard] = ['building', 'carrier'].map((key) => units.filter((one) => key in one).length);
  const middle = open.reduce((sum, { x }) => sum + x, 0) / Math.max(1, open.length);
  const where = PLACES[Math.min(PLACES.length - 1, Math.floor((PLACES.length * middle) / table.width))];
  return [
    `Set up ${counted(units.length, 'unit')}${open.length > 0 ? ` ${where}` : ''}`,
    ...(inside > 0 ? [`${inside} inside buildings`] : []),
    ...(aboard > 0 ? [`${aboard} aboard`] : []),
  ].join(', ');
}

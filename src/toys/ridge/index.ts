/** Ridge as a ruleset. */
import * as v from 'valibot';
import { boxOf, CM, PATTERNS, printPoint, readPoint, rectangle } from '../../field/index.ts';
import { type Game, type Odds, Problem, type Ruleset } from '../../kernel/contract.ts';
import { readData } from '../../kernel/read-data.ts';
import { about } from './about.ts';
import { course, engine } from './rules.ts';
import { fork, imagine, redact, reveals, view } from './secrets.ts';
import {
  type Action,
  ARMS,
  BATTERY,
  type Event,
  KINDS,
  SIDES,
  SIZE,
  type State,
  standOf,
  type Table,
  UNKNOWN,
} from './state.ts';

const Centimetres = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const Setup = v.strictObject({
  /** Width and length; rocks from corner to corner. */
  table: v.tuple([Centimetres, Centimetres]),
  rocks: v.array(v.tuple([Centimetres, Centimetres, Centimetres, Centimetres])),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Setup = v.InferOutput<typeof Setup>;
export type RidgeGame = Game<State, Action, Event, State> & { readonly table: Table };

const { id, title, seats, complete, areas } = about;

export const ridge: Ruleset<Setup, State, Action, Event, State> & { open(setup: Setup): RidgeGame } = {
  id,
  title,
  version: '1',
  seats,
  options: [],
  complete,
  areas,
  readSetup: (data) => readData(Setup, data, 'A setup'),
  open: (setup) => gameOn(layTable(setup)),
};

/** The ridge is in the middle; the batteries line up on the south and the north edge. */
export function layTable({ table: [wide, long], rocks, rounds }: Setup): Table {
  const [width, length] = [wide * CM, long * CM];
  const line = (y: number) =>
    Array.from({ length: BATTERY }, (_, i) => ({ x: ((i + 1) * width) / (BATTERY + 1), y }));
  return {
    box: [0, 0, width, length],
    ridge: { x: width / 2, y: length / 2 },
    rocks: rocks.map(([west, south, east, north]) =>
      rectangle([west * CM, south * CM, east * CM, north * CM]),
    ),
    starts: { red: line(SIZE), blue: line(length - SIZE) },
    rounds,
  };
}

function firstState({ starts }: Table): State {
  const stands = SIDES.flatMap((side) => starts[side].map((at) => ({ side, ...at }))).map((one, i) => ({
    id: i + 1,
    kind: '',
    shown: false,
    gone: false,
    ...one,
  }));
  return { round: 0, stands, orders: { red: '', blue: '' }, steps: [{ do: 'muster' }], outcome: null };
}

export function gameOn(table: Table): RidgeGame {
  return {
    seats,
    table,
    start: () => ({ state: firstState(table), events: [] }),
    pending: (state) => engine.asks(table, state),
    actions: (state, seat) => engine.list(table, state, seat),
    check: (state, seat, action) => engine.refuse(table, state, seat, action),
    apply(state, seat, action, dice) {
      const events: Event[] = [];
      engine.run({ table, state, dice, events }, course, { seat, action });
      return events;
    },
    fork,
    view: (state, viewer) => view(state, viewer),
    redact,
    reveals,
    imagine,
    outcome: (state) => state.outcome,
    describe: (event) => ({ text: told(event), rules: [] }),
    notation: { print: (_state, action) => print(action), parse: (_state, text) => parse(text) },
    odds,
    broken: (state) =>
      state.stands.filter(({ id }, i) => id !== i + 1).map(({ id }) => `Stand ${id} is out of line.`),
    sketch: (seen) =>
      seen.stands.map((one) => `${one.id} ${one.side} ${one.gone ? 'gone' : printPoint(one)}`).join('\n'),
  };
}

function print(action: Action): string {
  if (action.do === 'muster') return `muster ${action.kinds.join(' ')}`;
  if (action.do === 'order') return action.order;
  if (action.do === 'shoot') return `${action.stand}>${action.target}`;
  return action.do === 'move' ? `${action.stand} to ${printPoint(action)}` : 'done';
}

const MOVE = new RegExp(`^${PATTERNS.number} to ${PATTERNS.point}$`);
const SHOT = new RegExp(`^${PATTERNS.number}>${PATTERNS.number}$`);

function parse(text: string): Action {
  if (text === 'done') return { do: 'done' };
  if (text === 'fire' || text === 'advance') return { do: 'order', order: text };
  const [first, ...rest] = text.split(' ');
  if (first === 'muster' && rest.every((kind) => KINDS.some((one) => one === kind)))
    return { do: 'muster', kinds: rest as (typeof KINDS)[number][] };
  const [, firer, target] = SHOT.exec(text) ?? [];
  if (firer) return { do: 'shoot', stand: Number(firer), target: Number(target) };
  const [, stand, x, y] = MOVE.exec(text) ?? [];
  if (stand) return { do: 'move', stand: Number(stand), ...readPoint(x, y) };
  throw new Problem(`'${text}' is nothing to do here.`);
}

function told(event: Event): string {
  if (event.kind === 'mustered') return `${event.seat} musters ${event.kinds?.join(', ') ?? 'a battery'}.`;
  if (event.kind === 'ordered') return `${event.seat} orders ${event.order ?? 'in secret'}.`;
  if (event.kind === 'revealed') return `red: ${event.red}, blue: ${event.blue}.`;
  if (event.kind === 'shown') return `${event.stand} is ${event.what}.`;
  if (event.kind === 'shot')
    return `${event.stand} fires at ${event.target}: ${event.hit ? 'a hit' : 'a miss'}.`;
  if (event.kind === 'moved') return `${event.stand} moves to ${printPoint(event)}.`;
  return event.kind === 'over' ? 'It is over.' : `${event.seat} is done.`;
}

function odds(seen: State, action: Action): Odds | null {
  const kind = action.do === 'shoot' ? standOf(seen, action.stand)?.kind : undefined;
  if (!kind || kind === UNKNOWN) return null;
  return { chances: [{ what: 'a hit', ways: 7 - ARMS[kind].hits, total: 6 }], parts: [] };
}

/** The table as an SVG file. */
export function draw({ box: [, , width, length], rocks }: Table, seen: State): string {
  const rock = rocks.map((polygon) => {
    const [west, south, east, north] = boxOf(polygon);
    return `<rect x="${west}" y="${length - north}" width="${east - west}" height="${north - south}"/>`;
  });
  const stands = seen.stands
    .filter(({ gone }) => !gone)
    .map(({ x, y, side }) => `<circle cx="${x}" cy="${length - y}" r="${SIZE / 2}" fill="${side}"/>`);
  const inside = [...rock, ...stands].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${length}">${inside}</svg>\n`;
}

export default ridge;

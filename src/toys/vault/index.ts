/** Vault as a ruleset. */
import * as v from 'valibot';
import { DIR_NAMES, dirNamed, NOWHERE, nobody, parseBoard, standOn } from '../../grid/index.ts';
import { type Game, type Odds, Problem, type Ruleset } from '../../kernel/contract.ts';
import { readData } from '../../kernel/read-data.ts';
import { about } from './about.ts';
import { course, engine, strengthOf } from './rules.ts';
import { fork, imagine, redact, reveals, view } from './secrets.ts';
import { type Action, type Event, GANG, pieceOf, SIDES, type State, type Table, UNKNOWN } from './state.ts';

const Setup = v.strictObject({ picture: v.string(), rounds: v.pipe(v.number(), v.integer(), v.minValue(1)) });
export type Setup = v.InferOutput<typeof Setup>;
export type VaultGame = Game<State, Action, Event, State> & { readonly table: Table };

const { id, title, seats, complete, areas } = about;

export const vault: Ruleset<Setup, State, Action, Event, State> & { open(setup: Setup): VaultGame } = {
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

/** In the picture `r` and `b` are where the gangs start, in reading order, and `v` is the vault. */
export function layTable({ picture, rounds }: Setup): Table {
  const legend = { r: 'red', b: 'blue', v: 'vault' };
  const board = parseBoard({ levels: [{ picture }], legend });
  const { red = [], blue = [], vault: [square] = [] } = board.marks;
  if (red.length !== GANG || blue.length !== GANG || square === undefined)
    throw new Problem('picture: three squares r, three squares b and one square v are needed.');
  return { board, vault: square, starts: { red, blue }, rounds };
}

export function firstState({ board, starts }: Table): State {
  const occupants = nobody(board.size);
  const pieces = SIDES.flatMap((side) => starts[side].map((at) => ({ side, at }))).map(({ side, at }, i) => {
    const piece = { id: i + 1, side, kind: '', shown: false, at: NOWHERE };
    standOn(occupants, piece, at);
    return piece;
  });
  return {
    round: 0,
    pieces,
    occupants,
    stances: { red: '', blue: '' },
    steps: [{ do: 'muster' }],
    outcome: null,
  };
}

export function gameOn(table: Table): VaultGame {
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
    describe: (event) => ({ text: told(table, event), rules: [] }),
    notation: { print: (_state, action) => print(action), parse: (_state, text) => parse(text) },
    odds: (seen, action) => odds(table, seen, action),
    broken: (state) =>
      state.pieces
        .filter((piece) => piece.at !== NOWHERE && state.occupants[piece.at] !== piece.id)
        .map((piece) => `Piece ${piece.id} is not where it stands.`),
    sketch: (seen) => sketch(table, seen),
  };
}

function print(action: Action): string {
  if (action.do === 'muster') return `muster ${action.kinds.join(' ')}`;
  if (action.do === 'stance') return action.stance;
  return action.do === 'step' ? `${action.piece} step ${DIR_NAMES[action.dir]}` : 'stay';
}

function parse(text: string): Action {
  const [first, ...rest] = text.split(' ');
  if (text === 'stay') return { do: 'stay' };
  if (text === 'rush' || text === 'hold') return { do: 'stance', stance: text };
  if (first === 'muster' && rest.every((kind) => kind === 'runner' || kind === 'brute'))
    return { do: 'muster', kinds: rest as ('runner' | 'brute')[] };
  const [, piece, way] = /^(\d{1,2}) step ([NESW]{1,2})$/.exec(text) ?? [];
  if (piece && dirNamed(way) >= 0) return { do: 'step', piece: Number(piece), dir: dirNamed(way) };
  throw new Problem(`'${text}' is nothing to do here.`);
}

function told({ board }: Table, event: Event): string {
  if (event.kind === 'mustered') return `${event.seat} musters ${event.kinds?.join(', ') ?? 'a gang'}.`;
  if (event.kind === 'chose') return `${event.seat} chooses ${event.stance ?? 'in secret'}.`;
  if (event.kind === 'revealed') return `red: ${event.red}, blue: ${event.blue}.`;
  if (event.kind === 'moved') return `${event.piece} moves to ${board.name(event.at)}.`;
  if (event.kind === 'shown') return `${event.piece} is a ${event.what}.`;
  if (event.kind === 'fought') return `${event.piece} fights ${event.foe}: ${event.dice.join(' to ')}.`;
  return event.kind === 'over' ? 'It is over.' : `${event.seat}: ${event.kind}.`;
}

/** How often the attacker wins, where both pieces are known. */
function odds({ board }: Table, seen: State, action: Action): Odds | null {
  if (action.do !== 'step') return null;
  const piece = pieceOf(seen, action.piece);
  const foe = pieceOf(seen, seen.occupants[board.near[piece.at * 8 + action.dir]]);
  if (!foe || piece.kind === UNKNOWN || foe.kind === UNKNOWN) return null;
  const more = strengthOf(piece, null) - strengthOf(foe, seen.stances[foe.side]);
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + more > b) ways++;
  return { chances: [{ what: 'the attacker wins', ways, total: 36 }], parts: [] };
}

function sketch({ board, vault }: Table, seen: State): string {
  const { width, height } = board.levels[0];
  const row = (y: number) =>
    Array.from({ length: width }, (_, x) => {
      const square = board.at(0, x, y);
      if (square < 0) return '#';
      return seen.occupants[square] || (square === vault ? 'v' : '.');
    }).join('');
  return Array.from({ length: height }, (_, y) => row(y)).join('\n');
}

export default vault;

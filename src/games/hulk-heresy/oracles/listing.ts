/** For tests and soaks: what a piece may do, found by trying whatever could be said of it, beside what is listed. */
import { canonical } from '../../../kernel/hash.ts';
import { type Action, POOLS, type Verb } from '../actions.ts';
import { BLADES } from '../data/assault.ts';
import { rowOfPiece } from '../position.ts';
import { waysOfRow } from '../shooting/weapons.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { ACTS, type Act } from '../turn/acts.ts';
import { pointsIn } from '../turn/command.ts';
import { listActs, refuseAct } from '../turn/taking.ts';

type Words = Omit<Action, 'do' | 'unit' | 'cp'>;

const DIRS = [0, 1, 2, 3, 4, 5, 6, 7];
const FACINGS = [0, 1, 2, 3];
/** Longer ways are only held to be legal: there are too many to try. */
const LONGEST = 3;

const BARE: readonly Words[] = [{}];
const STRIKES = [undefined, 'lunge', 'blow', 'peerless', 'block', 'knock-back', 'rend', 'sweep'];

/** The ways to shoot of a piece, and two that most do not have. */
function modesWith(state: State, p: Piece, to: readonly number[]): Words[] {
  const own = p.blip ? [] : waysOfRow(rowOfPiece(state, p)).map(({ mode }) => mode);
  const modes = new Set<string>([...own, 'combi-bolter', 'heavy-flamer']);
  return to.flatMap((one) => [...modes].map((mode) => ({ to: one, with: mode })));
}

function pathsFrom(near: Table['near'], at: number, left: number): number[][] {
  if (left === 0) return [];
  return DIRS.flatMap((dir) => {
    const to = near[at * 8 + dir];
    return to < 0 ? [] : [[dir], ...pathsFrom(near, to, left - 1).map((rest) => [dir, ...rest])];
  });
}

const TURNS: readonly Words[] = [
  {},
  ...FACINGS.flatMap((facing): Words[] => [{ before: facing }, { between: facing }, { after: facing }]),
];

function orders(ids: readonly number[], most: number): number[][] {
  if (most === 0) return [[]];
  const rest = (id: number) => ids.filter((one) => one !== id);
  return [[], ...ids.flatMap((id) => orders(rest(id), most - 1).map((more) => [id, ...more]))];
}

function subsets(ids: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const id of ids) all.push(...all.map((some) => [...some, id]));
  return all;
}

/** Whatever could go with a verb; what is left out here (powers, rows of fire) is not compared. */
function wordsFor(table: Table, state: State, p: Piece, verb: Verb): readonly Words[] | null {
  const { board, near } = table;
  const squares = Array.from({ length: board.size }, (_, square) => square);
  const others = state.pieces.flatMap((one) => (one && one.id !== p.id ? [one.id] : []));
  const carried = state.objects.flatMap(({ holder }, i) => (holder === p.id ? [i + 1] : []));
  const goingWith = (words: Words): Words[] =>
    subsets(carried).flatMap((list) => {
      const one = list.length > 0 ? { ...words, list } : words;
      return [one, { ...one, with: 'shoot' }];
    });
  switch (verb) {
    case 'move':
      return DIRS.flatMap((to) =>
        TURNS.filter(({ between }) => between === undefined).flatMap((turn) => goingWith({ to, ...turn })),
      );
    case 'walk':
      if (p.at === NOWHERE) return [];
      return pathsFrom(near, p.at, LONGEST).flatMap((path) =>
        TURNS.flatMap((turn) => goingWith({ path, ...turn })),
      );
    case 'enter':
      return [{}, ...FACINGS.map((after) => ({ after }))];
    case 'turn':
      return FACINGS.map((face) => ({ face }));
    case 'overwatch':
      return [{}, ...FACINGS.map((face) => ({ face }))];
    case 'door':
    case 'barricade':
    case 'investigate':
      return squares.map((to) => ({ to }));
    case 'shoot':
      return modesWith(state, p, others);
    case 'shoot-at':
    case 'burst':
      return modesWith(state, p, squares);
    case 'hail':
      return DIRS.map((to) => ({ to }));
    case 'challenge':
    case 'flames':
      return others.map((to) => ({ to }));
    case 'give':
      return others.flatMap((to) => state.objects.map((_, i) => ({ to, row: i + 1 })));
    case 'litany':
      return ['canticle', 'catechism', 'exhortation'].map((litany) => ({ with: litany }));
    case 'assault': {
      const beside = DIRS.flatMap((dir) => state.occupant[near[p.at * 8 + dir]] ?? []).filter((id) => id > 0);
      const lists = [undefined, ...orders(beside, 3)];
      return Object.keys(BLADES).flatMap((blade) =>
        STRIKES.flatMap((how) =>
          lists.map((list) => ({ with: blade, ...(how && { how }), ...(list && { list }) })),
        ),
      );
    }
    case 'break':
      return Object.keys(BLADES).flatMap((blade) =>
        STRIKES.map((how) => ({ with: blade, ...(how && { how }) })),
      );
    case 'guard':
    case 'reload':
    case 'unjam':
    case 'climb':
    case 'exit':
      return BARE;
    default:
      return null;
  }
}

/** Every mix of so many points of the pools that hold any, and one too many. */
function payments(table: Table, state: State, p: Piece): string[] {
  let all = [''];
  for (const pool of POOLS) {
    const held = pointsIn(table, state, p, pool);
    if (held === 0) continue;
    all = all.flatMap((cp) => Array.from({ length: Math.min(held, 5) + 2 }, (_, n) => cp + pool.repeat(n)));
  }
  return all;
}

/** Where lists and refusals of these verbs differ. */
export function* listedApart(
  table: Table,
  state: State,
  p: Piece,
  verbs: readonly Verb[],
  reaction: boolean,
): Generator<string> {
  const all = listActs(table, state, p, reaction);
  const ways = payments(table, state, p);
  for (const verb of verbs) {
    const words = wordsFor(table, state, p, verb);
    const listed = all.filter((action) => action.do === verb);
    if (words) yield* apart(table, state, p, verb, words, ways, listed, reaction);
  }
}

function* apart(
  table: Table,
  state: State,
  p: Piece,
  verb: Verb,
  words: readonly Words[],
  ways: readonly string[],
  listed: readonly Action[],
  reaction: boolean,
): Generator<string> {
  const left = new Set(listed.map(canonical));
  if (left.size < listed.length) yield `piece ${p.id}: '${verb}' is listed twice`;
  const act = ACTS[verb] as Act;
  for (const one of words) {
    // what cannot be done is refused whatever is paid; listed all the same, it is left over below
    if (p.at === NOWHERE && !act.outside) continue; // HH-REINF-08
    if (act.refuse(table, state, p, { do: verb, unit: p.id, ...one })) continue;
    for (const cp of ways) {
      const action: Action = { do: verb, unit: p.id, ...one, ...(cp && { cp }) };
      const refusal = refuseAct(table, state, p.side, action, reaction);
      const said = canonical(action);
      if (left.delete(said) === (refusal !== null))
        yield `${said}: ${refusal ? `listed, but ${refusal.why}` : 'legal, but not listed'}`;
    }
  }
  for (const said of left) {
    const action = JSON.parse(said) as Action;
    const refusal = refuseAct(table, state, p.side, action, reaction);
    if (refusal || (action.path?.length ?? 0) <= LONGEST)
      yield `${said}: listed, but ${refusal?.why ?? 'not thought of'}`;
  }
}

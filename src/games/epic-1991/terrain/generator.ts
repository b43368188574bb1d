/** TERR: the terrain generator: what is rolled, what the players want again, who lays what where. */
import {
  type Area,
  type Box,
  firstFit,
  fits,
  headingsBy,
  isTown,
  lattice,
  layTown,
  type Pose,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Action } from '../actions.ts';
import { FOOT } from '../battle.ts';
import { finish, type Play } from '../play.ts';
import { foeOf, SIDES, type Side, type State, type TerrainPiece } from '../state.ts';
import type { Rolled, StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { rollOff } from '../turn.ts';
import {
  FORD,
  layShape,
  pieceAt,
  RIVER_WIDTH,
  riverPiece,
  type ShapeName,
  TOWN,
  TOWN_LEAST,
  TOWN_MOST,
} from './shapes.ts';

type TerrainStep = StepOf<'terrain'>;
type Lay = Extract<Action, { do: 'lay' }>;

/** E2-TERR-03: rows by the second die, columns by the first. */
const CHART: readonly (readonly Rolled['is'][])[] = [
  ['hill', 'hill', 'hill', 'woods', 'woods', 'rubble'],
  ['woods', 'woods', 'woods', 'woods', 'hill', 'craters'],
  ['hill', 'town', 'town', 'hill', 'woods', 'hill'],
  ['town', 'hill', 'town', 'town', 'town', 'woods'],
  ['town', 'craters', 'town', 'town', 'town', 'town'],
  ['town', 'hill', 'woods', 'river', 'marsh', 'town'],
];

/** E2-TERR-01: an area of 2 feet by 2, numbered from the south-west, west to east, then north. */
export function areaBox(table: Table, area: number): Box {
  const across = table.width / (2 * FOOT);
  const west = ((area - 1) % across) * 2 * FOOT;
  const south = Math.floor((area - 1) / across) * 2 * FOOT;
  return [west, south, west + 2 * FOOT, south + 2 * FOOT];
}

function areasOf({ width, length }: Table): number {
  return (width / (2 * FOOT)) * (length / (2 * FOOT));
}

/** E2-TERR-02, E2-TERR-03: everything is rolled before anything is laid. */
export function rollTerrain(play: Play): TerrainStep {
  const { table, dice, events } = play;
  const pieces: Rolled[] = [];
  for (let area = 1; area <= areasOf(table); area++) {
    const die = dice.d6();
    const many = Math.ceil(die / 2);
    events.push({ kind: 'terrain-rolled', area, die, pieces: many });
    for (let i = 0; i < many; i++) pieces.push(rollPiece(play, pieces.length + 1, area));
  }
  return { do: 'terrain', stage: 'again', next: null, pieces, answered: [], wanted: [] };
}

function rollPiece({ dice, events }: Play, number: number, area: number): Rolled {
  const column = dice.d6();
  const row = dice.d6();
  const is = CHART[row - 1][column - 1];
  events.push({ kind: 'piece-rolled', piece: number, area, dice: [column, row], is });
  return { number, area, is };
}

export const terrain: StepRule<TerrainStep> = {
  run(play, step) {
    if (step.stage === 'again') return true;
    step.next ??= rollOff(play, 'terrain');
    if (step.stage === 'who') return true;
    dropUnlaid(play, step);
    if (step.pieces.length > 0) return true;
    if (play.table.options.oneLays) leaveEdge(play, step.next);
    finish(play, step);
    return false;
  },
  asks(table, _state, step) {
    if (step.stage === 'again')
      return SIDES.filter((seat) => !step.answered.includes(seat)).map((seat) => ({
        seat,
        kind: 'again',
        rule: 'E2-TERR-07',
      }));
    const seat = step.next!;
    if (step.stage === 'who') return [{ seat, kind: 'go', rule: 'E2-TERR-06' }];
    return [{ seat, kind: 'lay', rule: table.options.oneLays ? 'E2-TERR-06' : 'E2-TERR-04' }];
  },
  refuse(table, state, _seat, action, step): Refusal | null {
    if (step.stage === 'again') {
      if (action.do !== 'again')
        return { rule: 'E2-TERR-07', why: 'Say which pieces you would rather roll again, if any.' };
      return action.pieces.every((piece) => step.pieces.some(({ number }) => number === piece)) &&
        new Set(action.pieces).size === action.pieces.length
        ? null
        : { rule: 'E2-TERR-07', why: 'That piece was not rolled.' };
    }
    if (step.stage === 'who')
      return action.do === 'go'
        ? null
        : {
            rule: 'E2-TERR-06',
            why: 'Say whether you lay the terrain (first) or choose your edge (second).',
          };
    const drops = action.do === 'drop' && table.options.oneLays;
    if (action.do !== 'lay' && !drops) return { rule: 'E2-TERR-04', why: 'Lay a piece of terrain.' };
    const rolled = step.pieces.find(({ number }) => number === action.piece);
    if (!rolled) return { rule: 'E2-TERR-04', why: 'That piece is not to be laid.' };
    return action.do === 'lay' ? refuseLay(table, state, rolled, action) : null;
  },
  list(table, state, _seat, step): Action[] {
    if (step.stage === 'again')
      return [
        { do: 'again', pieces: [] },
        ...step.pieces.slice(0, 2).map(({ number }): Action => ({ do: 'again', pieces: [number] })),
      ];
    if (step.stage === 'who')
      return [
        { do: 'go', first: true },
        { do: 'go', first: false },
      ];
    const few = step.pieces.slice(0, 4);
    return [
      ...few.flatMap((rolled) => waysToLay(table, state, rolled, 3)),
      ...(table.options.oneLays ? few.map(({ number }): Action => ({ do: 'drop', piece: number })) : []),
    ];
  },
  answer(play, seat, action, step) {
    const { table, state, events } = play;
    if (action.do === 'again') {
      step.answered.push(seat as Side);
      // E2-TERR-07: only what both want
      step.wanted =
        step.answered.length === 1
          ? [...action.pieces]
          : step.wanted.filter((piece) => action.pieces.includes(piece));
      if (step.answered.length === 2) rollAgain(play, step);
      return;
    }
    if (action.do === 'go') {
      if (!action.first) step.next = foeOf(seat as Side);
      step.stage = 'lay';
    }
    if (action.do !== 'lay' && action.do !== 'drop') return;
    const rolled = step.pieces.find(({ number }) => number === action.piece)!;
    if (action.do === 'drop') return drop(play, step, rolled);
    state.pieces = [...state.pieces, ...piecesOf(table, rolled, action)];
    step.pieces = step.pieces.filter((piece) => piece !== rolled);
    events.push({ kind: 'piece-laid', side: seat as Side, piece: rolled.number, is: rolled.is });
    if (!table.options.oneLays) step.next = foeOf(seat as Side);
  },
};

function rollAgain(play: Play, step: TerrainStep): void {
  step.pieces = step.pieces.map((piece) =>
    step.wanted.includes(piece.number) ? rollPiece(play, piece.number, piece.area) : piece,
  );
  step.stage = play.table.options.oneLays ? 'who' : 'lay';
}

/** E2-TERR-06: the side that did not lay the terrain chooses its edge. */
function leaveEdge({ state }: Play, layer: Side): void {
  for (const step of state.steps) if (step.do === 'edge') step.chooser = foeOf(layer);
}

/** E2-TERR-06: who lays it all may do without a piece. */
function drop({ events }: Play, step: TerrainStep, rolled: Rolled): void {
  step.pieces = step.pieces.filter((piece) => piece !== rolled);
  events.push({ kind: 'piece-dropped', piece: rolled.number, is: rolled.is });
}

/** E2-TERR-05: a piece for which there is no place is dropped. */
function dropUnlaid({ table, state, events }: Play, step: TerrainStep): void {
  step.pieces = step.pieces.filter((rolled) => {
    if (waysToLay(table, state, rolled, 1).length > 0) return true;
    events.push({ kind: 'piece-dropped', piece: rolled.number, is: rolled.is });
    return false;
  });
}

function laid(state: State): Area[] {
  return state.pieces.flatMap((piece) => (piece ? [piece.parts] : []));
}

/** The pieces an action lays; a town is three. */
function piecesOf(table: Table, { is, area }: Rolled, { at, river }: Lay): TerrainPiece[] {
  if (is === 'river') return river ? [riverPiece(areaBox(table, area), ...river)] : [];
  const poses = at.map(([x, y, heading]) => ({ x, y, heading }));
  if (is === 'town') return TOWN.flatMap((name, i) => (poses[i] ? [pieceAt(name, poses[i])] : []));
  return poses.slice(0, 1).map((pose) => pieceAt(is as ShapeName, pose));
}

/** What an answer lays, as it would lie. */
export function laidBy(table: Table, state: State, action: Lay): TerrainPiece[] {
  const step = topStep(state);
  const rolled = step?.do === 'terrain' && step.pieces.find(({ number }) => number === action.piece);
  return rolled ? piecesOf(table, rolled, action) : [];
}

function refuseLay(table: Table, state: State, rolled: Rolled, action: Lay): Refusal | null {
  const { is, area } = rolled;
  const wanted = is === 'town' ? 3 : is === 'river' ? 0 : 1;
  if (action.at.length !== wanted || (is === 'river') !== (action.river !== undefined))
    return { rule: 'E2-TERR-04', why: `A ${is} is not laid in this way.` };
  const pieces = piecesOf(table, rolled, action);
  const box = areaBox(table, area);
  const others = laid(state);
  for (const { parts } of pieces)
    if (!fits(parts, box, others))
      return { rule: 'E2-TERR-05', why: 'It must lie wholly in its area, clear of other terrain.' };
  if (action.river && !hasCrossing(box, action.river))
    return { rule: 'E2-TERR-16', why: 'The crossing lies wholly in the area.' };
  if (is !== 'town') return null;
  return isTown(
    pieces.map(({ parts }) => parts),
    TOWN_LEAST,
    TOWN_MOST,
  )
    ? null
    : { rule: 'E2-TERR-15', why: 'The buildings stand 2.5 to 10 cm apart, in a chain.' };
}

function hasCrossing([west, south, east, north]: Box, [way, , crossing]: NonNullable<Lay['river']>): boolean {
  const [start, end] = way === 'north' ? [south, north] : [west, east];
  return crossing - FORD / 2 >= start && crossing + FORD / 2 <= end;
}

/** The lattice is walked from a different corner for each, so that tables differ. */
function posesIn(box: Box, rolled: Rolled, turnedBy: number): Pose[] {
  const [west, south, east, north] = box;
  const inner: Box = [west + 300, south + 300, east - 300, north - 300];
  const all = [...lattice(inner, 500, headingsBy(turnedBy))];
  const from = (rolled.number * 7919) % all.length;
  return [...all.slice(from), ...all.slice(0, from)];
}

/** Some legal ways to lay a piece: none means there is no room (tried on the whole lattice of E2-TERR-05). */
export function waysToLay(table: Table, state: State, rolled: Rolled, most: number): Action[] {
  const { is, area, number } = rolled;
  const box = areaBox(table, area);
  const others = laid(state);
  if (is === 'river') return riversIn(table, rolled, others).slice(0, most);
  if (is === 'town') {
    const shapes = TOWN.map((name) => (pose: Pose) => layShape(name, pose));
    const poses = layTown(shapes, box, others, posesIn(box, rolled, 90), TOWN_LEAST, TOWN_MOST);
    return poses
      ? [{ do: 'lay', piece: number, at: poses.map(({ x, y, heading }) => [x, y, heading] as const) }]
      : [];
  }
  const shape = (pose: Pose) => layShape(is as ShapeName, pose);
  const found: Action[] = [];
  let poses = posesIn(box, rolled, 30);
  while (found.length < most) {
    const pose = firstFit(shape, box, others, poses);
    if (!pose) break;
    found.push({ do: 'lay', piece: number, at: [[pose.x, pose.y, pose.heading]] });
    poses = poses.slice(poses.indexOf(pose) + 37);
  }
  if (found.length > 0) return found;
  const last = firstFit(shape, box, others, lattice(box, 100, headingsBy(15)));
  return last ? [{ do: 'lay', piece: number, at: [[last.x, last.y, last.heading]] }] : [];
}

function riversIn(table: Table, rolled: Rolled, others: readonly Area[]): Action[] {
  const box = areaBox(table, rolled.area);
  const found: Action[] = [];
  for (const way of ['north', 'east'] as const) {
    const [start, from, to] = way === 'north' ? [box[1], box[0], box[2]] : [box[0], box[1], box[3]];
    for (let at = from + RIVER_WIDTH; at <= to - RIVER_WIDTH; at += 600) {
      const river = [way, at, start + 2 * FOOT - 2000] as const;
      if (fits(riverPiece(box, ...river).parts, box, others))
        found.push({ do: 'lay', piece: rolled.number, at: [], river });
    }
  }
  return found;
}

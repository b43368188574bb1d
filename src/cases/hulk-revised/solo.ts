/** What the program that plays the Stealers remembers, as cases write it. */
import * as v from 'valibot';
import { NOWHERE, type Solo, type SquadBox } from '../../games/hulk-revised/index.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Case } from '../case.ts';
import { problemAt } from '../problem.ts';
import { knownNumber, type Names, squareNamed } from '../squares/names.ts';

const Name = v.string();
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Piece = v.optional(v.nullable(Name), null);
const flag = v.optional(v.boolean(), false);
const Edge = v.picklist(['front', 'side', 'rear']);

const Activation = v.strictObject({
  unit: Name,
  held: Piece,
  watcher: Piece,
  guard: Piece,
  moved: flag,
  /** By row: 1 went well, -1 did not. */
  risks: v.optional(v.record(v.string(), v.picklist([1, -1])), {}),
  reaching: Piece,
  caught: flag,
  turned: flag,
});

export const SoloSchema = v.strictObject({
  /** The boxes of the squads: two corners, and the lines in the north, east, south and west. */
  boxes: v.optional(
    v.array(
      v.strictObject({
        squad: v.optional(Count, 1),
        corners: v.strictTuple([Name, Name]),
        edges: v.strictTuple([Edge, Edge, Edge, Edge]),
        objective: Piece,
        around: flag,
      }),
    ),
    [],
  ),
  now: v.optional(v.nullable(Activation), null),
  waiting: v.optional(v.array(Activation), []),
  covers: v.optional(v.array(v.strictObject({ unit: Name, marine: Name })), []),
});

type Written = v.InferOutput<typeof SoloSchema>;

const ROWS = 13;

export function remembered(names: Names, written: Written, { settings }: Case): Solo {
  const number = (name: string | null): number => {
    const found = name === null ? 0 : knownNumber(names, name);
    if (found === null) throw new Problem(`no piece is called '${name}'.`);
    return found;
  };
  const activation = (it: v.InferOutput<typeof Activation>): Solo['waiting'][number] => ({
    unit: number(it.unit),
    held: number(it.held),
    watcher: number(it.watcher),
    guard: number(it.guard),
    moved: it.moved,
    risks: Array.from({ length: ROWS }, (_, row) => it.risks[row] ?? 0),
    order: null,
    reaching: number(it.reaching),
    caught: it.caught,
    turned: it.turned,
  });
  try {
    return {
      boxes: written.boxes.map((box) => boxOf(names, box)),
      now: written.now && activation(written.now),
      waiting: written.waiting.map(activation),
      covers: written.covers.map(({ unit, marine }) => ({ unit: number(unit), marine: number(marine) })),
    };
  } catch (error) {
    throw error instanceof Problem ? problemAt(settings.solo.place, error.message) : error;
  }
}

function boxOf(
  names: Names,
  { squad, corners, edges, objective, around }: Written['boxes'][number],
): SquadBox {
  const { board } = names;
  const [a, b] = corners.map((corner) => squareNamed(names, corner));
  return {
    squad,
    level: board.level[a],
    west: Math.min(board.x[a], board.x[b]),
    north: Math.min(board.y[a], board.y[b]),
    east: Math.max(board.x[a], board.x[b]),
    south: Math.max(board.y[a], board.y[b]),
    objective: objective === null ? NOWHERE : squareNamed(names, objective),
    edges: [...edges],
    around,
  };
}

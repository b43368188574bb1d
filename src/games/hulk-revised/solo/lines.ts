/**
 * Defence lines: the box around each squad, and which of its edges is front, side and rear
 * (HR-SOLO-33 to HR-SOLO-38). They are fixed at the start of every Stealer turn.
 */
import { type Play, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { steps, stepsFrom } from './distances.ts';
import type { Line, Solo, SquadBox } from './memory.ts';
import { objectives } from './objectives.ts';

/** The living Marines of each squad, by squad number. */
function squads(table: Table, state: State): [number, Piece[]][] {
  const found = new Map<number, Piece[]>();
  for (const id of state.marines) {
    const squad = squadOf(table, id);
    const p = piece(state, id);
    if (p.at !== NOWHERE) found.set(squad, [...(found.get(squad) ?? []), p]);
  }
  return [...found].sort((a, b) => a[0] - b[0]);
}

export function squadOf(table: Table, marine: number): number {
  return table.loadouts[marine]?.row.squad ?? 0;
}

/** HR-SOLO-33: around the units on the level where most of them are; tie: the lower level number. */
function measure(table: Table, squad: number, units: readonly Piece[]): SquadBox {
  const { x, y, level } = table.board;
  const count = (l: number): number => units.filter((p) => level[p.at] === l).length;
  const levels = [...new Set(units.map((p) => level[p.at]))].sort((a, b) => count(b) - count(a) || a - b);
  const there = units.filter((p) => level[p.at] === levels[0]);
  const xs = there.map((p) => x[p.at]);
  const ys = there.map((p) => y[p.at]);
  return {
    squad,
    level: levels[0],
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs),
    south: Math.max(...ys),
    objective: NOWHERE,
    edges: ['front', 'front', 'front', 'front'],
    around: true,
  };
}

/** How far a square lies beyond the north, east, south and west edge; 0 or less where it does not. */
function gaps(table: Table, box: SquadBox, square: number): number[] {
  const x = table.board.x[square];
  const y = table.board.y[square];
  return [box.north - y, x - box.east, y - box.south, box.west - x];
}

/** The edges a square lies beyond with the largest gap: none, one, or two neighbouring ones. */
function facing(table: Table, box: SquadBox, square: number): number[] {
  if (table.board.level[square] !== box.level) return [];
  const gap = gaps(table, box, square);
  const widest = Math.max(...gap);
  return widest <= 0 ? [] : [0, 1, 2, 3].filter((edge) => gap[edge] === widest);
}

/** HR-SOLO-34, HR-SOLO-36, HR-SOLO-37: which edges are front, seen from the squad's nearest objective. */
function face(play: Play, box: SquadBox, units: readonly Piece[], goals: readonly number[]): void {
  const { table } = play;
  const away = (square: number): number => Math.min(...units.map((p) => steps(table, p.at, square)));
  const least = Math.min(...goals.map(away));
  const tied = goals.filter((square) => away(square) === least);
  if (tied.length === 0) return;
  box.objective = tied[0];
  const edges = facing(table, box, tied[0]);
  if (edges.length === 0) return; // inside the box, or on another level
  const front = edges.length === 1 ? edges[0] : tossEdge(play, box, edges);
  const back = (front + 2) & 3;
  const both = tied.some((square) => facing(table, box, square).includes(back));
  box.edges = [0, 1, 2, 3].map((edge): Line => {
    if (edge === front) return 'front';
    return edge !== back ? 'side' : both ? 'front' : 'rear';
  });
  box.around = false;
}

function tossEdge(play: Play, box: SquadBox, edges: readonly number[]): number {
  const die = play.dice.d6(); // HR-HOUSE-16
  const edge = (die <= 3 ? edges.find((e) => e % 2 === 0) : edges.find((e) => e % 2 === 1)) as number;
  play.events.push({
    kind: 'solo-roll',
    purpose: 'front',
    rule: 'HR-SOLO-34',
    unit: 0,
    type: null,
    dice: [die],
    plus: 0,
    needed: 0,
    result: `squad ${box.squad}: ${['north', 'east', 'south', 'west'][edge]}`,
  });
  return edge;
}

function overlap(a: SquadBox, b: SquadBox): boolean {
  if (a.level !== b.level) return false;
  return a.west <= b.east && b.west <= a.east && a.north <= b.south && b.north <= a.south;
}

/** Fixes the lines of every squad, in squad order. */
export function fixLines(play: Play): void {
  const { table, state } = play;
  const goals = objectives(table, state);
  const found = squads(table, state);
  const boxes = found.map(([squad, units]) => measure(table, squad, units));
  for (const [i, box] of boxes.entries()) face(play, box, found[i][1], goals);
  // HR-SOLO-38: in doubt the front is all around
  for (const box of boxes)
    if (boxes.some((other) => other !== box && overlap(box, other))) {
      box.edges = ['front', 'front', 'front', 'front'];
      box.around = true;
    }
  (state.solo as Solo).boxes = boxes;
  play.events.push({ kind: 'lines', boxes: boxes.map((box) => ({ ...box, edges: box.edges.slice() })) });
}

/** HR-SOLO-35, HR-SOLO-44: the line on whose side a square lies. Inside the box, and on another level: front. */
export function lineOf(table: Table, box: SquadBox | undefined, square: number): Line {
  const edges = box && square !== NOWHERE ? facing(table, box, square) : [];
  if (!box || edges.length === 0 || edges.some((edge) => box.edges[edge] === 'front')) return 'front';
  return box.edges[edges.find((edge) => edge % 2 === 0) ?? edges[0]];
}

/** Whether a Marine stands on a line of that kind of his own squad's box (HR-SOLO-33). */
export function standsOn(table: Table, box: SquadBox | undefined, marine: Piece, line: Line): boolean {
  if (!box || table.board.level[marine.at] !== box.level) return false;
  const gap = gaps(table, box, marine.at);
  return box.edges.some((edge, i) => edge === line && gap[i] === 0);
}

export function boxOf(state: State, squad: number): SquadBox | undefined {
  return state.solo?.boxes.find((box) => box.squad === squad);
}

/** HR-SOLO-38: the box of the squad nearest to a piece. */
export function nearestBox(table: Table, state: State, p: Piece): SquadBox | undefined {
  let best: SquadBox | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const box of state.solo?.boxes ?? [])
    for (const id of state.marines) {
      if (squadOf(table, id) !== box.squad) continue;
      const distance = stepsFrom(table, p, piece(state, id).at);
      if (best && distance >= least) continue;
      best = box;
      least = distance;
    }
  return best;
}

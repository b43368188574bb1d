/** For the tests: distances over floor (HR-GEN-08, HR-SOLO-44), bursts (HR-GEN-13), flames (HR-FLAM-02 to HR-FLAM-05) and the Arc's paths (HR-PSI-12), step by step from their sentences. */
import type { Piece } from '../state.ts';
import { AHEAD, around, type World } from './world.ts';

/** The fewest steps from a square to each square; with `links` ladders and pitfalls are a step too (HR-SOLO-44). */
export function walkFrom(world: World, from: number, links: boolean): number[] {
  const steps: number[] = new Array(world.size).fill(Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const shut = (square: number): boolean => square < 0 || world.isDuct(square);
  for (let changed = true; changed; ) {
    changed = false;
    for (let square = 0; square < world.size; square++) {
      const next = around(world, square)
        .filter(({ flanks }) => flanks.length === 0 || !flanks.every(shut))
        .map(({ to }) => to);
      if (links && world.other(square) >= 0) next.push(world.other(square));
      for (const to of next) {
        if (shut(to) || steps[square] + 1 >= steps[to]) continue;
        steps[to] = steps[square] + 1;
        changed = true;
      }
    }
  }
  return steps;
}

/** HR-GEN-13, round by round. */
export function burstOf(world: World, centre: number, radius: number): number[] {
  let reached = new Set([centre]);
  for (let round = 0; round < radius; round++) {
    const wider = new Set(reached);
    for (const square of reached) {
      if (world.isShut(square)) continue; // entered, but the spread does not continue from it
      for (const { to, flanks } of around(world, square)) {
        if (world.inStasis(to)) continue;
        const closed = (s: number): boolean => s < 0 || world.isShut(s) || world.inStasis(s);
        if (flanks.length > 0 && flanks.every(closed)) continue;
        wider.add(to);
      }
    }
    reached = wider;
  }
  return [...reached].sort((a, b) => a - b);
}

/** HR-FLAM-02: rows of the picture, f from 1 to 3, with the offsets l of each. */
const TEMPLATE: readonly (readonly number[])[] = [
  [-1, 0, 1],
  [-2, -1, 0, 1, 2],
  [-2, -1, 0, 1, 2],
];

/** HR-FLAM-02 to HR-FLAM-05. */
export function flamesOf(world: World, target: number, facing: number): number[] {
  const [tx, ty] = world.point(target);
  const [fx, fy] = AHEAD[facing];
  const stops = (square: number): boolean => square < 0 || world.isShut(square) || world.inStasis(square);
  const at = (l: number, f: number): number =>
    world.at(world.level(target), tx + fx * f - fy * l, ty + fy * f + fx * l);
  const template = new Set([target]);
  TEMPLATE.forEach((row, i) => {
    for (const l of row) {
      const c = l === 0 && i > 0;
      if (c && stops(at(0, 1))) continue; // HR-FLAM-03
      if (at(l, i + 1) >= 0) template.add(at(l, i + 1));
    }
  });
  const burning = new Set([target]);
  for (const square of burning)
    for (const { to, flanks } of around(world, square)) {
      if (!template.has(to) || stops(to)) continue;
      if (flanks.length > 0 && flanks.every(stops)) continue;
      burning.add(to);
    }
  return [...burning].sort((a, b) => a - b);
}

/** HR-PSI-12, HR-PSI-15: the squares a Lightning Arc can strike. */
export function arcOf(world: World, caster: Piece): number[] {
  const obstacle = (square: number): boolean =>
    world.unit(square) !== null ||
    world.gun(square) !== null ||
    world.isShut(square) ||
    world.inStasis(square);
  const found = new Set<number>();
  let front = new Set([caster.at]);
  for (let step = 1; step <= 12; step++) {
    const next = new Set<number>();
    for (const square of front)
      for (const { to, flanks } of around(world, square)) {
        if (flanks.length > 0 && flanks.every((s) => s < 0 || obstacle(s))) continue;
        if (!obstacle(to)) next.add(to);
        else if (!world.inStasis(to) && isStruck(world, to)) found.add(to);
      }
    front = next;
  }
  return [...found].sort((a, b) => a - b);
}

function isStruck(world: World, square: number): boolean {
  if (world.isShut(square)) return true;
  const p = world.unit(square);
  return p !== null && !p.marine && p.kind !== 'broodlord';
}

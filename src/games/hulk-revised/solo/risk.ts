/** The risk tables (HR-SOLO-25, HR-SOLO-29, HR-SOLO-32) and the rolls on them (HR-SOLO-15, HR-SOLO-26). */
import { piece } from '../position.ts';
import type { Piece } from '../state.ts';
import type { Table } from '../table.ts';
import type { StealerKind } from '../units.ts';
import { squareOf } from './distances.ts';
import { boxOf, lineOf, nearestBox, squadOf } from './lines.ts';
import type { Scene } from './scene.ts';

export const NEVER = 7;

/** Side or rear, then front. */
type Pair = readonly [number, number];
type RiskTable = Readonly<Record<StealerKind, readonly Pair[]>>;

/** Rows 1, 2, 3, 4 or more, otherwise. */
export const UNDER_FIRE: RiskTable = {
  genestealer: [[1, 1], [2, 2], [4, 4], [6, 6], [2, NEVER]],
  feeder: [[1, 1], [1, 1], [1, 1], [6, NEVER], [4, NEVER]],
  acidmaw: [[1, 1], [1, 1], [2, 2], [6, NEVER], [6, NEVER]],
  hormagaunt: [[1, 1], [2, 2], [4, 4], [6, 6], [5, NEVER]],
  broodlord: [[1, 1], [1, 1], [3, 2], [6, NEVER], [4, NEVER]],
}; // biome-ignore format: a table reads best in rows

export const OTHERWISE = 4;

/** Rows 2 or less, 3, 4 or more. */
export const ON_GUARD: RiskTable = {
  genestealer: [[1, 1], [2, 3], [3, NEVER]],
  feeder: [[1, 1], [1, 1], [5, NEVER]],
  acidmaw: [[1, 1], [5, NEVER], [6, NEVER]],
  hormagaunt: [[2, 4], [5, 6], [6, NEVER]],
  broodlord: [[3, 4], [4, 5], [6, NEVER]],
}; // biome-ignore format: a table reads best in rows

type Foe = 'normal' | 'claws' | 'hammer' | 'leader';

export const ATTACK: Readonly<Record<Foe, Readonly<Record<StealerKind, number>>>> = {
  normal: { genestealer: 1, feeder: 1, acidmaw: 1, hormagaunt: 1, broodlord: 1 },
  claws: { genestealer: 2, feeder: 3, acidmaw: 1, hormagaunt: 4, broodlord: 2 },
  hammer: { genestealer: 1, feeder: 3, acidmaw: 1, hormagaunt: 3, broodlord: 2 },
  leader: { genestealer: 2, feeder: 3, acidmaw: 1, hormagaunt: 4, broodlord: 2 },
};

/** HR-SOLO-32: of the rows that match, the highest score. */
export function attackScore(table: Table, kind: StealerKind, marine: Piece): number {
  const weapon = table.loadouts[marine.id]?.row.assault;
  const foes: Foe[] = ['normal'];
  if (weapon === 'lightning-claws') foes.push('claws');
  if (weapon === 'thunder-hammer') foes.push('hammer');
  if (marine.kind !== 'terminator') foes.push('leader');
  return Math.max(...foes.map((foe) => ATTACK[foe][kind]));
}

/** HR-SOLO-26: 1 when it stands before the front of the seeing Marine's squad, else 0. A gun goes by the nearest squad. */
export function columnOf(scene: Scene, watcher: number): 0 | 1 {
  const { table, state, unit } = scene;
  const seer = piece(state, watcher);
  const box = seer.kind === 'sentry' ? nearestBox(table, state, unit) : boxOf(state, squadOf(table, watcher));
  return lineOf(table, box, squareOf(table, unit)) === 'front' ? 1 : 0;
}

/** HR-SOLO-15: rolled once for each activation and row; "never" needs no die. */
export function dares(scene: Scene, row: number, needed: number, rule: string): boolean {
  const { now, play, unit } = scene;
  if (now.risks[row] !== 0) return now.risks[row] > 0;
  if (needed >= NEVER) {
    now.risks[row] = -1;
    return false;
  }
  const die = play.dice.d6();
  const goes = die >= needed;
  now.risks[row] = goes ? 1 : -1;
  play.events.push({
    kind: 'solo-roll',
    purpose: 'risk',
    rule,
    unit: unit.id,
    type: unit.kind,
    dice: [die],
    plus: 0,
    needed,
    result: goes ? 'goes on' : 'holds back',
  });
  return goes;
}

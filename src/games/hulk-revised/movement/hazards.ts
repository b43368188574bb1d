/** HAZ: fire on Marines who can stand it, and the rolls flames ask for (HR-HAZ, HR-CHAP-06, HR-FLAM-06). */
import { kill, type Play } from '../position.ts';
import type { Piece } from '../state.ts';
import type { Table } from '../table.ts';

const SALAMANDER_DIES = 6;
const FLAMES_KILL = 2;

/** HR-CHAP-06: a Salamander rolls once a game turn when he walks into fire; nobody else gets in. */
export function enterFire(play: Play, p: Piece): void {
  if (p.marine && play.table.chapter.salamanders) rollForFire(play, p);
}

/** Flames have caught this unit: rolls, and kills it where the die says so. */
export function rollForFire(play: Play, p: Piece): void {
  if (burns(play, p)) kill(play, p, 0, 'HR-FLAM-06');
}

/** What a die must show for flames to kill; 0 where none is rolled. */
export function fireScore(table: Table, p: Piece): number {
  if (p.kind === 'broodlord') return 0; // HR-UNIT-19
  if (p.marine && table.chapter.salamanders) return p.scorched ? 0 : SALAMANDER_DIES;
  return FLAMES_KILL + (p.kind === 'hormagaunt' ? 1 : 0);
}

/** Rolls for a unit that flames catch, if it must: whether they kill it. The event is written, nobody is removed. */
export function burns(play: Play, p: Piece): boolean {
  const needed = fireScore(play.table, p);
  if (needed === 0) return false;
  if (p.marine && play.table.chapter.salamanders) p.scorched = true;
  const die = play.dice.d6();
  const dies = die >= needed;
  play.events.push({
    kind: 'caught',
    unit: p.id,
    type: p.kind,
    at: p.at,
    effect: 'flame',
    dice: [die],
    needed,
    dies,
  });
  return dies;
}

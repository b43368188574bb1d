/** CA and GANG: who faces whom, how many dice, and what is added to them. */
import { ANY_GAS } from '../ground.ts';
import { assaultSquare, canFight, isBlip, isStealer, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { UNITS } from '../units.ts';

const MORALE_RANGE = 6;

/** Whether `a` has `b` in its close assault square. HR-ENTRY-11 and HR-LADD-07 decide across edge and ladder. */
export function isFacing(table: Table, a: Piece, b: Piece): boolean {
  if (a.area !== NOWHERE) return true;
  if (b.area !== NOWHERE) return a.facing === ((table.board.entries[b.area].facing + 2) & 3);
  return assaultSquare(table, a) === b.at || table.link[a.at] === b.at;
}

export type Result = 'nothing' | 'defender dies' | 'attacker turns' | 'attacker dies' | 'defender turns';

/** HR-CA-06 to HR-CA-09, HR-LOCK-04, HR-ENTRY-12, HR-HAZ-08: `lead` is the attacker's score less the defender's. */
export function resultOf(table: Table, state: State, attacker: Piece, defender: Piece, lead: number): Result {
  if (lead === 0) return 'nothing';
  if (lead > 0) return isFacing(table, attacker, defender) ? 'defender dies' : 'attacker turns';
  if (isFacing(table, defender, attacker)) return 'attacker dies';
  const gassed =
    isStealer(defender) && defender.at !== NOWHERE && (state.ground[defender.at] & ANY_GAS) !== 0;
  return gassed ? 'nothing' : 'defender turns';
}

function isAcrossLadder(table: Table, a: Piece, b: Piece): boolean {
  return a.at !== NOWHERE && b.at !== NOWHERE && table.link[a.at] === b.at;
}

/** HR-GANG-01, HR-GANG-04: friends on the board, besides the fighter, who have the enemy in their close assault square. */
export function friendsAround(table: Table, state: State, fighter: Piece, enemy: Piece): Piece[] {
  const friends: Piece[] = [];
  if (enemy.at === NOWHERE || isAcrossLadder(table, fighter, enemy)) return friends;
  for (let dir = 0; dir < 8; dir += 2) {
    const square = table.near[enemy.at * 8 + dir];
    const id = square < 0 ? 0 : state.occupant[square];
    if (!id || id === fighter.id) continue;
    const p = piece(state, id);
    if (p.marine === fighter.marine && !isBlip(p) && assaultSquare(table, p) === enemy.at)
      if (canFight(state, p, enemy.at)) friends.push(p);
  }
  return friends;
}

/** HR-UNIT-03: another Marine within six squares of a Captain; not while either is in Stasis. */
export function hearsCaptain(table: Table, state: State, p: Piece): boolean {
  for (const id of state.marines) {
    const captain = piece(state, id);
    if (captain.kind !== 'captain' || id === p.id || table.spread(captain.at, p.at) > MORALE_RANGE) continue;
    if (canFight(state, captain, p.at)) return true;
  }
  return false;
}

/** HR-CA-14, HR-SWORD-01. */
export function canParry(table: Table, marine: Piece, enemy: Piece): boolean {
  return table.loadouts[marine.id]?.assault.parry === true && isFacing(table, marine, enemy);
}

/** HR-CA-04: how many dice the fighter rolls. */
export function assaultDice(table: Table, fighter: Piece, enemy: Piece): number {
  const base = UNITS[fighter.kind].assaultDice;
  if (fighter.marine) {
    const claws = table.loadouts[fighter.id]?.assault.frontDice;
    return claws && isFacing(table, fighter, enemy) ? claws : base; // HR-CLAW-01
  }
  const shield = table.loadouts[enemy.id]?.assault.shield && isFacing(table, enemy, fighter);
  return shield ? base - 1 : base; // HR-SHLD-01
}

/** HR-CA-05 and HR-GANG: what is added to the fighter's score. */
export function assaultPlus(
  table: Table,
  state: State,
  fighter: Piece,
  enemy: Piece,
  attacks: boolean,
): number {
  const faces = isFacing(table, fighter, enemy);
  let bonus = UNITS[fighter.kind].cab;
  let malus = 0;
  if (fighter.marine) {
    const weapon = table.loadouts[fighter.id]?.assault;
    bonus += weapon?.cab ?? 0; // HR-AXE-01
    if (faces) bonus += weapon?.frontCab ?? 0; // HR-HAMM-01, HR-CLAW-01
    if (fighter.kind !== 'captain' && hearsCaptain(table, state, fighter)) bonus++;
    if (table.chapter.cab > 0) bonus += table.chapter.cab;
    else malus = table.chapter.cab;
    // HR-UNIT-10: the shock of a grab takes every positive bonus, but not from a Librarian
    if (fighter.shockedBy === enemy.id && fighter.kind !== 'librarian') bonus = 0;
  }
  let plus = bonus + malus;
  // HR-GANG-02, HR-GANG-03
  const canGang =
    faces && (fighter.marine || fighter.at === NOWHERE || !(state.ground[fighter.at] & ANY_GAS));
  if (canGang && !isAcrossLadder(table, fighter, enemy)) {
    let n = 1;
    for (const friend of friendsAround(table, state, fighter, enemy)) if (!friend.overwatch) n++; // HR-GANG-05, HR-GANG-06
    if (n >= 2) plus += n;
  } else if (!faces && attacks) plus--; // HR-LOCK-04
  return plus;
}

/** HR-CA-03, HR-UNIT-17: the highest die and what is added to it; a Broodlord adds its lowest. */
export function score(fighter: Piece, pool: readonly number[], plus: number): number {
  const low = fighter.kind === 'broodlord' ? Math.min(...pool) : 0;
  return Math.max(...pool) + low + plus;
}

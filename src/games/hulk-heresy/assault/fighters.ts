/** CA: what a model brings into a close assault: blade, dice, bonus. */
import { FRONT } from '../../../grid/directions.ts';
import { dirTo, isBeside, pinched } from '../../../grid/step.ts';
import { hasEffect, isDaemon, isHallowed, isNear, sharesSection } from '../auras.ts';
import { BLADES, type Blade, type BladeId, type Edge } from '../data/assault.ts';
import { armourOf, rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';

/** HH-CA-27: blades that an assault can be made with; shields and arms only go with them. HH-CA-04, HH-GAP-13, HH-DAEM-17: none is one too. */
export function bladesOf(state: State, p: Piece): BladeId[] {
  const own = rowOfPiece(state, p).assault.filter((id) => BLADES[id].ap > 0);
  return own.length > 0 ? own : ['none'];
}

/** HH-CA-05: the other stands in one of the three forward squares: straight in front, since only a sweep strikes across a corner. */
export function isToFront(table: Table, p: Piece, other: Piece): boolean {
  return isBeside(table, p.at, p.facing, FRONT, other.at);
}

/** HH-CA-27: of the blade, or of a shield that goes with it. A shield is no rule of a weapon. */
export function hasEdge(
  table: Table,
  state: State,
  p: Piece,
  blade: BladeId,
  edge: Edge,
  other: Piece,
): boolean {
  if (edge !== 'shield' && isHallowed(table, state, p, other.at)) return false;
  const { assault } = rowOfPiece(state, p);
  const along = assault.filter((id) => BLADES[id].ap === 0);
  return [blade, ...along].some((id) => (BLADES[id] as Blade).edges.includes(edge));
}

/** HH-CA-03, HH-AWPN-05, HH-AWPN-11: the dice of a blade. HH-DAEM-19: a Mighty Blow rolls three. */
export function diceOf(state: State, p: Piece, blade: BladeId, toFront: boolean): number {
  if (isMighty(state, p)) return 3;
  const { dice, front } = BLADES[blade];
  if (blade === 'daemonette-claws' && p.guard) return 3;
  return toFront ? front : dice;
}

export function isMighty(state: State, p: Piece): boolean {
  return rowOfPiece(state, p).gifts.includes('mighty-blow');
}

/** HH-PA-08: what Assault Astartes hold beside their blade. */
const PISTOLS: readonly string[] = ['bolt-pistol', 'plasma-pistol', 'hand-flamer'];

/** HH-CA-06: they add up. HH-PSI-25: Hammerhand is for either side, the others for whoever attacks. */
export function extraDice(table: Table, state: State, p: Piece, attacks: boolean): number {
  const hammer = hasEffect(state, p, 'hammerhand') ? 1 : 0;
  if (!attacks) return hammer;
  const { kind, ranged, assault } = rowOfPiece(state, p);
  const boltAndBlade = kind === 'assault' && ranged.some((gun) => PISTOLS.includes(gun)) ? 1 : 0;
  const servo = assault.includes('servo-arm') ? 1 : 0; // HH-FORGE-03
  const rage = isNear(table, state, p, (_row, chaplain) => hasEffect(state, chaplain, 'exhortation'), 6); // HH-CHAP-05
  return hammer + boltAndBlade + servo + (rage ? 1 : 0);
}

/** HH-CA-08: what a character adds to its front. HH-SERG-02, HH-PRAE-01, HH-CENT-01, HH-CHAMP-01, HH-CHAP-01, HH-LIBR-01; HH-MEDIC-01, HH-FORGE-01: nothing for the others. */
export const CHARACTERS: Readonly<Record<string, number>> = {
  praetor: 2,
  champion: 2,
  centurion: 1,
  chaplain: 1,
  librarian: 1,
};

/** HH-CA-08: added to the highest die. HH-DAEM-08: a Herald has one more from any side. */
export function bonusOf(state: State, p: Piece, other: Piece, blade: BladeId, toFront: boolean): number {
  const row = rowOfPiece(state, p);
  let bonus = row.herald ? 1 : 0;
  if (toFront) bonus += BLADES[blade].bonus + (CHARACTERS[row.kind] ?? 0) + (row.sergeant ? 1 : 0);
  if (row.armour === 'powered' && armourOf(state, other).terminator) bonus -= 2; // HH-PA-06
  return bonus;
}

/** HH-CA-11: the Champion (HH-CHAMP-02), and Astartes under Legion Discipline (HH-PRAE-02, HH-CENT-02). */
export function winsTies(table: Table, state: State, p: Piece): boolean {
  if (rowOfPiece(state, p).kind === 'champion') return true;
  return (
    !isDaemon(state, p) &&
    sharesSection(table, state, p, ({ kind }) => kind === 'praetor' || kind === 'centurion')
  );
}

/** HH-CA-09 step 3: how many of its dice that show 1 a model may roll again. HH-CHAMP-03; HH-DAEM-13: when it attacks; HH-CENT-03. */
export function onesAgain(table: Table, state: State, p: Piece, attacks: boolean): number {
  const { kind } = rowOfPiece(state, p);
  if (kind === 'champion' || (attacks && kind === 'bloodletter')) return 9;
  return sharesSection(table, state, p, (row) => row.kind === 'centurion') ? 1 : 0;
}

/** HH-SPEC-30, HH-CHAMP-06: whether one stands beside the other and no two walls pinch them off. */
export function isInReach(table: Table, p: Piece, other: Piece): boolean {
  const dir = dirTo(table.board, p.at, other.at);
  return dir >= 0 && !pinched(table.board, p.at, dir);
}

/** CA: what a model brings into a close assault: blade, dice, bonus. */
import { BLADES, type Blade, type BladeId, type Edge } from '../data/assault.ts';
import { kindOf } from '../data/kinds.ts';
import { armourOf, frontSquare, rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';

/** HH-CA-27: blades that an assault can be made with; shields and arms only go with them. HH-CA-04, HH-DAEM-17: none is one too. */
export function bladesOf(state: State, p: Piece): BladeId[] {
  const own = rowOfPiece(state, p).assault.filter((id) => BLADES[id].ap > 0);
  return own.length > 0 ? own : ['none'];
}

/** HH-CA-05: the other stands in the square straight in front. */
export function isToFront(table: Table, p: Piece, other: Piece): boolean {
  return frontSquare(table, p) === other.at;
}

/** HH-CA-27: of the blade, or of a shield that goes with it. */
export function hasEdge(state: State, p: Piece, blade: BladeId, edge: Edge): boolean {
  const { assault } = rowOfPiece(state, p);
  const along = assault.filter((id) => BLADES[id].ap === 0);
  return [blade, ...along].some((id) => (BLADES[id] as Blade).edges.includes(edge));
}

/** HH-CA-03, HH-AWPN-05, HH-AWPN-11: the dice of a blade. */
export function diceOf(p: Piece, blade: BladeId, toFront: boolean): number {
  const { dice, front } = BLADES[blade];
  if (blade === 'daemonette-claws' && p.guard) return 3;
  return toFront ? front : dice;
}

/** HH-CA-08: what a character adds to its front. HH-SERG-02, HH-PRAE-01, HH-CENT-01, HH-CHAMP-01, HH-CHAP-01, HH-LIBR-01; HH-FORGE-01: nothing for a Forge Lord. */
const CHARACTERS: Readonly<Record<string, number>> = {
  praetor: 2,
  champion: 2,
  centurion: 1,
  chaplain: 1,
  librarian: 1,
};

/** HH-CA-08: added to the highest die. */
export function bonusOf(state: State, p: Piece, other: Piece, blade: BladeId, toFront: boolean): number {
  const row = rowOfPiece(state, p);
  let bonus = 0;
  if (toFront) bonus += BLADES[blade].bonus + (CHARACTERS[row.kind] ?? 0) + (row.sergeant ? 1 : 0);
  if (row.armour === 'powered' && armourOf(state, other).terminator) bonus -= 2;
  return bonus;
}

const isAstartes = (state: State, p: Piece) => kindOf(rowOfPiece(state, p).kind).list !== 'daemon';

function isLedBy(table: Table, state: State, p: Piece, kinds: readonly string[]): boolean {
  const { section } = table.board;
  return state.units[p.side].some((id) => {
    const leader = state.pieces[id]!;
    return (
      !leader.blip &&
      leader.at >= 0 &&
      section[leader.at] === section[p.at] &&
      kinds.includes(rowOfPiece(state, leader).kind)
    );
  });
}

/** HH-CA-11: the Champion (HH-CHAMP-02), and Astartes under Legion Discipline (HH-PRAE-02, HH-CENT-02). */
export function winsTies(table: Table, state: State, p: Piece): boolean {
  if (rowOfPiece(state, p).kind === 'champion') return true;
  return isAstartes(state, p) && isLedBy(table, state, p, ['praetor', 'centurion']);
}

/** HH-CA-09 step 3: how many of its dice that show 1 a model may roll again. HH-CHAMP-03, HH-DAEM-13: when it attacks; HH-CENT-03. */
export function onesAgain(table: Table, state: State, p: Piece, attacks: boolean): number {
  const { kind } = rowOfPiece(state, p);
  if (attacks && (kind === 'champion' || kind === 'bloodletter')) return 9;
  return isLedBy(table, state, p, ['centurion']) ? 1 : 0;
}

/** What an attack brings against a save, and what the armour has to say to it. */
import { isCursed } from '../auras.ts';
import { hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import { rowOfPiece } from '../position.ts';
import { cornerSight } from '../sight.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';

export interface Attack {
  /** HH-SAVE-03, HH-SAVE-04: what the attack takes off the roll. */
  readonly modifier: number;
  /** HH-SPEC-06: a natural 11 or 12 fails. */
  readonly cleave?: boolean;
  /** HH-SPEC-07: a natural double fails. */
  readonly deflagrate?: boolean;
  /** HH-WPN-37: the weapon is listed with Area Effect, whoever else was reached. */
  readonly wide?: boolean;
  /** HH-AWPN-07: where the shooter of a weapon with Overwatch stands. */
  readonly from?: number;
  /** HH-DAEM-02: what a psychic power takes off besides. */
  readonly mystic?: number;
  /** HH-DAEM-02, HH-DAEM-10: by a force weapon. */
  readonly psychic?: boolean;
}

/** An attack that changes nothing at the save. */
export const PLAIN: Attack = { modifier: 0 };

/** HH-SAVE-03 to HH-SAVE-05: once for the weapon, and one less for each further hit of one shot. */
export function shotAttack(mode: ModeId, hits: number, from: number): Attack {
  return {
    modifier: MODES[mode].save - (hits - 1),
    ...(hasTrait(mode, 'deflagrate') && { deflagrate: true }),
    ...(hasTrait(mode, 'area') && { wide: true }),
    ...(hasTrait(mode, 'overwatch') && { from }),
  };
}

/** HH-PSI-26: against whoever is in a Sanctuary nothing is taken off and no rule of the weapon counts; what the target wears still does. */
export function hallowedShot({ wide, from }: Attack): Attack {
  return { modifier: 0, ...(wide && { wide }), ...(from !== undefined && { from }) };
}

function isAhead({ board }: Table, p: Piece, square: number): boolean {
  const [dx, dy] = [board.x[square] - board.x[p.at], board.y[square] - board.y[p.at]];
  return board.level[square] === board.level[p.at] && cornerSight.inArc(p.facing, dx, dy);
}

/** HH-SAVE-09: what is added to the roll, all together. Weapons take nothing off a daemon's save (HH-DAEM-02). */
export function modifierFor(table: Table, state: State, p: Piece, attack: Attack): number {
  const { kind, assault, armour } = rowOfPiece(state, p);
  const { wide, from, psychic, mystic = 0 } = attack;
  if (armour === 'daemon') {
    const flies = kind === 'plaguebearer' ? 1 : 0; // HH-DAEM-11
    return (psychic ? attack.modifier : 0) + mystic + flies + (isCursed(table, state, p) ? 1 : 0);
  }
  const hardened = wide && kind === 'breacher' ? 2 : 0; // HH-PA-09
  const isShielded = from !== undefined && assault.includes('boarding-shield') && isAhead(table, p, from);
  return attack.modifier + mystic + hardened + (isShielded ? 2 : 0);
}

/** What it is worth to the Marines to strike an area: flames, grenades, missiles, Hellfire. */

import type { Action } from '../../games/hulk-revised/actions.ts';
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import { burstSquares, flameSquares } from '../../games/hulk-revised/shooting/area.ts';
import { GRENADES } from '../../games/hulk-revised/shooting/armoury.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import { everReachable } from '../../games/hulk-revised/turn/victory.ts';
import { isShut } from '../../grid/doors.ts';
import { targetValue } from './aim.ts';
import type { Squad } from './squad.ts';

export type Strike = 'flame' | 'frag' | 'gas' | 'plasma' | 'hellfire';

interface Weights {
  /** The chance to kill a Stealer, a Marine, and a Broodlord. */
  readonly kills: number;
  readonly friend: number;
  readonly brood: number;
  /** What it holds up of that which would come through. */
  readonly holds: number;
  /** What the shot is worth unfired, in Genestealers. */
  readonly price: number;
}

const STRIKES: Readonly<Record<Strike, Weights>> = {
  flame: { kills: 5 / 6, friend: 5 / 6, brood: 0, holds: 0.45, price: 0.55 },
  frag: { kills: 1 / 3, friend: 1 / 3, brood: 0, holds: 0, price: 0.35 },
  gas: { kills: 1 / 2, friend: 0, brood: 0.4, holds: 0.5, price: 0.6 },
  plasma: { kills: 1, friend: 1, brood: 1, holds: 0.5, price: 1.8 },
  hellfire: { kills: 5 / 6, friend: 5 / 6, brood: 0, holds: 0, price: 1.1 },
};
const CRAK = { kills: 35 / 36, brood: 25 / 36, price: 0.45, door: 0.4 };
const FRIEND = 2; // a Marine of ours against a Stealer of theirs
const BLIP = 1.1; // what turns up may land outside
const SPREAD = 4; // no strike reaches farther from its square
const BLOCKED = 0.15; // for each square of our way that burns while somebody could still walk it
const BLIND = 0.5; // for each Marine who stands in gas and sees nothing
const NEVER = -5;

/** The best strikes are few: squares with nothing near are not worth a second look. */
export class Areas {
  private readonly squad: Squad;
  private readonly hot: number[] = [];
  private readonly known = new Map<number, number>();

  constructor(squad: Squad) {
    this.squad = squad;
    const { state } = squad;
    for (const id of state.stealers) if (piece(state, id).at !== NOWHERE) this.hot.push(piece(state, id).at);
  }

  /** What a flame, throw, launch or missile is worth. */
  worth(p: Piece, action: Action): number {
    const kind = action.do === 'flame' ? 'flame' : GRENADES[action.item - 1];
    return kind === 'crak' ? this.crak(action.to) : this.strike(p, kind, action.to);
  }

  strike(p: Piece, effect: Strike, target: number): number {
    const { table, state } = this.squad;
    if (!this.hot.some((square) => table.spread(square, target) <= SPREAD)) return NEVER;
    const key = (Object.keys(STRIKES).indexOf(effect) * table.board.size + target) * 4 + p.facing;
    let value = this.known.get(key);
    if (value === undefined) {
      const squares =
        effect === 'flame'
          ? flameSquares(table, state, target, p.facing)
          : burstSquares(table, state, effect, target);
      value = this.harm(effect, squares);
      this.known.set(key, value);
    }
    return value;
  }

  private harm(effect: Strike, squares: readonly number[]): number {
    const { table, state, way, threats, duties } = this.squad;
    const weights = STRIKES[effect];
    let sum = -weights.price;
    let enemies = 0;
    let friends = 0;
    for (const square of squares) {
      if (effect === 'plasma' && (way[square] || duties.tasks.some((task) => task.squares.includes(square))))
        return NEVER;
      if (effect === 'flame' && way[square]) sum -= BLOCKED;
      const gun = state.guns[square];
      if (gun && effect === 'plasma') friends++;
      const id = state.occupant[square];
      if (!id) continue;
      const p = piece(state, id);
      if (p.marine) {
        const salamander = effect === 'flame' && table.chapter.salamanders;
        if (weights.friend > 0 && !salamander) friends++;
        if (effect === 'gas') sum -= BLIND;
        sum -= (salamander ? 1 / 6 : weights.friend) * FRIEND;
      } else {
        enemies++;
        sum += isBlip(p)
          ? weights.kills * BLIP
          : (p.kind === 'broodlord' ? weights.brood : weights.kills) * targetValue(this.squad, p);
      }
    }
    if (friends > 0 && friends >= enemies) return NEVER;
    if (weights.holds > 0) {
      const struck = new Set(squares);
      for (const { weight, squares: walked } of threats)
        if (weight > 0.3 && walked.some((square) => struck.has(square))) sum += weight * weights.holds;
    }
    return effect === 'plasma' && sum > 0 && this.cutsOff(squares) ? NEVER : sum;
  }

  /** HR-WIN-05: plasma stays, and must part no floor from the rest. */
  private cutsOff(squares: readonly number[]): boolean {
    const { table, state } = this.squad;
    const from = state.marines.map((id) => piece(state, id).at);
    const before = everReachable(table, state, from);
    const after = everReachable(table, state, from, squares);
    return [...before].some((square) => !after.has(square) && !squares.includes(square));
  }

  private crak(square: number): number {
    const { state, way } = this.squad;
    const id = state.occupant[square];
    if (!id) return isShut(state, square) && way[square] ? CRAK.door - CRAK.price / 2 : NEVER;
    const p = piece(state, id);
    return (p.kind === 'broodlord' ? CRAK.brood : CRAK.kills) * targetValue(this.squad, p) - CRAK.price;
  }
}

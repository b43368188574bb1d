/** Where a Marine would stand on overwatch, and what that is worth. */
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import type { Squad } from './squad.ts';
import { inSight, stopped } from './threats.ts';

export interface Post {
  readonly facing: Piece['facing'];
  /** AP to turn that way. */
  readonly turns: number;
  /** Genestealers it would stop, less the command points it takes. */
  readonly value: number;
}

/** What a command point is worth: they are lost at the end of the turn, but the last clears a jam. */
export function commandCost(squad: Squad, cp: number): number {
  if (cp === 0) return 0;
  const last = squad.watchers > 0 && cp >= squad.command ? 0.25 : 0;
  return cp * squad.temper.thrift + last;
}

const STANCE = 2; // HR-OVW-01
const MOST = 1.5;
const CANNON = 1.3; // three dice, and no jams
const NO_POST: Post = { facing: 0, turns: 0, value: 0 };

/** Weighs posts for one decision; what it has looked at it remembers. */
export class Posts {
  private readonly stops = new Map<number, number>();
  private readonly keeps = new Map<number, number>();
  private readonly squad: Squad;

  constructor(squad: Squad) {
    this.squad = squad;
  }

  /** The best he can still take from that place with that many AP of his own. */
  best(p: Piece, at: number, facing: number, ap: number): Post {
    const { squad } = this;
    const weapon = squad.table.loadouts[p.id]?.ranged;
    if (p.jam !== 0 || !weapon?.overwatch || (weapon.load > 0 && p.ammo === 0)) return NO_POST;
    let best = NO_POST;
    for (let quarter = 0; quarter < 4; quarter++) {
      const turns = quarter === 3 ? 1 : quarter;
      const cp = Math.max(0, STANCE + turns - ap);
      if (cp > squad.command) continue;
      const face = ((facing + quarter) & 3) as Piece['facing'];
      const stops = this.stopsFrom(p, at, face) * (weapon.jams ? 1 : CANNON) * squad.temper.watch;
      const value = stops - commandCost(squad, cp) - turns * 0.02;
      if (value > best.value) best = { facing: face, turns, value };
    }
    return best;
  }

  /** What his own overwatch stops where he stands. */
  kept(p: Piece): number {
    let sum = this.keeps.get(p.id);
    if (sum === undefined) {
      const seen = inSight(this.squad.table, this.squad.state, p, p.at, p.facing);
      sum = 0;
      for (const { weight, squares } of this.squad.threats) {
        const part = stopped(seen, squares); // of what it was, and it is counted already
        sum += (weight * part) / (1 - part);
      }
      sum = Math.min(MOST, sum);
      this.keeps.set(p.id, sum);
    }
    return sum;
  }

  private stopsFrom(p: Piece, at: number, facing: Piece['facing']): number {
    const key = (p.id * this.squad.table.board.size + at) * 4 + facing;
    let sum = this.stops.get(key);
    if (sum === undefined) {
      const seen = inSight(this.squad.table, this.squad.state, p, at, facing);
      sum = 0;
      for (const { weight, squares } of this.squad.threats) sum += weight * stopped(seen, squares);
      sum = Math.min(MOST, sum);
      this.stops.set(key, sum);
    }
    return sum;
  }
}

const REACH = 6;

/** What may strike this Marine in the next Stealer phase. */
export function menace(squad: Squad, p: Piece): number {
  let sum = 0;
  for (const id of squad.state.stealers) {
    const other = piece(squad.state, id);
    if (other.at === NOWHERE || squad.table.walk(p.at, other.at) > REACH) continue;
    sum += isBlip(other) ? 1.5 : 1;
  }
  return Math.min(2, sum);
}

/** Chances of a Genestealer that goes for a Marine, before it stands there. */

import { piece } from '../../games/hulk-revised/position.ts';
import type { Piece, State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { UNITS } from '../../games/hulk-revised/units.ts';
import type { Facing } from '../../grid/directions.ts';

export interface Melee {
  readonly kill: number;
  readonly die: number;
}

const GUARD = 1; // what a re-roll or a parry is worth, roughly, on the score

/** One roll of three dice, highest plus `edge`, against one die. */
function roll(edge: number): { win: number; lose: number } {
  let win = 0;
  let lose = 0;
  for (let x = 1; x <= 6; x++)
    for (let y = 1; y <= 6; y++) {
      const ways = x ** 3 - (x - 1) ** 3;
      if (x + edge > y) win += ways;
      else if (x + edge < y) lose += ways;
    }
  return { win: win / 1296, lose: lose / 1296 };
}

const LEAST = -8;
const ROLLS = Array.from({ length: 17 }, (_, i) => roll(i + LEAST));

/** What comes of attacking up to `times` times from that square, facing the Marine. */
export function melee(
  table: Table,
  state: State,
  attacker: number,
  from: number,
  marine: Piece,
  times: number,
): Melee {
  const { step } = table;
  let side = 0;
  while (side < 4 && step[marine.at * 8 + side * 2] !== from) side++;
  const faced = marine.facing === side;
  let gang = 1;
  for (let f = 0; f < 4; f++) {
    const square = step[marine.at * 8 + f * 2];
    const id = square < 0 ? 0 : state.occupant[square];
    if (!id || id === attacker) continue;
    const p = piece(state, id);
    if (!p.marine && p.kind !== 'blip' && p.facing === ((f + 2) & 3)) gang++;
  }
  const bonus = gang > 1 ? gang : 0;
  let defence = UNITS[marine.kind].cab + (marine.guard ? GUARD : 0);
  const turned = defence + (table.loadouts[marine.id]?.assault.parry ? GUARD : 0);
  if (faced) defence = turned + support(table, state, marine, from);
  return series(bonus - defence, bonus - turned, faced, times);
}

/** HR-GANG-01 for the Marine who is attacked from the front. */
function support(table: Table, state: State, marine: Piece, square: number): number {
  let n = 1;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p !== marine && table.step[p.at * 8 + (p.facing as Facing) * 2] === square) n++;
  }
  return n > 1 ? n : 0;
}

/** HR-CA-08: whoever wins a defence from behind turns, and is faced from then on. */
function series(edge: number, edgeTurned: number, faced: boolean, times: number): Melee {
  let kill = 0;
  let die = 0;
  let behind = faced ? 0 : 1;
  let before = faced ? 1 : 0;
  const back = ROLLS[Math.max(LEAST, Math.min(-LEAST, edge)) - LEAST];
  const front = faced ? back : ROLLS[Math.max(LEAST, Math.min(-LEAST, edgeTurned)) - LEAST];
  for (let i = 0; i < times; i++) {
    kill += behind * back.win + before * front.win;
    die += before * front.lose;
    before = before * (1 - front.win - front.lose) + behind * back.lose;
    behind *= 1 - back.win - back.lose;
  }
  return { kill, die };
}

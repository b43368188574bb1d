/** Chances of a Stealer that goes for a Marine, before it stands there. */
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import type { Piece, State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { UNITS } from '../../games/hulk-revised/units.ts';
import type { Facing } from '../../grid/directions.ts';

export interface Melee {
  readonly kill: number;
  readonly die: number;
}

const GUARD = 1; // what a re-roll or a parry is worth, roughly, on the score
const CLAW = 1; // and a Hormagaunt's
const MORALE_RANGE = 6; // HR-UNIT-03

interface Roll {
  readonly win: number;
  readonly lose: number;
}

const ROLLS = new Map<number, Roll>();

/** The attacker's best die (a Broodlord's best and worst together) plus `edge` against the best of the defender's. */
function roll(dice: number, brood: boolean, against: number, edge: number): Roll {
  const key = ((edge + 64) * 4 + dice) * 8 + against * 2 + (brood ? 1 : 0);
  let found = ROLLS.get(key);
  if (!found) {
    let win = 0;
    let lose = 0;
    const pool: number[] = new Array(dice + against).fill(1);
    const total = 6 ** pool.length;
    for (let i = 0; i < total; i++) {
      const own = pool.slice(0, dice);
      const score = Math.max(...own) + (brood ? Math.min(...own) : 0) + edge;
      const other = Math.max(...pool.slice(dice));
      if (score > other) win++;
      else if (score < other) lose++;
      for (let d = 0; d < pool.length && ++pool[d] > 6; d++) pool[d] = 1;
    }
    found = { win: win / total, lose: lose / total };
    ROLLS.set(key, found);
  }
  return found;
}

/** What comes of attacking up to `times` times from that square, facing the Marine. */
export function melee(
  table: Table,
  state: State,
  attacker: Piece,
  from: number,
  marine: Piece,
  times: number,
): Melee {
  const { near } = table;
  let side = 0;
  while (side < 4 && near[marine.at * 8 + side * 2] !== from) side++;
  const across = side === 4; // up or down a ladder both face each other (HR-LADD-07)
  const faced = across || marine.facing === side;
  const weapon = table.loadouts[marine.id]?.assault;
  let attack = UNITS[attacker.kind].cab + (attacker.kind === 'hormagaunt' ? CLAW : 0);
  const gang = across ? 0 : gangOf(table, state, attacker, marine);
  if (gang > 1) attack += gang;
  let defence = UNITS[marine.kind].cab + (weapon?.cab ?? 0) + table.chapter.cab + (marine.guard ? GUARD : 0);
  if (marine.kind !== 'captain' && hearsCaptain(table, state, marine)) defence++;
  const front = defence + (weapon?.frontCab ?? 0) + (weapon?.parry ? GUARD : 0);
  const brood = attacker.kind === 'broodlord';
  const before = roll(
    weapon?.shield ? 2 : 3,
    brood,
    weapon?.frontDice ?? 1,
    attack - front - (faced && !across ? support(table, state, marine, from) : 0),
  );
  const behind = faced ? before : roll(3, brood, 1, attack - defence);
  return series(behind, before, faced, times);
}

/** How many Stealers, this one included, would have him in their claws. */
function gangOf(table: Table, state: State, attacker: Piece, marine: Piece): number {
  let gang = 1;
  for (let f = 0; f < 4; f++) {
    const square = table.near[marine.at * 8 + f * 2];
    const id = square < 0 ? 0 : state.occupant[square];
    if (!id || id === attacker.id) continue;
    const p = piece(state, id);
    if (!p.marine && !isBlip(p) && p.facing === ((f + 2) & 3)) gang++;
  }
  return gang;
}

function hearsCaptain(table: Table, state: State, marine: Piece): boolean {
  return state.marines.some((id) => {
    const p = piece(state, id);
    return p.kind === 'captain' && p !== marine && table.spread(p.at, marine.at) <= MORALE_RANGE;
  });
}

/** HR-GANG-01 for the Marine who is attacked from the front. */
function support(table: Table, state: State, marine: Piece, square: number): number {
  let n = 1;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p !== marine && table.near[p.at * 8 + (p.facing as Facing) * 2] === square) n++;
  }
  return n > 1 ? n : 0;
}

/** HR-CA-08: a defender who wins from behind turns, and is faced from then on. */
function series(back: Roll, front: Roll, faced: boolean, times: number): Melee {
  let kill = 0;
  let die = 0;
  let behind = faced ? 0 : 1;
  let before = faced ? 1 : 0;
  for (let i = 0; i < times; i++) {
    kill += behind * back.win + before * front.win;
    die += before * front.lose;
    before = before * (1 - front.win - front.lose) + behind * back.lose;
    behind *= 1 - back.win - back.lose;
  }
  return { kill, die };
}

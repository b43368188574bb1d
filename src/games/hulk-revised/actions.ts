/** What a player can do. One shape for every action; moves and turns, the common ones, are made once and shared. */

export const VERBS = [
  // Marine action phase
  'move',
  'turn',
  'door',
  'shoot',
  'shoot-door',
  'assault',
  'batter',
  'overwatch',
  'guard',
  'unjam',
  'use',
  // Stealer action phase, besides move, turn, door, assault and batter
  'enter',
  'convert',
  // both
  'end',
  // answers
  'keep',
  'redraw',
  'hold',
  'place',
  'face',
  'first',
  'lurk',
  'support',
  'fight',
  'reroll',
  'parry',
  'accept',
  'pass',
] as const;

export type Verb = (typeof VERBS)[number];

export interface Action {
  readonly do: Verb;
  /** The piece that acts or is concerned; 0 where there is none. */
  readonly unit: number;
  /**
   * What it aims at, by verb: move a direction 0-7; door, shoot-door, batter, place, enter a square; shoot and
   * assault a piece; lurk an entry area; reroll and parry a die; -1 where there is nothing to aim at.
   */
  readonly to: number;
  /** The facing it ends with, where the action says so; else -1. */
  readonly face: number;
  /** How much of the price is paid in command points. */
  readonly cp: number;
  /** Clears the unit's jam in passing (HR-JAM-02). */
  readonly clear: boolean;
}

export function act(verb: Verb, unit = 0, to = -1, face = -1, cp = 0, clear = false): Action {
  return { do: verb, unit, to, face, cp, clear };
}

const moves: Action[][] = [];
const turns: Action[][] = [];

export function move(unit: number, dir: number, face: number, cp: number, clear: boolean): Action {
  moves[unit] ??= new Array(8 * 5 * 3 * 2).fill(null);
  const key = ((dir * 5 + face + 1) * 3 + cp) * 2 + (clear ? 1 : 0);
  moves[unit][key] ??= Object.freeze(act('move', unit, dir, face, cp, clear));
  return moves[unit][key];
}

export function turn(unit: number, face: number, cp: number, clear: boolean): Action {
  turns[unit] ??= new Array(4 * 3 * 2).fill(null);
  const key = (face * 3 + cp) * 2 + (clear ? 1 : 0);
  turns[unit][key] ??= Object.freeze(act('turn', unit, -1, face, cp, clear));
  return turns[unit][key];
}

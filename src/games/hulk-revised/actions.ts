/** What a player can do. One shape for every action; moves and turns, the common ones, are made once and shared. */
import type { ForceList } from './force/list.ts';

export const VERBS = [
  // both action phases
  'move',
  'turn',
  'door',
  'assault',
  'batter',
  'climb',
  'end',
  // Marine action phase
  'shoot',
  'shoot-door',
  'auto',
  'auto-door',
  'flame',
  'throw',
  'launch',
  'missile',
  'overwatch',
  'guard',
  'unjam',
  'reload',
  'cut',
  'give',
  'take',
  'drop',
  'use',
  'exit',
  'power-field',
  'disable',
  'deploy',
  'cast',
  'time',
  // Stealer action phase
  'enter',
  'convert',
  'grab',
  'burst',
  'smash',
  'wreck',
  // answers
  'keep',
  'redraw',
  'hold',
  'stop',
  'arc',
  'bring',
  'place',
  'face',
  'first',
  'ambush',
  'lurk',
  'hide',
  'support',
  'fight',
  'claw',
  'reroll',
  'parry',
  'tie',
  'accept',
  'pass',
  'muster',
  'tile',
  'start-end',
  'rubble',
  'start',
] as const;

export type Verb = (typeof VERBS)[number];

export interface Action {
  readonly do: Verb;
  /** The piece that acts or is concerned; 0 where there is none. */
  readonly unit: number;
  /** What it aims at: a direction, square, piece, entry area, section, die or cell, as VERB_FORMS says; -1 for nothing. */
  readonly to: number;
  /** The facing it ends with, where the action says so; else -1. */
  readonly face: number;
  /** How much of the price is paid in command points. */
  readonly cp: number;
  /** Clears the unit's jam in passing (HR-JAM-02). */
  readonly clear: boolean;
  /** Which grenade or missile, ability, special unit or geotile, counted from 1; 0 where there is no choice. */
  readonly item: number;
  /** The list of a side that musters (HR-FORCE-12); nothing else has one. */
  readonly force?: ForceList;
}

/** How each verb is written and what it may carry. One table for notation and for judging the shape of an action. */
export interface VerbForm {
  /** `before`: "2 move N"; `after`: "first 7"; `none`: "end". */
  readonly unit: 'before' | 'after' | 'none';
  readonly to?:
    | 'direction'
    | 'square'
    | 'piece'
    | 'area'
    | 'section'
    | 'die'
    | 'square or section'
    | 'cell'
    | 'object';
  /** `must`: always has a facing; `may`: with the word "face". */
  readonly face?: 'must' | 'may';
  /** Marines pay AP or command points for it. */
  readonly paid?: boolean;
  readonly item?: 'grenade' | 'ability' | 'special' | 'tile';
  /** A force list follows. */
  readonly force?: true;
}

const PIECE = { unit: 'before' } as const;
const PAID = { unit: 'before', paid: true } as const;
const ALONE = { unit: 'none' } as const;

export const VERB_FORMS: Readonly<Record<Verb, VerbForm>> = {
  move: { ...PAID, to: 'direction', face: 'may' },
  turn: { ...PAID, face: 'must' },
  door: { ...PAID, to: 'square' },
  assault: { ...PAID, to: 'piece' },
  batter: { ...PAID, to: 'square' },
  climb: { ...PAID, face: 'may' },
  end: ALONE,
  shoot: { ...PAID, to: 'piece' },
  'shoot-door': { ...PAID, to: 'square' },
  auto: { ...PAID, to: 'piece' },
  'auto-door': { ...PAID, to: 'square' },
  flame: { ...PAID, to: 'square' },
  throw: { ...PAID, to: 'square', item: 'grenade' },
  launch: { ...PAID, to: 'square', item: 'grenade' },
  missile: { ...PAID, to: 'square', item: 'grenade' },
  overwatch: PAID,
  guard: PAID,
  unjam: PAID,
  reload: PAID,
  cut: { ...PAID, to: 'square' },
  give: { ...PAID, to: 'piece' },
  take: { ...PAID, to: 'object' },
  drop: PAID,
  use: PAID,
  exit: PAID,
  'power-field': { ...PAID, to: 'square' },
  disable: { ...PAID, to: 'square' },
  deploy: PAID,
  cast: { ...PIECE, to: 'square or section', face: 'may', item: 'ability' },
  time: ALONE,
  enter: { ...PIECE, to: 'square', face: 'may' },
  convert: PIECE,
  grab: { ...PIECE, to: 'piece' },
  burst: PIECE,
  smash: { ...PIECE, to: 'square' },
  wreck: { ...PIECE, to: 'piece' },
  keep: ALONE,
  redraw: ALONE,
  hold: ALONE,
  stop: ALONE,
  arc: { ...ALONE, to: 'square' },
  bring: { ...ALONE, item: 'special' },
  place: { ...ALONE, to: 'square' },
  face: { ...PIECE, face: 'must' },
  first: { unit: 'after' },
  ambush: ALONE,
  lurk: { ...PIECE, to: 'area' },
  hide: { ...PIECE, to: 'square' },
  support: { unit: 'after' },
  fight: ALONE,
  claw: { ...ALONE, to: 'die' },
  reroll: { ...ALONE, to: 'die' },
  parry: { ...ALONE, to: 'die' },
  tie: ALONE,
  accept: ALONE,
  pass: ALONE,
  muster: { ...ALONE, force: true },
  tile: { ...ALONE, to: 'cell', face: 'must', item: 'tile' },
  'start-end': { ...ALONE, to: 'square' },
  rubble: { ...ALONE, to: 'square' },
  start: { ...PIECE, to: 'square', face: 'must' },
};

export function act(verb: Verb, unit = 0, to = -1, face = -1, cp = 0, clear = false, item = 0): Action {
  return { do: verb, unit, to, face, cp, clear, item };
}

export function musters(force: ForceList): Action {
  return { ...act('muster'), force };
}

const moves: Action[][] = [];
const turns: Action[][] = [];

export function move(unit: number, dir: number, face: number, cp: number, clear: boolean): Action {
  moves[unit] ??= [];
  const key = ((dir * 5 + face + 1) * 3 + cp) * 2 + (clear ? 1 : 0);
  moves[unit][key] ??= Object.freeze(act('move', unit, dir, face, cp, clear));
  return moves[unit][key];
}

export function turn(unit: number, face: number, cp: number, clear: boolean): Action {
  turns[unit] ??= [];
  const key = (face * 3 + cp) * 2 + (clear ? 1 : 0);
  turns[unit][key] ??= Object.freeze(act('turn', unit, -1, face, cp, clear));
  return turns[unit][key];
}

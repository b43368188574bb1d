/** What a player can do. A verb and what goes with it, as VERB_FORMS says: one table for notation and for judging shapes. */
import type { ForceList } from './force/list.ts';

/** HH-CMD-06: where a command point comes from: the counter, a Commander, a duel, Heralds, Precognition. */
export const POOLS = ['o', 'c', 'u', 'k', 'p'] as const;
export type Pool = (typeof POOLS)[number];

/** What a word of an action stands for. */
export type Kind =
  | 'piece'
  | 'direction'
  | 'square'
  | 'facing'
  | 'entry'
  | 'letter'
  | 'die'
  | 'count'
  | 'section'
  | 'weapon'
  | 'blade'
  | 'word';

export interface Field {
  readonly key: Exclude<keyof Action, 'do' | 'unit' | 'cp' | 'force'>;
  readonly kind: Kind;
  /** Stands before it; a field without one is always there. */
  readonly word?: string;
  /** Several, with commas between. */
  readonly many?: true;
}

export interface VerbForm {
  /** The piece comes first: "2 move N". */
  readonly unit?: true;
  readonly fields?: readonly Field[];
  /** Paid with AP or command points. */
  readonly paid?: true;
  readonly force?: true;
}

export interface Action {
  readonly do: Verb;
  /** The piece that acts or is concerned. */
  readonly unit?: number;
  /** What it aims at, as the verb has it: a direction, piece, square, entry point. */
  readonly to?: number;
  readonly face?: number;
  /** A turn that goes with a step: the facing, taken before or after it (HH-MOVE-05). */
  readonly before?: number;
  readonly after?: number;
  /** Command points that are part of the price, a letter each, in the order of POOLS. Nothing is all AP. */
  readonly cp?: string;
  /** The way to shoot, blade, power or the like. */
  readonly with?: string;
  /** The letter of a blip: its row. */
  readonly row?: number;
  /** Numbers of dice, squares, pieces or objects. */
  readonly list?: readonly number[];
  /** A way to strike, a mode of a power, the kind of a daemon. */
  readonly how?: string;
  /** Directions of a move of several steps, and a turn between two of them (HH-PA-02, HH-PSI-12). */
  readonly path?: readonly number[];
  readonly between?: number;
  /** Where a power is used besides on a piece. */
  readonly square?: number;
  readonly section?: number;
  readonly force?: ForceList;
}

const UNIT = { unit: true } as const;
const PAID = { unit: true, paid: true } as const;
const to = (kind: Kind): Field => ({ key: 'to', kind });
const WITH: Field = { key: 'with', kind: 'weapon', word: 'with' };
const BLADE: Field = { key: 'with', kind: 'blade', word: 'with' };
const FACE: Field = { key: 'face', kind: 'facing' };
const TURNS: readonly Field[] = [
  { key: 'before', kind: 'facing', word: 'before' },
  { key: 'after', kind: 'facing', word: 'after' },
];

/** HH-CHAMP-04, HH-FORGE-03: a way to strike, and whom it strikes, in their order. */
const STRIKE: readonly Field[] = [
  { key: 'how', kind: 'word', word: 'as' },
  { key: 'list', kind: 'piece', word: 'at', many: true },
];

/** HH-OBJ-05: objects left behind. */
const DROP: Field = { key: 'list', kind: 'count', word: 'drop', many: true };

/** HH-MOVE-15: that a shot will follow, said by whoever gravity holds: `and shoot`. */
const SHOT: Field = { key: 'with', kind: 'word', word: 'and' };

const FORMS = {
  // setting up
  attack: {},
  defend: {},
  zone: { fields: [to('count')] },
  muster: { force: true },
  deploy: { fields: [to('square')] },
  letter: { fields: [{ key: 'row', kind: 'letter' }] },
  // command and reinforcement
  keep: {},
  redraw: {},
  bring: { fields: [to('entry')] },
  // the Action phase
  end: {},
  time: {},
  convert: { ...UNIT, fields: [FACE] },
  move: { ...PAID, fields: [to('direction'), ...TURNS, DROP, SHOT] },
  enter: { ...PAID, fields: [TURNS[1]] },
  turn: { ...PAID, fields: [FACE] },
  door: { ...PAID, fields: [to('square')] },
  overwatch: { ...PAID, fields: [{ key: 'face', kind: 'facing', word: 'toward' }] },
  guard: PAID,
  shoot: { ...PAID, fields: [to('piece'), WITH] },
  burst: { ...PAID, fields: [to('square'), WITH] },
  'shoot-at': { ...PAID, fields: [to('square'), WITH] },
  spray: { ...PAID, fields: [{ key: 'list', kind: 'square', many: true }] },
  hail: { ...PAID, fields: [to('direction')] },
  reload: PAID,
  unjam: PAID,
  assault: { ...PAID, fields: [BLADE, ...STRIKE] },
  break: { ...PAID, fields: [BLADE, STRIKE[0]] },
  climb: PAID,
  exit: PAID,
  give: { ...PAID, fields: [to('piece'), { key: 'row', kind: 'count' }] },
  investigate: { ...PAID, fields: [to('square')] },
  // characters, powers, daemons
  walk: {
    ...PAID,
    fields: [
      { key: 'path', kind: 'direction', many: true },
      ...TURNS,
      { key: 'between', kind: 'facing', word: 'between' },
      DROP,
      SHOT,
    ],
  },
  challenge: { ...PAID, fields: [to('piece')] },
  litany: { ...PAID, fields: [{ key: 'with', kind: 'word' }] },
  barricade: { ...PAID, fields: [to('square')] },
  flames: { ...PAID, fields: [to('piece')] },
  cast: {
    ...UNIT,
    fields: [
      { key: 'with', kind: 'word' },
      { key: 'to', kind: 'piece', word: 'on' },
      { key: 'square', kind: 'square', word: 'at' },
      { key: 'section', kind: 'section', word: 'in' },
      { key: 'how', kind: 'word', word: 'as' },
    ],
  },
  // answers
  pass: {},
  face: { ...UNIT, fields: [FACE] },
  watch: { ...UNIT, fields: [to('piece'), WITH] },
  fire: {},
  snap: { fields: [to('piece'), WITH] },
  'snap-at': { fields: [to('square'), WITH] },
  back: {},
  take: { fields: [BLADE] },
  reroll: { fields: [{ key: 'list', kind: 'die', many: true }] },
  stay: {},
  land: { fields: [to('square')] },
  // shots and saves
  again: {
    fields: [
      { key: 'with', kind: 'word' },
      { key: 'list', kind: 'die', word: 'die', many: true },
    ],
  },
  psi: { fields: [to('count')] },
  step: { fields: [to('direction'), ...TURNS] },
  strike: { fields: [BLADE, STRIKE[0]] },
  accept: {},
  refuse: {},
  place: { fields: [to('square')] },
  heal: UNIT,
  pick: { fields: [{ key: 'list', kind: 'piece', many: true }] },
  shuffle: { fields: [to('count')] },
  hop: UNIT,
  stop: {},
  field: { force: true },
} as const satisfies Record<string, VerbForm>;

export type Verb = keyof typeof FORMS;
export const VERBS = Object.keys(FORMS) as Verb[];
export const VERB_FORMS: Readonly<Record<Verb, VerbForm>> = FORMS;

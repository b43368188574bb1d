/** HH-SAVE-01, HH-ACT-01: the patterns of armour. */
export interface Armour {
  readonly label: string;
  /** HH-SAVE-01: the total that a save needs. */
  readonly save: number;
  /** HH-ACT-01: AP of an activation. */
  readonly ap: number;
  readonly terminator: boolean;
  /** Its column of HH-ACT-07. */
  readonly column: Column;
}

/** The columns of HH-ACT-07, in their order. */
export const COLUMNS = ['indomitus', 'cataphractii', 'tartaros', 'powered', 'blip', 'daemonic'] as const;
export type Column = (typeof COLUMNS)[number];

const terminator = (label: string, save: number, column: Column): Armour => ({
  label,
  save,
  ap: 4,
  terminator: true,
  column,
});

export const ARMOURS = ['cataphractii', 'indomitus', 'gorgon', 'tartaros', 'powered', 'daemon'] as const;
export type ArmourId = (typeof ARMOURS)[number];

/** HH-GAP-21: Gorgon armour is as Indomitus. HH-PA-01, HH-DAEM-01: a column for powered armour, one for daemons. */
export const ARMOUR: Readonly<Record<ArmourId, Armour>> = {
  cataphractii: terminator('Cataphractii', 5, 'cataphractii'),
  indomitus: terminator('Indomitus', 6, 'indomitus'),
  gorgon: terminator('Gorgon', 6, 'indomitus'),
  tartaros: terminator('Tartaros', 7, 'tartaros'),
  powered: { label: 'powered armour', save: 8, ap: 5, terminator: false, column: 'powered' },
  daemon: { label: 'Daemonic', save: 8, ap: 4, terminator: false, column: 'daemonic' },
};

/** HH-ACT-01, HH-BLIP-01: AP of a blip. */
export const BLIP_AP = 5;

/** What cannot be done, or is not bought by this table. */
const NO = null;
type Cost = number | null;

/** HH-ACT-07: what each action costs, by column. A turn that is sometimes free has its price when it is not. */
export const COSTS = {
  forward: [1, 1, 1, 1, 1, 1],
  backward: [2, 2, 2, 2, 1, 2],
  sideways: [NO, NO, 2, 1, 1, 1],
  'forward into barricade': [2, 2, 2, 2, 1, 2],
  'backward into barricade': [3, 3, 3, 3, 1, 3],
  'sideways into barricade': [NO, NO, 3, 2, 1, 2],
  turn: [1, 1, 1, 1, NO, 1],
  'turn about': [NO, NO, NO, 1, NO, 1],
  overwatch: [2, 2, 2, 2, 2, NO],
  guard: [2, 2, 2, 2, NO, 2],
  assault: [1, 1, 1, 1, NO, 1],
  'clear jam': [1, 1, 1, 1, NO, NO],
  door: [1, 1, 1, 1, 1, 1],
  climb: [2, 2, 2, 2, 2, 2],
  pass: [1, 1, 1, 1, NO, 1],
  reload: [4, 4, 4, 4, NO, NO],
  investigate: [1, 1, 1, 1, NO, 1],
} as const satisfies Record<string, readonly Cost[]>;

export type CostRow = keyof typeof COSTS;

const AT = Object.fromEntries(COLUMNS.map((column, i) => [column, i])) as Readonly<Record<Column, number>>;

export const columnNumber = (column: Column): number => AT[column];

/** What steps cost, by column, heading and whether they lead into a barricade. */
const STEPS = COLUMNS.map((column) =>
  (['forward', 'sideways', 'backward'] as const).map((way) => [
    costOf(way, column),
    costOf(`${way} into barricade`, column),
  ]),
);

/** The headings of the grid stand in that order: forward, sideways, backward. */
export function stepCostOf(column: Column, heading: number, intoBarricade: boolean): Cost {
  return STEPS[AT[column]][heading][intoBarricade ? 1 : 0];
}

export function costOf(row: CostRow, column: Column): Cost {
  return COSTS[row][AT[column]];
}

/** UNIT: what every Marine and Stealer is (rules/hulk-revised.md, HR-UNIT-01, HR-UNIT-06, HR-SENT-01). */

export type MarineKind = 'terminator' | 'sergeant' | 'captain' | 'librarian';
export type StealerKind = 'genestealer' | 'feeder' | 'acidmaw' | 'hormagaunt' | 'broodlord';
/** Blips are face-down counters and sentry guns equipment, but they stand on squares like units. */
export type PieceKind = MarineKind | StealerKind | 'blip' | 'ambush' | 'sentry';

interface UnitData {
  readonly label: string;
  readonly ap: number;
  readonly assaultDice: number;
  /** Close assault bonus and ranged attack bonus. */
  readonly cab: number;
  readonly rab: number;
  /** HR-TIME-02: seconds on the timer. */
  readonly seconds: number;
}

/** HR-UNIT-02: a heavy weapon makes no other unit of a Terminator. */
export const UNITS: Readonly<Record<PieceKind, UnitData>> = {
  terminator: { label: 'Terminator', ap: 4, assaultDice: 1, cab: 0, rab: 0, seconds: 0 },
  sergeant: { label: 'Sergeant', ap: 4, assaultDice: 1, cab: 1, rab: 0, seconds: 30 },
  captain: { label: 'Captain', ap: 4, assaultDice: 1, cab: 2, rab: 1, seconds: 60 },
  librarian: { label: 'Librarian', ap: 4, assaultDice: 1, cab: 1, rab: 1, seconds: 30 },
  genestealer: { label: 'Genestealer', ap: 6, assaultDice: 3, cab: 0, rab: 0, seconds: 0 },
  feeder: { label: 'Feeder Tendrils', ap: 6, assaultDice: 3, cab: 0, rab: 0, seconds: 0 },
  acidmaw: { label: 'Acid Maw Eruptus', ap: 6, assaultDice: 3, cab: 0, rab: 0, seconds: 0 },
  hormagaunt: { label: 'Hormagaunt', ap: 6, assaultDice: 3, cab: 1, rab: 0, seconds: 0 }, // HR-UNIT-16
  broodlord: { label: 'Broodlord', ap: 6, assaultDice: 3, cab: 0, rab: 0, seconds: 0 },
  blip: { label: 'Blip', ap: 6, assaultDice: 0, cab: 0, rab: 0, seconds: 0 },
  ambush: { label: 'Ambush blip', ap: 6, assaultDice: 0, cab: 0, rab: 0, seconds: 0 },
  sentry: { label: 'Sentry Gun', ap: 6, assaultDice: 0, cab: 0, rab: 0, seconds: 0 },
};

/** HR-TIME-02: the timer without any bonus. */
const TIMER_SECONDS = 90;

/** HR-TIME-02: the time for a Marine Action phase, by those in play and the chapter's bonus. */
export function timerSeconds(kinds: readonly PieceKind[], chapter: { readonly seconds: number }): number {
  return kinds.reduce((sum, kind) => sum + UNITS[kind].seconds, TIMER_SECONDS + chapter.seconds);
}

/** HR-CONV-10: what may come in place of a blip's Genestealers, by the blip's value. */
export const SPECIALS = ['feeder', 'acidmaw', 'hormagaunt', 'broodlord'] as const;
export const SPECIALS_OF: Readonly<Record<number, readonly StealerKind[]>> = {
  1: ['feeder', 'acidmaw'],
  3: ['hormagaunt', 'broodlord'],
};

/** HR-UNIT-04: Psi points per mission by mastery level. */
export const PSI_POINTS = [0, 12, 15, 17, 20] as const;
export const PSI_RANKS = ['', 'Lexicanian', 'Codicier', 'Epostiliary', 'Chief'] as const;

/** How somebody plays: what weighs with him, and how he errs. */
export interface Temper {
  /** Own losses against the enemy's. */
  readonly caution: number;
  /** The mission against the fight. */
  readonly pull: number;
  readonly watch: number;
  /** Action points that a plan looks ahead. */
  readonly ahead: number;
}

export interface Manner {
  readonly temper: Temper;
  /** One answer in so many is given without a thought; 0 for none. */
  readonly slips: number;
  /** What a plan is worth is misjudged by up to that share. */
  readonly misjudges: number;
  /** One piece in so many is forgotten in a turn; 0 for none. */
  readonly forgets: number;
  /** Powers and the like are thought of. */
  readonly specials: boolean;
  /** How often an answer with dice in it is tried out. */
  readonly tries: number;
  /** Reactions are taken. */
  readonly reacts: boolean;
  /** So many with an enemy near are weighed against each other. */
  readonly weighs: number;
  /** Command points that one activation uses at most besides its own. */
  readonly points: number;
  /** Of the ready forces, the one that mostly wins and not any. */
  readonly picks: boolean;
}

export const RECRUITS: Manner = {
  temper: { caution: 0.3, pull: 1, watch: 0.4, ahead: 2 },
  slips: 5,
  misjudges: 0.8,
  forgets: 4,
  specials: true,
  tries: 1,
  reacts: false,
  weighs: 1,
  points: 0,
  picks: false,
};

export const REGULARS: Manner = {
  temper: { caution: 0.7, pull: 1, watch: 1, ahead: 2 },
  slips: 0,
  misjudges: 0.3,
  forgets: 0,
  specials: true,
  tries: 2,
  reacts: true,
  weighs: 2,
  points: 0,
  picks: false,
};

export const VETERANS: Manner = {
  temper: { caution: 0.8, pull: 1, watch: 1, ahead: 6 },
  slips: 0,
  misjudges: 0,
  forgets: 0,
  specials: true,
  tries: 6,
  reacts: true,
  weighs: 6,
  points: 2,
  picks: true,
};

/** How imagined games are played: sound and quick. */
export const QUICK: Manner = { ...REGULARS, misjudges: 0, tries: 1 };

/** The mission first, whatever it costs. */
export const BOLD: Manner = { ...QUICK, temper: { caution: 0.3, pull: 2, watch: 0.5, ahead: 3 } };

/** Nobody goes where he may be shot; everybody watches. */
export const WARY: Manner = { ...QUICK, temper: { caution: 1.4, pull: 0.5, watch: 1.4, ahead: 3 } };

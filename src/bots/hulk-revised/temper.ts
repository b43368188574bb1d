/** How a player leans. Everything else about the rules of thumb is the same for all. */
export interface Temper {
  /** Marines: what getting on with the mission is worth, against everything else, and for those who only follow. */
  readonly pace: number;
  readonly follow: number;
  /** What it is worth to be able to finish next turn. */
  readonly next: number;
  /** What a good post on overwatch is worth, what it costs to leave one, and how much of one not taken is missed. */
  readonly watch: number;
  readonly stay: number;
  /** How much of what his overwatch stops counts against walking out of it. */
  readonly keep: number;
  readonly patience: number;
  /** What a command point is worth. */
  readonly thrift: number;
  /** What is more steps away than that is not thought of. */
  readonly horizon: number;
  /** Stealers: what one of their own is worth, alone and in numbers. The more, the longer they wait out of sight. */
  readonly care: number;
  readonly numbers: number;
  /** How much of the danger of being shot at is seen. */
  readonly fear: number;
  /** A blip shows itself for a strike that is worth so many Marines. */
  readonly showing: number;
  /** What a Marine held fast is worth, a step nearer, and a place in their way. */
  readonly lock: number;
  readonly closer: number;
  readonly block: number;
  /** Of its worth, when it ends in sight. */
  readonly shown: number;
  /** Which of them stay where they are. */
  readonly still?: readonly number[];
}

export const STEADY: Temper = {
  pace: 1,
  follow: 1,
  next: 1.5,
  watch: 1,
  stay: 0.8,
  keep: 0,
  patience: 0.8,
  thrift: 0.07,
  horizon: 999,
  care: 0.4,
  numbers: 0.12,
  fear: 1,
  showing: 0.3,
  lock: 0.2,
  closer: 0.03,
  block: 1,
  shown: 0.8,
};

/** Marines found better than STEADY by playing against it on every mission: the first man goes, the others hang back. */
export const SEASONED: Temper = {
  ...STEADY,
  pace: 1.17,
  follow: 0.65,
  next: 2.1,
  watch: 0.35,
  keep: 0.6,
  patience: 0.47,
};

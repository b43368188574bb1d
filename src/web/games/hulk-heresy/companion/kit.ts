/**
 * What lies beside a real board: turn and phase, both players' command counters, and the stock of Genestealer blips.
 * Every change gives a new kit; the numbers are the ruleset's own.
 */
import { WHOLE } from '../../../../games/hulk-heresy/gsb/stock.ts';
import type { Mission } from '../../../../games/hulk-heresy/setting-up/mission.ts';
import type { Side } from '../../../../games/hulk-heresy/state.ts';
import { commanderBonus, HIGHEST_COUNTER } from '../../../../games/hulk-heresy/turn/command.ts';
import type { Random } from '../../../../kernel/contract.ts';

/** HH-SEQ-01. */
export const PHASES = [
  'Command',
  'Reinforcement',
  'Attacker actions',
  'Defender actions',
  'Mission status',
] as const;

export type Commander = 'none' | 'praetor' | 'centurion';

/** One player's command points of a turn. */
export interface Purse {
  /** Null before it is drawn. */
  readonly counter: number | null;
  readonly redrawn: boolean;
  readonly spent: number;
  readonly commander: Commander;
  /** Heralds on the board (HH-DAEM-08). */
  readonly heralds: number;
  /** The Commander's die, and what it brought; 0 before it is rolled. */
  readonly die: number;
  readonly bonus: number;
}

export interface Blip {
  readonly no: number;
  readonly value: number;
}

export interface Kit {
  readonly mission: string;
  readonly turn: number;
  /** 0: no limit. */
  readonly turns: number;
  readonly phase: number;
  readonly purses: Readonly<Record<Side, Purse>>;
  /** Counters of 1, 2 and 3 in the stock and set aside (HH-GSB-09). */
  readonly stock: readonly number[];
  readonly aside: readonly number[];
  readonly out: readonly Blip[];
  readonly made: number;
}

const EMPTY: Purse = {
  counter: null,
  redrawn: false,
  spent: 0,
  commander: 'none',
  heralds: 0,
  die: 0,
  bonus: 0,
};

export function freshKit(mission: Pick<Mission, 'id' | 'turns'> | null): Kit {
  return {
    mission: mission?.id ?? '',
    turn: 1,
    turns: mission?.turns ?? 0,
    phase: 0,
    purses: { A: EMPTY, B: EMPTY },
    stock: WHOLE,
    aside: WHOLE.map(() => 0),
    out: [],
    made: 0,
  };
}

/** HH-SEQ-01, HH-CMD-10: after the last phase a new turn, and the counters go back. */
export function nextPhase(kit: Kit): Kit {
  if (kit.phase + 1 < PHASES.length) return { ...kit, phase: kit.phase + 1 };
  return goToTurn(kit, kit.turn + 1);
}

export function goToTurn(kit: Kit, turn: number): Kit {
  const emptied = ({ commander, heralds }: Purse): Purse => ({ ...EMPTY, commander, heralds });
  const { A, B } = kit.purses;
  return { ...kit, turn: Math.max(1, turn), phase: 0, purses: { A: emptied(A), B: emptied(B) } };
}

export function withPurse(kit: Kit, side: Side, part: Partial<Purse>): Kit {
  return { ...kit, purses: { ...kit.purses, [side]: { ...kit.purses[side], ...part } } };
}

/** HH-CMD-02, HH-CMD-04: all six are in the container at every draw; the second must be used. */
export function draw(kit: Kit, side: Side, random: Random): Kit {
  const { counter, redrawn } = kit.purses[side];
  if (counter !== null && redrawn) return kit;
  const value = random.below(HIGHEST_COUNTER) + 1;
  return withPurse(kit, side, { counter: value, redrawn: counter !== null });
}

/** HH-CMD-05. */
export function rollCommander(kit: Kit, side: Side, random: Random): Kit {
  const { commander, die } = kit.purses[side];
  if (commander === 'none' || die > 0) return kit;
  const rolled = random.below(6) + 1;
  return withPurse(kit, side, { die: rolled, bonus: commanderBonus(commander, rolled) });
}

/** HH-CMD-08: never more than the counter has. */
export function spend(kit: Kit, side: Side, spent: number): Kit {
  const { counter } = kit.purses[side];
  return withPurse(kit, side, { spent: Math.min(Math.max(0, spent), counter ?? 0) });
}

export const held = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** HH-GSB-09: one of the stock; when it is empty, what was set aside is shuffled in. */
export function drawBlip(kit: Kit, random: Random): Kit {
  const empty = held(kit.stock) === 0;
  const stock = empty ? kit.aside : kit.stock;
  const aside = empty ? kit.aside.map(() => 0) : kit.aside;
  if (held(stock) === 0) return kit;
  let n = random.below(held(stock));
  const at = stock.findIndex((count) => {
    n -= count;
    return n < 0;
  });
  const blip = { no: kit.made + 1, value: at + 1 };
  return {
    ...kit,
    stock: stock.map((count, i) => (i === at ? count - 1 : count)),
    aside,
    out: [...kit.out, blip],
    made: blip.no,
  };
}

/** Turned up and set aside, or put back as if it had never been drawn. */
export function takeOff(kit: Kit, no: number, back: boolean): Kit {
  const blip = kit.out.find((one) => one.no === no);
  if (!blip) return kit;
  const add = (counts: readonly number[]) => counts.map((n, i) => (i === blip.value - 1 ? n + 1 : n));
  return {
    ...kit,
    ...(back ? { stock: add(kit.stock) } : { aside: add(kit.aside) }),
    out: kit.out.filter((one) => one !== blip),
  };
}

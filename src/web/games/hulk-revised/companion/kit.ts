/**
 * What lies beside a real board: turn, commanders, tokens and bags. Every change gives a new kit; the numbers are the
 * ruleset's own.
 */
import { chapterOf } from '../../../../games/hulk-revised/chapters.ts';
import type { Mission } from '../../../../games/hulk-revised/setting-up/mission.ts';
import { AMBUSH_COUNTERS, BLIP_COUNTERS, squadsOf } from '../../../../games/hulk-revised/table.ts';
import { CAPTAIN_BONUS, TOKENS, totalFor } from '../../../../games/hulk-revised/turn/command.ts';
import { SPECIALS, timerSeconds } from '../../../../games/hulk-revised/units.ts';
import type { Random } from '../../../../kernel/contract.ts';
import type { Given, Revealed } from './solo.ts';

export const COMMANDERS = ['sergeant', 'captain', 'librarian'] as const;

/** Counters by value; `left` is what the mission still allows, null without end. */
export interface Bag {
  readonly inside: readonly number[];
  readonly aside: readonly number[];
  readonly left: number | null;
}

export interface Blip {
  readonly no: number;
  readonly value: number;
  readonly ambush: boolean;
  /** Its priority counter (HR-SOLO-02); 0 without one. */
  readonly counter: number;
}

export interface Token {
  readonly value: number;
  readonly redraws: number;
  readonly bonus: number;
  readonly spent: number;
}

export interface Kit {
  readonly mission: string;
  readonly turn: number;
  /** 0: no limit. */
  readonly turns: number;
  readonly chapter: string;
  readonly commanders: Readonly<Record<(typeof COMMANDERS)[number], number>>;
  readonly token: Token | null;
  readonly bag: Bag;
  readonly ambush: Bag;
  readonly perTurn: number;
  /** Blips on the board and in entry areas. */
  readonly out: readonly Blip[];
  readonly made: number;
  /** Special units that may still come, in the order of SPECIALS. */
  readonly specials: readonly number[];
  readonly solo: boolean;
  /** What is known of the squad's lines (HR-SOLO-37). */
  readonly front: 'lines' | 'around' | 'none';
  readonly given: Given | null;
  readonly revealed: Revealed | null;
  /** The die of the last Ambush check (HR-SOLO-03); 0 without one. */
  readonly check: number;
}

/** Everything in its bag, for a mission or for a game of one's own. */
export function freshKit(mission: Mission | null): Kit {
  const marines = mission?.marines ?? [];
  const count = (kind: string) => marines.filter((row) => row.kind === kind).length;
  return {
    mission: mission?.id ?? '',
    turn: 1,
    turns: mission?.turns ?? 0,
    chapter: '',
    commanders: {
      sergeant: mission ? count('sergeant') : 1,
      captain: count('captain'),
      librarian: count('librarian'),
    },
    token: null,
    bag: { inside: BLIP_COUNTERS, aside: BLIP_COUNTERS.map(() => 0), left: mission?.blips.total ?? null },
    ambush: {
      inside: AMBUSH_COUNTERS,
      aside: AMBUSH_COUNTERS.map(() => 0),
      left: mission ? mission.ambush : null,
    },
    perTurn: mission ? (mission.blips.perTurn ?? squadsOf(mission)) : 2,
    out: [],
    made: 0,
    specials: SPECIALS.map((kind) => mission?.specials[kind] ?? 0),
    solo: false,
    front: 'lines',
    given: null,
    revealed: null,
    check: 0,
  };
}

export function seconds({ commanders, chapter }: Kit): number {
  const kinds = COMMANDERS.flatMap((kind) => Array<typeof kind>(commanders[kind]).fill(kind));
  return timerSeconds(kinds, chapterOf(chapter));
}

/** HR-CMD-01, HR-CMD-03, HR-CMD-08: a token, with the re-draws and the bonus of those in play now. */
export function drawToken(kit: Kit, random: Random): Kit {
  const { commanders, chapter } = kit;
  const bonus = commanders.captain * CAPTAIN_BONUS + chapterOf(chapter).cp;
  return { ...kit, token: { value: anyToken(random), redraws: commanders.sergeant, bonus, spent: 0 } };
}

/** HR-CMD-04: the old one goes back first, so it may come again. */
export function redraw(kit: Kit, random: Random): Kit {
  const { token } = kit;
  if (!token || token.redraws === 0) return kit;
  return { ...kit, token: { ...token, value: anyToken(random), redraws: token.redraws - 1 } };
}

function anyToken(random: Random): number {
  return pick(TOKENS, random) + 1;
}

export function commandPoints({ value, bonus }: Token): number {
  return totalFor(value, bonus, 0);
}

/** HR-CMD-11: what is spent is public; it never passes the total. */
export function spend(kit: Kit, spent: number): Kit {
  const { token } = kit;
  if (!token) return kit;
  return { ...kit, token: { ...token, spent: Math.min(Math.max(0, spent), commandPoints(token)) } };
}

/** HR-CMD-09: the token goes back at the end of the turn. */
export function goToTurn(kit: Kit, turn: number): Kit {
  return { ...kit, turn: Math.max(1, turn), token: null };
}

export function held({ inside }: Bag): number {
  return inside.reduce((sum, n) => sum + n, 0);
}

/** HR-REIN-03, HR-REIN-07, HR-AMB-03: one counter; the same kit when none is to be had. */
export function drawBlip(kit: Kit, ambush: boolean, random: Random): Kit {
  const from = filled(ambush ? kit.ambush : kit.bag);
  if (from.left === 0 || held(from) === 0) return kit;
  const index = pick(from.inside, random);
  const bag: Bag = {
    ...from,
    inside: shift(from.inside, index, -1),
    left: from.left === null ? null : from.left - 1,
  };
  const no = kit.made + 1;
  const blip: Blip = { no, value: ambush ? index : index + 1, ambush, counter: 0 };
  return {
    ...withBag(kit, ambush, bag),
    out: [...kit.out, blip],
    made: no,
    given: null,
    revealed: null,
    check: 0,
  };
}

/** HR-REIN-07: when the bag is empty, what was set aside goes back. */
function filled(bag: Bag): Bag {
  return held(bag) > 0 ? bag : { ...bag, inside: bag.aside, aside: bag.aside.map(() => 0) };
}

/** HR-REIN-07, HR-AMB-08: shown and set aside; an Ambush blip of 0 goes back into its bag. */
export function takeOff(kit: Kit, no: number): Kit {
  const blip = kit.out.find((one) => one.no === no);
  if (!blip) return kit;
  const { ambush, value } = blip;
  const bag = ambush ? kit.ambush : kit.bag;
  const back = ambush && value === 0;
  const next: Bag = back
    ? { ...bag, inside: shift(bag.inside, 0, 1) }
    : { ...bag, aside: shift(bag.aside, ambush ? value : value - 1, 1) };
  return { ...withBag(kit, ambush, next), out: kit.out.filter((one) => one !== blip) };
}

/** A counter drawn by mistake: as if it had never left the bag. */
export function putBack(kit: Kit, no: number): Kit {
  const blip = kit.out.find((one) => one.no === no);
  if (!blip) return kit;
  const { ambush, value } = blip;
  const bag = ambush ? kit.ambush : kit.bag;
  const next: Bag = {
    ...bag,
    inside: shift(bag.inside, ambush ? value : value - 1, 1),
    left: bag.left === null ? null : bag.left + 1,
  };
  return { ...withBag(kit, ambush, next), out: kit.out.filter((one) => one !== blip), given: null };
}

function withBag(kit: Kit, ambush: boolean, bag: Bag): Kit {
  return ambush ? { ...kit, ambush: bag } : { ...kit, bag };
}

function shift(counts: readonly number[], at: number, by: number): number[] {
  return counts.map((n, i) => (i === at ? n + by : n));
}

function pick(weights: readonly number[], random: Random): number {
  let n = random.below(weights.reduce((sum, w) => sum + w, 0));
  return weights.findIndex((w) => {
    n -= w;
    return n < 0;
  });
}

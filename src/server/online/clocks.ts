/** The time of a match: figures as they were at one moment of the database's clock, so that any server can go on from them. */
import { type PhaseClock, Problem, type Seat } from '../../kernel/contract.ts';
import type { ClockNews, TimeControl } from '../../kernel/far-table.ts';

export interface Clocks {
  /** Milliseconds that each seat had at `at`; none without a time control. */
  readonly left: Readonly<Record<Seat, number>>;
  /** Whose time runs: whoever is asked. */
  readonly running: readonly Seat[];
  /** By the database's clock. */
  readonly at: number;
  /** The limit that the rules set for a phase, or for one answer in its midst. */
  readonly phase: Limit | null;
  /** The phase's, while one for an answer runs. */
  readonly rest?: Limit | null;
  /** Since when all clocks stand still. */
  readonly paused: number | null;
  /** Who would like a pause. */
  readonly asks: Seat | null;
}

interface Limit {
  readonly key: string;
  readonly seat: Seat;
  readonly left: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LONGEST_PAUSE = 24 * HOUR;

/** What was chosen when the match was made; what cannot be is a `Problem`. */
export function readControl(given: unknown): TimeControl | null {
  if (given === undefined || given === null) return null;
  const { bank, increment, hours } = given as Record<string, unknown>;
  if (isWithin(hours, 1, 24 * 14)) return { hours };
  if (isWithin(bank, 1, 6 * 3600) && isWithin(increment, 0, 600)) return { bank, increment };
  throw new Problem(
    'A clock has up to six hours and ten minutes more each time, or one to 336 hours for each answer.',
  );
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Before anybody is asked. */
export function wound(control: TimeControl | null, seats: readonly Seat[], now: number): Clocks {
  const left = control ? Object.fromEntries(seats.map((seat) => [seat, allOf(control)])) : {};
  return { left, running: [], at: now, phase: null, paused: null, asks: null };
}

function allOf(control: TimeControl): number {
  return 'hours' in control ? control.hours * HOUR : control.bank * SECOND;
}

/** The same clocks a while later. A pause ends by itself in the end. */
export function spent(clocks: Clocks, now: number): Clocks {
  const { left, running, at, paused } = clocks;
  if (paused !== null) return { ...clocks, at: now, paused: now - paused < LONGEST_PAUSE ? paused : null };
  const gone = Math.max(0, now - at);
  const phase = clocks.phase && {
    ...clocks.phase,
    left: clocks.phase.left - (phaseRuns(clocks) ? gone : 0),
  };
  const after = Object.entries(left).map(([seat, ms]) => [seat, running.includes(seat) ? ms - gone : ms]);
  return { ...clocks, left: Object.fromEntries(after), phase, at: now };
}

/** HR-TIME-06, HH-TIME-03: it stands still while anybody else decides. */
function phaseRuns({ phase, running, paused }: Clocks): boolean {
  return phase !== null && paused === null && running.length === 1 && running[0] === phase.seat;
}

/** Somebody has acted, or the match has begun: whoever is asked now is on the clock. Playing ends a pause. */
export function turned(
  clocks: Clocks,
  control: TimeControl | null,
  { asked, acted, limit }: { asked: readonly Seat[]; acted: readonly Seat[]; limit: PhaseClock | null },
): Clocks {
  const { running } = clocks;
  const left = { ...clocks.left };
  if (control)
    for (const seat of Object.keys(left)) {
      const stops = running.includes(seat) && !asked.includes(seat);
      if ('hours' in control) {
        if (acted.includes(seat) || (asked.includes(seat) && !running.includes(seat)))
          left[seat] = allOf(control);
      } else if (stops) left[seat] += control.increment * SECOND;
    }
  return {
    ...clocks,
    left,
    running: asked,
    ...limitsAfter(clocks, acted, limit),
    paused: acted.length === 0 ? clocks.paused : null,
    asks: acted.length === 0 ? clocks.asks : null,
  };
}

/** A limit goes on while it is the same one; HH-TIME-06: one for an answer begins with each question. */
function limitsAfter(
  { phase, rest = null }: Clocks,
  acted: readonly Seat[],
  limit: PhaseClock | null,
): Pick<Clocks, 'phase' | 'rest'> {
  if (!limit) return { phase: null, rest: null };
  const { key, seat, each } = limit;
  const isSame = (one: Limit | null): one is Limit => one?.key === key && one.seat === seat;
  const fresh = { key, seat, left: limit.seconds * SECOND };
  if (!each) return { phase: isSame(phase) ? phase : isSame(rest) ? rest : fresh, rest: null };
  if (isSame(phase)) return { phase: acted.includes(seat) ? fresh : phase, rest };
  return { phase: fresh, rest: rest ?? phase };
}

/** Whose time is over, and whether that of the rules is. */
export function overdue(clocks: Clocks): { readonly seats: readonly Seat[]; readonly phase: boolean } {
  const { left, running, phase, paused } = clocks;
  if (paused !== null) return { seats: [], phase: false };
  return {
    seats: running.filter((seat) => (left[seat] ?? 1) <= 0),
    phase: phaseRuns(clocks) && phase!.left <= 0,
  };
}

/** When a server must look again by itself; null where nothing happens without somebody. */
export function deadlineOf(clocks: Clocks, control: TimeControl | null): number | null {
  const { left, running, at, phase, paused } = clocks;
  if (paused !== null) return paused + LONGEST_PAUSE;
  const times = control && 'bank' in control ? running.map((seat) => left[seat]) : [];
  if (phaseRuns(clocks)) times.push(phase!.left);
  return times.length === 0 ? null : at + Math.min(...times);
}

/** One asks, another agrees. */
export function pauseAsked(clocks: Clocks, seat: Seat): Clocks {
  if (clocks.paused !== null) return clocks;
  if (clocks.asks === null || clocks.asks === seat) return { ...clocks, asks: seat };
  return { ...clocks, paused: clocks.at, asks: null };
}

/** What everybody may see of them. */
export function clockNews(clocks: Clocks, now: number): ClockNews {
  const { left, running, phase, paused, asks } = spent(clocks, now);
  const limit = phase && { seat: phase.seat, left: phase.left, running: phaseRuns(clocks) };
  return { left, running: paused === null ? running : [], phase: limit, paused: paused !== null, asks };
}

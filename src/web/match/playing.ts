/** The course of a match at this screen: answers go to the sitting, what came of them is shown, and play goes on. */
import type { GameEvent, Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import { eventsOf } from '../../kernel/sitting.ts';
import type { Frame } from '../games/adapter.ts';
import { BEAT, HEED, PACE } from '../settings.ts';
import type { Look } from './look.ts';
import { awaited, type Next, nextAt, wishesOf } from './next.ts';
import { strengthOf } from './opponents.ts';
import { remember } from './reasons.ts';
import { speedOf, type TableState, viewersOf } from './state.ts';

/** More pictures than this are shown one by one; fewer are one step. */
const MANY = 4;

/** What has just happened, as a viewer may know it. */
type News = (viewer: Viewer) => readonly GameEvent[];
const NO_NEWS: News = () => [];

type Answer = { readonly action: unknown } | { readonly text: string };

/** Answers the decision of a seat and goes on from there; returns why not. `rest`: what is planned to follow. */
export function play(at: TableState, seat: Seat, answer: Answer, rest = at.plan): Refusal | null {
  const { eyes } = at.host;
  const told = new Map(viewersOf(at).map((viewer) => [viewer, eyes(viewer).told().length]));
  const stood = eyes(seat).standing();
  let refused: Refusal | null = null;
  eyes(seat).answer(eyes(seat).decisions()[0]?.id ?? 0, answer, (refusal) => {
    refused = refusal;
    if (refusal) return;
    clearTimeout(at.timer);
    at.declined = null;
    // Dice or something shown may have changed the player's mind.
    at.plan = eyes(seat).freeBack().to[0] === stood ? rest : [];
    const news: News = (viewer) => eventsOf(eyes(viewer).told().slice(told.get(viewer)));
    const { table } = at.host;
    const frames =
      speedOf(at) === 'instant' ? [] : table.frames(table.scene(at.look.view), news(at.look.viewer));
    if (frames.length > MANY) playBack(at, frames, 0);
    else goOn(at, news);
  });
  return refused;
}

/** What was played in one go is shown one thing after another, from how it looked before. */
function playBack(at: TableState, frames: readonly Frame[], n: number): void {
  if (n === frames.length || speedOf(at) === 'instant') return goOn(at);
  const { scene, effects, events: happened } = frames[n];
  const resting = { busy: true, moving: true, mine: false, actions: [] };
  at.look = { ...at.look, ...resting, beat: at.look.beat + 1, scene, effects, happened };
  if (n === 0) at.host.keep?.();
  wind(at);
  for (const listener of at.listeners) listener();
  later(at, () => playBack(at, frames, n + 1));
}

/** What follows a change: it is shown, and what the table does by itself is done after a while. */
export function goOn(at: TableState, news = NO_NEWS): void {
  at.host.keep?.();
  const seat = awaited(at.host.eyes(at.look.viewer).waiting(), at.host.players, at.look.viewer)?.seat ?? null;
  if (seat !== at.turnOf) {
    at.turnOf = seat;
    at.toggles = {};
  }
  const { viewer, move } = nextAt(at, seat);
  const ordered = move?.by === 'table' && move.ordered && seat !== null ? { ...move.ordered, seat } : null;
  show(at, { viewer, busy: move !== null, ordered }, news);
  if (!move || seat === null) return;
  if (move.by === 'machine') later(at, () => void askMachine(at, seat));
  else if (move.by === 'table') later(at, () => answerFor(at, seat, move), heedOf(at, ordered !== null));
  else {
    at.plan = at.plan.slice(1);
    later(at, () => {
      if (at.host.eyes(seat).check(move.action) === null) return play(at, seat, { action: move.action });
      at.plan = [];
      show(at, { busy: false });
    });
  }
}

/** How long an answer that the table gives by itself can at least be seen, or overruled. */
function heedOf(at: TableState, ordered: boolean): number {
  return ordered ? HEED[speedOf(at)] : at.alone ? 120 : 0;
}

function answerFor(
  at: TableState,
  seat: Seat,
  { action, ordered }: Extract<Next['move'], { by: 'table' }>,
): void {
  if (ordered) {
    const stood = new Map(viewersOf(at).map((viewer) => [viewer, at.host.eyes(viewer).standing()]));
    at.byOrder = [...at.byOrder, { given: { ...ordered, seat }, at: stood }];
  }
  play(at, seat, { action });
}

async function askMachine(at: TableState, seat: Seat): Promise<void> {
  const { host } = at;
  at.opponent ??= host.hire();
  try {
    const strength = strengthOf(host.ruleset, host.players[seat])?.id;
    const text = await at.opponent.ask(host.eyes(seat).view(), seat, strength);
    if (at.gone) return;
    remember(at, seat);
    const refusal = play(at, seat, { text });
    if (refusal) throw new Error(`${refusal.why} (${refusal.rule})`);
  } catch (error) {
    show(at, { busy: false, problem: error instanceof Error ? error.message : String(error) });
  }
}

type Change = Partial<Pick<Look, 'viewer' | 'busy' | 'ordered' | 'problem'>>;

/** One look at the match through somebody's eyes: view, question, answers and picture. */
export function show(at: TableState, change: Change, news = NO_NEWS): void {
  const { host, alone } = at;
  const { players, table } = host;
  const { viewer, busy, ordered, problem } = {
    viewer: at.look.viewer,
    busy: at.look.busy,
    ordered: null,
    problem: null,
    ...change,
  };
  const eyes = host.eyes(viewer);
  const view = eyes.view();
  const happened = news(viewer);
  const decision = awaited(eyes.waiting(), players, viewer);
  const draw = drawAt(at, viewer);
  const offered = draw?.answer === 'waits' ? draw : null;
  const mine = decision !== null && decision.seat === viewer && !offered;
  const handed = decision && !mine && !ordered && !alone && players[decision.seat] === 'person';
  at.look = {
    beat: at.look.beat + 1,
    viewer,
    view,
    scene: table.scene(view),
    moving: false,
    decision,
    outcome: eyes.outcome(),
    mine,
    curtain: offered ? (viewer === offered.to ? null : offered.to) : handed ? decision.seat : null,
    actions: mine ? eyes.actions() : [],
    effects: table.effects(happened),
    happened,
    shown: eyes.told().length - 1,
    busy,
    ordered,
    draw,
    problem,
    toggles: wishesOf(at, viewer),
  };
  wind(at);
  for (const listener of at.listeners) listener();
}

/** The draw that somebody must answer, or that was declined. */
function drawAt({ host, declined }: TableState, viewer: Viewer): Look['draw'] {
  const offer = host
    .eyes(viewer)
    .offers()
    .find(({ what }) => what === 'draw');
  const to = host.table.game.seats.find((seat) => seat !== offer?.by);
  return offer && to !== undefined ? { by: offer.by, to, answer: 'waits', why: '' } : declined;
}

/** The clock runs while the person it is for decides, and stands still for everybody else. */
function wind(at: TableState): void {
  const { host, look, clock } = at;
  const limit = look.outcome ? null : host.table.clock(host.eyes('spectator').view());
  const person = limit !== null && host.players[limit.seat] === 'person';
  const running = person && look.decision?.seat === limit.seat && look.mine;
  clock.set(person ? limit : null, running, () => {
    at.plan = [];
    if (limit && host.eyes(limit.seat).decisions().length > 0) play(at, limit.seat, { action: limit.action });
  });
}

/** After as long as it takes to see what was shown. */
function later(at: TableState, work: () => unknown, least = 0): void {
  clearTimeout(at.timer);
  const { effects, happened } = at.look;
  const { describe } = at.host.table.game;
  const seen = effects.length > 0 || happened.some((event) => (describe(event)?.dice?.length ?? 0) > 0);
  const pause = (seen ? BEAT : PACE)[speedOf(at)];
  at.timer = window.setTimeout(() => !at.gone && work(), Math.max(least, pause));
}

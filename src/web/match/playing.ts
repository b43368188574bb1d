/** The course of a match at this screen: answers go to the sitting, what came of them is shown, and play goes on. */
import type { Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import { eventsOf } from '../../kernel/sitting.ts';
import { tumbleTime } from '../parts/tumble.ts';
import { HEED } from '../settings.ts';
import type { Look } from './look.ts';
import { asksPerson, awaited, type Next, nextAt, wishesOf } from './next.ts';
import { offerAt } from './offer.ts';
import { strengthOf } from './opponents.ts';
import { outcomeAt } from './outcome.ts';
import { remember } from './reasons.ts';
import { missedBy, noteAnswer } from './recap.ts';
import { type BeatShown, speedOf, type TableState, viewersOf } from './state.ts';
import { holdOf, timelineOf, together } from './timeline.ts';

/** What is still to be seen of what has just happened, as a viewer may know it. */
type News = (viewer: Viewer) => Pick<BeatShown, 'effects' | 'happened' | 'weight' | 'about'>;
const NOTHING_NEW = { effects: [], happened: [], weight: 'step', about: [] } as const;
const NO_NEWS: News = () => NOTHING_NEW;

type Answer = { readonly action: unknown } | { readonly text: string };

/** Answers the decision of a seat and goes on from there; returns why not. `rest`: what is planned to follow. */
export function play(at: TableState, seat: Seat, answer: Answer, rest = at.plan): Refusal | null {
  const { eyes } = at.host;
  const told = new Map(viewersOf(at).map((viewer) => [viewer, eyes(viewer).told().length]));
  const stood = eyes(seat).standing();
  let refused: Refusal | null = null;
  let late = false;
  if (at.answering) return null;
  at.answering = true;
  eyes(seat).answer(eyes(seat).decisions()[0]?.id ?? 0, answer, (refusal) => {
    at.answering = false;
    refused = refusal;
    if (at.gone) return;
    if (refusal) return late ? goOn(at) : undefined;
    clearTimeout(at.timer);
    at.declined = null;
    // Dice or something shown may have changed the player's mind, unless he said to press on.
    const free = eyes(seat).freeBack().to[0] === stood;
    const since = told.get(at.look.viewer) ?? 0;
    const news = () => eventsOf(eyes(seat).told().slice(told.get(seat)));
    const on = free || (at.pressing > 0 && at.host.table.pressesOn(news(), at.pressing));
    at.plan = on ? rest : [];
    at.since = told;
    at.look = { ...at.look, shown: since - 1, partly: 0 };
    at.line = lineFor(at, since);
    noteAnswer(at, seat, stood);
    playBack(at);
    if (at.look.moving) at.host.keep?.();
  });
  late = true;
  if (at.answering) show(at, { busy: true });
  return refused;
}

/** Something was told that nobody at this screen brought about. */
export function hear(at: TableState): void {
  const { look, host } = at;
  if (at.gone || at.answering || look.moving) return; // it is shown with what is shown now
  const since = look.shown + 1;
  clearTimeout(at.timer);
  if (host.eyes(look.viewer).told().length <= since) return goOn(at);
  at.plan = [];
  at.missed.add(look.viewer);
  at.since = new Map(viewersOf(at).map((viewer) => [viewer, since]));
  at.look = { ...look, shown: since - 1, partly: 0 };
  at.line = lineFor(at, since);
  playBack(at);
}

/** What was told to the viewer from that number on, as beats from how it looked before. */
function lineFor(at: TableState, since: number): readonly BeatShown[] {
  const { table, eyes } = at.host;
  const before = at.look.moving ? table.scene(at.look.view) : at.look.scene;
  return timelineOf({
    before,
    pictures: table.frames(before, eventsOf(eyes(at.look.viewer).told().slice(since))),
    rolls: (event) => table.game.describe(event)?.dice?.some(({ values }) => values.length > 0) ?? false,
    tumbles: tumbleTime() > 0 && speedOf(at) !== 'instant',
  });
}

/** Beat by beat. The last one is looked at while play goes on, unless the next thing is a question, or the end. */
function playBack(at: TableState): void {
  const [beat, ...rest] = at.line;
  if (!beat || speedOf(at) === 'instant' || (rest.length === 0 && !asksPerson(at))) return showRest(at);
  const { told: partly, ...picture } = beat;
  at.line = rest;
  at.look = {
    ...at.look,
    ...picture,
    beat: at.look.beat + 1,
    busy: true,
    moving: true,
    ordered: null,
    recap: null,
    partly,
  };
  wind(at);
  for (const listener of at.listeners) listener();
  later(at, () => playBack(at));
}

/** Whatever is left is shown at once, and play goes on. */
function showRest(at: TableState): void {
  const { viewer } = at.look;
  const rest = together(at.line);
  goOn(at, (other) => (other === viewer && rest ? rest : unpictured(at, other)));
}

/** What no picture shows is heard all the same. */
function unpictured({ host, since }: TableState, viewer: Viewer): ReturnType<News> {
  const happened = eventsOf(host.eyes(viewer).told().slice(since.get(viewer)));
  return { ...NOTHING_NEW, happened, effects: host.table.effects(happened) };
}

/** The rest need not be watched: neither of what is being shown nor of what follows until somebody is asked. */
export function skip(at: TableState): void {
  if (!at.look.busy || at.look.ordered) return;
  at.hurry = true;
  if (!at.look.moving) return;
  clearTimeout(at.timer);
  showRest(at);
}

/** What follows a change: it is shown, and what the table does by itself is done after a while. */
export function goOn(at: TableState, news = NO_NEWS): void {
  at.host.keep?.();
  at.line = [];
  const seat = awaited(at.host.eyes(at.look.viewer).waiting(), at.host.players, at.look.viewer)?.seat ?? null;
  if (seat !== at.turnOf) {
    at.turnOf = seat;
    at.toggles = {};
  }
  const { viewer, move, asks = false } = nextAt(at, seat);
  at.asks = asks;
  const ordered = move?.by === 'table' && move.ordered && seat !== null ? { ...move.ordered, seat } : null;
  if (!move) at.hurry = false;
  const recap = !move && seat === viewer ? missedBy(at, viewer) : null;
  show(at, { viewer, busy: move !== null, ordered, recap }, news);
  if (!move || seat === null) return;
  if (move.by === 'machine') later(at, () => void askMachine(at, seat));
  else if (move.by === 'table')
    later(at, () => answerFor(at, seat, move), heedOf(at, ordered !== null && !ordered.quick));
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

type Change = Partial<Pick<Look, 'viewer' | 'busy' | 'ordered' | 'recap' | 'problem'>>;

/** One look at the match through somebody's eyes: view, question, answers and picture. */
export function show(at: TableState, change: Change, news = NO_NEWS): void {
  const { host, alone } = at;
  const { players, table } = host;
  const { viewer, busy, ordered, recap, problem } = {
    viewer: at.look.viewer,
    busy: at.look.busy,
    ordered: null,
    recap: at.look.recap,
    problem: null,
    ...change,
  };
  const eyes = host.eyes(viewer);
  const view = eyes.view();
  const decision = awaited(eyes.waiting(), players, viewer);
  const offer = offerAt(at, viewer);
  // Whoever offered it to somebody elsewhere plays on meanwhile.
  const offered = offer?.answer === 'waits' && players[offer.to] !== 'far' ? offer : null;
  const mine = decision !== null && decision.seat === viewer && !offered;
  const handed = decision && !mine && !ordered && !alone && players[decision.seat] === 'person';
  at.look = {
    beat: at.look.beat + 1,
    viewer,
    view,
    scene: table.scene(view),
    moving: false,
    decision,
    outcome: outcomeAt(table, eyes.outcome()),
    mine,
    curtain: offered ? (viewer === offered.to ? null : offered.to) : handed ? decision.seat : null,
    actions: mine && table.lists?.(decision) !== false ? eyes.actions() : [],
    ...picked(news(viewer)),
    shown: eyes.told().length - 1,
    partly: 0,
    busy,
    ordered,
    recap,
    offer,
    problem,
    toggles: wishesOf(at, viewer),
  };
  wind(at);
  for (const listener of at.listeners) listener();
}

function picked({ effects, happened, weight, about }: ReturnType<News>): ReturnType<News> {
  return { effects, happened, weight, about };
}

/** The clock runs while the person it is for decides, and stands still for everybody else. */
function wind(at: TableState): void {
  const { host, look, clock } = at;
  if (host.hear) return; // the server counts
  const limit = look.outcome ? null : (host.table.game.clock?.(host.eyes('spectator').view()) ?? null);
  const person = limit !== null && host.players[limit.seat] === 'person';
  const running = person && look.decision?.seat === limit.seat && look.mine && !look.moving;
  const told = host.eyes('spectator').told().length;
  const own = limit?.each ? { ...limit, key: `${limit.key} ${told}` } : limit;
  clock.set(person ? own : null, running, () => {
    at.plan = [];
    if (limit && host.eyes(limit.seat).decisions().length > 0) play(at, limit.seat, { action: limit.action });
  });
}

/** After as long as it takes to see what was shown. */
function later(at: TableState, work: () => unknown, least = 0): void {
  clearTimeout(at.timer);
  const hold = holdOf(at.look.weight, speedOf(at), tumbleTime());
  at.timer = window.setTimeout(() => !at.gone && work(), Math.max(least, hold));
}

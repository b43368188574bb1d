/** One match being played at this screen: who sits where, whose eyes the screen shows, and what happens next. */
import type { AnyGame, Decision, GameEvent, Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import { accountOf, deskOf } from '../../kernel/desk.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import { type Sitting as Eyes, eventsOf } from '../../kernel/sitting.ts';
import { isBarrier, undoLimit } from '../../kernel/undo.ts';
import type { Frame, Hand, Table } from '../games/adapter.ts';
import { ordersOf, watchOrders } from '../orders/chosen.ts';
import { BEAT, HEED, PACE, type Speed, settings } from '../settings.ts';
import { createTimer } from './clock.ts';
import { createDraws } from './draw.ts';
import { awaited, firstViewer, handAt, isAlone, lookAt, type Own, ownAnswer, rolled } from './look.ts';
import { hireOpponent, type Opponent } from './opponent.ts';
import { isMachine, strengthOf } from './opponents.ts';
import { keep } from './saving.ts';
import type { Look, OrderGiven, Players, Sitting } from './sitting.ts';
import { undoPlace } from './undo-place.ts';

/** More pictures than this are shown one by one; fewer are one step. */
const MANY = 4;

/** What has just happened, as a viewer may know it. */
type News = (viewer: Viewer) => readonly GameEvent[];
const NOTHING: News = () => [];

export interface House {
  /** Plays the machine's seat instead of the bot. */
  readonly opponent?: Opponent;
  /** False: the match is not stored, and standing orders do not hold. */
  readonly kept?: boolean;
  /** Where there is nothing to watch: instead of the speed in the settings. */
  readonly speed?: Speed;
}

export function sit(id: string, table: Table, players: Players, house: House = {}): Sitting {
  const { match } = table;
  const game: AnyGame = match.game;
  const alone = isAlone(players);
  const kept = house.kept !== false;
  const listeners = new Set<() => void>();
  const desk = deskOf(match);
  const eyes = (viewer: Viewer): Eyes => localSitting(match, viewer);
  const viewers: readonly Viewer[] = [...match.ruleset.seats, 'spectator'];
  let opponent: Opponent | null = house.opponent ?? null;
  let plan: unknown[] = [];
  let toggles: Readonly<Record<string, string>> = {};
  let turnOf: Seat | null = null;
  let timer = 0;
  let gone = false;
  /** How many entries there were when an order was overruled: that question is put to the person. */
  let overruled = -1;
  const byOrder = new Map<number, OrderGiven>();
  const clock = createTimer(id);
  let look = lookAt(table, players, {
    viewer: firstViewer(players),
    beat: 0,
    busy: false,
    ordered: null,
    draw: null,
    problem: null,
    toggles,
  });
  const draws = createDraws({
    table,
    players,
    look: () => look,
    show: (viewer) => show({ viewer }),
    goOn: () => goOn(),
  });

  /** What a seat prefers: its standing orders, and what was set for this turn. */
  function wishes(seat: Viewer): Look['toggles'] {
    return !kept ? toggles : { ...ordersOf(match.ruleset.id, seat), ...toggles };
  }

  /** Runs while the person it is for decides, and stands still for everybody else. */
  function wind(): void {
    const view = eyes('spectator').view();
    const limit = match.outcome ? null : table.clock(view);
    const person = limit !== null && players[limit.seat] === 'person';
    const running = person && look.decision?.seat === limit.seat && look.mine;
    clock.set(person ? limit : null, running, () => {
      plan = [];
      if (limit && eyes(limit.seat).decisions().length > 0) send(limit.seat, { action: limit.action });
    });
  }

  type Change = Partial<Pick<Look, 'viewer' | 'busy' | 'ordered' | 'problem'>>;

  function show(change: Change, news: News = NOTHING): void {
    const { viewer, busy } = look;
    const next = { viewer, busy, ordered: null, draw: draws.offer(), problem: null, ...change };
    const given = { ...next, beat: look.beat + 1, toggles: wishes(next.viewer) };
    look = lookAt(table, players, given, news(next.viewer));
    wind();
    for (const listener of listeners) listener();
  }

  function speed(): Speed {
    return house.speed ?? settings().speed;
  }

  function later(work: () => void, least = 0): void {
    clearTimeout(timer);
    const seen = look.effects.length > 0 || rolled(game, look.happened);
    const pause = (seen ? BEAT : PACE)[speed()];
    timer = window.setTimeout(() => !gone && work(), Math.max(least, pause));
  }

  /** What follows a change: the next planned step, a forced answer, the machine, or waiting for a person. */
  function goOn(news: News = NOTHING): void {
    if (kept) void keep(id, table, players);
    const decision = awaited(eyes(look.viewer).waiting(), players, look.viewer);
    const asked = decision && players[decision.seat];
    if (decision?.seat !== turnOf) {
      turnOf = decision?.seat ?? null;
      toggles = {};
    }
    // Between two people the screen shows only what both may know until it has been passed on.
    const passed = decision?.seat === look.viewer ? look.viewer : 'spectator';
    const viewer = alone ? firstViewer(players) : passed;
    if (isMachine(asked)) {
      show({ viewer, busy: true }, news);
      later(() => void askMachine(decision!));
      return;
    }
    const hand = decision && asked === 'person' ? handFor(match.state, decision) : null;
    const own = hand && ownFor(hand);
    if (decision && own?.ordered?.open && decision.seat !== viewer) {
      // Both know all it is decided by: the screen need not change hands for it.
      show({ viewer: look.viewer, busy: true, ordered: { ...own.ordered, seat: decision.seat } }, news);
      return answer(decision.seat, own);
    }
    const mine = decision?.seat === viewer;
    const asking = mine ? (hand?.prompt ?? null) : null;
    // What was planned may be the answer itself: the shot that comes with a movement.
    const answers = asking !== null && plan.length > 0 && eyes(viewer).check(plan[0]) === null;
    const forced = mine && !answers ? own : null;
    // A question on the way is answered first; what was planned goes on after it, unless something new was seen.
    const planned = mine && (asking === null || answers) ? plan.shift() : undefined;
    const ordered = forced?.ordered ? { ...forced.ordered, seat: decision!.seat } : null;
    show({ viewer, busy: planned !== undefined || forced !== null, ordered }, news);
    if (forced) answer(decision!.seat, forced);
    else if (planned !== undefined) {
      later(() => {
        if (eyes(decision!.seat).check(planned) === null) send(decision!.seat, { action: planned });
        else stop();
      });
    }
  }

  function stop(): void {
    plan = [];
    show({ busy: false });
  }

  function handFor(state: unknown, decision: Decision): Hand {
    return handAt(table, state, decision, wishes(decision.seat));
  }

  /** The table would answer it by itself. */
  function settles(state: unknown, decision: Decision): boolean {
    const { prompt } = handFor(state, decision);
    return prompt?.settled !== undefined || prompt?.ordered !== undefined;
  }

  function ownFor(hand: Hand): Own | null {
    return ownAnswer(hand, alone, overruled !== match.entries.length);
  }

  /** Played by the table itself, after as long as it takes to see it or to overrule it. */
  function answer(seat: Seat, { action, ordered }: Own): void {
    const least = ordered ? HEED[speed()] : alone ? 120 : 0;
    later(() => {
      if (ordered) byOrder.set(match.entries.length, { ...ordered, seat });
      send(seat, { action });
    }, least);
  }

  /** Answers the decision of a seat, and goes on from there. */
  function send(seat: Seat, answer: { action: unknown } | { text: string }): Refusal | null {
    const told = new Map(viewers.map((viewer) => [viewer, eyes(viewer).told().length]));
    let refused: Refusal | null = null;
    const id = eyes(seat).decisions()[0]?.id ?? 0;
    eyes(seat).answer(id, answer, (refusal) => {
      refused = refusal;
    });
    if (refused) return refused;
    draws.end();
    if (isBarrier(match, match.entries.length)) plan = [];
    const news: News = (viewer) => eventsOf(eyes(viewer).told().slice(told.get(viewer)));
    const frames = speed() === 'instant' ? [] : table.frames(table.scene(look.view), news(look.viewer));
    if (frames.length > MANY) playBack(frames, 0);
    else goOn(news);
    return null;
  }

  /** What was played in one go is shown one thing after another, from how it looked before. */
  function playBack(frames: readonly Frame[], at: number): void {
    if (at === frames.length || speed() === 'instant') return goOn();
    const { scene, effects, events: happened } = frames[at];
    const resting = { busy: true, mine: false, actions: [] };
    look = { ...look, ...resting, beat: look.beat + 1, frame: scene, effects, happened };
    if (at === 0) {
      if (kept) void keep(id, table, players);
      wind();
    }
    for (const listener of listeners) listener();
    later(() => playBack(frames, at + 1));
  }

  async function askMachine(decision: Decision): Promise<void> {
    opponent ??= hireOpponent();
    try {
      const view = eyes(decision.seat).view();
      const strength = strengthOf(match.ruleset.id, players[decision.seat])?.id;
      const text = await opponent.ask(match.ruleset.id, match.setup, view, decision.seat, strength);
      if (gone) return;
      const refusal = send(decision.seat, { text });
      if (refusal) throw new Error(`${refusal.why} (${refusal.rule})`);
    } catch (error) {
      show({ busy: false, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  // An order given while its question waits answers it; one taken back leaves it to the person.
  const unwatch = watchOrders(() => {
    if (look.frame || draws.waits() || (look.busy && !look.ordered)) return;
    overruled = -1;
    clearTimeout(timer);
    goOn();
  });

  const sitting: Sitting = {
    id,
    table,
    match,
    players,
    eyes,
    kept,
    look: () => look,
    clock,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(actions) {
      if (!look.mine || look.busy || actions.length === 0) return null;
      if (handFor(match.state, look.decision!).prompt === null) plan = actions.slice(1);
      return send(look.decision!.seat, { action: actions[0] });
    },
    check(action) {
      const refusal = look.decision ? eyes(look.decision.seat).check(action) : null;
      return refusal && (table.withheld(look, action) ?? refusal);
    },
    prefer(toggle, value) {
      toggles = { ...toggles, [toggle]: value };
      show({});
    },
    byOrder,
    ordersFor(viewer) {
      const { numberAt } = accountOf(desk, viewer);
      return new Map([...byOrder].map(([entry, given]) => [numberAt(entry), given]));
    },
    overrule() {
      if (!look.ordered) return;
      clearTimeout(timer);
      overruled = match.entries.length;
      goOn();
    },
    undoReason() {
      if (!look.mine) return 'Wait for your turn.';
      const { to, why } = eyes(look.viewer).freeBack();
      return to.length > 0 && undoPlace(match, settles) < match.entries.length ? null : why;
    },
    takeBack() {
      const seat = undoLimit(match).seat;
      const to = undoPlace(match, settles);
      if (seat === null || to >= match.entries.length || look.busy) return;
      eyes(seat).undo(accountOf(desk, seat).numberAt(to));
      for (const entry of byOrder.keys()) if (entry >= to) byOrder.delete(entry);
      plan = [];
      goOn();
    },
    giveUp() {
      const seat = look.viewer !== 'spectator' ? look.viewer : look.decision?.seat;
      clearTimeout(timer);
      draws.end();
      if (!seat) return;
      eyes(seat).concede((refusal) => refusal ?? goOn());
    },
    ...draws.ways,
    reveal() {
      if (look.curtain) show({ viewer: look.curtain });
      if (draws.waits()) return;
      if (look.decision && ownFor(handFor(match.state, look.decision))) goOn();
    },
    retry: () => goOn(),
    leave() {
      gone = true;
      unwatch();
      clock.stop();
      clearTimeout(timer);
      opponent?.close();
    },
  };
  goOn();
  return sitting;
}

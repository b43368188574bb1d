/** One match being played at this screen: who sits where, whose eyes the screen shows, and what happens next. */
import type { AnyGame, Decision, Refusal, Seat } from '../../kernel/contract.ts';
import { concede } from '../../kernel/ending.ts';
import { type Acted, act, actText, pending, stateAt } from '../../kernel/match.ts';
import { undo, undoLimit } from '../../kernel/undo.ts';
import type { Effect, Frame, Hand, Table } from '../games/adapter.ts';
import { BEAT, PACE, type Speed, settings } from '../settings.ts';
import { createTimer } from './clock.ts';
import { firstViewer, handAt, isAlone, lookAt, settledAnswer } from './look.ts';
import { hireOpponent, type Opponent } from './opponent.ts';
import { keep } from './saving.ts';
import type { Look, Players, Sitting } from './sitting.ts';

/** More pictures than this are shown one by one; fewer are one step. */
const MANY = 4;

export interface House {
  /** Plays the machine's seat instead of the bot. */
  readonly opponent?: Opponent;
  /** False: the match is not stored. */
  readonly kept?: boolean;
  /** Where there is nothing to watch: instead of the speed in the settings. */
  readonly speed?: Speed;
}

export function sit(id: string, table: Table, players: Players, house: House = {}): Sitting {
  const { match } = table;
  const game: AnyGame = match.game;
  const alone = isAlone(players);
  const listeners = new Set<() => void>();
  let opponent: Opponent | null = house.opponent ?? null;
  let plan: unknown[] = [];
  let toggles: Readonly<Record<string, string>> = {};
  let turnOf: Seat | null = null;
  let timer = 0;
  let gone = false;
  const clock = createTimer(id);
  let look = lookAt(table, players, {
    viewer: firstViewer(players),
    effects: [],
    beat: 0,
    busy: false,
    problem: null,
    toggles,
  });

  /** Runs while the person it is for decides, and stands still for everybody else. */
  function wind(): void {
    const view = game.view(match.state, 'spectator');
    const limit = match.outcome ? null : table.clock(view);
    const person = limit !== null && players[limit.seat] === 'person';
    const running = person && look.decision?.seat === limit.seat && look.mine;
    clock.set(person ? limit : null, running, () => {
      plan = [];
      if (limit && pending(match)[0]?.seat === limit.seat) run(limit.seat, limit.action);
    });
  }

  function show(change: Partial<Pick<Look, 'viewer' | 'effects' | 'busy' | 'problem'>>): void {
    const { viewer, busy } = look;
    const next = { viewer, effects: [], busy, problem: null, ...change };
    look = lookAt(table, players, { ...next, beat: look.beat + 1, toggles });
    wind();
    for (const listener of listeners) listener();
  }

  function later(work: () => void, least = 0): void {
    clearTimeout(timer);
    const speed = house.speed ?? settings().speed;
    const pause = look.effects.length > 0 ? BEAT[speed] : PACE[speed];
    timer = window.setTimeout(() => !gone && work(), Math.max(least, pause));
  }

  /** What follows a change: the next planned step, a forced answer, the machine, or waiting for a person. */
  function goOn(effects: readonly Effect[] = []): void {
    if (house.kept !== false) void keep(id, table, players);
    const decision = pending(match)[0] ?? null;
    const asked = decision && players[decision.seat];
    if (decision?.seat !== turnOf) {
      turnOf = decision?.seat ?? null;
      toggles = Object.fromEntries(Object.entries(toggles).filter(([id]) => table.lasting.includes(id)));
    }
    // Between two people the screen shows only what both may know until it has been passed on.
    const passed = decision?.seat === look.viewer ? look.viewer : 'spectator';
    const viewer = alone ? firstViewer(players) : passed;
    if (asked === 'machine') {
      show({ viewer, effects, busy: true });
      later(() => void askMachine(decision!));
      return;
    }
    const asking = decision?.seat === viewer ? handFor(match.state, decision).prompt : null;
    // What was planned may be the answer itself: the shot that comes with a movement.
    const answers = asking !== null && plan.length > 0 && game.check(match.state, viewer, plan[0]) === null;
    const forced = asking && decision && !answers ? forcedAnswer(decision) : null;
    // A question on the way is answered first; what was planned goes on after it, unless something new was seen.
    const open = asking === null || answers;
    const planned = open && decision?.seat === viewer ? plan.shift() : undefined;
    show({ viewer, effects, busy: planned !== undefined || forced !== null });
    if (forced !== null) later(() => void run(decision!.seat, forced), forced && alone ? 120 : 0);
    else if (planned !== undefined) {
      later(() => {
        if (game.check(match.state, decision!.seat, planned) === null) run(decision!.seat, planned);
        else stop();
      });
    }
  }

  function stop(): void {
    plan = [];
    show({ busy: false });
  }

  function handFor(state: unknown, decision: Decision): Hand {
    return handAt(table, state, decision, toggles);
  }

  function forcedAnswer(decision: Decision): unknown | null {
    return settledAnswer(handFor(match.state, decision), alone);
  }

  function after(answer: Acted): Refusal | null {
    if (!answer.ok) return answer.refusal;
    if (answer.events.some((event) => game.reveals(event))) plan = [];
    const told = answer.events
      .map((event) => game.redact(event, look.viewer))
      .filter((event) => event !== null);
    const frames =
      (house.speed ?? settings().speed) === 'instant' ? [] : table.frames(table.scene(look.view), told);
    if (frames.length > MANY) playBack(frames, 0);
    else goOn(table.effects(told));
    return null;
  }

  /** What was played in one go is shown one thing after another, from how it looked before. */
  function playBack(frames: readonly Frame[], at: number): void {
    if (at === frames.length || (house.speed ?? settings().speed) === 'instant') return goOn();
    const { scene, effects } = frames[at];
    look = { ...look, beat: look.beat + 1, busy: true, mine: false, actions: [], frame: scene, effects };
    if (at === 0) {
      if (house.kept !== false) void keep(id, table, players);
      wind();
    }
    for (const listener of listeners) listener();
    later(() => playBack(frames, at + 1));
  }

  function run(seat: Seat, action: unknown): Refusal | null {
    return after(act(match, seat, action));
  }

  async function askMachine(decision: Decision): Promise<void> {
    opponent ??= hireOpponent();
    try {
      const view = game.view(match.state, decision.seat);
      const text = await opponent.ask(match.ruleset.id, match.setup, view, decision.seat);
      if (gone) return;
      const refusal = after(actText(match, decision.seat, text));
      if (refusal) throw new Error(`${refusal.why} (${refusal.rule})`);
    } catch (error) {
      show({ busy: false, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  /** How far one press of "take back" goes: past answers the table gave by itself, or it would give them again. */
  function backTo(): number {
    const limit = undoLimit(match);
    for (let to = match.entries.length - 1; to >= limit.to; to--) {
      const state = stateAt(match, to);
      const decision = game.pending(state)[0];
      if (decision && handFor(state, decision).prompt?.settled === undefined) return to;
    }
    return match.entries.length;
  }

  const sitting: Sitting = {
    id,
    table,
    match,
    players,
    look: () => look,
    clock,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(actions) {
      if (!look.mine || look.busy || actions.length === 0) return null;
      if (handFor(match.state, look.decision!).prompt === null) plan = actions.slice(1);
      return run(look.decision!.seat, actions[0]);
    },
    check: (action) => (look.decision ? game.check(match.state, look.decision.seat, action) : null),
    prefer(toggle, value) {
      toggles = { ...toggles, [toggle]: value };
      show({});
    },
    undoReason() {
      const limit = undoLimit(match);
      if (!look.mine) return 'Wait for your turn.';
      if (limit.seat !== look.viewer)
        return match.entries.length === 0 ? limit.why : 'The other player has acted since.';
      return backTo() < match.entries.length ? null : limit.why;
    },
    takeBack() {
      const seat = undoLimit(match).seat;
      const to = backTo();
      if (seat === null || to >= match.entries.length || look.busy) return;
      undo(match, seat, { to });
      plan = [];
      goOn();
    },
    giveUp() {
      const seat = look.viewer !== 'spectator' ? look.viewer : look.decision?.seat;
      clearTimeout(timer);
      if (seat && concede(match, seat).ok) goOn();
    },
    reveal() {
      if (look.curtain) show({ viewer: look.curtain });
      if (look.decision && forcedAnswer(look.decision) !== null) goOn();
    },
    retry: () => goOn(),
    leave() {
      gone = true;
      clock.stop();
      clearTimeout(timer);
      opponent?.close();
    },
  };
  goOn();
  return sitting;
}

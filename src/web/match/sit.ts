/** One match being played at this screen: who sits where, whose eyes the screen shows, and what happens next. */
import type { AnyGame, Decision, GameEvent, Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import { concede } from '../../kernel/ending.ts';
import { type Acted, act, actText, pending, stateAt } from '../../kernel/match.ts';
import { undo, undoLimit } from '../../kernel/undo.ts';
import type { Effect, Hand, Table } from '../games/adapter.ts';
import { BEAT, PACE, settings } from '../settings.ts';
import { createTimer } from './clock.ts';
import { hireOpponent, type Opponent } from './opponent.ts';
import { keep } from './saving.ts';
import type { Look, Players, Sitting } from './sitting.ts';

export function sit(id: string, table: Table, players: Players): Sitting {
  const { match } = table;
  const game: AnyGame = match.game;
  const people = match.ruleset.seats.filter((seat) => players[seat] === 'person');
  const alone = people.length === 1;
  const listeners = new Set<() => void>();
  let opponent: Opponent | null = null;
  let plan: unknown[] = [];
  let toggles: Readonly<Record<string, string>> = {};
  let turnOf: Seat | null = null;
  let timer = 0;
  let gone = false;
  const clock = createTimer(id);
  let look = lookFrom(firstViewer(), [], 0, false, null);

  function firstViewer(): Viewer {
    return alone ? people[0] : 'spectator';
  }

  function lookFrom(
    viewer: Viewer,
    effects: readonly Effect[],
    beat: number,
    busy: boolean,
    problem: string | null,
  ): Look {
    const decision = pending(match)[0] ?? null;
    const mine = decision !== null && decision.seat === viewer;
    return {
      beat,
      viewer,
      view: game.view(match.state, viewer),
      decision,
      mine,
      curtain: !alone && decision && !mine && players[decision.seat] === 'person' ? decision.seat : null,
      actions: mine ? game.actions(match.state, decision.seat) : [],
      effects,
      busy,
      problem,
      toggles,
    };
  }

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
    const next = { viewer: look.viewer, effects: [], busy: look.busy, problem: null, ...change };
    look = lookFrom(next.viewer, next.effects, look.beat + 1, next.busy, next.problem);
    wind();
    for (const listener of listeners) listener();
  }

  function later(work: () => void, least = 0): void {
    clearTimeout(timer);
    const { speed } = settings();
    const pause = look.effects.length > 0 ? BEAT[speed] : PACE[speed];
    timer = window.setTimeout(() => !gone && work(), Math.max(least, pause));
  }

  /** What follows a change: the next planned step, a forced answer, the machine, or waiting for a person. */
  function goOn(effects: readonly Effect[] = []): void {
    void keep(id, table, players);
    const decision = pending(match)[0] ?? null;
    const asked = decision && players[decision.seat];
    if (decision?.seat !== turnOf) {
      turnOf = decision?.seat ?? null;
      toggles = Object.fromEntries(Object.entries(toggles).filter(([id]) => table.lasting.includes(id)));
    }
    // Between two people the screen shows only what both may know until it has been passed on.
    const viewer = alone ? people[0] : decision?.seat === look.viewer ? look.viewer : 'spectator';
    if (asked === 'machine') {
      show({ viewer, effects, busy: true });
      later(() => void askMachine(decision!));
      return;
    }
    const asking = decision?.seat === viewer ? handFor(match.state, decision).prompt : null;
    const forced = asking && decision ? forcedAnswer(decision) : null;
    // A question on the way is answered first; what was planned goes on after it, unless something new was seen.
    const planned = asking === null && decision?.seat === viewer ? plan.shift() : undefined;
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
    return table.hand({
      view: game.view(state, decision.seat),
      decision,
      actions: game.actions(state, decision.seat),
      selected: 0,
      toggles,
    });
  }

  function forcedAnswer(decision: Decision): unknown | null {
    const { prompt } = handFor(match.state, decision);
    if (prompt?.settled === 'always' || (prompt?.settled === 'alone' && alone)) {
      return prompt.choices[0]?.offer.action ?? null;
    }
    return null;
  }

  function after(answer: Acted): Refusal | null {
    if (!answer.ok) return answer.refusal;
    if (answer.events.some((event) => game.reveals(event))) plan = [];
    goOn(effectsOf(answer.events));
    return null;
  }

  function effectsOf(events: readonly GameEvent[]): readonly Effect[] {
    const told = events.map((event) => game.redact(event, look.viewer)).filter((event) => event !== null);
    return table.effects(told);
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

/**
 * The engine of steps, one for all games. Whatever is under way lies on a stack in the state, the last on top. Each kind
 * of step says how it goes on, whom it asks, which verbs it takes, what it refuses, what it offers and what an answer does;
 * the engine runs the top step until somebody must decide.
 */
import type { Decision, Dice, GameEvent, Outcome, Random, Refusal, Seat } from './contract.ts';

/** What a game's steps are made of. */
export interface Kit {
  readonly table: unknown;
  readonly state: { steps: { readonly do: string }[]; outcome: Outcome | null };
  readonly step: { readonly do: string };
  readonly action: { readonly do: string };
  readonly event: GameEvent;
}

/** Everything a rule needs while an action is played. */
export interface PlayOf<K extends Kit> {
  readonly table: K['table'];
  readonly state: K['state'];
  readonly dice: Dice;
  readonly events: K['event'][];
}

/** One kind of step; `A`: the actions that answer it. */
export interface StepRule<K extends Kit, S = K['step'], A extends K['action'] = K['action']> {
  /** Goes on; true when somebody must decide. A step that is done takes itself off the stack. */
  run(play: PlayOf<K>, step: S): boolean;
  /** Who must decide what, while it waits. */
  asks?(table: K['table'], state: K['state'], step: S): readonly Decision[];
  /** The verbs that answer it; without this the step refuses verb by verb. */
  verbs?(step: S): readonly A['do'][];
  /** Why not: the action has the right shape and verb, and comes from a seat that is asked. */
  refuse?(table: K['table'], state: K['state'], seat: Seat, action: A, step: S): Refusal | null;
  /** Legal answers: all of them where they are few, else a useful sample, each legal by construction. */
  list?(table: K['table'], state: K['state'], seat: Seat, step: S): K['action'][];
  /** Where one of several units acts next: which could, and what one of them can do. */
  units?(table: K['table'], state: K['state'], seat: Seat, step: S): readonly number[];
  listUnit?(table: K['table'], state: K['state'], unit: number, step: S): K['action'][];
  answer?(play: PlayOf<K>, seat: Seat, action: A, step: S): void;
}

export type StepRules<K extends Kit> = {
  readonly [Do in K['step']['do']]: StepRule<K, Extract<K['step'], { do: Do }>>;
};

/** What a game says of answers that no step needs to judge. */
export interface Manners<K extends Kit> {
  /** The match is over. */
  readonly over: Refusal;
  /** This seat is not asked. */
  notAsked(asked: readonly Decision[]): Refusal;
  /** Anything may come from outside. */
  isAction(table: K['table'], action: unknown): action is K['action'];
  noAction(asked: Decision): Refusal;
  /** The verb is none of the step's; null where it may be said all the same. */
  otherVerb?(
    table: K['table'],
    state: K['state'],
    seat: Seat,
    action: K['action'],
    step: K['step'],
  ): Refusal | null;
}

/** The course of play between the steps. */
export interface Course<K extends Kit> {
  /** Nothing is under way: the next phase. */
  next(play: PlayOf<K>): void;
  /** Takes an action that answers no step; false for any other. */
  aside?(play: PlayOf<K>, action: K['action'], seat: Seat): boolean;
  /** True when something had to be put on the stack before this step goes on. */
  before?(play: PlayOf<K>, step: K['step']): boolean;
  /** What the game answers by itself, or null where a player must. */
  answerOf?(play: PlayOf<K>, step: K['step'], asked: readonly Decision[]): K['action'] | null;
}

export function topStep<Step>(state: { readonly steps: readonly Step[] }): Step | undefined {
  return state.steps[state.steps.length - 1];
}

export interface Engine<K extends Kit> {
  asks(table: K['table'], state: K['state']): readonly Decision[];
  refuse(table: K['table'], state: K['state'], seat: Seat, action: unknown): Refusal | null;
  list(table: K['table'], state: K['state'], seat: Seat): K['action'][];
  /** Whoever could act, where one of several is to be chosen; else nobody. */
  units(table: K['table'], state: K['state'], seat: Seat): readonly number[];
  /** The answers of one of them. */
  listUnit(table: K['table'], state: K['state'], seat: Seat, unit: number): K['action'][];
  /** The answers of one unit drawn at random where several could act; else, and where it has none, all there are. */
  listSome(table: K['table'], state: K['state'], seat: Seat, random: Random): K['action'][];
  /** Plays a legal answer, where one is given, and then on until a decision waits for a player or the match is over. */
  run(
    play: PlayOf<K>,
    course: Course<K>,
    given?: { readonly seat: Seat; readonly action: K['action'] },
  ): void;
}

export function engineOf<K extends Kit>(rules: StepRules<K>, manners: Manners<K>): Engine<K> {
  const byName = rules as Readonly<Record<string, StepRule<K>>>;

  function asks(table: K['table'], state: K['state']): readonly Decision[] {
    const step = topStep(state);
    if (state.outcome || !step) return [];
    return byName[step.do].asks?.(table, state, step) ?? [];
  }

  function askedOf(table: K['table'], state: K['state'], seat: Seat): Decision | undefined {
    return asks(table, state).find((decision) => decision.seat === seat);
  }

  function list(table: K['table'], state: K['state'], seat: Seat): K['action'][] {
    if (!askedOf(table, state, seat)) return [];
    const step = topStep(state)!;
    return byName[step.do].list?.(table, state, seat, step) ?? [];
  }

  return {
    asks,
    list,
    refuse(table, state, seat, action) {
      if (state.outcome) return manners.over;
      const asked = askedOf(table, state, seat);
      if (!asked) return manners.notAsked(asks(table, state));
      if (!manners.isAction(table, action)) return manners.noAction(asked);
      const step = topStep(state)!;
      const rule = byName[step.do];
      if (manners.otherVerb && rule.verbs && !rule.verbs(step).includes(action.do))
        return manners.otherVerb(table, state, seat, action, step);
      return rule.refuse?.(table, state, seat, action, step) ?? null;
    },
    units(table, state, seat) {
      const step = askedOf(table, state, seat) && topStep(state);
      return step ? (byName[step.do].units?.(table, state, seat, step) ?? []) : [];
    },
    listUnit(table, state, seat, unit) {
      const step = askedOf(table, state, seat) && topStep(state);
      return step ? (byName[step.do].listUnit?.(table, state, unit, step) ?? []) : [];
    },
    listSome(table, state, seat, random) {
      if (!askedOf(table, state, seat)) return [];
      const step = topStep(state)!;
      const rule = byName[step.do];
      const units = rule.units?.(table, state, seat, step) ?? [];
      const drawn =
        units.length > 0 ? rule.listUnit!(table, state, units[random.below(units.length)], step) : [];
      return drawn.length > 0 ? drawn : list(table, state, seat);
    },
    run(play, course, given) {
      const { state } = play;
      let said = given && !course.aside?.(play, given.action, given.seat) ? given : null;
      while (!state.outcome) {
        const step = topStep(state);
        if (!step) course.next(play);
        else if (said) {
          byName[step.do].answer!(play, said.seat, said.action, step);
          said = null;
        } else if (course.before?.(play, step)) continue;
        else if (byName[step.do].run(play, step)) {
          const asked = asks(play.table, state);
          const action = course.answerOf?.(play, step, asked) ?? null;
          if (action === null) return;
          said = { seat: asked[0].seat, action };
        }
      }
    },
  };
}

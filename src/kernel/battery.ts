import type { AnyGame, AnyRuleset, Outcome, Random } from './contract.ts';
import { knownChance } from './fairness.ts';
import { canonical, stateHash } from './hash.ts';
import { copies, ended, listed, refusals, shown, takenBack, told } from './laws.ts';
import { act, type Match, pending, startMatch } from './match.ts';
import { publicSetup } from './public-setup.ts';
import { randomFrom } from './random.ts';
import { undoLimit } from './undo.ts';
import { twoStarts, twoWorlds } from './worlds.ts';

/** How hard the battery looks. */
export interface Checks {
  /** A match longer than this is stuck. Default 2000. */
  readonly maxActions?: number;
  /** One position in so many is looked at closely (secrets, save and load, forks, notation). Default 6. */
  readonly sample?: number;
  /** False for tables where `actions` is a sample of what is legal. Default true. */
  readonly completeActions?: boolean;
  /** How many actions both of the two worlds are followed. Default 10. */
  readonly worldSteps?: number;
  /** Slow, plain twins of the game's quick answers, compared on the positions looked at closely: what disagrees. */
  readonly oracle?: (game: AnyGame, state: unknown) => readonly string[];
}

export interface BatteryOptions extends Checks {
  readonly games: number;
  readonly seed: string | number;
  /** Told after every game; answer false to stop (a time budget is the caller's, the kernel has no clock). */
  readonly each?: (played: Played, index: number) => boolean | undefined;
}

/** What one random game showed. */
export interface Played {
  readonly seed: string;
  readonly actions: number;
  readonly outcome: Outcome | null;
  readonly problems: readonly string[];
  /** The match so far, to look into what went wrong; null when it could not be started. */
  readonly match: Match | null;
}

/** What all games showed. */
export interface BatteryReport {
  readonly games: number;
  readonly actions: number;
  readonly problems: readonly string[];
}

/** Plays random games of a ruleset and holds them against the contract. `setups` are taken in turn, or made up.
 * Stops early once there is plenty to look into. */
export function battery(
  ruleset: AnyRuleset,
  setups: readonly unknown[] | ((random: Random) => unknown),
  options: BatteryOptions,
): BatteryReport {
  const problems: string[] = [];
  let games = 0;
  let actions = 0;
  while (games < options.games && problems.length < 20) {
    const seed = `${options.seed}/${games}`;
    const setup =
      typeof setups === 'function' ? setups(randomFrom(`${seed} setup`)) : setups[games % setups.length];
    const played = playOne(ruleset, setup, seed, options);
    actions += played.actions;
    problems.push(...played.problems);
    games++;
    if (options.each?.(played, games - 1) === false) break;
  }
  return { games, actions, problems };
}

/** Plays one random game to its end, checking all the way. The same seed and setup give the same game. */
export function playOne(ruleset: AnyRuleset, setup: unknown, seed: string, checks: Checks = {}): Played {
  const problems: string[] = [];
  let match: Match | null = null;
  try {
    match = startMatch(ruleset, setup, knownChance(ruleset, seed));
    for (const problem of inspectedPlay(match, randomFrom(seed), checks)) {
      problems.push(place(ruleset, seed, match, problem));
      // More of the same would bury the first, which is the one to look into.
      if (problems.length >= 3) break;
    }
  } catch (error) {
    problems.push(place(ruleset, seed, match, `threw ${error instanceof Error ? error.stack : error}`));
  }
  return { seed, actions: match?.entries.length ?? 0, outcome: match?.outcome ?? null, problems, match };
}

function* inspectedPlay(match: Match, random: Random, checks: Checks): Generator<string> {
  const { game } = match;
  const max = checks.maxActions ?? 2000;
  const earlier: unknown[] = [];
  yield* publicSetup(game, randomFrom(`${match.fairness.seed} setup`));
  for (;;) {
    yield* game.broken(match.state).map((law) => `broken law: ${law}`);
    if (match.outcome) break;
    if (match.entries.length >= max) return yield `stuck: not over after ${max} actions`;
    const asked = pending(match);
    if (asked.length === 0) return yield 'nobody is asked, and the match is not over';
    const idle = asked.find(({ seat }) => game.actions(match.state, seat).length === 0);
    if (idle) return yield `${idle.seat} is asked (${idle.kind}) but has no action`;
    const { seat, sample } = asked[random.below(asked.length)];
    const actions = game.actions(match.state, seat);
    const action = actions[random.below(actions.length)];
    const close = random.below(checks.sample ?? 6) === 0 || match.entries.length === 0;
    const complete = (checks.completeActions ?? true) && !sample;
    yield* refusals(game, match.state, seat, actions, earlier, random, complete);
    earlier[match.entries.length % 50] = action;
    const before = close ? stateHash(match.state) : '';
    if (close) {
      yield* listed(game, match.state, seat, actions, random);
      yield* copies(game, match.state, seat, action, random);
      for (const viewer of game.seats) {
        const steps = checks.worldSteps ?? 10;
        const leak =
          match.entries.length === 0
            ? twoStarts(game, viewer, random, steps)
            : twoWorlds(game, match.state, viewer, random, steps);
        if (leak) yield leak;
      }
      yield* (checks.oracle?.(game, match.state) ?? []).map((wrong) => `oracle: ${wrong}`);
      yield* shown(game, match.state, seat, action);
      if (stateHash(match.state) !== before)
        return yield 'looking at the state or imagining another changed it';
    }
    const views = close ? game.seats.map((viewer) => game.view(match.state, viewer)) : [];
    const given = canonical(views);
    const answer = act(match, seat, action);
    if (canonical(views) !== given) yield 'a view that was given out changed as play went on';
    if (!answer.ok) return yield `a listed action is refused: ${canonical(action)}: ${answer.refusal.why}`;
    yield* told(game, answer.events);
    if (close && undoLimit(match).to < match.entries.length) yield* takenBack(match, seat, action, before);
  }
  yield* ended(match);
}

function place(ruleset: AnyRuleset, seed: string, match: Match | null, problem: string): string {
  return `[${ruleset.id}, seed '${seed}', action ${(match?.entries.length ?? -1) + 1}] ${problem}`;
}

/** From setups to a judge: plays the games, trains on most of them, and says how well it foretells the others. */
import type { AnyRuleset } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Learner } from '../opponents.ts';
import { type Harvest, harvest } from './harvest.ts';
import { chanceOf, layersOf, type Network, run } from './network.ts';
import { type PackedJudge, packNetwork, unpackNetwork } from './pack.ts';
import { type Lessons, logLoss, lossOf, type Schooling, train } from './train.ts';

export interface Course {
  /** What is played, by name. */
  readonly setups: readonly { readonly name: string; readonly setup: unknown }[];
  /** Games of each. */
  readonly games: number;
  readonly seed: string;
  readonly schooling: Schooling;
}

/** Of so many games one is held out: nothing is learnt from it. */
const HELD_OUT = 5;

/** A game played: of which setup, the figures of its positions, how it ended. */
interface Attended extends Harvest {
  readonly setup: number;
  readonly heldOut: boolean;
}

/** The same course on the same sources gives the same judge. `told` hears a line of progress now and then. */
export function school(ruleset: AnyRuleset, learner: Learner, course: Course, told: Told): PackedJudge {
  const { setups, games, seed } = course;
  const opened = setups.map(({ setup }) => ruleset.open(ruleset.readSetup(setup)));
  const attended: Attended[] = [];
  for (let n = 0; n < games; n++) {
    told(`game ${n + 1} of ${games} on each of ${setups.length}`);
    opened.forEach((game, setup) => {
      const pupils = Object.fromEntries(ruleset.seats.map((seat) => [seat, learner.pupil()]));
      const played = harvest(game, learner.figures, pupils, `${seed} ${setups[setup].name} ${n}`);
      attended.push({ ...played, setup, heldOut: n % HELD_OUT === HELD_OUT - 1 });
    });
  }
  return teach(ruleset, learner, course, attended, told);
}

type Told = (line: string) => void;

interface Notes extends Lessons {
  /** Which setup each position is of. */
  readonly setups: readonly number[];
}

/** The part of `school` after the games. */
function teach(
  ruleset: AnyRuleset,
  { figures, players }: Learner,
  { setups, seed, schooling }: Course,
  attended: readonly Attended[],
  told: Told,
): PackedJudge {
  const learnt = notesOf(games(attended, false));
  const held = notesOf(games(attended, true));
  const hear = (what: string) => (epoch: number, loss: number) =>
    told(`${what}, time ${epoch} through ${learnt.results.length} positions: log loss ${loss.toFixed(4)}`);
  const formula = train(learnt, held, { ...schooling, hidden: [] }, randomFrom(seed), hear('a formula'));
  const rash = train(learnt, held, schooling, randomFrom(seed), hear('a first judge'));
  const calmer = { ...learnt, results: hindsight(rash.network, games(attended, false)) };
  const { network } = train(calmer, held, schooling, randomFrom(seed), hear('the judge'));
  const packed = packNetwork(network);
  return {
    made: {
      ruleset: ruleset.id,
      version: ruleset.version,
      seed,
      games: attended.length,
      positions: learnt.results.length,
      played: setups.map(({ name }) => name),
      players,
    },
    logLoss: {
      judge: shown(lossOf(unpackNetwork(packed), held)),
      formula: shown(formula.loss),
      setup: shown(setupLoss(learnt, held, setups.length)),
      positions: held.results.length,
    },
    figures: figures.names,
    ...packed,
  };
}

function games(attended: readonly Attended[], heldOut: boolean): Attended[] {
  return attended.filter((game) => game.heldOut === heldOut);
}

/** How much of a position's lesson is how its game ended; the rest is how the positions after it were judged. */
const TRUST = 0.8;

/**
 * For each position what it came to: its game's end, mixed with a first judge's view of each position on the way there.
 * Late luck says little about an early position.
 */
function hindsight(network: Network, attended: readonly Attended[]): number[] {
  const layers = layersOf(network);
  const results: number[] = [];
  for (const { figures, result } of attended) {
    const from = results.length;
    let came = result;
    for (let i = figures.length - 1; i >= 0; i--) {
      results[from + i] = came;
      layers[0].set(figures[i]);
      came = TRUST * came + (1 - TRUST) * chanceOf(run(network, layers));
    }
  }
  return results;
}

function notesOf(attended: readonly Attended[]): Notes {
  return {
    figures: attended.flatMap((game) => game.figures),
    results: attended.flatMap((game) => game.figures.map(() => game.result)),
    setups: attended.flatMap((game) => game.figures.map(() => game.setup)),
  };
}

function shown(loss: number): number {
  return Math.round(loss * 10_000) / 10_000;
}

/** Who knows nothing but what is played, and how that usually ends. */
function setupLoss(learnt: Notes, held: Notes, setups: number): number {
  const won = new Float64Array(setups);
  const seen = new Float64Array(setups);
  learnt.setups.forEach((setup, i) => {
    won[setup] += learnt.results[i];
    seen[setup]++;
  });
  let sum = 0;
  held.setups.forEach((setup, i) => {
    sum += logLoss(seen[setup] > 0 ? won[setup] / seen[setup] : 0.5, held.results[i]);
  });
  return sum / Math.max(1, held.results.length);
}

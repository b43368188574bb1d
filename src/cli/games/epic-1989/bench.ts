/** epic-1989 at the size of All Out War, and one plan of eight vehicles under the guns of as many. */
import { join } from 'node:path';
import type { Point } from '../../../field/index.ts';
import { type Action, type Epic89Game, epic1989, type State } from '../../../games/epic-1989/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import { applying } from '../../bench/applying.ts';
import { diceOf } from '../../bench/dice.ts';
import { type Budget, type Contender, race } from '../../bench/race.ts';
import { type BenchResult, rate, type Suite, suite, time } from '../../bench/result.ts';
import { projectRoot, readText } from '../../files.ts';

const TURNS = { 'turn-limit': 6 };

function openBattle(name: string): Epic89Game {
  const battle = yamlData(readText(join(projectRoot(), `battles/epic-1989/${name}.yaml`)), 'A battle');
  return epic1989.open(epic1989.readSetup({ battle, options: TURNS }));
}

type Lists = (game: Epic89Game, state: State, seat: Seat, random: Random) => Action[];

/** Every answer of every detachment or unit that could act. */
const every: Lists = (game, state, seat) => game.actions(state, seat);
/** Draws one first, then one of its answers. */
const one: Lists = (game, state, seat, random) => game.some(state, seat, random);

interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

function choose(game: Epic89Game, state: State, lists: Lists, random: Random): Move {
  const [{ seat }] = game.pending(state);
  const actions = lists(game, state, seat, random);
  return { seat, action: actions[random.below(actions.length)] };
}

/** Battle after battle. */
function playing(game: Epic89Game, lists: Lists): Contender {
  const random = randomFrom('bench');
  let played = 0;
  let dice = diceOf(0);
  let { state } = game.start(dice);
  return (n) => {
    let events = 0;
    for (let i = 0; i < n; i++) {
      const { seat, action } = choose(game, state, lists, random);
      events += game.apply(state, seat, action, dice).length;
      if (!game.outcome(state)) continue;
      dice = diceOf(++played);
      state = game.start(dice).state;
    }
    return events;
  };
}

interface Recorded {
  readonly game: Epic89Game;
  readonly n: number;
  readonly moves: readonly Move[];
  /** The positions in which a unit fires, with whose turn it is. */
  readonly fires: readonly { readonly seat: Seat; readonly state: State }[];
}

function record(game: Epic89Game, n: number): Recorded {
  const dice = diceOf(n);
  const random = randomFrom(n);
  const { state } = game.start(dice);
  const moves: Move[] = [];
  const fires: Recorded['fires'][number][] = [];
  while (!game.outcome(state)) {
    const [{ kind, seat }] = game.pending(state);
    if (kind === 'fire') fires.push({ seat, state: game.fork(state) });
    const move = choose(game, state, one, random);
    moves.push(move);
    game.apply(state, move.seat, move.action, dice);
  }
  return { game, n, moves, fires };
}

/** Goes through a list of questions again and again. */
function asking<T>(questions: readonly T[], ask: (question: T) => number): Contender {
  let next = 0;
  return (n) => {
    let sum = 0;
    for (let i = 0; i < n; i++) {
      sum += ask(questions[next]);
      if (++next === questions.length) next = 0;
    }
    return sum;
  };
}

/** All that the units which could fire now can do, unit by unit. */
function firing(battles: readonly Recorded[]): Contender {
  const units = battles.flatMap(({ game, fires }) =>
    fires.flatMap(({ seat, state }) =>
      game.unitsFor(state, seat).map((unit) => ({ game, state, seat, unit })),
    ),
  );
  return asking(units, ({ game, state, seat, unit }) => game.listFor(state, seat, unit).length);
}

/** Eight vehicles that advance together towards eight with first fire orders, every offer of a shot declined. */
function eight(): Contender {
  const tanks = { name: 'Eight', units: Array.from({ length: 8 }, () => 'land-raider') };
  const battle = {
    battle: 'Eight',
    forces: { imperial: [tanks], rebel: [tanks] },
    buildings: [],
    edge: 'south',
    first: 'imperial',
  };
  const game = epic1989.open(epic1989.readSetup({ battle }));
  const dice = diceOf(8);
  const { state } = game.start(dice);
  const answer = (at: State, seat: Seat, action: Action) => game.apply(at, seat, action, dice);
  for (const seat of ['A', 'B']) answer(state, seat, game.actions(state, seat)[0]);
  answer(state, 'A', { do: 'orders', orders: [[1, 'advance']] });
  answer(state, 'B', { do: 'orders', orders: [[2, 'first']] });
  const plans = game.listFor(state, 'A', 1).filter(isWhole);
  return asking(plans, (plan) => {
    const tried = game.fork(state);
    answer(tried, 'A', plan);
    let offers = 0;
    for (; game.pending(tried)[0]?.kind === 'snap'; offers++) answer(tried, 'B', { do: 'pass' });
    return offers;
  });
}

function isWhole(action: Action): boolean {
  return action.do === 'move' && action.legs.length === 8;
}

/** A large detachment on the table, to be sent to a place. */
interface Sending {
  readonly game: Epic89Game;
  readonly state: State;
  readonly seat: Seat;
  readonly detachment: number;
  readonly to: Point;
}

/** The largest detachments of the shipped forces, eight stands on foot, and places all over the table. */
const LARGEST = 8;
const BETWEEN = 1500;

function sendings(name: string, n: number): Sending[] {
  const game = openBattle(name);
  const dice = diceOf(n);
  const random = randomFrom(n);
  const { state } = game.start(dice);
  const found: Sending[] = [];
  while (!game.outcome(state)) {
    const [{ kind, seat }] = game.pending(state);
    const { detachments, width, depth } = game.tableOf(state);
    const isHere = (id: number) => state.units[id].where === 'table';
    const large = (kind === 'move' ? game.unitsFor(state, seat) : []).filter(
      (id) => detachments[id].units.filter(isHere).length === LARGEST,
    );
    for (const detachment of large) {
      const here = game.fork(state);
      for (let x = BETWEEN / 2; x < width; x += BETWEEN)
        for (let y = BETWEEN / 2; y < depth; y += BETWEEN)
          found.push({ game, state: here, seat, detachment, to: { x, y } });
    }
    const move = choose(game, state, one, random);
    game.apply(state, move.seat, move.action, dice);
  }
  return found;
}

/** A detachment under the hand: how it would go to a place, and whether that is legal. */
function isSent({ game, state, seat, detachment, to }: Sending): boolean {
  const legs = game.sentTo(state, detachment, to);
  return game.check(state, seat, { do: 'move', detachment, legs }) === null;
}

/** The same, and where it is not legal all that the rules propose instead. */
function proposedFor(sending: Sending): number {
  const { game, state, seat, detachment } = sending;
  return isSent(sending) ? 1 : game.listFor(state, seat, detachment).length;
}

/** A battle runs through far more code than other suites: it takes longer until all of it is compiled. */
function benchEpic(usual: Budget): BenchResult[] {
  const budget = { ...usual, warmMs: usual.warmMs * 5 };
  const game = openBattle('all-out-war');
  const battles = [1, 2, 3].map((n) => record(game, n));
  const places = ['engage-and-destroy', 'city-under-fire'].flatMap((name) => sendings(name, 1));
  const [drawn, all, apply, fire, plan, sent, proposed] = race(
    [
      playing(openBattle('all-out-war'), one),
      playing(openBattle('all-out-war'), every),
      applying(battles),
      firing(battles),
      eight(),
      asking(places, (place) => Number(isSent(place))),
      asking(places, proposedFor),
    ],
    budget,
  );
  return [
    rate('random sensible play, All Out War, a detachment or unit drawn first', 'decisions', drawn),
    rate('the same, every answer of every detachment and unit listed', 'decisions', all),
    rate('the same battles, apply only', 'decisions', apply),
    time("one unit's firing options", 'ms', fire),
    time('a plan of eight vehicles, every offer of snap fire declined', 'ms', plan),
    time('eight stands under the hand: their way to a place, and whether it is legal', 'ms', sent),
    time('the same, with all that the rules propose where it is not', 'ms', proposed),
  ];
}

export const suites: readonly Suite[] = [suite('epic-1989: battles', benchEpic)];

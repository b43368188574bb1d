/** epic-1991 at 2,000 points a side, and how it grows with the number of models. */
import { join } from 'node:path';
import { listFire } from '../../../games/epic-1991/firing/fire-offers.ts';
import { clearShot } from '../../../games/epic-1991/firing/sight.ts';
import { forget } from '../../../games/epic-1991/geometry/position.ts';
import { type Action, type EpicGame, epic1991, type State } from '../../../games/epic-1991/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { applying } from '../../bench/applying.ts';
import { diceOf } from '../../bench/dice.ts';
import { type Budget, type Contender, race } from '../../bench/race.ts';
import { type BenchResult, rate, type Suite, suite, time } from '../../bench/result.ts';
import { projectRoot, readText } from '../../files.ts';
import { battleFrom } from './battles.ts';

const BATTLES = ['marines-orks-2000', 'marines-eldar-2000', 'orks-eldar-2000'];
const TURNS = { 'turn-limit': 5 };

function openBattle(name: string): EpicGame {
  const text = readText(join(projectRoot(), `battles/epic-1991/${name}.yaml`));
  return epic1991.open(epic1991.readSetup({ battle: battleFrom(text, 'epic-1991'), options: TURNS }));
}

type Lists = (game: EpicGame, state: State, seat: Seat, random: Random) => Action[];

/** Every answer of every unit that could act. */
const everyUnit: Lists = (game, state, seat) => game.actions(state, seat);
/** Draws a unit first, then one of its answers. */
const oneUnit: Lists = (game, state, seat, random) => game.some(state, seat, random);

interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

function choose(game: EpicGame, state: State, lists: Lists, random: Random): Move {
  const [{ seat }] = game.pending(state);
  const actions = lists(game, state, seat, random);
  return { seat, action: actions[random.below(actions.length)] };
}

/** Battle after battle, each pairing in turn. */
function playing(games: readonly EpicGame[], lists: Lists): Contender {
  const random = randomFrom('bench');
  let played = 0;
  let game = games[0];
  let dice = diceOf(0);
  let { state } = game.start(dice);
  return (n) => {
    let events = 0;
    for (let i = 0; i < n; i++) {
      const { seat, action } = choose(game, state, lists, random);
      events += game.apply(state, seat, action, dice).length;
      if (!game.outcome(state)) continue;
      game = games[++played % games.length];
      dice = diceOf(played);
      state = game.start(dice).state;
    }
    return events;
  };
}

interface Recorded {
  readonly game: EpicGame;
  readonly n: number;
  readonly moves: readonly Move[];
  /** The positions in which a unit moves or fires, with whose turn it is. */
  readonly positions: readonly { readonly kind: string; readonly seat: Seat; readonly state: State }[];
}

/** A battle to its end, or `most` decisions of it. */
function record(game: EpicGame, n: number, most = Number.POSITIVE_INFINITY): Recorded {
  const dice = diceOf(n);
  const random = randomFrom(n);
  const { state } = game.start(dice);
  const moves: Move[] = [];
  const positions: Recorded['positions'][number][] = [];
  while (!game.outcome(state) && moves.length < most) {
    const [{ kind, seat }] = game.pending(state);
    if (kind === 'move' || kind === 'fire') positions.push({ kind, seat, state: game.fork(state) });
    const move = choose(game, state, oneUnit, random);
    moves.push(move);
    game.apply(state, move.seat, move.action, dice);
  }
  return { game, n, moves, positions };
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
  const units = battles.flatMap(({ game: { table }, positions }) =>
    positions
      .filter(({ kind, state }) => kind === 'fire' && state.segment === 'first')
      .flatMap(({ seat, state }) =>
        table.units
          .filter((unit) => unit && unit.side === seat && !state.units[unit.id].fired)
          .map(({ id }) => ({ table, state, id })),
      ),
  );
  return asking(units, ({ table, state, id }) => {
    forget(table);
    return listFire(table, state, id, 'first').length;
  });
}

/** Whether anybody has a clear shot at anybody of the other side, halfway through a battle. */
function sighting({ game: { table }, positions }: Recorded): Contender {
  const { state } = positions[positions.length >> 1];
  const side = (of: 'A' | 'B') =>
    table.models.filter((info) => info?.side === of && state.models[info.id].where === 'table');
  const pairs = side('A').flatMap((one) => side('B').map((other) => [one.id, other.id] as const));
  const random = randomFrom('pairs');
  const looks = Array.from({ length: 1000 }, () => pairs[random.below(pairs.length)]);
  forget(table);
  return asking(looks, ([from, to]) => (clearShot(table, state, from, to, false, 'first') ? 1 : 0));
}

const COMPANY = [
  'tactical-company',
  'bike-squad',
  'predator-squadron',
  'devastator-detachment',
  'land-speeder-squad',
];

/** Marines against Marines, so many companies a side, always as dense: about 100 models on 8 square feet. */
export function crowd(companies: number, table: readonly [number, number]): EpicGame {
  const [width, depth] = [table[0] * 30, table[1] * 30];
  const cards = Array.from({ length: companies }, () => COMPANY).flat();
  const points = 2000 * companies;
  const army = { name: 'A crowd', force: 'marines', points, cards };
  const kinds = ['hill', 'woods', 'rubble'];
  const terrain = Array.from({ length: companies * 3 }, (_, i) => ({
    is: kinds[i % 3],
    at: [((i * 37) % (width - 40)) + 20, depth / 4 + ((i * 23) % (depth / 2)), (i * 50) % 360],
  }));
  const objectives = [[Math.round(width / 2), Math.round(depth / 2)]];
  const battle = { battle: 'A crowd', points, table, armies: { A: army, B: army }, terrain, objectives };
  return epic1991.open(epic1991.readSetup({ battle, options: TURNS }));
}

function growth(budget: Budget): BenchResult[] {
  const sizes = [record(crowd(1, [4, 2]), 1, 60), record(crowd(8, [8, 8]), 1, 300)];
  const contenders = sizes.flatMap(({ game, positions }) => [
    asking(positions, ({ seat, state }) => game.actions(state, seat).length),
    asking(positions, ({ seat, state }) => game.some(state, seat, randomFrom('one')).length),
  ]);
  const times = race(contenders, budget);
  return sizes.flatMap(({ game }, i) => {
    const models = game.table.models.length - 1;
    return [
      time(`every answer of a side, ${models} models`, 'ms', times[2 * i]),
      time(`every answer of one unit, ${models} models`, 'ms', times[2 * i + 1]),
    ];
  });
}

/** A battle runs through far more code than other suites: it takes longer until all of it is compiled. */
function benchEpic(usual: Budget): BenchResult[] {
  const budget = { ...usual, warmMs: usual.warmMs * 5 };
  const games = BATTLES.map(openBattle);
  const battles = games.map((game, n) => record(game, n));
  const [one, every, apply, fire, look] = race(
    [
      playing(BATTLES.map(openBattle), oneUnit),
      playing(BATTLES.map(openBattle), everyUnit),
      applying(battles),
      firing(battles),
      sighting(record(openBattle(BATTLES[0]), 3)),
    ],
    budget,
  );
  return [
    rate('random sensible play, 2,000 points a side, a unit drawn first', 'decisions', one),
    rate('the same, every answer of every unit listed', 'decisions', every),
    rate('the same battles, apply only', 'decisions', apply),
    time("one unit's complete firing options", 'ms', fire),
    time('one clear shot or not, in a battle', 'µs', look),
    ...growth(usual),
  ];
}

export const suites: readonly Suite[] = [suite('epic-1991: battles', benchEpic)];

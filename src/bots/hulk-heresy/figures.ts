/** The figures by which a position of hulk-heresy is judged. Who is in a blip counts only for its owner. */
import type { HeresyGame } from '../../games/hulk-heresy/index.ts';
import type { Goal } from '../../games/hulk-heresy/setting-up/goals.ts';
import { NOWHERE, otherSide, SIDES, type Side, type State } from '../../games/hulk-heresy/state.ts';
import { type Table, zoneOf } from '../../games/hulk-heresy/table.ts';
import { bestAtEnd, reachedBy } from '../../games/hulk-heresy/turn/victory.ts';
import type { Figures } from '../figures.ts';
import { postsFor, standsAt } from './duties.ts';
import { bestShot, clashOf, type Fighter, looksAt, type Sense, senseOf } from './sense.ts';
import { FAR, wayTo } from './ways.ts';

const EACH = [
  'models',
  'blips',
  'still to come',
  'worth',
  'losses',
  'on overwatch',
  'on guard',
  'shots in sight',
  'shots after a turn',
  'blows near',
  'goal reached',
  'ahead at the end',
  'ahead at the end, and how near that is',
  'still to slay',
  'still to leave',
  'rooms held',
  'carries it',
  'way home',
  'vital models',
  'enemies near a vital model',
  'way of the nearest to a goal',
  'way of the three nearest',
  'pieces at a goal',
  'holds rooms',
  'brings an object',
  'leaves',
  'reaches a place',
  'slays',
  'slays somebody',
  'wins if nothing happens',
] as const;

export const figures: Figures<HeresyGame, State> = {
  seat: 'A',
  names: [
    'turn',
    'turns left',
    'A is next',
    'A attacks',
    'worth ahead',
    'losses ahead',
    'shots ahead',
    ...SIDES.flatMap((side) => EACH.map((name) => `${side}: ${name}`)),
  ],
  stage: ({ phase }) =>
    phase === 'setup' ? '' : phase === 'defender' || phase === 'status' ? 'defender' : 'attacker',
  read(game, state, viewer, row) {
    const { table } = game;
    const turns = table.mission.turns || 12;
    const [a, b] = SIDES.map((side) => ofSide(senseOf(game, state, side, viewer === side), viewer as Side));
    const first = figures.stage(state) === 'attacker';
    row[0] = state.turn / 10;
    row[1] = (turns - state.turn) / 10;
    row[2] = (state.attacker === 'A') === first ? 1 : -1;
    row[3] = state.attacker === 'A' ? 1 : -1;
    row[4] = 2 * (a[3] - b[3]);
    row[5] = a[4] - b[4];
    row[6] = a[7] - b[7];
    row.set(a, 7);
    row.set(b, 7 + EACH.length);
  },
};

const share = (yes: boolean): number => (yes ? 1 : 0);

function ofSide(sense: Sense, viewer: Side): number[] {
  const { table, state, side, own, foes, foeModels } = sense;
  const { mission } = table;
  const foe = otherSide(side);
  const goals = mission.goals.filter(({ zone }) => zone === undefined || zone === state.zones[side]);
  const known = own.filter(({ p }) => !p.blip);
  const host = state.genestealers?.side === side ? (state.genestealers.left ?? 10) : 0;
  const ahead = share(mission.lastTurn !== null && bestAtEnd(table, state, mission.lastTurn) === side);
  const { shots, turned, blows } = fightsOf(sense, known);
  const vital = known.filter(({ value, p }) => p.at !== NOWHERE && value > 12);
  const ways = waysOf(sense);
  const near = ([...ways, FAR, FAR, FAR] as number[]).slice(0, 3).map((way) => Math.min(20, way));
  const [carried, home] = carryOf(table, state, side, goals);
  return [
    known.length / 10,
    (own.length - known.length) / 10,
    (state.stock[side].length + host) / 10,
    own.reduce((sum, f) => sum + (f.p.blip && side !== viewer ? 2 : Math.min(6, f.value)), 0) / 30,
    state.losses[side] / 10,
    own.filter(({ p }) => p.overwatch && !p.jammed).length / 5,
    own.filter(({ p }) => p.guard).length / 5,
    shots / 4,
    turned / 4,
    blows / 4,
    share(reachedBy(table, state).includes(side)),
    ahead,
    ahead * (mission.turns > 0 ? (state.turn / mission.turns) ** 2 : 0),
    leftOf(goals, ({ slay, kinds }) => (slay !== undefined && !kinds ? slay - state.losses[foe] : null)) / 10,
    leftOf(goals, ({ exit }) => (exit !== undefined ? exit - state.exited[side].length : null)) / 4,
    roomsOf(table, state, side, known, foeModels) / 3,
    carried,
    home,
    share(vital.length > 0),
    vital.reduce((sum, { p }) => sum + foes.filter((one) => table.walk(one.p.at, p.at) <= 5).length, 0) / 3,
    near[0] / 10,
    (near[0] + near[1] + near[2]) / 30,
    ways.filter((way) => way === 0).length / 4,
    share(goals.some(({ hold }) => hold !== undefined)),
    share(goals.some(({ bring }) => bring !== undefined)),
    share(goals.some(({ exit }) => exit !== undefined)),
    share(goals.some(({ reach }) => reach !== undefined)),
    share(goals.some(({ slay, kinds }) => slay !== undefined && !kinds)),
    share(goals.some(({ kinds }) => kinds !== undefined)),
    share(
      mission.lastTurn !== null &&
        'winner' in mission.lastTurn &&
        mission.lastTurn.winner === state.zones[side],
    ),
  ];
}

/** What a goal still asks for, 0 where there is no such goal. */
function leftOf(goals: readonly Goal[], left: (goal: Goal) => number | null): number {
  for (const goal of goals) {
    const still = left(goal);
    if (still !== null) return Math.max(0, still);
  }
  return 0;
}

/** What this side's models may do to the enemy's: one shot each as they look, one after a turn, one blow. */
function fightsOf(sense: Sense, models: readonly Fighter[]) {
  let [shots, turned, blows] = [0, 0, 0];
  for (const f of models) {
    const { at, facing } = f.p;
    if (at === NOWHERE) continue;
    let [now, then, blow] = [0, 0, 0];
    for (const foe of sense.foeModels) {
      if (sense.table.walk(at, foe.p.at) <= 2)
        blow = Math.max(blow, clashOf(sense, f, foe, true, foe.p.guard).kills * Math.min(6, foe.value));
      if (!looksAt(sense, at, -1, foe.p.at)) continue;
      const worth = (bestShot(sense, f, at, foe, foe.p.at, 4)?.kills ?? 0) * Math.min(6, foe.value);
      then = Math.max(then, worth);
      if (worth > now && looksAt(sense, at, facing, foe.p.at)) now = worth;
    }
    shots += now;
    turned += then;
    blows += blow;
  }
  return { shots, turned, blows };
}

/** The ways of a side's pieces to what it wants, the shortest first. */
function waysOf(sense: Sense): number[] {
  const squares = postsFor(sense, true).flatMap((post) => (post.why === 'hide' ? [] : post.squares));
  const field = wayTo(sense.table, sense.state, squares);
  return sense.own
    .map(({ p }) => standsAt(sense, p))
    .map((at) => (at === NOWHERE ? FAR : field[at]))
    .sort((one, other) => one - other);
}

/** Rooms that the mission names with own models in them and none of the enemy's, less the enemy's. */
function roomsOf(
  { mission, board, rooms }: Table,
  state: State,
  side: Side,
  own: readonly Fighter[],
  foes: readonly Fighter[],
): number {
  if (mission.goals.length === 0 && state.zones[side] < 0) return 0;
  const there = (all: readonly Fighter[], room: number) =>
    all.some(({ p }) => p.at !== NOWHERE && board.section[p.at] === room);
  return rooms.filter((room) => there(own, room) && !there(foes, room)).length;
}

function carryOf(table: Table, state: State, side: Side, goals: readonly Goal[]): [number, number] {
  const name = goals.find(({ bring }) => bring !== undefined)?.bring;
  const item = state.objects[table.mission.objects.findIndex((object) => object.name === name)];
  const holder = item && !item.out ? state.pieces[item.holder] : null;
  if (holder?.side !== side) return [0, 0];
  const field = wayTo(table, state, zoneOf(table, state, side).squares);
  return [1, Math.min(20, field[holder.at]) / 10];
}

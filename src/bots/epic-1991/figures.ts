/** The figures by which a position of a battle is judged, when a turn begins and when all have moved. All of it is open to both sides then. */
import { victoryLevel } from '../../games/epic-1991/end-phase/victory.ts';
import type { EpicGame } from '../../games/epic-1991/index.ts';
import { foeOf, SIDES, type Side, type State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import type { Figures } from '../figures.ts';
import { type Body, type Field, fieldOf, foesOf, gapFrom, isHidden, volley } from './bodies.ts';
import { CAPTURE, COUNTER, groundWorth, nearestOf, reachOf } from './ground.ts';
import { fightsOf } from './moves.ts';

const EACH = [
  'points',
  'points still needed',
  'objectives',
  'models left',
  'points at stake in cards that hold',
  'nearness to breaking',
  'units falling back',
  'fire from here',
  'fire after a move',
  'first fire',
  'fire after it',
  'fights',
  'points with the counters as they stand',
  'still needed then',
] as const;

export const figures: Figures<EpicGame, State> = {
  seat: 'A',
  names: [
    'turn',
    'turns left',
    'all have moved',
    'points ahead',
    'ground',
    ...SIDES.flatMap((side) => EACH.map((name) => `${side}: ${name}`)),
  ],
  stage: (state) => (state.turn === 0 ? '' : haveMoved(state) ? `${state.turn} moved` : String(state.turn)),
  read(game, state, _viewer, row) {
    const table = game.tableOf(state);
    const field = fieldOf(table, state);
    const limit = table.options.turnLimit;
    row[0] = state.turn / 5;
    row[1] = limit === null ? 1 : (limit - state.turn) / 5;
    row[2] = haveMoved(state) ? 1 : 0;
    row[3] = (state.vps.A - state.vps.B) / 15;
    const reach = { A: nearestTo(field, 'A'), B: nearestTo(field, 'B') };
    row[4] = groundWorth(state, 'A', reach.A, reach.B, 1000) / 15;
    let at = 5;
    for (const side of SIDES)
      for (const figure of figuresOf(table, state, field, side, reach)) row[at++] = figure;
  },
};

function haveMoved({ phase }: State): boolean {
  return phase === 'combat' || phase === 'end';
}

type Reach = Readonly<Record<Side, readonly number[]>>;

function nearestTo({ state, bodies }: Field, side: Side): number[] {
  return nearestOf(
    bodies[side].map((body) => reachOf(state, body)),
    state.objectives.length,
  );
}

/** What a side has when the counters go to whoever is nearest now. */
function pointsThen(state: State, side: Side, reach: Reach): number {
  const foe = foeOf(side);
  return state.objectives.reduce((points, { holder }, i) => {
    const [own, other] = [reach[side][i], reach[foe][i]];
    if (Math.min(own, other) > CAPTURE || own === other) return points;
    const taken = own < other;
    return points + (taken && holder !== side ? COUNTER : !taken && holder === side ? -COUNTER : 0);
  }, state.vps[side]);
}

/** What a body's fire may bring in this turn, from where it stands. */
function fireOf(field: Field, body: Body, best: number): number {
  const { order, fired } = field.state.units[body.unit];
  if (fired || order === 'charge') return 0;
  return best;
}

function figuresOf(table: Table, state: State, field: Field, side: Side, reach: Reach): number[] {
  const cards = table.cards.filter((card) => card && card.side === side);
  const units = table.units.filter((unit) => unit && unit.side === side);
  const models = units.flatMap((unit) => unit.models);
  const left = models.filter((id) => state.models[id].where !== 'gone').length;
  let holding = 0;
  let breaking = 0;
  for (const { id, vps, break: point } of cards) {
    const { broken, casualties } = state.cards[id];
    if (broken) continue;
    holding += vps;
    if (typeof point === 'number') breaking += (vps * casualties) / Math.max(1, point);
  }
  let [now, later, first, after, fights] = [0, 0, 0, 0, 0];
  const moved = haveMoved(state);
  for (const body of field.bodies[side]) {
    let [best, then, seen] = [0, 0, 0];
    for (const foe of foesOf(field, body)) {
      const gap = gapFrom(body.x, body.y, foe);
      const shot = volley(body, foe, gap);
      best = Math.max(best, shot);
      then = Math.max(then, volley(body, foe, gap - body.move, foe.cover, body.all));
      if (moved && shot > seen && !isHidden(field, body.x, body.y, foe.x, foe.y)) seen = shot;
    }
    now += best;
    later += then;
    if (!moved) continue;
    if (state.units[body.unit].order === 'first' || body.kind === 'command')
      first += fireOf(field, body, seen);
    else after += fireOf(field, body, seen);
    if (body.engaged) fights += fightsOf(field, body).worth;
  }
  const points = pointsThen(state, side, reach);
  const level = victoryLevel(table.battle.points);
  return [
    state.vps[side] / 20,
    (level - state.vps[side]) / 20,
    state.objectives.filter(({ holder }) => holder === side).length / 4,
    left / Math.max(1, models.length),
    holding / 30,
    breaking / 10,
    units.filter(({ id }) => state.units[id].fellBack > 0).length / 4,
    now / 8,
    later / 8,
    first / 8,
    after / 8,
    fights / 8,
    points / 20,
    (level - points) / 20,
  ];
}

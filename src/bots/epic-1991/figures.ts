/** The figures by which a position of a battle is judged. All of it is open to both sides. */
import type { EpicGame } from '../../games/epic-1991/index.ts';
import { SIDES, type Side, type State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import type { Figures } from '../figures.ts';
import { type Field, fieldOf, foesOf, gapFrom, volley } from './bodies.ts';
import { groundWorth, nearestOf, reachOf } from './ground.ts';

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
] as const;

export const figures: Figures<EpicGame, State> = {
  seat: 'A',
  names: [
    'turn',
    'turns left',
    'points ahead',
    'ground',
    ...SIDES.flatMap((side) => EACH.map((name) => `${side}: ${name}`)),
  ],
  stage: ({ turn }) => (turn === 0 ? '' : String(turn)),
  read(game, state, _viewer, row) {
    const table = game.tableOf(state);
    const field = fieldOf(table, state);
    const limit = table.options.turnLimit;
    row[0] = state.turn / 5;
    row[1] = limit === null ? 1 : (limit - state.turn) / 5;
    row[2] = (state.vps.A - state.vps.B) / 15;
    row[3] = groundOf(field) / 15;
    let at = 4;
    for (const side of SIDES) for (const figure of figuresOf(table, state, field, side)) row[at++] = figure;
  },
};

function groundOf({ state, bodies }: Field): number {
  const places = state.objectives.length;
  const row = (side: Side) =>
    nearestOf(
      bodies[side].map((body) => reachOf(state, body)),
      places,
    );
  return groundWorth(state, 'A', row('A'), row('B'), 1000);
}

/** E2-VP-01. */
function levelOf(points: number): number {
  return 30 + 5 * Math.max(0, Math.ceil(points / 1000) - 1);
}

function figuresOf(table: Table, state: State, field: Field, side: Side): number[] {
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
  let now = 0;
  let later = 0;
  for (const body of field.bodies[side]) {
    let [best, then] = [0, 0];
    for (const foe of foesOf(field, body)) {
      const gap = gapFrom(body.x, body.y, foe);
      best = Math.max(best, volley(body, foe, gap));
      then = Math.max(then, volley(body, foe, gap - body.move, foe.cover, body.all));
    }
    now += best;
    later += then;
  }
  return [
    state.vps[side] / 20,
    (levelOf(table.battle.points) - state.vps[side]) / 20,
    state.objectives.filter(({ holder }) => holder === side).length / 4,
    left / Math.max(1, models.length),
    holding / 30,
    breaking / 10,
    units.filter(({ id }) => state.units[id].fellBack > 0).length / 4,
    now / 8,
    later / 8,
  ];
}

/** Positions nobody would play into, with what is rare in battles forced in: for the oracle's tests. */
import { overlaps } from '../../../field/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { layProblem } from '../geometry/ground.ts';
import { enter, footprintAt, forget, stand, standing } from '../geometry/position.ts';
import { type Epic89Game, epic1989 } from '../index.ts';
import { freeCells } from '../setting-up/placing.ts';
import { firstState } from '../setup.ts';
import type { State } from '../state.ts';
import { comparePair } from './index.ts';

const FORCES = {
  imperial: [
    'land-raiders',
    'whirlwinds',
    'devastator',
    { titan: 'warlord', weapons: ['las-cannon', 'auto-cannon', 'macro-cannon', 'multi-launcher'] },
  ],
  rebel: [
    'rhinos',
    'land-raiders',
    'tactical',
    { titan: 'warhound', weapons: ['auto-cannon', 'las-cannon'] },
    { titan: 'reaver', weapons: ['auto-cannon', 'las-cannon', 'plasma-cannon'] },
  ],
};
const KINDS = ['low-cross', 'tall-cross', 'low-t', 'tall-t', 'tall-block', 'low-block'] as const;

/** Everything happens on a corner of the table, so that units stand in each other's way. */
const CORNER = 4000;

const pick = <T>(random: Random, among: readonly T[]): T => among[random.below(among.length)];

function someGame(random: Random): Epic89Game {
  const buildings: { is: string; at: number[]; rubble: boolean }[] = [];
  const laid: Parameters<typeof layProblem>[1][number][] = [];
  for (let i = 0; i < 7; i++) {
    const kind = pick(random, KINDS);
    const [x, y] = [400 + random.below(CORNER), 400 + random.below(CORNER)];
    const heading = pick(random, [0, 0, 90, 45, random.below(360)]);
    const rubble = random.below(3) === 0;
    const one = { kind, x, y, heading, counters: 0, rubble };
    if (layProblem({ width: 12_000, depth: 9000 }, laid, one)) continue;
    laid.push(one);
    buildings.push({ is: kind, at: [x / 100, y / 100, heading], rubble });
  }
  const battle = { battle: 'Made up', forces: FORCES, buildings, edge: 'south' };
  return epic1989.open(epic1989.readSetup({ battle, options: { titans: true } }));
}

interface MadeUp {
  readonly game: Epic89Game;
  readonly state: State;
}

export function madeUp(random: Random): MadeUp {
  const game = someGame(random);
  const { table } = game;
  const state = firstState(table);
  Object.assign(state, { turn: 1, phase: 'combat', segment: 'first', first: 'imperial' });
  for (const one of state.detachments)
    if (one) one.order = pick(random, ['first', 'advance', 'charge'] as const);
  const many = 6 + random.below(14);
  for (let i = 0; i < many; i++) {
    const info = table.units[1 + random.below(table.units.length - 1)];
    const unit = state.units[info.id];
    if (unit.where === 'table') continue;
    const number = 1 + random.below(Math.max(1, state.buildings.length - 1));
    const cells = state.buildings[number] ? freeCells(state, number) : [];
    if (info.card.is === 'stand' && cells.length > 0 && random.below(3) === 0) {
      enter(table, state, unit, number, pick(random, cells));
      unit.hiding = random.below(6) === 0;
      continue;
    }
    const pose = {
      x: random.below(CORNER),
      y: random.below(CORNER),
      heading: pick(random, [0, 90, 180, random.below(360)]),
    };
    const base = footprintAt(info, pose);
    const taken = standing(table, state).polygons.some((other) => other && overlaps(other, base));
    if (taken && random.below(4) > 0) continue;
    stand(table, unit, pose);
  }
  for (let i = random.below(3); i > 0; i--)
    state.markers = [
      ...state.markers,
      {
        id: i,
        is: pick(random, ['blind', 'stasis'] as const),
        side: 'imperial',
        turn: 1,
        x: random.below(CORNER),
        y: random.below(CORNER),
      },
    ];
  forget(table);
  return { game, state };
}

/** How often something rare was looked at, and whatever the quick answers had otherwise. */
export interface Met {
  pairs: number;
  inside: number;
  rubble: number;
  titans: number;
  screened: number;
  wrong: string[];
}

export function compareMadeUp(seed: string, positions: number, most = 12): Met {
  const random = randomFrom(seed);
  const met: Met = { pairs: 0, inside: 0, rubble: 0, titans: 0, screened: 0, wrong: [] };
  for (let i = 0; i < positions; i++) {
    const { game, state } = madeUp(random);
    const there = state.units.filter((unit) => unit?.where === 'table');
    if (there.length < 2) continue;
    for (let j = 0; j < most; j++) {
      const [a, b] = [pick(random, there), pick(random, there)];
      if (a === b) continue;
      forget(game.table);
      met.pairs++;
      if (a.building + b.building > 0) met.inside++;
      if (a.titan || b.titan) met.titans++;
      if (state.markers.length > 0) met.screened++;
      if (state.buildings.some((one) => one?.rubble)) met.rubble++;
      for (const wrong of comparePair(game.table, state, a.id, b.id))
        met.wrong.push(`${seed} ${i}: ${wrong}`);
    }
  }
  return met;
}

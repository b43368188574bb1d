/** The figures by which a position of a battle is judged, when a turn begins and when all have moved, as far as the one who asks may know it. */

import { pointsOf } from '../../games/epic-1989/end-phase/victory.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import { sideOf } from '../../games/epic-1989/play.ts';
import { SCENARIO_IDS } from '../../games/epic-1989/scenarios/scenarios.ts';
import { foeOf, type Side, type State } from '../../games/epic-1989/state.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import type { Figures } from '../figures.ts';
import { combatWorth } from './clash.ts';
import { type Field, fieldOf, type Piece } from './field.ts';
import { gainsAt, shotsFrom, spotOf, USUAL } from './gains.ts';
import { sidesWorth, unitWorth } from './worth.ts';

const EACH = [
  'worth left',
  'share of it left',
  'vehicles left',
  'stands left',
  'commanders',
  'first fire',
  'fire after it',
  'fire in the turn after',
  'place',
  'fights',
  'hunted left',
  'cargo left',
  'cargo still to go',
] as const;

const BATTLES = [...SCENARIO_IDS, 'hunt', 'cargo'] as const;

export const figures: Figures<Epic89Game, State> = {
  seat: 'A',
  names: [
    'turn',
    'all have moved',
    'idle turns',
    'points ahead',
    'Imperial',
    ...BATTLES,
    ...['own', 'enemy'].flatMap((side) => EACH.map((name) => `${side}: ${name}`)),
  ],
  stage: (state) =>
    state.turn === 0 || state.phase === 'setup' ? '' : `${state.turn}${haveMoved(state) ? ' moved' : ''}`,
  read(game, state, viewer, row) {
    row.fill(0);
    const table = game.tableOf(state);
    const own = sideOf(state, 'A');
    const looks = sideOf(state, viewer);
    if (!own || !looks) return;
    const field = fieldOf(table, state, looks);
    const lead = own === 'imperial' ? 1 : -1;
    row[0] = state.turn / 5;
    row[1] = haveMoved(state) ? 1 : 0;
    row[2] = state.quiet / 3;
    row[3] = table.battle.points
      ? (pointsOf(table, state, own) - pointsOf(table, state, foeOf(own))) / 250
      : 0;
    row[4] = lead;
    BATTLES.forEach((one, i) => {
      row[5 + i] = isBattle(table, one) ? lead : 0;
    });
    let at = 5 + BATTLES.length;
    for (const side of [own, foeOf(own)]) for (const figure of figuresOf(field, side)) row[at++] = figure;
  },
};

function haveMoved({ phase }: State): boolean {
  return phase === 'combat' || phase === 'end';
}

function isBattle({ battle }: Table, one: (typeof BATTLES)[number]): boolean {
  const { hunted, cargo, scenario } = battle;
  if (one === 'hunt') return hunted.imperial + hunted.rebel > 0;
  if (one === 'cargo') return cargo.imperial + cargo.rebel > 0;
  return scenario === one;
}

function figuresOf(field: Field, side: Side): number[] {
  const { table, state } = field;
  // the same table, looked at by that side with what `field` knows
  const seen = field.side === side ? field : { ...field, side, own: field.foes, foes: field.own };
  const all = state.units.filter((unit) => unit && table.units[unit.id].side === side);
  const left = all.filter(({ where }) => where !== 'gone' && where !== 'left');
  const worth = (units: State['units']) =>
    units.reduce((sum, { id }) => sum + unitWorth(table, state, id), 0);
  const stands = (units: State['units']) =>
    units.filter(({ id }) => table.units[id].card.is === 'stand').length;
  const share = (some: number, of: number) => (of > 0 ? some / of : 0);
  const { own } = sidesWorth(table, state, side);
  const spots = seen.own.map((piece) => spotOf(piece, state.units[piece.id].building));
  let [first, after, later] = [0, 0, 0];
  for (const spot of spots) {
    const { order } = spot.piece;
    const now = shotsFrom(seen, spot, order ?? 'first', { ...USUAL, late: 1, later: 0 });
    if (order === 'first' || order === null) first += now;
    else after += now;
    later += shotsFrom(seen, spot, 'fall-back', { ...USUAL, later: 1 });
  }
  const { ground } = gainsAt(seen, spots, 'first', USUAL);
  const hunted = unitsIn(table, state, side, table.battle.hunted[side]);
  const cargo = unitsIn(table, state, side, table.battle.cargo[side]);
  return [
    own / 10,
    share(worth(left), worth(all)),
    share(left.length - stands(left), all.length - stands(all)),
    share(stands(left), stands(all)),
    left.filter(({ commander }) => commander).length / 3,
    first / 5,
    after / 5,
    later / 5,
    ground / 5,
    fightsOf(seen, side) / 2,
    hunted.filter(({ where }) => where !== 'gone').length / 4,
    cargo.filter(({ where }) => where !== 'gone').length / 4,
    wayLeft(table, state, side, cargo) / 9000,
  ];
}

function unitsIn({ detachments }: Table, { units }: State, side: Side, place: number): State['units'] {
  if (place === 0) return [];
  return detachments.filter((info) => info?.side === side)[place - 1].units.map((id) => units[id]);
}

/** How far the foremost that carries something is from the enemy's edge. */
function wayLeft({ width, depth }: Table, { edges }: State, side: Side, cargo: State['units']): number {
  const gaps = cargo.flatMap(({ where, x, y }) => {
    if (where !== 'table' || !edges) return [];
    const edge = edges[foeOf(side)];
    return [edge === 'north' ? depth - y : edge === 'south' ? y : edge === 'east' ? width - x : x];
  });
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/** What the close combats of this turn may bring. */
function fightsOf({ state, own, foes }: Field, side: Side): number {
  const named = (pieces: readonly Piece[], id: number) => pieces.find((piece) => piece.id === id);
  return state.contacts.reduce((sum, [imperial, rebel]) => {
    const one = named(own, side === 'imperial' ? imperial : rebel);
    const other = named(foes, side === 'imperial' ? rebel : imperial);
    return one && other ? sum + combatWorth(one, other, one.order === 'charge') : sum;
  }, 0);
}

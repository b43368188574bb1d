/** How a position stands for a side, as far as that side may know: what is left, what the scenario counts, who stands well. */
import { pointsOf } from '../../games/epic-1989/end-phase/victory.ts';
import { foeOf, type Side, type State } from '../../games/epic-1989/state.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import { fieldOf } from './field.ts';
import { gainsAt, spotOf, USUAL } from './gains.ts';
import { sidesWorth } from './worth.ts';

/** What a lead of all there is, of a hundred points that are counted, and of a good place count for. */
const LEAD = 3.2;
const COUNTED = 0.3;
const STANDING = 1.2;
/** E1-SCEN-15: half of what the attack must bring more than it costs. */
const MARGIN = 125;

/** The chance of that side to win. */
export function chanceOf(table: Table, state: State, side: Side): number {
  const { own, foe } = sidesWorth(table, state, side);
  const all = Math.max(1, own + foe);
  const lead =
    (LEAD * (own - foe)) / all +
    (STANDING * standing(table, state, side)) / all +
    counted(table, state, side);
  return 1 / 2 + lead / (2 * Math.sqrt(1 + lead * lead));
}

function counted(table: Table, state: State, side: Side): number {
  const { battle } = table;
  if (!battle.points) return 0;
  const margin = battle.scenario === 'spoiling-attack' ? (side === 'imperial' ? -MARGIN : MARGIN) : 0;
  return (COUNTED * (pointsOf(table, state, side) - pointsOf(table, state, foeOf(side)) + margin)) / 100;
}

function standing(table: Table, state: State, side: Side): number {
  const field = fieldOf(table, state, side);
  const spots = field.own.map((piece) => spotOf(piece, state.units[piece.id].building));
  const { shots, threat, ground } = gainsAt(field, spots, 'first', USUAL);
  return shots + threat + ground;
}

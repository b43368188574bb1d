/** Whether to fire at a unit that moves, or to hold for a better shot: in the first fire segment the same guns hit more easily. */
import type { Action } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import type { Side, State } from '../../games/epic-1989/state.ts';
import { topStep } from '../../kernel/steps.ts';
import { combatWorth, overrunWorth, ramWorth } from './clash.ts';
import { type Field, fieldOf, type Piece } from './field.ts';
import { fireWorth, hopeOf } from './fires.ts';
import { cmOf, curveOf } from './guns.ts';

export interface Snap {
  readonly action: Action;
  readonly why: 'now' | 'hold' | 'none';
}

const PASS: Action = { do: 'pass' };

/** `lasting`: how surely a moving unit can still be fired at when all have moved. */
export function snapOf(
  game: Epic89Game,
  world: State,
  side: Side,
  lasting: number,
  misjudged: (worth: number) => number,
): Snap {
  const table = game.tableOf(world);
  const ready = world.units.some(
    (unit) =>
      unit?.where === 'table' &&
      table.units[unit.id].side === side &&
      !unit.snapped &&
      !unit.shaken &&
      world.detachments[table.units[unit.id].detachment].order === 'first',
  );
  if (!ready || world.readiness[side].passed) return { action: PASS, why: 'none' };
  const step = topStep(world);
  if (step?.do !== 'checkpoint') return { action: PASS, why: 'none' };
  const field = fieldOf(table, world, side);
  const mover = field.foes.find(({ id }) => id === step.unit);
  if (!mover) return { action: PASS, why: 'none' };
  const saved = dangerOf(field, mover);
  const rise = 1 + saved / mover.worth;
  const firers = field.own.filter(({ order, fired }) => order === 'first' && !fired);
  if (firers.every((piece) => rise * glanceAt(piece, mover) <= lasting * hopeOf(field, piece, true)))
    return { action: PASS, why: 'hold' };
  const listed = game.actions(world, world.seats[side]);
  let best: { action: Action; lead: number } = { action: PASS, lead: 0 };
  for (const action of listed) {
    if (action.do !== 'fire') continue;
    const piece = field.own.find(({ id }) => id === action.unit);
    if (!piece) continue;
    const now = fireWorth(table, world, action, true);
    if (now <= 0) continue;
    const lead = misjudged(now * rise - lasting * hopeOf(field, piece, true));
    if (lead > best.lead) best = { action, lead };
  }
  return { action: best.action, why: best.lead > 0 ? 'now' : 'hold' };
}

/** The most that snap fire of a unit at another could bring, by eye. */
function glanceAt(piece: Piece, mover: Piece): number {
  const gap = Math.sqrt((piece.x - mover.x) ** 2 + (piece.y - mover.y) ** 2) - 180;
  if (gap > 7300) return 0;
  return curveOf(piece, mover, 'snap', piece.plus + mover.cover).full[cmOf(gap)] * mover.worth;
}

/** What a unit that charges may do to whom it reaches. */
function dangerOf({ own, state }: Field, mover: Piece): number {
  if (mover.order !== 'charge') return 0;
  const left = mover.charge - state.units[mover.id].spent + 250;
  let most = 0;
  for (const piece of own) {
    if ((piece.x - mover.x) ** 2 + (piece.y - mover.y) ** 2 > left * left || piece.inside) continue;
    const worth = mover.stand
      ? combatWorth(mover, piece, true)
      : piece.stand
        ? overrunWorth(mover, piece)
        : ramWorth(mover, piece);
    most = Math.max(most, worth);
  }
  return most;
}

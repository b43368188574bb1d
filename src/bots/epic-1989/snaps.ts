/** Whether to fire at a unit that moves, or to hold for a better shot: in the first fire segment the same guns hit more easily. */
import type { Action } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import type { Side, State } from '../../games/epic-1989/state.ts';
import { topStep } from '../../kernel/steps.ts';
import { combatWorth, overrunWorth, ramWorth } from './clash.ts';
import { type Field, fieldOf, type Piece } from './field.ts';
import { fireWorth, hopeOf } from './fires.ts';

export interface Snap {
  readonly action: Action;
  readonly why: 'now' | 'hold' | 'none';
}

/** A moving unit may be out of sight by the time all have moved. */
const LASTING = 0.75;
const PASS: Action = { do: 'pass' };

export function snapOf(
  game: Epic89Game,
  world: State,
  side: Side,
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
  const listed = game.actions(world, world.seats[side]);
  const step = topStep(world);
  if (listed.length < 2 || step?.do !== 'checkpoint') return { action: PASS, why: 'none' };
  const field = fieldOf(table, world, side);
  const mover = field.foes.find(({ id }) => id === step.unit);
  if (!mover) return { action: PASS, why: 'none' };
  const saved = dangerOf(field, mover);
  let best: { action: Action; lead: number } = { action: PASS, lead: 0 };
  for (const action of listed) {
    if (action.do !== 'fire') continue;
    const piece = field.own.find(({ id }) => id === action.unit);
    if (!piece) continue;
    const now = fireWorth(table, world, action, true);
    if (now <= 0) continue;
    const lead = misjudged(now * (1 + saved / mover.worth) - LASTING * hopeOf(field, piece, true));
    if (lead > best.lead) best = { action, lead };
  }
  return { action: best.action, why: best.lead > 0 ? 'now' : 'hold' };
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

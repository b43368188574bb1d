/** E1-TMOD-20, E1-DICE-11: the repair phase: Titan by Titan, shields, then what is damaged. */
import { finish, inOrder, type Play, push } from '../play.ts';
import type { Part } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { damage } from './damage.ts';
import { isTitan } from './legs.ts';

const RAISED_ON = 5;
const REPAIRED_ON = 4;
/** Weapons between the body and the legs, in the order of their mounts. */
const ORDER: readonly Part[] = ['head', 'body', 'ArL', 'ArR', 'CaL', 'CaR', 'Ca', 'legs'];

/** E1-TITAN-04: the First Player's Titans, then the other's. */
export function beginRepair(play: Play): void {
  const { table, state } = play;
  const titans = state.units
    .filter((unit) => unit?.where === 'table' && isTitan(table, unit.id))
    .map(({ id }) => id);
  const left = inOrder(state).flatMap((side) => titans.filter((id) => table.units[id].side === side));
  push(play, { do: 'repair', left });
}

function raiseShields({ table, state, dice, events }: Play, id: number): void {
  const { card } = table.units[id];
  const titan = state.units[id].titan!;
  if (card.is !== 'titan' || titan.shields === card.shields) return;
  const rolled = Array.from({ length: card.shields - titan.shields }, () => dice.d6());
  const shields = titan.shields + rolled.filter((die) => die >= RAISED_ON).length;
  state.units[id].titan = { ...titan, shields };
  events.push({ kind: 'raises', unit: id, dice: rolled, shields });
}

function repairOf(play: Play, id: number): void {
  const { state, dice, events } = play;
  raiseShields(play, id);
  for (const part of ORDER) {
    const titan = state.units[id].titan!;
    if (!titan.superficial.includes(part)) continue;
    const die = dice.d6();
    const repaired = die >= REPAIRED_ON;
    events.push({ kind: 'repair', unit: id, part, die, repaired });
    if (repaired)
      state.units[id].titan = { ...titan, superficial: titan.superficial.filter((one) => one !== part) };
    if (part === 'body' && die === 1) damage(play, id, 'body', 'critical');
    if (state.units[id].where !== 'table') return;
  }
}

export const repair: StepRule<StepOf<'repair'>> = {
  run(play, step) {
    const next = step.left.shift();
    if (next === undefined) finish(play, step);
    else if (play.state.units[next].where === 'table') repairOf(play, next);
    return false;
  },
};

/** What a unit's fire may be expected to bring, in victory points. */
import type { Action, Attack } from '../../games/epic-1991/actions.ts';
import type { Side, State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import { coverAt } from '../../games/epic-1991/terrain/ground.ts';
import { killing } from './bodies.ts';
import { modelWorth } from './worth.ts';

type Fire = Extract<Action, { do: 'fire' }>;

const TITAN = 0.25;
/** Models under a template count when their middle is that near. */
const BURST = 600;

function gapBetween(state: State, a: number, b: number): number {
  const [p, q] = [state.models[a], state.models[b]];
  return Math.sqrt((p.x - q.x) ** 2 + (p.y - q.y) ** 2);
}

/** By eye: a little beyond its range a shot may still be in. */
function inRange(gap: number, range: number): number {
  return gap <= range ? 1 : Math.max(0, 1 - (gap - range) / 300);
}

export function fireWorth(table: Table, state: State, side: Side, { attacks }: Fire): number {
  const killed = new Map<number, number>();
  let sum = 0;
  for (const attack of attacks) sum += attackWorth(table, state, side, attack, killed);
  return sum;
}

function attackWorth(
  table: Table,
  state: State,
  side: Side,
  attack: Attack,
  killed: Map<number, number>,
): number {
  switch (attack.is) {
    case 'shot': {
      const { model, weapon: at, target } = attack;
      const weapon = table.models[model].weapons[at];
      if (!weapon || weapon.hit === null) return 0;
      const chance =
        (Math.max(1, 7 - weapon.hit + coverAt(table, state, target)) / 6) *
        inRange(gapBetween(state, model, target), weapon.range);
      return kill(table, state, target, chance * killing(table, target, weapon.mod), killed);
    }
    case 'barrage': {
      const points = attack.guns.reduce(
        (all, [id, at]) => all + (table.models[id].weapons[at]?.barrage ?? 0),
        0,
      );
      const chance = Math.min(5, 1 + points / 6) / 6;
      let sum = 0;
      for (const model of state.models) {
        if (model?.where !== 'table') continue;
        if ((model.x - attack.x) ** 2 + (model.y - attack.y) ** 2 > BURST * BURST) continue;
        const lost = kill(table, state, model.id, chance * killing(table, model.id, 0), killed);
        sum += table.models[model.id].side === side ? -lost : lost;
      }
      return sum;
    }
    case 'power':
    case 'beam':
      return attack.target > 0 ? modelWorth(table, state, attack.target) * 0.4 : 0.3;
    case 'shell':
    case 'vortex':
      return 0.5;
  }
}

/** A model dies only once: each further shot counts for what the earlier ones left alive. */
function kill(
  table: Table,
  state: State,
  target: number,
  chance: number,
  killed: Map<number, number>,
): number {
  const alive = 1 - (killed.get(target) ?? 0);
  const now = alive * chance * (state.models[target].titan > 0 ? TITAN : 1);
  killed.set(target, 1 - alive + now);
  return now * modelWorth(table, state, target);
}

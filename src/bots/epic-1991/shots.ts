/** What a unit's fire may be expected to bring, in victory points. */
import type { Action, Attack } from '../../games/epic-1991/actions.ts';
import type { Side, State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import { coverAt } from '../../games/epic-1991/terrain/ground.ts';
import { killing } from './bodies.ts';
import { barrageWorth, newToll, type Stakes, type Toll, tollOf } from './nominate.ts';
import { modelWorth } from './worth.ts';

type Fire = Extract<Action, { do: 'fire' }>;

function gapBetween(state: State, a: number, b: number): number {
  const [p, q] = [state.models[a], state.models[b]];
  return Math.sqrt((p.x - q.x) ** 2 + (p.y - q.y) ** 2);
}

/** By eye: a little beyond its range a shot may still be in. */
function inRange(gap: number, range: number): number {
  return gap <= range ? 1 : Math.max(0, 1 - (gap - range) / 300);
}

export function fireWorth(stakes: Stakes, { attacks }: Fire): number {
  const { table, state, side } = stakes;
  const toll = newToll(stakes);
  let sum = 0;
  for (const attack of attacks) sum += attackWorth(table, state, side, attack, toll);
  return sum;
}

function attackWorth(table: Table, state: State, side: Side, attack: Attack, toll: Toll): number {
  switch (attack.is) {
    case 'shot': {
      const { model, weapon: at, target } = attack;
      const weapon = table.models[model].weapons[at];
      if (!weapon || weapon.hit === null) return 0;
      const chance =
        (Math.min(5, Math.max(1, 7 - weapon.hit + coverAt(table, state, target))) / 6) *
        inRange(gapBetween(state, model, target), weapon.range);
      return tollOf(table, state, target, chance * killing(table, target, weapon.mod), toll, true);
    }
    case 'barrage':
      return barrageWorth(table, state, side, attack, toll);
    case 'power':
    case 'beam':
      return attack.target > 0 ? modelWorth(table, state, attack.target) * 0.4 : 0.3;
    case 'shell':
    case 'vortex':
      return 0.5;
  }
}

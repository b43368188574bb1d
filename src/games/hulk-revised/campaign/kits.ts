/** HR-CAMP-05: what Marines take along: kit goes to the stores and comes from them between missions. */
import * as v from 'valibot';
import { type Stores, Unit } from '../force/list.ts';
import { type Loads, NO_LOADS } from '../force/words.ts';
import { GRENADES } from '../shooting/armoury.ts';
import { fullLoad, type Soldier } from './state.ts';

/** What a Marine carries and uses up. What is not said he does not take. */
export const Kit = v.strictObject({
  grenades: Unit.entries.grenades,
  /** Missiles; he must have a Cyclone launcher. */
  cyclone: Unit.entries.cyclone,
  reload: Unit.entries.reload,
  generator: Unit.entries.generator,
});
export type Kit = v.InferOutput<typeof Kit>;

function sum(a: Loads, b: Loads, sign: 1 | -1): Loads {
  const [crak, frag, gas, plasma] = GRENADES.map((kind) => a[kind] + sign * b[kind]);
  return { crak, frag, gas, plasma };
}

function move(stores: Stores, soldier: Soldier, kit: Kit, sign: 1 | -1): Stores {
  return {
    flamer: stores.flamer + (soldier.ranged === 'heavy-flamer' ? sign * kit.reload : 0),
    cannon: stores.cannon + (soldier.ranged === 'assault-cannon' ? sign * kit.reload : 0),
    grenades: sum(stores.grenades, kit.grenades, sign),
    missiles: sum(stores.missiles, kit.cyclone ?? NO_LOADS, sign),
    generators: stores.generators + sign * kit.generator,
  };
}

/** Puts down what he has and takes the kit instead; a launcher stays his. The stores may fall below nothing. */
export function takeKit(stores: Stores, soldier: Soldier, kit: Kit): { stores: Stores; soldier: Soldier } {
  const { grenades, reload, generator } = kit;
  const cyclone = soldier.cyclone ? (kit.cyclone ?? NO_LOADS) : kit.cyclone;
  return {
    stores: move(move(stores, soldier, soldier, 1), soldier, kit, -1),
    soldier: { ...soldier, grenades, cyclone, reload, generator },
  };
}

/** HR-CAMP-08: spends a reload, from the stores or else his own, to start full. Null when there is none, or no need. */
export function fillUp(stores: Stores, soldier: Soldier): { stores: Stores; soldier: Soldier } | null {
  const shots = fullLoad(soldier);
  if (shots === null || soldier.shots === shots) return null;
  const kind = soldier.ranged === 'heavy-flamer' ? 'flamer' : 'cannon';
  if (stores[kind] > 0)
    return { stores: { ...stores, [kind]: stores[kind] - 1 }, soldier: { ...soldier, shots } };
  if (soldier.reload > 0) return { stores, soldier: { ...soldier, shots, reload: soldier.reload - 1 } };
  return null;
}

/** The things of which more was taken than there are. */
export function missing(stores: Stores): string[] {
  const found: string[] = [];
  if (stores.flamer < 0) found.push('flamer reloads');
  if (stores.cannon < 0) found.push('cannon reloads');
  if (stores.generators < 0) found.push('generators');
  for (const kind of GRENADES) {
    if (stores.grenades[kind] < 0) found.push(`${kind} grenades`);
    if (stores.missiles[kind] < 0) found.push(`${kind} missiles`);
  }
  return found;
}

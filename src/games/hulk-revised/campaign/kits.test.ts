import { expect, test } from 'vitest';
import { NO_STORES, type Stores } from '../force/list.ts';
import { NO_LOADS } from '../force/words.ts';
import { fillUp, type Kit, missing, takeKit } from './kits.ts';
import type { Soldier } from './state.ts';

const loads = (more: Partial<Soldier['grenades']> = {}) => ({ ...NO_LOADS, ...more });
const NOTHING: Kit = { grenades: loads(), cyclone: null, reload: 0, generator: 0 };
const soldier = (more: Partial<Soldier> = {}): Soldier =>
  ({
    name: 'Castor',
    kind: 'terminator',
    ranged: 'storm-bolter',
    shots: null,
    ...NOTHING,
    ...more,
  }) as Soldier;
const stores = (more: Partial<Stores> = {}): Stores => ({ ...NO_STORES, ...more });

test('HR-CAMP-05 he puts down what he has and takes the kit, each kind from its own shelf', () => {
  const castor = soldier({ ranged: 'heavy-flamer', reload: 1, grenades: loads({ gas: 2 }), generator: 1 });
  const kit = { ...NOTHING, reload: 2, grenades: loads({ crak: 1 }) };
  expect(takeKit(stores({ flamer: 4, cannon: 4, grenades: loads({ crak: 3 }) }), castor, kit)).toEqual({
    stores: stores({ flamer: 3, cannon: 4, grenades: loads({ crak: 2, gas: 2 }), generators: 1 }),
    soldier: { ...castor, ...kit },
  });
  const gunner = soldier({ ranged: 'assault-cannon' });
  const reload = { ...NOTHING, reload: 1 };
  expect(takeKit(stores({ flamer: 4, cannon: 4 }), gunner, reload).stores).toEqual(
    stores({ flamer: 4, cannon: 3 }),
  );
  expect(takeKit(stores({ flamer: 4, cannon: 4 }), soldier(), reload).stores).toEqual(
    stores({ flamer: 4, cannon: 4 }),
  );
});

test('HR-CAMP-05 a Cyclone stays with whoever has one, empty or loaded', () => {
  const cyclone = soldier({ cyclone: loads({ frag: 2 }) });
  const empty = takeKit(stores(), cyclone, NOTHING);
  expect(empty.soldier.cyclone).toEqual(loads());
  expect(empty.stores.missiles).toEqual(loads({ frag: 2 }));
  const filled = takeKit(stores({ missiles: loads({ crak: 2 }) }), cyclone, {
    ...NOTHING,
    cyclone: loads({ crak: 1, frag: 1 }),
  });
  expect(filled.soldier.cyclone).toEqual(loads({ crak: 1, frag: 1 }));
  expect(filled.stores.missiles).toEqual(loads({ crak: 1, frag: 1 }));
  expect(takeKit(stores(), soldier(), NOTHING).soldier.cyclone).toBeNull();
});

test('HR-CAMP-08 a reload is spent from the stores, else his own; none, or no need, fills nothing', () => {
  const low = (more: Partial<Soldier> = {}) => soldier({ ranged: 'heavy-flamer', shots: 2, ...more });
  expect(fillUp(stores({ flamer: 2, cannon: 5 }), low({ reload: 1 }))).toEqual({
    stores: stores({ flamer: 1, cannon: 5 }),
    soldier: low({ shots: 6, reload: 1 }),
  });
  expect(fillUp(stores({ cannon: 5 }), low({ reload: 2 }))).toEqual({
    stores: stores({ cannon: 5 }),
    soldier: low({ shots: 6, reload: 1 }),
  });
  expect(fillUp(stores({ cannon: 5 }), low())).toBeNull();
  expect(fillUp(stores({ flamer: 5 }), low({ shots: 6 }))).toBeNull();
  expect(fillUp(stores({ flamer: 5 }), soldier())).toBeNull();
  const cannon = soldier({ ranged: 'assault-cannon', shots: 9 });
  expect(fillUp(stores({ flamer: 5 }), cannon)).toBeNull();
  expect(fillUp(stores({ cannon: 1 }), cannon)).toMatchObject({
    stores: { cannon: 0 },
    soldier: { shots: 10 },
  });
});

test('HR-CAMP-05 whatever more was taken of than there is, is named; the last one may be taken', () => {
  expect(missing(stores())).toEqual([]);
  expect(missing(stores({ flamer: -1 }))).toEqual(['flamer reloads']);
  expect(missing(stores({ cannon: -1 }))).toEqual(['cannon reloads']);
  expect(missing(stores({ generators: -1 }))).toEqual(['generators']);
  expect(missing(stores({ grenades: loads({ frag: -1 }) }))).toEqual(['frag grenades']);
  expect(missing(stores({ missiles: loads({ plasma: -1 }), cannon: -2 }))).toEqual([
    'cannon reloads',
    'plasma missiles',
  ]);
});

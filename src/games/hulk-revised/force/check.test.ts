import { describe, expect, test } from 'vitest';
import { checkForce, type Limits, limitsOf, readForce, rowsOf } from './index.ts';
import type { MarineList, StealerList } from './list.ts';

const LIMITS: Limits = limitsOf({
  squads: 1,
  points: 100,
  minMarines: 1,
  maxMarines: 24,
  minBlips: 15,
  items: {},
});

type Written = Record<string, unknown>;

function marines(...units: Written[]): MarineList {
  const named = units.map((unit, i) => ({ name: `M${i + 1}`, kind: 'terminator', ...unit }));
  return readForce({ side: 'marine', squads: [{ units: named }] }) as MarineList;
}

function readStores(stores: Written): MarineList['stores'] {
  const list = readForce({
    side: 'marine',
    squads: [{ units: [{ name: 'M', kind: 'terminator' }] }],
    stores,
  });
  return (list as MarineList).stores;
}

function stealers(list: Written = {}): StealerList {
  return readForce({ side: 'stealer', blips: 15, ...list }) as StealerList;
}

/** The rules a list breaks, with the places. */
function broken(list: MarineList | StealerList, limits: Partial<Limits> = {}): string[] {
  return checkForce(list, { ...LIMITS, ...limits }).problems.map(({ rule, path }) => `${rule} ${path}`);
}

const FIRST = 'squads.0.units.0';

describe('points', () => {
  test('HR-FORCE-01: a list may not cost more than its points, and both sides have the same', () => {
    const list = marines({ kind: 'sergeant', ranged: 'storm-bolter' }); // 3 + 1
    expect(checkForce(list, LIMITS).cost).toBe(4);
    expect(broken(list, { points: 4 })).toEqual([]);
    expect(broken(list, { points: 3 })).toEqual(['HR-FORCE-01 points']);
    expect(broken({ ...stealers(), points: 30 }, { points: 20 })).toEqual(['HR-FORCE-01 points']);
    expect(broken({ ...stealers(), points: 20 }, { points: 20 })).toEqual([]);
  });

  test('HR-HOUSE-11: twenty points for each squad asked for, and at least fifteen blips', () => {
    const rule = { minMarines: 1, maxMarines: 24, minBlips: 15, items: {} };
    expect(limitsOf({ ...rule, squads: 1 }).points).toBe(20);
    expect(limitsOf({ ...rule, squads: 2 }).points).toBe(40);
    expect(broken(stealers({ blips: 10 }))).toEqual(['HR-HOUSE-11 blips']);
    expect(broken(stealers({ blips: 15 }))).toEqual([]);
  });

  test('HR-FORCE-02: units are priced by kind, Librarians by level', () => {
    const cost = (unit: Written): number => checkForce(marines(unit), LIMITS).cost;
    expect([{}, { kind: 'sergeant' }, { kind: 'captain' }].map(cost)).toEqual([1, 3, 6]);
    expect([1, 2, 3, 4].map((level) => cost({ kind: 'librarian', level }))).toEqual([8, 10, 12, 14]);
    expect(cost({ kind: 'librarian' })).toBe(8);
    expect(broken(marines({ level: 2 }))).toEqual([`HR-FORCE-02 ${FIRST}.level`]);
  });

  test('HR-FORCE-04, HR-DEC-03: blips come in fives; Ambush blips and special units one by one', () => {
    expect(checkForce(stealers({ blips: 20, ambush: 2 }), LIMITS).cost).toBe(6);
    expect(checkForce(stealers({ feeder: 1, acidmaw: 1, hormagaunt: 1, broodlord: 1 }), LIMITS).cost).toBe(
      3 + 12,
    );
    expect(broken(stealers({ blips: 17 }))).toEqual(['HR-FORCE-04 blips']);
  });

  test('HR-FORCE-05: a special unit bought is the right to bring one on, and no blip besides', () => {
    const rows = rowsOf(stealers({ blips: 20, broodlord: 1, ambush: 1 }));
    expect(rows).toEqual({
      total: 20,
      ambush: 1,
      specials: { feeder: 0, acidmaw: 0, hormagaunt: 0, broodlord: 1 },
    });
  });

  test('HR-CAMP-03: spares of every kind are on the bill, and only a campaign has them', () => {
    const spares: [Written, number][] = [
      [{ flamer: 2 }, 2],
      [{ cannon: 3 }, 3],
      [{ grenades: { crak: 1, frag: 2 } }, 7],
      [{ missiles: { gas: 1, plasma: 1 } }, 19],
      [{ generators: 2 }, 10],
    ];
    for (const [stores, cost] of spares) {
      const list = { ...marines({}), stores: readStores(stores) };
      expect(checkForce(list, { ...LIMITS, spares: true }).cost, JSON.stringify(stores)).toBe(1 + cost);
      expect(checkForce(list, { ...LIMITS, spares: true }).problems).toEqual([]);
      expect(broken(list)).toEqual(['HR-CAMP-03 stores']);
    }
    expect(broken(marines({}))).toEqual([]);
  });

  test('HR-FORCE-06, HR-DEC-03: everything written is on the bill, with its bearer', () => {
    const list = marines({
      ranged: 'storm-bolter',
      cyclone: { crak: 1, frag: 1, gas: 1, plasma: 1 },
      grenades: { frag: 2 },
      generator: true,
    });
    const checked = checkForce({ ...list, sentries: 1 }, LIMITS);
    expect(checked.lines.map(({ item, count, cost, who }) => [item, count, cost, who])).toEqual([
      ['Terminator', 1, 1, 'M1'],
      ['Power Glove', 1, 0, 'M1'],
      ['Storm Bolter', 1, 1, 'M1'],
      ['Cyclone Missile Launcher', 1, 4, 'M1'],
      ['Frag Grenade', 2, 4, 'M1'],
      ['Crak Missile', 1, 3, 'M1'],
      ['Frag Missile', 1, 2, 'M1'],
      ['Gas Missile', 1, 7, 'M1'],
      ['Plasma Missile', 1, 12, 'M1'],
      ['Power Field Generator', 1, 5, 'M1'],
      ['Sentry Gun', 1, 10, ''],
    ]);
    expect(checked.cost).toBe(49);
    expect(checkForce(marines({ assault: 'thunder-hammer' }), LIMITS).cost).toBe(3); // hammer and shield
    expect(checkForce(marines({ ranged: 'heavy-flamer', reload: true }), LIMITS).cost).toBe(6);
    expect(checkForce(marines({ ranged: 'assault-cannon', reload: true }), LIMITS).cost).toBe(6);
  });

  test.each([
    ['terminator', 'chain-fist', ['sergeant', 'captain', 'librarian']],
    ['terminator', 'power-axe', ['sergeant', 'captain', 'librarian']],
    ['terminator', 'thunder-hammer', ['captain', 'librarian']],
    ['sergeant', 'lightning-claws', ['captain', 'librarian']],
    ['captain', 'power-sword', ['terminator', 'librarian']],
    ['captain', 'grenade-glove', ['terminator', 'sergeant', 'librarian']],
    ['librarian', 'force-weapon', ['terminator', 'sergeant', 'captain']],
  ])('HR-FORCE-06: a %s may have the %s', (kind, assault, others) => {
    expect(broken(marines({ kind, assault }))).toEqual([]);
    for (const other of others) {
      const found = broken(marines({ kind: other, assault }));
      expect(found[0], other).toBe(`HR-FORCE-06 ${FIRST}.assault`);
    }
  });

  test('HR-FORCE-06: flamer, cannon and Cyclone are for Terminators', () => {
    for (const ranged of ['heavy-flamer', 'assault-cannon']) {
      expect(broken(marines({ ranged }))).toEqual([]);
      expect(broken(marines({ kind: 'sergeant', ranged }))).toEqual([`HR-FORCE-06 ${FIRST}.ranged`]);
    }
    expect(broken(marines({ kind: 'sergeant', cyclone: {} }))).toEqual([`HR-FORCE-06 ${FIRST}.cyclone`]);
  });
});

describe('squads and hands', () => {
  test('HR-FORCE-03: five in a squad, one Captain, two Librarians, and these alone', () => {
    expect(broken(marines({}, {}, {}, {}, {}))).toEqual([]);
    expect(broken(marines({}, {}, {}, {}, {}, {}))).toEqual(['HR-FORCE-03 squads.0.units']);
    expect(broken(marines({}, { kind: 'captain' }))).toEqual(['HR-FORCE-03 squads.0.units.1']);
    expect(broken(marines({}, { kind: 'librarian' }))).toEqual(['HR-FORCE-03 squads.0.units.1']);
    const alone = (...kinds: string[]): MarineList =>
      readForce({
        side: 'marine',
        squads: kinds.map((kind, i) => ({ units: [{ name: `${kind} ${i}`, kind }] })),
      }) as MarineList;
    expect(broken(alone('captain', 'librarian', 'librarian'))).toEqual([]);
    expect(broken(alone('captain', 'captain'))).toEqual(['HR-FORCE-03 squads']);
    expect(broken(alone('librarian', 'librarian', 'librarian'))).toEqual(['HR-FORCE-03 squads']);
  });

  test('HR-FORCE-07: one close assault item and one ranged weapon; a Cyclone only beside a Storm Bolter', () => {
    expect(marines({}).squads[0].units[0]).toMatchObject({ assault: 'power-glove', ranged: null });
    expect(() => marines({ ranged: ['storm-bolter', 'heavy-flamer'] })).toThrow('squads.0.units.0.ranged');
    expect(() => marines({ assault: ['power-glove', 'power-sword'] })).toThrow('squads.0.units.0.assault');
    expect(broken(marines({ ranged: 'storm-bolter', cyclone: {} }))).toEqual([]);
    expect(broken(marines({ cyclone: {} }))).toEqual([]);
    for (const ranged of ['heavy-flamer', 'assault-cannon'])
      expect(broken(marines({ ranged, cyclone: {} }))).toEqual([`HR-FORCE-07 ${FIRST}.cyclone`]);
  });

  test.each(['lightning-claws', 'thunder-hammer'])('HR-FORCE-08: %s fill both hands', (assault) => {
    expect(broken(marines({ assault }))).toEqual([]);
    expect(broken(marines({ assault, ranged: 'storm-bolter' }))).toEqual([`HR-FORCE-08 ${FIRST}.ranged`]);
    expect(broken(marines({ assault, cyclone: {} }))).toEqual([`HR-FORCE-08 ${FIRST}.cyclone`]);
    expect(broken(marines({ assault, grenades: { frag: 1 } }))).toEqual([`HR-FORCE-08 ${FIRST}.grenades`]);
    expect(broken(marines({ assault, generator: true }))).toEqual([`HR-FORCE-08 ${FIRST}.generator`]);
  });

  test('HR-FORCE-09: loaded when bought, one reload for a weapon that takes one, launchers empty', () => {
    const flamer = marines({ ranged: 'heavy-flamer', reload: true });
    expect(broken(flamer)).toEqual([]);
    expect(rowsOf(flamer).marines[0]).toMatchObject({ ammo: null, reload: true }); // a full load
    expect(broken(marines({ ranged: 'assault-cannon', reload: 2 }))).toEqual([`HR-FORCE-09 ${FIRST}.reload`]);
    expect(broken(marines({ ranged: 'storm-bolter', reload: true }))).toEqual([
      `HR-FORCE-09 ${FIRST}.reload`,
    ]);
    const empty = rowsOf(marines({ kind: 'captain', assault: 'grenade-glove' })).marines[0];
    expect(empty.grenades).toEqual({ crak: 0, frag: 0, gas: 0, plasma: 0 });
    expect(rowsOf(marines({ cyclone: {} })).marines[0].cyclone).toEqual({
      crak: 0,
      frag: 0,
      gas: 0,
      plasma: 0,
    });
  });

  test('HR-FORCE-10: three grenades by hand, five in a launcher, six missiles, one generator', () => {
    const points = { points: 200 };
    expect(broken(marines({ grenades: { crak: 1, frag: 2 } }))).toEqual([]);
    expect(broken(marines({ grenades: { crak: 2, frag: 2 } }))).toEqual([`HR-FORCE-10 ${FIRST}.grenades`]);
    const captain = (frag: number): MarineList =>
      marines({ kind: 'captain', assault: 'grenade-glove', grenades: { frag } });
    expect(broken(captain(5))).toEqual([]);
    expect(broken(captain(6))).toEqual([`HR-FORCE-10 ${FIRST}.grenades`]);
    expect(broken(marines({ cyclone: { frag: 6 }, grenades: { frag: 3 } }))).toEqual([]);
    expect(broken(marines({ cyclone: { frag: 4, crak: 3 } }))).toEqual([`HR-FORCE-10 ${FIRST}.cyclone`]);
    expect(broken(marines({ generator: 2 }), points)).toEqual([`HR-FORCE-10 ${FIRST}.generator`]);
  });

  test('HR-EX-37: five grenades in the launcher, a flamer with a reload, a plain load: all legal', () => {
    const launcher = marines({
      kind: 'captain',
      assault: 'grenade-glove',
      grenades: { crak: 2, frag: 2, gas: 1 },
    });
    expect(broken(launcher)).toEqual([]);
    expect(rowsOf(launcher).marines[0].grenades).toEqual({ crak: 2, frag: 2, gas: 1, plasma: 0 });
    expect(broken(marines({ ranged: 'heavy-flamer', reload: true }))).toEqual([]);
    const plain = marines({ ranged: 'storm-bolter' });
    expect(broken(plain)).toEqual([]);
    expect(checkForce(plain, LIMITS).cost).toBe(2);
  });
});

describe('what a mission says', () => {
  test('HR-FORCE-11: least and most Marines', () => {
    expect(broken(marines({}, {}), { minMarines: 3 })).toEqual(['HR-FORCE-11 squads']);
    expect(broken(marines({}, {}), { maxMarines: 1 })).toEqual(['HR-FORCE-11 squads']);
    expect(broken(marines({}, {}), { minMarines: 2, maxMarines: 2 })).toEqual([]);
  });

  test('HR-FORCE-11: it may demand, forbid and limit, and goes before the list', () => {
    expect(broken(marines({}), { items: { sergeant: { min: 1 } } })).toEqual(['HR-FORCE-11 squads']);
    expect(broken(marines({ ranged: 'heavy-flamer' }), { items: { 'heavy-flamer': { max: 0 } } })).toEqual([
      'HR-FORCE-11 squads',
    ]);
    expect(broken(stealers({ broodlord: 2 }), { items: { broodlord: { max: 1 } } })).toEqual([
      'HR-FORCE-11 broodlord',
    ]);
    expect(broken(stealers({ blips: 15 }), { items: { blips: { min: 20 } } })).toEqual(['HR-FORCE-11 blips']);
    expect(broken(stealers({ blips: 20 }), { items: { blips: { min: 20, max: 20 } } })).toEqual([]);
    const why = (max: number) =>
      checkForce(stealers({ broodlord: 2 }), { ...LIMITS, items: { broodlord: { max } } }).problems[0].why;
    expect([why(0), why(1)]).toEqual(['Broodlord: not allowed here.', 'Broodlord: at most 1, not 2.']);
    const two = readForce({
      side: 'marine',
      squads: [{ units: [{ name: 'A', kind: 'captain' }] }, { units: [{ name: 'B', kind: 'captain' }] }],
    });
    expect(broken(two as MarineList, { items: { captain: { max: 2 } } })).toEqual([]);
    expect(broken(two as MarineList, { items: { librarian: { min: 1 } } })).toContain('HR-FORCE-11 squads');
  });

  test('HR-CHAP-05: the Salamanders row is for a Salamanders force', () => {
    const list = marines({});
    expect(broken({ ...list, chapter: 'salamanders' })).toEqual(['HR-CHAP-05 chapter']);
    expect(broken({ ...list, chapter: 'salamanders', legion: 'Salamanders' })).toEqual([]);
    expect(broken({ ...list, chapter: '4', legion: 'Salamanders' })).toEqual([]);
  });
});

test('HR-FORCE-11: a list of the wrong shape is a Problem that names the place', () => {
  expect(() => readForce({ side: 'marine', squads: [{ units: [{ name: 'A', kind: 'scout' }] }] })).toThrow(
    'squads.0.units.0.kind',
  );
  expect(() => readForce({ side: 'stealer' }, 'forces.stealer')).toThrow('forces.stealer.blips');
  expect(() => readForce('nonsense')).toThrow('The force list');
});

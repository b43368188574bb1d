import { expect, test } from 'vitest';
import { readMission } from './mission.ts';

/** A mission whose only Marine has this row. */
function mission(row: object): unknown {
  return {
    id: 'sheet',
    title: 'Sheet',
    summary: '',
    briefing: '',
    levels: [{ picture: 'm..' }],
    legend: { m: 'marine 1' },
    marines: [{ name: 'Corvin', kind: 'terminator', ...row }],
    blips: { total: 0, start: 0 },
  };
}

test.each(['lightning-claws', 'thunder-hammer'])(
  'HR-CLAW-02 HR-FORCE-08: %s leave no hand for anything else',
  (assault) => {
    expect(() => readMission(mission({ assault, ranged: null }))).not.toThrow();
    for (const more of [
      {},
      { ranged: null, cyclone: { frag: 1 } },
      { ranged: null, grenades: { gas: 1 } },
      { ranged: null, generator: true },
    ])
      expect(() => readMission(mission({ assault, ...more }))).toThrow('both hands');
  },
);

test('HR-GREN-01 HR-GREN-02 HR-MISL-01: three grenades by hand, five in a launcher, six missiles, in any mix', () => {
  expect(() => readMission(mission({ grenades: { crak: 1, frag: 1, plasma: 1 } }))).not.toThrow();
  expect(() => readMission(mission({ grenades: { crak: 2, frag: 2 } }))).toThrow('may carry 3');
  const captain = { kind: 'captain', assault: 'grenade-glove' };
  expect(() => readMission(mission({ ...captain, grenades: { crak: 2, frag: 2, gas: 1 } }))).not.toThrow();
  expect(() => readMission(mission({ ...captain, grenades: { crak: 2, frag: 2, gas: 2 } }))).toThrow(
    'may carry 5',
  );
  expect(() => readMission(mission({ cyclone: { crak: 2, frag: 3, gas: 1 } }))).not.toThrow();
  expect(() => readMission(mission({ cyclone: { crak: 2, frag: 3, gas: 2 } }))).toThrow('6 missiles');
});

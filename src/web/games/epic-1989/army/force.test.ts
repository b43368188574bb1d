import { expect, test } from 'vitest';
import { plainOf, readYaml } from '../../../../cases/yaml.ts';
import { readForceFile } from '../../../../games/epic-1989/forces/file.ts';
import { pack } from '../../../replay/link.ts';
import { fileOf, forceIn, lineOf, readForce } from './force-file.ts';
import {
  budgetOf,
  changed,
  type ForceList,
  forBattle,
  newList,
  overOf,
  problemsOf,
  pursesOf,
  withBought,
  withCounters,
  without,
} from './force-list.ts';
import { READY_FORCES } from './force-store.ts';

const bought = (detachment: string) => ({ detachment, elite: false, later: false });

test.each(READY_FORCES.map(({ name, list }) => [name, list] as const))(
  'a ready force is legal, and the same as file, line and link: %s',
  async (_, list) => {
    expect(problemsOf(list)).toEqual([]);
    expect(readForceFile(plainOf(readYaml(await fileOf(list), 'A force')))).toEqual(list);
    expect((await readForce(await fileOf(list))).list).toEqual(list);
    expect((await readForce(lineOf(list))).list).toEqual(list);
    expect(await forceIn(await pack(lineOf(list)))).toEqual(list);
  },
);

test('an odd name and everything that can be bought survive the way through a line', async () => {
  const list: ForceList = {
    ...withCounters(withCounters(newList('rebel'), 'vortex', 1), 'light', 2),
    name: 'He said "no": 12, #3',
  };
  const full = withBought(
    list,
    { detachment: { units: ['rhino', 'rhino', 'land-raider'], commanders: 0 }, elite: false, later: false },
    { detachment: 'assault', elite: true, later: false },
    {
      detachment: { titan: 'warhound', weapons: ['las-cannon', 'power-fist'] },
      elite: false,
      later: false,
    },
  );
  expect((await readForce(lineOf(full))).list).toEqual(full);
  expect((await readForce(await fileOf(full))).list).toEqual(full);
});

test('points are counted in one purse, or in two where reinforcements are paid for apart (E1-FORCE-02)', () => {
  const plain = withBought(newList('imperial'), bought('land-raiders'), bought('rhinos'));
  expect(pursesOf(plain)).toEqual([{ word: 'points', spent: 580, points: 2000 }]);
  const rebel = forBattle({ ...plain, side: 'rebel' }, { scenario: 'spoiling-attack' });
  const split = changed(rebel, 1, { later: true });
  expect(pursesOf(split).map(({ spent, points }) => [spent, points])).toEqual([
    [400, 1300],
    [180, 1100],
  ]);
  // a battle without reinforcements has none
  expect(forBattle(split, { scenario: 'cityfight' }).force.detachments.some(({ later }) => later)).toBe(
    false,
  );
  expect(budgetOf(split).later).toBe(1100);
  expect(without(split, 0).force.detachments).toHaveLength(1);
});

test('what is wrong is what the engine says, and in a file it has its line', async () => {
  const over = withBought(newList('imperial'), ...Array.from({ length: 6 }, () => bought('land-raiders')));
  expect(overOf(over)).toBe(400);
  expect(problemsOf(over).map(({ rule }) => rule)).toEqual(['E1-OTT-01']);
  const { remarks } = await readForce(await fileOf(over));
  expect(remarks).toEqual([expect.stringMatching(/^Line \d+, column \d+: .*E1-OTT-01/)]);
  await expect(readForce('name: X\nside: pink\ndetachments: [rhinos]\n')).rejects.toThrow(
    /^Line 2, column \d+: /,
  );
  await expect(readForce('imperial none 2000 "X" tanks')).rejects.toThrow();
  await expect(forceIn('nonsense')).rejects.toThrow('The link is incomplete');
});

import { expect, test } from 'vitest';
import { missionTrouble } from '../../../../cases/mission-file.ts';
import { SIZES } from '../../../../games/hulk-heresy/force/sizes.ts';
import { hulkHeresy } from '../../../../games/hulk-heresy/index.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import { rehearse } from '../../../../kernel/match.ts';
import { dataOf, textOf, withValue } from '../../../sheets/draft-text.ts';
import { brushesOf } from '../../../sheets/marks.ts';
import { CORRIDORS, corridorData, corridorNamed } from '../corridors/taken-over.ts';
import { missionCards } from '../missions.ts';
import { BRUSHES, look, offersFor } from './marks.ts';
import { NEW_MISSION } from './new-mission.ts';
import { sized } from './sized.ts';

const ruleset = hulkHeresy as unknown as AnyRuleset;

test('a new mission can be played as it is, and so can every mission that ships or is taken over, as text', () => {
  expect(missionTrouble(NEW_MISSION, ruleset)).toBeNull();
  const shipped = missionCards().map(({ setup }) => (setup as { mission: unknown }).mission);
  const taken = CORRIDORS.filter(({ why }) => why === null).map(({ corridor }) =>
    corridorData(`${corridor.id}-with-daemons`),
  );
  expect(taken.length).toBeGreaterThan(5);
  for (const data of [...shipped, ...taken]) {
    const text = textOf(data);
    expect(missionTrouble(text, ruleset)).toBeNull();
    expect(dataOf(text)).toEqual(data);
  }
});

test('HH-GSB-01: corridors with what this game lacks are refused with the reason', () => {
  const why = Object.fromEntries(CORRIDORS.map(({ corridor, why: no }) => [corridor.id, no]));
  expect(why['dead-reckoning']).toMatch(/no rubble \(HH-GSB-01\)/);
  expect(why['gun-line']).toMatch(/no sentry guns/);
  expect(why.uncharted).toMatch(/laid in play/);
  expect(corridorNamed('gun-line-with-daemons')).toBeUndefined();
});

test('HH-MISS-09: each of the twelve sizes gives a mission somebody can muster for', () => {
  const stock = withValue(NEW_MISSION, ['genestealers'], { zone: 0, as: 'daemons', start: 1, perTurn: 1 });
  for (const [text, sizes] of [
    [NEW_MISSION, SIZES],
    [stock, SIZES.slice(-2)],
  ] as const)
    for (const size of sizes) {
      const data = dataOf(text) ?? {};
      const written = sized(data, size).reduce((out, [path, value]) => withValue(out, path, value), text);
      expect(missionTrouble(written, ruleset), size.title).toBeNull();
      const mission = dataOf(written) as { points: number; genestealers?: { broodlord: boolean } };
      expect(mission.points).toBe(size.points);
      if (text === stock) expect(mission.genestealers?.broodlord).toBe(size.broodlord);
      const match = rehearse(ruleset, { mission: { ...mission, attacker: 0 } }, '00');
      for (const { seat } of match.game.pending(match.state))
        expect(match.game.actions(match.state, seat).length, `${size.title} ${seat}`).toBeGreaterThan(0);
    }
});

test('marks are shown as what they are, and offered while they are free', () => {
  const data = { ...dataOf(NEW_MISSION), objects: [{ name: 'the core' }] };
  const editing = { look } as Parameters<typeof brushesOf>[0];
  expect(brushesOf(editing, data)).toEqual([
    { char: 'w', word: 'west: West deploys', side: 'side-a' },
    { char: 'e', word: 'east: East deploys', side: 'side-b' },
    { char: '=', word: 'barricade', symbol: 'hm-barricade' },
    { char: 'o', word: 'console' },
  ]);
  expect(look(data, 'object 1')).toEqual({ word: 'object 1, the core', symbol: 'hm-relic' });
  expect(offersFor(data)).toEqual(expect.arrayContaining(['generator', 'exit N', 'object 1', 'ladder A']));
  expect(offersFor(data)).not.toContain('barricade');
  expect(BRUSHES.map(({ char }) => char).join('')).toBe('.#DE');
});

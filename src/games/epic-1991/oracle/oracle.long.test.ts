import { expect, test } from 'vitest';
import { armyNamed } from '../../../cli/games/epic-1991/battles.ts';
import { ARMIES, compareMadeUp } from './testing.ts';

const armies = ARMIES.map((name) => armyNamed(name, 'epic-1991'));

test('the quick answers are the plain ones on ten thousand positions', () => {
  for (let part = 0; part < 10; part++) expect(compareMadeUp(armies, `long ${part}`, 1000).wrong).toEqual([]);
}, 1_800_000);

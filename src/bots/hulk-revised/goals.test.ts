import { expect, test } from 'vitest';
import { randomBot } from '../bot.ts';
import { duel } from './duel.ts';
import { simpleBot } from './simple.ts';

/** Places by section, a Marine who must live, a place the Stealers want, an area that opens late, two marks on a square. */
const mission = {
  id: 'goals',
  title: 'Goals',
  summary: '',
  briefing: '',
  turns: 8,
  levels: [
    {
      picture: ['E....D..x', '####.####', '###1.2..E', ''].join('\n'),
      sections: ['#AAAARRRR', '####A####', '###SSSSS#', ''].join('\n'),
    },
  ],
  legend: { x: ['object 1', 'bridge'], '1': 'marine 1', '2': 'marine 2' },
  sectionNames: { A: 'Gallery', R: 'Valve room', S: 'Lock' },
  marines: [
    { name: 'Brutus', kind: 'sergeant', assault: 'power-sword' },
    { name: 'Cato', kind: 'terminator' },
  ],
  objects: [{ name: 'Core' }],
  blips: { total: 10, start: 1, perTurn: 1 },
  opens: { E1: 3 },
  victory: [
    { side: 'marine', if: { hold: 'Lock', object: 'Core' }, text: 'The core is home.' },
    { side: 'marine', if: { reach: 'Valve room', count: 2 }, text: 'Both are there.' },
    { side: 'stealer', if: { dead: 'Brutus' }, text: 'Brutus is dead.' },
    { side: 'stealer', if: { infest: 'bridge', count: 2 }, text: 'The bridge is theirs.' },
  ],
};

test('bots play a mission with every kind of goal to its end, and the Marines know where to go', () => {
  const bots = { marine: simpleBot, stealer: simpleBot };
  expect(duel({ mission }, bots, 6, 'goals').marine).toBeGreaterThan(0.5);
  const [fetch, , ...theirs] = mission.victory;
  expect(
    duel({ mission: { ...mission, victory: [fetch, ...theirs] } }, bots, 6, 'goals').marine,
  ).toBeGreaterThan(0.5);
});

test('Stealers head for a place that wins the mission for them, and stay there', () => {
  const nest = { side: 'stealer', if: { infest: 'bridge', count: 1 }, text: 'The bridge is theirs.' };
  const far = {
    ...mission,
    turns: 4,
    levels: [{ picture: `E..x${'.'.repeat(36)}1\n` }],
    legend: { x: 'bridge', '1': 'marine 1' },
    sectionNames: {},
    opens: {},
    objects: [],
    marines: [{ name: 'Brutus', kind: 'sergeant', assault: 'power-sword' }],
    victory: [
      { side: 'marine', when: 'turn', if: { survive: 4 }, text: 'He has lasted.' },
      { ...nest, when: 'turn' },
    ],
  };
  const { endings } = duel({ mission: far }, { marine: randomBot, stealer: simpleBot }, 8, 'nest');
  const there = endings.find(({ why }) => why === nest.text)?.games ?? 0;
  expect(there).toBeGreaterThanOrEqual(6);
});

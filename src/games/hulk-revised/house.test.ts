import { describe, expect, test } from 'vitest';
import { seededDice } from '../../kernel/index.ts';
import { hulkRevised } from './index.ts';

const MISSION = {
  id: 'bare',
  title: 'Bare',
  summary: '',
  briefing: '',
  levels: [{ picture: 'E.....ABo' }],
  legend: { A: 'marine 1', B: 'marine 2', o: 'objective' },
  marines: [
    { name: 'First', kind: 'terminator' },
    { name: 'Second', kind: 'terminator', squad: 2 },
  ],
  blips: {},
  objective: { text: 'Get there' },
};

describe('a mission that names no numbers of its own', () => {
  const { mission } = hulkRevised.readSetup({ mission: MISSION });

  test('HR-HOUSE-12 has no turn limit, an endless supply of one blip a squad, the Marines first and acts for 1 AP', () => {
    expect(mission.turns).toBe(0);
    expect(mission.first).toBe('marine');
    expect(mission.objective?.ap).toBe(1);
    expect(mission.blips.total).toBeNull();
    expect(hulkRevised.open({ mission, options: {}, chapter: null }).table.blipsPerTurn).toBe(2);
  });

  test('HR-HOUSE-15 two blips wait in entry areas before the start', () => {
    expect(mission.blips.start).toBe(2);
  });
});

test.each([
  [{ solo: true }, 0],
  [{ solo: true, timer: true }, 1],
])(
  'HR-HOUSE-13 with %j the clock starts %i times in the first turn of solo play, whatever the mission is meant for',
  (options, clocks) => {
    const setup = hulkRevised.readSetup({ mission: { ...MISSION, options: ['timer'] }, options });
    const { events } = hulkRevised.open(setup).start(seededDice('00'));
    expect(events.filter(({ kind }) => kind === 'timer')).toHaveLength(clocks);
  },
);

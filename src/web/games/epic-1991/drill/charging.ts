import type { Lesson } from '../../../drill/lesson.ts';

export const charging: Lesson<string> = {
  id: 'charging',
  title: 'Charging',
  about: 'Twice as far, into contact, and then it is dice and nerve.',
  icon: 'i-assault',
  position: `
  phase: movement
  mover: A
  initiative: A
  pieces:
    A1..A3: { row: assault-marines, side: A, unit: Assault-squad, at: [60, 40], step: [3, 0], order: charge }
    G1..G3: { row: goffs-boyz, side: B, unit: Boyz, at: [60, 54], step: [3, 0], heading: 180, order: none }
    K: { row: tactical-marines, side: B, unit: Far-away, at: [150, 110], order: none }
`,
  dice: [6, 5, 1, 2, 6, 4, 2, 2, 5, 5, 1, 3],
  steps: [
    {
      say: 'The Assault squad is on Charge. Press it, then press Charge Boyz: each goes for the nearest it can reach.',
      why: 'A charge ends at the first contact. Whoever is touched must stay and fight, and cannot be shot at.',
      rule: 'E2-CC-01',
      answer: ['move 1'],
      point: 'move 0',
      until: { kind: 'moved', unit: 1 },
    },
    {
      say: 'The fights are yours to begin: both roll two dice and add their close assault factor.',
      why: 'The lower total is gone, without a saving roll. Equal: they fight on next turn.',
      rule: 'E2-CC-14',
      until: { kind: 'fight' },
    },
  ],
  learned:
    'Charge what fights worse than you, or what you outnumber: each attacker after the first rolls a die more.',
  way: ['move 1'],
};

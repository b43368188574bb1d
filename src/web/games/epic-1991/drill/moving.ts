import type { Lesson } from '../../../drill/lesson.ts';

export const moving: Lesson<string> = {
  id: 'walk',
  title: 'Moving a unit',
  about: 'A squad goes where you point, all of it together.',
  icon: 'i-move',
  position: `
  phase: movement
  mover: A
  initiative: A
  objectives: [[62, 56]]
  pieces:
    T1..T4: { row: tactical-marines, side: A, unit: Tactical-squad, at: [60, 40], step: [3, 0], order: advance }
    D1..D2: { row: devastator-marines, side: A, unit: Devastators, at: [90, 40], step: [3, 0], order: first }
    G1..G3: { row: goffs-boyz, side: B, unit: Boyz, at: [150, 100], step: [3, 0], order: none }
`,
  steps: [
    {
      say: 'Your Tactical squad is on Advance: it may move, and fire afterwards. The ring shows how far it can go.',
      why: 'The Devastators are on First Fire: they may not move at all, but fire before everybody else.',
      rule: 'E2-ORD-04',
      until: 'read',
    },
    {
      say: 'Press the squad, then a place ahead of it, towards the objective; press again to go.',
      why: 'The table proposes a formation in which everybody keeps within 6 cm of the next.',
      rule: 'E2-FORM-01',
      answer: ['move 1'],
      point: 'move 0',
      until: { kind: 'moved', unit: 1 },
    },
    {
      say: 'Nobody else can move. End your moves.',
      rule: 'E2-MOVE-01',
      answer: ['end'],
      point: 'end',
      until: { kind: 'phase', phase: 'first fire' },
    },
  ],
  learned: 'A counter within 15 cm is yours at the end of the turn, if no enemy is nearer.',
  way: ['read', 'move 1'],
};

import type { Lesson } from '../../../drill/lesson.ts';

export const shooting: Lesson<string> = {
  id: 'shooting',
  title: 'Shooting',
  about: 'A unit fires as one: press the enemy, look at the odds, press again.',
  icon: 'i-shoot',
  position: `
  phase: first-fire
  next: A
  initiative: A
  pieces:
    D1..D3: { row: devastator-marines, side: A, unit: Devastators, at: [60, 40], step: [3, 0], order: first }
    T1..T2: { row: tactical-marines, side: A, unit: Tactical-squad, at: [80, 40], step: [3, 0], order: first }
    G1..G4: { row: goffs-boyz, side: B, unit: Boyz, at: [60, 70], step: [3, 0], order: charge }
`,
  dice: [5, 2, 6, 1, 5, 3, 6, 6],
  steps: [
    {
      say: 'Press the Devastators, then the Boyz: lines show who would shoot at whom. Press again, or press Fire (F).',
      why: 'Each die must reach the weapon’s number: 5 or more for heavy weapons. Boyz have no armour to save them.',
      rule: 'E2-FIRE-13',
      answer: ['fire 1'],
      point: 'fire 0',
      until: { kind: 'activated', unit: 1, what: 'fires' },
    },
    {
      say: 'Now the Tactical squad. Fire it, too.',
      why: 'In a fire segment the sides take turns, one unit each. These Boyz charge, so they do not fire back.',
      rule: 'E2-FIRE-01',
      answer: ['fire 2'],
      point: 'fire 0',
      until: { kind: 'activated', unit: 2, what: 'fires' },
    },
  ],
  learned: 'Shots at somebody already dead are lost: spread them over the unit you want to break.',
  way: ['fire 1', 'fire 2'],
};

import type { Lesson } from '../../../drill/lesson.ts';

export const morale: Lesson<string> = {
  id: 'morale',
  title: 'Break points and morale',
  about: 'A card that loses enough gives its points away, and its units may run.',
  icon: 'i-guard',
  position: `
  phase: first-fire
  next: A
  initiative: A
  cards: { Boyz: { break: 2, vps: 4 } }
  units: { Boyz: { morale: 4 } }
  pieces:
    D1..D3: { row: devastator-marines, side: A, unit: Devastators, at: [60, 40], step: [3, 0], order: first }
    G1..G4: { row: goffs-boyz, side: B, unit: Boyz, at: [60, 70], step: [3, 0], order: charge }
`,
  dice: [6, 6, 6, 6, 6, 6, 1],
  steps: [
    {
      say: 'The Boyz’ card breaks when two of them are lost. The bar beside a unit shows how near it is.',
      why: 'Its victory points then go to you, once, whatever becomes of the rest.',
      rule: 'E2-VP-07',
      until: 'read',
    },
    {
      say: 'Fire at the Boyz.',
      answer: ['fire 1'],
      point: 'fire 0',
      until: { kind: 'broke' },
    },
  ],
  learned: 'Broken units check their nerve: those who fail fall back, and may rally at the end of a turn.',
  way: ['read', 'fire 1'],
};

import type { Lesson } from '../../../drill/lesson.ts';

export const snapping: Lesson<string> = {
  id: 'snap-fire',
  title: 'Snap fire',
  about: 'Whoever stands ready may fire at somebody on the move: now, or a little later.',
  icon: 'i-eye',
  position: `
  phase: charge
  first: rebel
  table: [150, 120]
  pieces:
    A1: { side: imperial, detachment: Land-Raider, at: [60, 20], order: first }
    A2: { side: imperial, detachment: Land-Raider, at: [65, 20], order: first }
    R: { card: rhino, side: rebel, detachment: Rhino, at: [62, 52], heading: 180, order: charge }
    K: { card: rhino, side: rebel, detachment: Far-off, at: [140, 112], heading: 180, order: none }
`,
  dice: [6, 5],
  enemy: ['move 2 3:f16'],
  steps: [
    {
      say: 'A Rhino charges your Land Raiders. They are on First Fire: each may fire once while it moves.',
      why: 'The move stops every 4 cm and at every turn, and you are asked each time.',
      rule: 'E1-SNAP-07',
      until: 'read',
    },
    {
      say: 'Read the odds: it is still far off. Hold fire.',
      why: 'Under 30 cm it is hit more easily. Waiting too long has a price, too: it may come to where nobody sees it.',
      rule: 'E1-SNAP-01',
      answer: ['pass.'],
      point: 'prompt',
      until: { kind: 'moved', unit: 3 },
    },
    {
      say: 'Nearer, and better odds. Fire now.',
      why: 'Who snap fires does not fire again this turn, and gains nothing by First Fire orders.',
      rule: 'E1-SNAP-04',
      answer: ['fire'],
      point: 'prompt',
      until: { kind: 'snap', target: 3 },
    },
  ],
  learned:
    'Whoever is left of them may plan the rest of the move anew. Standing instructions under Orders answer for you.',
  way: ['read', 'pass', 'fire'],
};

import type { Lesson } from '../../../drill/lesson.ts';

export const moving: Lesson<string> = {
  id: 'walk',
  title: 'Orders and movement',
  about: 'Orders are given in secret; then vehicles go in straight runs, with a few turns between them.',
  icon: 'i-move',
  position: `
  phase: orders
  turn: 1
  table: [150, 120]
  pieces:
    A1: { side: imperial, detachment: Land-Raider, at: [50, 20] }
    A2: { side: imperial, detachment: Land-Raider, at: [55, 20] }
    R1: { card: rhino, side: imperial, detachment: Rhino, at: [90, 20] }
    R2: { card: rhino, side: imperial, detachment: Rhino, at: [95, 20] }
    B: { card: rhino, side: rebel, detachment: The-enemy, at: [75, 112], heading: 180 }
`,
  steps: [
    {
      say: 'Every detachment gets an order, and the enemy sees none of them before its part of the turn comes.',
      why: 'First Fire stands still and hits better. Advance moves a little, then fires. Charge goes furthest, may ram, and fires last. Fall Back goes away.',
      rule: 'E1-ORD-01',
      until: 'read',
    },
    {
      say: 'Give the Rhinos Charge (3) and the Land Raiders Advance (2). Then seal.',
      why: 'Suggest (G) fills in what the Regular would do.',
      rule: 'E1-ORD-02',
      answer: ['orders 1:advance 2:charge'],
      point: 'advance',
      until: { kind: 'ordered', side: 'imperial' },
    },
    {
      say: 'Whoever charges moves before those who advance. Press the Rhinos, then a place ahead of them and a little to the side; press again to go.',
      why: 'A vehicle drives in straight runs and turns on the spot between them. The bar says how far it may go and how many turns it has.',
      rule: 'E1-MOVE-01',
      answer: ['move 2'],
      point: 'move 0',
      until: { kind: 'picks', detachment: 2 },
    },
    {
      say: 'Now the Land Raiders: they advance, which is slower, and fire afterwards.',
      why: 'Vehicles of a detachment stay near each other: the plan that is drawn keeps to that.',
      rule: 'E1-MOVE-02',
      answer: ['move 1'],
      point: 'move 0',
      until: { kind: 'picks', detachment: 1 },
    },
  ],
  learned:
    'Choose what you want to do in this turn before you see what they do: a late change of mind is not to be had.',
  way: ['read', 'orders 1:advance 2:charge', 'move 2', 'move 1'],
};

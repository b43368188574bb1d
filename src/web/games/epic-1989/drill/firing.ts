import type { Lesson } from '../../../drill/lesson.ts';

export const firing: Lesson<string> = {
  id: 'firing',
  title: 'Fire and damage',
  about: 'Every weapon stands in its own mount and fires where that mount points.',
  icon: 'i-shoot',
  position: `
  phase: first-fire
  table: [150, 120]
  pieces:
    A: { side: imperial, detachment: Land-Raider, at: [50, 20], order: first }
    D1: { card: devastator, side: imperial, detachment: Devastator, at: [62, 20], order: first }
    D2: { card: devastator, side: imperial, detachment: Devastator, at: [66, 20], order: first }
    L: { side: rebel, detachment: Left-Raider, at: [38, 44], heading: 180, order: charge }
    R: { side: rebel, detachment: Right-Raider, at: [64, 44], heading: 180, order: charge }
    K: { card: rhino, side: rebel, detachment: Far-off, at: [140, 112], heading: 180, order: none }
`,
  dice: [6, 2, 5, 2, 5, 4, 1, 4, 3, 2, 5, 5],
  steps: [
    {
      say: 'Your Land Raider has las-cannons on both sides. Each mount sees and fires from where it sits: the left one cannot fire to the right.',
      why: 'All barrels of a mount fire at one target. Different mounts may fire at different ones.',
      rule: 'E1-FIRE-06',
      until: 'read',
    },
    {
      say: 'Press the Land Raider, then Fire (F): the lines show which mount fires at whom, and the odds.',
      why: 'All its targets are named before the first die rolls. A shot at somebody who is already destroyed is lost.',
      rule: 'E1-FIRE-04',
      answer: ['fire 1'],
      point: 'fire 0',
      until: { kind: 'fires', unit: 1 },
    },
    {
      say: 'Every hit rolls one die for damage: a 1 glances off, the weapon’s critical number or more destroys.',
      why: 'Anything between is superficial: then the vehicle rolls its saving throw. If that holds, nothing has happened, and nothing adds up.',
      rule: 'E1-DMG-05',
      until: 'read',
    },
    {
      say: 'Now the Devastators. They are on foot, and fire all round.',
      why: 'Detachments of both sides fire segment by segment: First Fire, then Advance, then Charge.',
      rule: 'E1-ARC-04',
      answer: ['fire'],
      point: 'fire 0',
      until: { kind: 'fires', side: 'imperial' },
    },
  ],
  learned:
    'Turn a vehicle before it must fire: a mount that looks the wrong way is a weapon you do not have.',
  way: ['read', 'fire 1', 'read', 'fire 2'],
};

import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const crossfire: Lesson<Practice> = {
  id: 'crossfire',
  title: 'Into the fire',
  about: 'Overwatch from the other end: draw the shots, wait for the jam.',
  icon: 'i-overwatch',
  seat: 'stealer',
  position: {
    picture: `
############
#1.......2o#
############`.slice(1),
    marines: [
      { name: 'Aldric', kind: 'terminator', facing: 'E', overwatch: true },
      { name: 'Bram', kind: 'terminator', facing: 'E' },
    ],
    enemies: [
      { kind: 'genestealer', at: 'G2', facing: 'W' },
      { kind: 'genestealer', at: 'H2', facing: 'W' },
    ],
  },
  dice: [6, 3, 2, 2, 6, 5, 1, 2],
  steps: [
    {
      say: 'He is on overwatch: he shoots at whatever moves where he sees it. Point at a square to see the risk.',
      why: 'Each step is a shot. But a double jams his weapon, and then the way is free.',
      rule: 'HR-OVW-10',
      until: 'read',
    },
    {
      say: 'Somebody must go first. Send the one in front: click it, then F2.',
      may: ['3 move W'],
      point: 'square F2',
      until: { kind: 'died', unit: 3 },
    },
    {
      say: 'Gone, as expected. Now the other: G2.',
      may: ['4 move W'],
      point: 'square G2',
      until: { kind: 'jammed', unit: 1 },
    },
    {
      say: 'A double: he has jammed. All the way to C2, before he can clear it!',
      why: 'In your phase only a command point clears a jam, and he has none left.',
      rule: 'HR-JAM-05',
      may: ['4 move W'],
      point: 'square C2',
      until: { kind: 'moved', unit: 4, to: 'C2' },
    },
    {
      say: 'Attack him: press Assault (C).',
      may: ['4 assault'],
      point: 'assault',
      until: { kind: 'died', unit: 1 },
    },
  ],
  learned: 'One to draw the fire, one to arrive. Never come singly.',
  way: ['read', '3 move W', '4 move W', '4 move W', '4 move W', '4 move W', '4 move W', '4 assault 1'],
};

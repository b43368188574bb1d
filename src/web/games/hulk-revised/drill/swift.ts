import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const swift: Lesson<Practice> = {
  id: 'swift',
  title: 'As a Genestealer',
  about: 'Six points, no gun, and three dice when you arrive.',
  icon: 'i-assault',
  seat: 'stealer',
  position: {
    picture: `
#############
#1..D......2#
###########o#
#############`.slice(1),
    marines: [
      { name: 'Aldric', kind: 'terminator', facing: 'W' },
      { name: 'Bram', kind: 'terminator', facing: 'E' },
    ],
    enemies: [{ kind: 'genestealer', at: 'G2', facing: 'W' }],
  },
  dice: [6, 4, 2, 3],
  steps: [
    {
      say: 'Now you are what they fear. Walk it up to the door, to F2.',
      why: 'A Genestealer has six points where a Marine has four. It steps sideways and turns for nothing.',
      rule: 'HR-SACT-01',
      may: ['3 move W'],
      point: 'square F2',
      until: { kind: 'moved', unit: 3, to: 'F2' },
    },
    {
      say: 'Open the door (D).',
      rule: 'HR-DOOR-04',
      may: ['3 door'],
      point: 'door',
      until: { kind: 'door', door: 'opened' },
    },
    {
      say: 'He looks the other way. Run up behind him, to C2.',
      may: ['3 move W'],
      point: 'square C2',
      until: { kind: 'moved', unit: 3, to: 'C2' },
    },
    {
      say: 'Attack him: press Assault (C).',
      why: 'Three dice against one. From behind nothing can happen to you: at worst he turns round.',
      rule: 'HR-CA-08',
      may: ['3 assault'],
      point: 'assault',
      until: { kind: 'died', unit: 1 },
    },
  ],
  learned: 'Come from where nobody looks, and keep one point for the blow.',
  way: ['3 move W', '3 door E2', '3 move W', '3 move W', '3 move W', '3 assault 1'],
};

import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const blips: Lesson<Practice> = {
  id: 'blips',
  title: 'Blips',
  about: 'Scanner returns: one, two or three of them, until somebody looks.',
  icon: 'i-help',
  position: {
    picture: `
############
#######...##
#1....D..o.#
#######...##
############`.slice(1),
    marines: [{ name: 'Aldric', kind: 'terminator', facing: 'E' }],
    enemies: [{ kind: 'blip', at: 'I3', facing: 'W', value: 2 }],
  },
  dice: [3, 6],
  steps: [
    {
      say: 'The question mark is a blip: up to three Genestealers. Only the Stealer player knows how many.',
      why: 'A blip never walks into a Marine’s sight. It waits behind doors and round corners.',
      rule: 'HR-BLIP-01',
      until: 'read',
    },
    {
      say: 'Walk up to the door, to F3.',
      may: ['1 move E'],
      point: 'square F3',
      until: { kind: 'moved', unit: 1, to: 'F3' },
    },
    {
      say: 'His points are spent. End the phase.',
      may: ['end'],
      point: 'end',
      until: { kind: 'phase', phase: 'marine', turn: 2 },
    },
    {
      say: 'Open the door (D): what a Marine sees is shown at once.',
      why: 'They appear where the blip was and beside it. Nobody can take that back.',
      rule: 'HR-CONV-05',
      may: ['1 door'],
      point: 'door',
      until: { kind: 'converted', unit: 2 },
    },
    {
      say: 'Two of them. In your own phase you place the second: choose a marked square.',
      why: 'In their phase they do. Put it where it is in its brother’s way.',
      rule: 'HR-CONV-06',
      answer: ['place'],
      point: 'prompt',
      until: { kind: 'faced', type: 'genestealer' },
    },
    {
      say: 'Shoot one: click it.',
      may: ['1 shoot'],
      point: 'fire',
      until: { kind: 'shot', unit: 1 },
    },
  ],
  learned: 'Look with somebody who can still shoot, and never with your last point.',
  way: ['read', '1 move E', '1 move E', '1 move E', '1 move E', 'end', '1 door G3', 'place H3', '1 shoot 4'],
};

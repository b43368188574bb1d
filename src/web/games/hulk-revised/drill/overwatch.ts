import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const overwatch: Lesson<Practice> = {
  id: 'overwatch',
  title: 'Overwatch',
  about: 'Shoot in their turn, and what to do when the gun jams.',
  icon: 'i-overwatch',
  position: {
    picture: `
############
#1........o#
############`.slice(1),
    marines: [{ name: 'Aldric', kind: 'terminator', facing: 'E' }],
    enemies: [{ kind: 'genestealer', at: 'I2', facing: 'W' }],
    command: 3,
  },
  dice: [1, 3, 2, 2, 6, 3],
  enemy: ['2 move W', '2 move W', '2 move W', '2 move W'],
  steps: [
    {
      say: 'Set overwatch: press Overwatch (O).',
      why: 'It costs 2 and ends his turn. He then shoots at everything that moves in his sight, for nothing.',
      rule: 'HR-OVW-01',
      may: ['1 overwatch'],
      point: 'overwatch',
      until: { kind: 'set', status: 'overwatch' },
    },
    {
      say: 'End the phase, and watch it come.',
      may: ['end'],
      point: 'end',
      until: { kind: 'jammed', unit: 1 },
    },
    {
      say: 'A double in overwatch: his weapon jams. Pay a command point and clear it at once.',
      why: 'Without a command point he would stand there until your turn, and clear it for 1 then.',
      rule: 'HR-JAM-05',
      answer: ['1 unjam'],
      point: 'prompt',
      until: { kind: 'unjammed', unit: 1 },
    },
    {
      say: 'It comes on, and he shoots again.',
      until: { kind: 'died', unit: 2 },
    },
  ],
  learned: 'End your turn with somebody watching every corridor, and a command point for the jam.',
  way: ['1 overwatch', 'end', '1 unjam cp1'],
};

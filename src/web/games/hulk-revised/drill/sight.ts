import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const sight: Lesson<Practice> = {
  id: 'sight',
  title: 'Sight',
  about: 'What a Marine sees, and what stands in the way.',
  icon: 'i-eye',
  position: {
    picture: `
###.########
###.########
###.########
###.########
#...########
#..1D....o.#
#...########
############`.slice(1),
    marines: [{ name: 'Aldric', kind: 'terminator', facing: 'E' }],
    enemies: [
      { kind: 'genestealer', at: 'D1', facing: 'S' },
      { kind: 'genestealer', at: 'I6', facing: 'W' },
    ],
  },
  dice: [2, 3],
  steps: [
    {
      lit: 1,
      say: 'The lit floor is what Aldric sees. He does not see the Genestealer to the north: turn left (Q).',
      why: 'A Marine sees the quarter in front of him, and its edges.',
      rule: 'HR-LOS-02',
      may: ['1 turn N'],
      point: 'left',
      until: { kind: 'turned', unit: 1, facing: 0 },
    },
    {
      lit: 1,
      say: 'Now he sees it. A move or a turn carries one free shot: take it.',
      why: 'The number is the chance to kill; point at it and you see what it is made of, before you commit.',
      rule: 'HR-MVSH-01',
      answer: ['1 shoot'],
      point: 'prompt',
      until: { kind: 'shot', unit: 1 },
    },
    {
      lit: 1,
      say: 'Missed. Another waits behind the door. Turn right again (E).',
      why: 'Walls, closed doors and other figures block sight.',
      may: ['1 turn E'],
      point: 'right',
      until: { kind: 'turned', unit: 1, facing: 1 },
    },
    {
      lit: 1,
      say: 'Open the door (D).',
      rule: 'HR-DOOR-02',
      may: ['1 door'],
      point: 'door',
      until: { kind: 'door', door: 'opened' },
    },
    {
      lit: 1,
      say: 'The light falls down the corridor, and on the second one. It sees him, too.',
      until: 'read',
    },
  ],
  learned: 'No sight, no shot. What he cannot see can still come round the corner.',
  way: ['1 turn N', '1 shoot 2', '1 turn E', '1 door E6', 'read'],
};

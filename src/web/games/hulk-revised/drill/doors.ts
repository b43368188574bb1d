import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const doors: Lesson<Practice> = {
  id: 'doors',
  title: 'Doors',
  about: 'Open one, go through, and have a friend shut it.',
  icon: 'i-door',
  position: {
    picture: `
##########
#...##...#
#.21D...o#
#...##...#
##########`.slice(1),
    marines: [
      { name: 'Aldric', kind: 'terminator', facing: 'E' },
      { name: 'Bram', kind: 'terminator', facing: 'E' },
    ],
  },
  steps: [
    {
      say: 'Open the door: press Door (D), or click it.',
      why: 'It must be in one of the three squares before him. It costs 1.',
      rule: 'HR-DOOR-03',
      may: ['1 door'],
      point: 'door',
      until: { kind: 'door', door: 'opened' },
    },
    {
      say: 'Walk through to F3.',
      may: ['1 move E'],
      point: 'square F3',
      until: { kind: 'moved', unit: 1, to: 'F3' },
    },
    {
      say: 'Choose Bram: click him, or press 2. Walk him up to D3.',
      why: 'You may go from one Marine to another whenever you like.',
      rule: 'HR-ACT-02',
      may: ['2 move E'],
      point: 'square D3',
      until: { kind: 'moved', unit: 2, to: 'D3' },
    },
    {
      say: 'Shut the door again (D).',
      why: 'A closed door stops sight and shots. Genestealers must spend a point to open it.',
      may: ['2 door'],
      point: 'door',
      until: { kind: 'door', door: 'closed' },
    },
  ],
  learned: 'A shut door behind you is a turn you need not watch.',
  way: ['1 door E3', '1 move E', '1 move E', '2 move E', '2 door E3'],
};

import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const stalk: Lesson<Practice> = {
  id: 'stalk',
  title: 'Stalking',
  about: 'Blips from the inside: stay out of sight, then be many.',
  icon: 'i-help',
  seat: 'stealer',
  position: {
    picture: `
##########
#1.......#
####.#####
####.#####
####...o##
##########`.slice(1),
    marines: [{ name: 'Aldric', kind: 'terminator', facing: 'E' }],
    enemies: [{ kind: 'blip', at: 'G5', facing: 'W', value: 2 }],
  },
  steps: [
    {
      say: 'This blip is two Genestealers. You know; the Marine player does not.',
      why: 'It may never step where a Marine sees it, nor next to one. Nobody can shoot at it.',
      rule: 'HR-BLIP-03',
      until: 'read',
    },
    {
      say: 'Bring it round the corner, to E3. He cannot see in there.',
      may: ['2 move'],
      point: 'square E3',
      until: { kind: 'moved', unit: 2, to: 'E3' },
    },
    {
      say: 'One step more and he would see it. Wait here: end the phase.',
      may: ['end'],
      point: 'end',
      until: { kind: 'phase', phase: 'stealer', turn: 2 },
    },
    {
      say: 'He has not come. Turn the blip over before it moves: press Convert (V).',
      why: 'At the start of its move that costs nothing, and each one that appears has all six points.',
      rule: 'HR-CONV-01',
      may: ['2 convert'],
      point: 'convert',
      until: { kind: 'converted', unit: 2 },
    },
    {
      say: 'In your own phase you choose where the others stand, and which way each looks.',
      rule: 'HR-CONV-06',
      answer: ['place', '3 face', '4 face'],
      point: 'prompt',
      until: { kind: 'faced', unit: 4 },
    },
    {
      say: 'Two where he expected one. Run.',
      may: ['3 move', '4 move', '3 turn', '4 turn'],
      until: { kind: 'moved', type: 'genestealer' },
    },
  ],
  learned: 'Hide until you can reach him in one turn. Then come all at once.',
  way: [
    'read',
    '2 move W',
    '2 move NW',
    '2 move N',
    'end',
    '2 convert',
    'place E4',
    '3 face N',
    '4 face N',
    '3 move N',
  ],
};

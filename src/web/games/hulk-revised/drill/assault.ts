import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const assault: Lesson<Practice> = {
  id: 'assault',
  title: 'Close assault',
  about: 'When they are upon you: fight, or stand on guard.',
  icon: 'i-assault',
  position: {
    picture: `
##########
#1......o#
##########`.slice(1),
    marines: [{ name: 'Aldric', kind: 'terminator', facing: 'E' }],
    enemies: [
      { kind: 'genestealer', at: 'C2', facing: 'W' },
      { kind: 'genestealer', at: 'F2', facing: 'W' },
    ],
  },
  dice: [5, 3, 1, 4, 4, 2, 1, 2, 6],
  enemy: ['3 move W', '3 move W', '3 move W', '3 assault 1'],
  steps: [
    {
      say: 'One stands before him. Attack it: press Assault (C).',
      why: 'He rolls one die, it rolls three, and the best die wins. Point at it for the odds: they are poor.',
      rule: 'HR-CA-03',
      may: ['1 assault'],
      point: 'assault',
      until: { kind: 'died', unit: 2 },
    },
    {
      say: 'Lucky. The next one is too near for overwatch. Stand on guard: press Guard (G).',
      why: 'On guard he may roll his die again when he is attacked. It costs 2.',
      rule: 'HR-GUARD-01',
      may: ['1 guard'],
      point: 'guard',
      until: { kind: 'set', status: 'guard' },
    },
    { say: 'End the phase.', may: ['end'], point: 'end', until: { kind: 'assault', unit: 3 } },
    {
      say: 'It is ahead. Roll again.',
      why: 'The second roll stands, whatever it is.',
      rule: 'HR-GUARD-02',
      answer: ['reroll'],
      point: 'prompt',
      until: { kind: 'died', unit: 3 },
    },
  ],
  learned: 'Shoot them before they arrive. If they do arrive: be on guard.',
  way: ['1 assault 2', '1 guard', 'end', 'reroll 1'],
};

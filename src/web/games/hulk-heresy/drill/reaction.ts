import type { Lesson } from '../../../drill/lesson.ts';

export const reaction: Lesson<string> = {
  id: 'reaction',
  title: 'Reactions',
  about: 'What your models see in the enemy’s phase, one of them may answer.',
  icon: 'i-command',
  position: `
  phase: B
  cp: { A: 3, B: 0 }
  board: |
    ##########
    #U......W#
    ##########
  pieces:
    U: { facing: E }
    W: { side: B, unit: tactical, facing: W }
`,
  dice: [2, 4],
  enemy: ['2 move W cp0', '2 move W cp0'],
  steps: [
    {
      say: 'It is their phase. One of them steps forward, and your Terminator sees it. Answer with a shot.',
      why: 'A reaction is one action of one model. It is paid with one or two command points, never with action points.',
      rule: 'HH-CP-07',
      answer: ['1 shoot 2'],
      point: 'prompt',
      until: { kind: 'reacted', unit: 1 },
    },
    {
      say: 'A miss, and on he comes. Two points are left: stand guard.',
      why: 'On guard he rolls one die again when he is attacked. All answers has what else could be done.',
      rule: 'HH-CP-08',
      answer: ['1 guard'],
      point: 'prompt',
      until: { kind: 'set', unit: 1, status: 'guard' },
    },
  ],
  learned:
    'Keep command points for their phase. “Not for this one” spares you the question about a model that does not matter.',
  way: ['1 shoot 2', '1 guard'],
};

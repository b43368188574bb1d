import type { Lesson } from '../../../drill/lesson.ts';

export const volley: Lesson<string> = {
  id: 'volley',
  title: 'A volley',
  about: 'Whoever is on overwatch shoots at what moves. All shots are declared before the first is fired.',
  icon: 'i-overwatch',
  position: `
  cp: { A: 0, B: 0 }
  board: |
    ##########
    #U.......#
    #V......W#
    ##########
    #X########
    ##########
  pieces:
    U: { facing: E }
    V: { facing: E }
    W: { side: B, unit: tactical, facing: W }
    X: { side: B, facing: W }
`,
  dice: [2, 5, 6, 3, 2, 3],
  enemy: ['3 move W cp0'],
  steps: [
    {
      say: 'Set the first Terminator on overwatch: press Overwatch (O).',
      why: 'It costs 2. He then shoots for nothing at whatever acts in his sight, within twelve squares.',
      rule: 'HH-OVW-01',
      may: ['1 overwatch'],
      point: 'overwatch',
      until: { kind: 'set', unit: 1, status: 'overwatch' },
    },
    {
      say: 'And the other one.',
      may: ['2 overwatch'],
      point: 'overwatch',
      until: { kind: 'set', unit: 2, status: 'overwatch' },
    },
    {
      say: 'End the phase.',
      may: ['end'],
      answer: ['pass'],
      point: 'end',
      until: { kind: 'moved', unit: 3 },
    },
    {
      say: 'He steps forward. Both may fire: press Fire all 2.',
      why: 'Every shot that was declared is fired, even if an earlier one kills. A double jams the weapon.',
      rule: 'HH-OVW-08',
      answer: ['1 watch', '2 watch', 'fire', 'pass'],
      point: 'prompt',
      until: { kind: 'destroyed', unit: 3 },
    },
  ],
  learned: 'Two watchers on one corridor are better than one, and a reaction comes before the volley.',
  way: ['1 overwatch', '2 overwatch', 'end', '1 watch 3', '2 watch 3', 'fire'],
};

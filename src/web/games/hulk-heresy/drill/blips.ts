import type { Lesson } from '../../../drill/lesson.ts';

export const blips: Lesson<string> = {
  id: 'walk',
  title: 'Your blips',
  about: 'You come as blips. You know who each of them is; they do not.',
  icon: 'i-eye',
  position: `
  cp: { A: 0, B: 0 }
  board: |
    ##########
    #b.......#
    ##########
    #c.......#
    ##########
    #W########
    ##########
  pieces:
    b: { blip: true, unit: terminator }
    c: { blip: true, unit: tactical }
    W: { side: B, facing: W }
`,
  steps: [
    {
      say: 'A blip walks with 5 points, in any direction. Walk the Terminator’s to F2: press the square.',
      why: 'Nobody shoots at a blip, and it may not walk where an enemy sees it.',
      rule: 'HH-BLIP-02',
      may: ['1 move E'],
      point: 'square F2',
      until: { kind: 'moved', unit: 1, to: 'F2' },
    },
    {
      say: 'The other one has not acted yet, so it may be turned up: press Reveal (V), then the arrow to the east.',
      why: 'Once a blip has moved it stays a blip until somebody sees it, and then it does no more this turn.',
      rule: 'HH-CONV-03',
      may: ['2 convert E'],
      point: 'convert',
      until: { kind: 'revealed', unit: 2 },
    },
    {
      say: 'A model has a facing and can fight. Walk it to E4.',
      why: 'Powered armour has 5 points, Terminators 4. Steps ahead cost one each.',
      rule: 'HH-MOVE-01',
      may: ['2 move E'],
      point: 'square E4',
      until: { kind: 'moved', unit: 2, to: 'E4' },
    },
  ],
  learned: 'Blips are fast and safe. Turn one up before it acts when you want it to fight this turn.',
  way: ['1 move E', '1 move E', '1 move E', '1 move E', '2 convert E', '2 move E', '2 move E', '2 move E'],
};

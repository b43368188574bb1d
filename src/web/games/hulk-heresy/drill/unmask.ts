import type { Lesson } from '../../../drill/lesson.ts';

export const unmask: Lesson<string> = {
  id: 'unmask',
  title: 'Their blips',
  about: 'A blip that you see must show who it is.',
  icon: 'i-door',
  position: `
  cp: { A: 0, B: 0 }
  board: |
    #########
    #UD..w..#
    #########
    #W#######
    #########
  pieces:
    U: { facing: E }
    w: { side: B, blip: true, unit: tactical }
    W: { side: B, facing: W }
`,
  dice: [6, 3, 1, 2],
  enemy: ['2 face W'],
  steps: [
    {
      say: 'A blip waits behind the door. Open it: press Door (D).',
      why: 'After every action each side looks who sees whom. A blip in the sight of an enemy model is turned up.',
      rule: 'HH-CONV-05',
      may: ['1 door C2'],
      point: 'door',
      until: { kind: 'revealed', unit: 2 },
    },
    {
      say: 'Only powered armour. Fire: press it, look at the odds, press again.',
      why: 'A 6 on either die hits. Then it needs 8 on two dice to be saved.',
      rule: 'HH-SHOOT-05',
      may: ['1 shoot 2'],
      point: 'fire',
      until: { kind: 'destroyed', unit: 2 },
    },
  ],
  learned:
    'Opening a door or turning a corner makes them show themselves, in your own phase and at your range.',
  way: ['1 door C2', '1 shoot 2'],
};

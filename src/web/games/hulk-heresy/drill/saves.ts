import type { Lesson } from '../../../drill/lesson.ts';

export const saves: Lesson<string> = {
  id: 'saves',
  title: 'Saves',
  about: 'Armour saves on two dice, and a failed save may get a second chance.',
  icon: 'i-guard',
  position: `
  phase: B
  cp: { A: 1, B: 0 }
  board: |
    ##########
    #U......W#
    #P....X..#
    ##########
  pieces:
    U: { facing: N }
    P: { unit: praetor, facing: N }
    W: { side: B, facing: W }
    X: { side: B, facing: W, ranged: [volkite-charger], ap: 4 }
`,
  dice: [6, 2, 1, 4, 5, 6, 2, 3, 3, 4, 4],
  enemy: ['3 shoot 1 with combi-bolter cp0', '4 shoot 1 with volkite-charger cp0'],
  steps: [
    {
      say: 'A hit. Your Terminator needs 6 and has 1 + 4. The Praetor beside him lets him roll the 1 again.',
      why: 'A Praetor within six squares lets one die that shows a 1 be rolled again. The strip shows what each way gives.',
      rule: 'HH-PRAE-03',
      answer: ['again praetor'],
      point: 'prompt',
      until: { kind: 'save-again', unit: 1 },
    },
    {
      say: 'Saved. The next one has a volkite charger, and a double on the dice of a save fails against it, whatever its sum.',
      answer: ['pass'],
      until: { kind: 'shot', unit: 4 },
    },
    {
      say: 'A double: it fails. Spend the command point and roll both again.',
      why: 'Against Deflagrate a command point rolls both dice again. One effect may re-roll a save, never two.',
      rule: 'HH-SPEC-07',
      answer: ['again cp-o'],
      point: 'prompt',
      until: { kind: 'save-again', unit: 1 },
    },
  ],
  learned: 'Most saves end a shot. Know who may roll again, and keep a command point where volkite is about.',
  way: ['again praetor die 1', 'again cp-o'],
};

import type { Lesson } from '../../../drill/lesson.ts';

export const duel: Lesson<string> = {
  id: 'duel',
  title: 'The Honour Duel',
  about: 'A Champion calls somebody out. To refuse is allowed, and shameful.',
  icon: 'hs-duel',
  position: `
  cp: { A: 0, B: 0 }
  board: |
    ##########
    #C....S..#
    ##########
    #X########
    ##########
  pieces:
    C: { unit: champion, facing: E, assault: [power-fist] }
    S: { side: B, facing: W, sergeant: true, assault: [power-fist] }
    X: { side: B, facing: W }
`,
  dice: [6, 5, 2, 3, 1, 2],
  enemy: ['accept'],
  steps: [
    {
      say: 'Challenge the Sergeant: press Challenge (K), then him.',
      why: 'It costs all 4 points. He must be an enemy Character or Sergeant within six squares. If he refused, everybody near him would lose the use of command points.',
      rule: 'HH-DUEL-01',
      may: ['1 challenge 2'],
      point: 'challenge',
      until: { kind: 'accepted', unit: 2 },
    },
    {
      say: 'He accepts. Choose where they meet: press a marked square.',
      rule: 'HH-DUEL-05',
      answer: ['place'],
      point: 'prompt',
      until: { kind: 'moved', unit: 1 },
    },
    {
      say: 'You strike first. Choose how.',
      why: 'The best die and the bonuses make the score. The loser has to save.',
      rule: 'HH-DUEL-06',
      answer: ['strike'],
      point: 'prompt',
      until: { kind: 'duel-won', unit: 1 },
    },
  ],
  learned:
    'A duel that is won brings a command point every turn. Nobody else may touch the two while it lasts.',
  way: ['1 challenge 2', 'place D2', 'strike'],
};

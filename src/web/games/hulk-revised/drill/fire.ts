import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const fire: Lesson<Practice> = {
  id: 'fire',
  title: 'Shooting',
  about: 'Two dice a shot, and why the third is better than the first.',
  icon: 'i-shoot',
  position: {
    picture: `
###########
#1.......o#
###########`.slice(1),
    marines: [{ name: 'Aldric', kind: 'terminator', facing: 'E' }],
    enemies: [{ kind: 'genestealer', at: 'G2', facing: 'W' }],
  },
  dice: [2, 4, 3, 1, 4, 2],
  steps: [
    {
      say: 'Shoot the Genestealer: click it, or press Fire (F).',
      why: 'The storm bolter rolls two dice. One 6 kills.',
      rule: 'HR-BOLT-02',
      may: ['1 shoot'],
      point: 'square G2',
      until: { kind: 'shot', unit: 1 },
    },
    {
      say: 'Missed. Shoot again: now a 5 is enough.',
      why: 'Sustained fire: each shot at the same target is easier, as long as he neither moves nor turns.',
      rule: 'HR-SUST-02',
      may: ['1 shoot'],
      point: 'square G2',
      until: { kind: 'shot', unit: 1 },
    },
    {
      say: 'Once more. A 4 will do, and it gets no easier than that.',
      may: ['1 shoot'],
      point: 'square G2',
      until: { kind: 'died', unit: 2 },
    },
  ],
  learned: 'Stand still and keep at one target. Changing it, or moving, starts again at 6.',
  way: ['1 shoot 2', '1 shoot 2', '1 shoot 2'],
};

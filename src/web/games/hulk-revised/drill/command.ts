import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const command: Lesson<Practice> = {
  id: 'command',
  title: 'Command points',
  about: 'One to six more points a turn, for whoever needs them.',
  icon: 'i-command',
  position: {
    picture: `
##########
#1......o#
##########`.slice(1),
    marines: [{ name: 'Varro', kind: 'sergeant', facing: 'E' }],
    enemies: [{ kind: 'genestealer', at: 'E2', facing: 'W' }],
    command: 3,
    ap: 0,
  },
  dice: [6, 2],
  draws: [0, 4],
  steps: [
    {
      say: 'Varro has no points left, and it is close. The yellow bars above are command points.',
      why: 'Drawn each turn, one to six. The Stealer player does not see how many.',
      rule: 'HR-CMD-01',
      until: 'read',
    },
    {
      say: 'Shoot it. The point comes from the pool.',
      why: 'Any Marine may use them, for any action. A yellow dot on a button says that it takes some.',
      rule: 'HR-ACT-05',
      may: ['1 shoot'],
      point: 'square E2',
      until: { kind: 'died', unit: 2 },
    },
    {
      say: 'End the phase. What is left in the pool is lost.',
      may: ['end'],
      point: 'end',
      until: { kind: 'token', redrawn: false },
    },
    {
      say: 'You drew a 1. A Sergeant may send it back once: draw again.',
      rule: 'HR-CMD-03',
      answer: ['redraw'],
      point: 'prompt',
      until: { kind: 'token', redrawn: true },
    },
    { say: 'A 5: much better. Keep an eye on that pool, and spend it last.', until: 'read' },
  ],
  learned: 'Action points first, command points when it matters, and one kept for a jam.',
  way: ['read', '1 shoot 2 cp1', 'end', 'redraw', 'read'],
};

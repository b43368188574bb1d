import type { Lesson } from '../../../drill/lesson.ts';
import type { Practice } from './practice.ts';

export const walk: Lesson<Practice> = {
  id: 'walk',
  title: 'Walk and turn',
  about: 'Action points, the lit squares, and which way a Marine looks.',
  icon: 'i-move',
  position: {
    picture: `
########
#1...###
####.###
####...#
######o#
########`.slice(1),
    marines: [{ name: 'Aldric', kind: 'terminator', facing: 'E' }],
  },
  steps: [
    {
      say: 'Walk to E2: click the square with the 3.',
      why: 'A Marine has 4 action points a turn. The number on a square is what it costs to get there.',
      rule: 'HR-MOVE-01',
      may: ['1 move E'],
      point: 'square E2',
      until: { kind: 'moved', unit: 1, to: 'E2' },
    },
    {
      say: 'Turn to the south: press Turn right (E).',
      why: 'He walks, sees and shoots to his front. A quarter turn costs 1.',
      rule: 'HR-MOVE-03',
      may: ['1 turn S'],
      point: 'right',
      until: { kind: 'turned', unit: 1, facing: 2 },
    },
    {
      say: 'His points are spent. End the phase.',
      why: 'The dots under a name are the points left. They come back next turn.',
      may: ['end'],
      point: 'end',
      until: { kind: 'phase', phase: 'marine', turn: 2 },
    },
    {
      say: 'Fresh again. Walk to E4.',
      why: 'Any action can be taken back until a die falls or something hidden shows: press Take back (Z).',
      may: ['1 move S'],
      point: 'square E4',
      until: { kind: 'moved', unit: 1, to: 'E4' },
    },
    {
      say: 'Something is wrong ahead? Step back to E3.',
      why: 'A step back costs 2, and he goes on looking ahead. He never steps sideways.',
      rule: 'HR-MOVE-02',
      may: ['1 move N'],
      point: 'square E3',
      until: { kind: 'moved', unit: 1, backward: true },
    },
  ],
  learned: 'Four points a turn: spend them ahead of you, and keep one to turn.',
  way: ['1 move E', '1 move E', '1 move E', '1 turn S', 'end', '1 move S', '1 move S', '1 move N'],
};

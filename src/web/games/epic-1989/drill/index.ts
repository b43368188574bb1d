import type { Course } from '../../../drill/lesson.ts';
import { firing } from './firing.ts';
import { moving } from './moving.ts';
import { layPosition } from './position.ts';
import { snapping } from './snapping.ts';

/** The drill: in this order each needs only what came before. */
export const COURSE: Course = {
  game: 'epic-1989',
  seat: 'A',
  lessons: [moving, snapping, firing],
  mission: 'engage-and-destroy',
  lay: layPosition,
};

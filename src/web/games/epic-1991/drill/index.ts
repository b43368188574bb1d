import type { Course } from '../../../drill/lesson.ts';
import { charging } from './charging.ts';
import { morale } from './morale.ts';
import { moving } from './moving.ts';
import { orders } from './orders.ts';
import { layPosition } from './position.ts';
import { shooting } from './shooting.ts';
import { titan } from './titan.ts';

/** The drill: in this order each needs only what came before. */
export const COURSE: Course = {
  game: 'epic-1991',
  seat: 'A',
  lessons: [moving, orders, shooting, charging, morale, titan],
  mission: 'marines-orks-1500',
  lay: layPosition,
};

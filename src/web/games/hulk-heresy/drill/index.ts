import type { Course } from '../../../drill/lesson.ts';
import { blips } from './blips.ts';
import { duel } from './duel.ts';
import { layPosition } from './position.ts';
import { reaction } from './reaction.ts';
import { saves } from './saves.ts';
import { unmask } from './unmask.ts';
import { volley } from './volley.ts';

/** The drill: what is new to somebody who knows corridors. */
export const COURSE: Course = {
  game: 'hulk-heresy',
  seat: 'A',
  lessons: [blips, unmask, reaction, volley, saves, duel],
  mission: 'first-breach',
  lay: layPosition,
};

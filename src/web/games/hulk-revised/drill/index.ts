import type { Course } from '../../../drill/lesson.ts';
import { assault } from './assault.ts';
import { blips } from './blips.ts';
import { command } from './command.ts';
import { crossfire } from './crossfire.ts';
import { doors } from './doors.ts';
import { fire } from './fire.ts';
import { overwatch } from './overwatch.ts';
import { layPractice } from './practice.ts';
import { sight } from './sight.ts';
import { stalk } from './stalk.ts';
import { swift } from './swift.ts';
import { walk } from './walk.ts';

/** The drill: in this order each needs only what came before; the last are taken from the other side. */
export const COURSE: Course = {
  game: 'hulk-revised',
  seat: 'marine',
  lessons: [walk, doors, sight, fire, overwatch, assault, blips, command, swift, stalk, crossfire],
  mission: 'first-drill',
  lay: layPractice,
};

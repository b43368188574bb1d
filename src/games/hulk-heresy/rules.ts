/** Every kind of step and the chapter that knows it. */
import { breaking } from './assault/break.ts';
import { facingFoe, fighting } from './assault/fight.ts';
import { revealing } from './blips/reveal.ts';
import { meeting } from './movement/meeting.ts';
import { lettering } from './setting-up/letters.ts';
import { choosingZone, deploying, mustering, roles } from './setting-up/setting-up.ts';
import { blasted, blasting } from './shooting/blasts.ts';
import { bursting } from './shooting/burst.ts';
import { volleying } from './shooting/overwatch.ts';
import { saving } from './shooting/save.ts';
import { shooting } from './shooting/shot.ts';
import { snapping } from './shooting/snap.ts';
import { returning } from './shooting/stances.ts';
import type { Step } from './state.ts';
import type { HeresyRule } from './steps.ts';
import { acting } from './turn/acting.ts';
import { command } from './turn/command.ts';
import { reacting } from './turn/reaction.ts';
import { reinforcing } from './turn/reinforcement.ts';
import { settling } from './turn/settle.ts';
import { status } from './turn/status.ts';

export const STEP_RULES: { readonly [Do in Step['do']]: HeresyRule<Do> } = {
  // setting up
  roles,
  zone: choosingZone,
  muster: mustering,
  deploy: deploying,
  letter: lettering,
  // the turn
  command,
  reinforce: reinforcing,
  acting,
  settle: settling,
  react: reacting,
  status,
  // blips
  reveal: revealing,
  // shooting
  shot: shooting,
  burst: bursting,
  snap: snapping,
  save: saving,
  volley: volleying,
  back: returning,
  blasts: blasting,
  blast: blasted,
  // arriving in a square
  meet: meeting,
  // close assault
  fight: fighting,
  break: breaking,
  'face-foe': facingFoe,
};

/** Every kind of step and the chapter that knows it. */
import { breaking } from './assault/break.ts';
import { facingFoe } from './assault/face-foe.ts';
import { fighting } from './assault/fight.ts';
import { revealing } from './blips/reveal.ts';
import { healing } from './characters/medicae.ts';
import { rushing } from './characters/rush.ts';
import { flaming } from './daemons/flames.ts';
import { raging } from './daemons/rage.ts';
import { beingReborn } from './daemons/rebirth.ts';
import { challenging } from './duel/challenge.ts';
import { spawning } from './gsb/spawn.ts';
import { meeting } from './movement/meeting.ts';
import { walking } from './movement/walking.ts';
import { arriving } from './psychic/arrival.ts';
import { dominating } from './psychic/dominate.ts';
import { gazing } from './psychic/gaze.ts';
import { breathing } from './psychic/pyromancy.ts';
import { shuffling, spreading } from './psychic/shuffle.ts';
import { assailing, storming } from './psychic/telekinesis.ts';
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
  // characters, powers, daemons
  walk: walking,
  challenge: challenging,
  rush: rushing,
  heal: healing,
  gaze: gazing,
  breath: breathing,
  mind: assailing,
  storm: storming,
  arrival: arriving,
  dominate: dominating,
  shuffle: shuffling,
  phantoms: spreading,
  rebirth: beingReborn,
  rage: raging,
  flames: flaming,
  spawn: spawning,
  'face-foe': facingFoe,
};

/** Every kind of step and the chapter that knows it. */
import { barrage } from './barrage.ts';
import { beams } from './beams.ts';
import { blastRule } from './blasts.ts';
import { blow } from './blow.ts';
import { close } from './close.ts';
import { combat, group } from './combat.ts';
import { deploy } from './deploy.ts';
import { end } from './end.ts';
import { fight } from './fight.ts';
import { segment } from './fire.ts';
import { frenzy } from './frenzy.ts';
import { leg } from './legs.ts';
import { movement } from './movement.ts';
import { edge, objectives } from './objectives.ts';
import { orders } from './orders.ts';
import { landing, pods } from './pods.ts';
import { stormRule } from './powers.ts';
import { scouts } from './scouts.ts';
import { settleRule } from './settle.ts';
import type { Step, StepOf, StepRule } from './steps.ts';
import { terrain } from './terrain.ts';
import { tie } from './tie.ts';
import { flashback } from './titan-damage.ts';
import { titan } from './titan-hits.ts';
import { volley } from './volley.ts';
import { vortex } from './vortex.ts';

export const STEP_RULES: { readonly [Do in Step['do']]: StepRule<StepOf<Do>> } = {
  terrain,
  objectives,
  edge,
  deploy,
  scouts,
  orders,
  movement,
  pods,
  landing,
  segment,
  close,
  end,
  volley,
  barrage,
  vortex,
  storm: stormRule,
  titan,
  blast: blastRule,
  flashback,
  leg,
  beams,
  frenzy,
  combat,
  group,
  fight,
  blow,
  settle: settleRule,
  tie,
};

/** Every kind of step and the chapter that knows it. */
import { barrage } from './barrages/barrage.ts';
import { vortex } from './barrages/vortex.ts';
import { blow } from './close-combat/blow.ts';
import { combat, group } from './close-combat/combat.ts';
import { fight } from './close-combat/fight.ts';
import { close } from './close-combat/segment.ts';
import { beams } from './eldar/beams.ts';
import { stormRule } from './eldar/powers.ts';
import { end } from './end-phase/end.ts';
import { segment } from './firing/fire.ts';
import { volley } from './firing/volley.ts';
import { movement } from './movement/movement.ts';
import { landing, pods } from './movement/pods.ts';
import { orders } from './orders/orders.ts';
import { frenzy } from './orks/frenzy.ts';
import { blastRule } from './saves/blast-rule.ts';
import { deploy } from './setting-up/deploy.ts';
import { muster } from './setting-up/muster.ts';
import { edge, objectives } from './setting-up/objectives.ts';
import { scouts } from './setting-up/scouts.ts';
import { settleRule } from './settle.ts';
import type { Step, StepOf, StepRule } from './steps.ts';
import { terrain } from './terrain/generator.ts';
import { tie } from './tie.ts';
import { flashback } from './titans/damage.ts';
import { titan } from './titans/hits.ts';
import { leg } from './titans/legs.ts';

export const STEP_RULES: { readonly [Do in Step['do']]: StepRule<StepOf<Do>> } = {
  muster,
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

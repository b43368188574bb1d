/** Every kind of step and the chapter that knows it. */
import { hides } from './buildings/hiding.ts';
import { take } from './buildings/taking.ts';
import { assault } from './close-combat/assault.ts';
import { engage } from './close-combat/engage.ts';
import { joins } from './close-combat/joining.ts';
import { assaults, divide } from './close-combat/segment.ts';
import { storm } from './close-combat/storming.ts';
import { losses } from './damage/losses.ts';
import { end } from './end-phase/end.ts';
import { fires } from './firing/fires.ts';
import { volley } from './firing/volley.ts';
import { lose, muster } from './forces/muster.ts';
import { cries } from './heroic/charge.ts';
import { regroup } from './heroic/regroup.ts';
import { takeout } from './heroic/takeout.ts';
import { concealStep } from './hidden/concealing.ts';
import { reveals } from './hidden/revealing.ts';
import { unfold, yieldStep } from './hidden/unfolding.ts';
import { march } from './movement/march.ts';
import { moves } from './movement/moves.ts';
import { orders } from './orders/orders.ts';
import { overrun } from './overruns/overrun.ts';
import { arrivals } from './scenarios/arrivals.ts';
import { point } from './scenarios/point.ts';
import { buildings } from './setting-up/buildings.ts';
import { deploy } from './setting-up/deploy.ts';
import { edge } from './setting-up/edge.ts';
import { first, sides } from './setting-up/roll-off.ts';
import { checkpoint } from './snap-fire/checkpoint.ts';
import type { Step, StepOf, StepRule } from './steps.ts';
import { bombard } from './support/barrage.ts';
import { blinds } from './support/blinds.ts';
import { calls, lay } from './support/calls.ts';
import { vortexes } from './support/fields.ts';
import { mines } from './support/mines.ts';
import { fired } from './support/shot.ts';
import { collapses } from './support/vortex.ts';
import { assails } from './titans/assails.ts';
import { duels } from './titans/duels.ts';
import { explosion } from './titans/explosion.ts';
import { melee } from './titans/melee.ts';
import { repair } from './titans/repair.ts';
import { salvos } from './titans/salvos.ts';
import { strides } from './titans/strides.ts';
import { survivors } from './transport/survivors.ts';

export const STEP_RULES: { readonly [Do in Step['do']]: StepRule<StepOf<Do>> } = {
  sides,
  first,
  buildings,
  edge,
  deploy,
  orders,
  moves,
  march,
  checkpoint,
  fires,
  volley,
  losses,
  // carrying infantry
  survivors,
  overrun,
  // buildings
  hides,
  take,
  // close combat
  joins,
  divide,
  storm,
  assaults,
  assault,
  // Titans
  strides,
  salvos,
  repair,
  explosion,
  melee,
  duels,
  assails,
  // heroic actions
  takeout,
  cries,
  regroup,
  // hidden set-up
  conceal: concealStep,
  reveals,
  unfold,
  yield: yieldStep,
  // off-table support
  calls,
  lay,
  bombard,
  fired,
  blinds,
  mines,
  collapses,
  vortexes,
  engage,
  // forces
  muster,
  lose,
  // scenarios
  point,
  arrivals,
  end,
};

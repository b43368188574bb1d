/** Every kind of step and the chapter that knows it. */
import { area } from './area.ts';
import { assault } from './assault.ts';
import { converting, exposing, facing } from './blips.ts';
import { command } from './command.ts';
import { ambush, hiding, reinforcing } from './entry.ts';
import { mustering } from './mustering.ts';
import { unjamming } from './overwatch.ts';
import { marines, stealers } from './phases.ts';
import { arc, scan } from './psychic.ts';
import { settingUp } from './setting-up.ts';
import { settling } from './settle.ts';
import { auto, snap } from './shooting.ts';
import type { Step } from './state.ts';
import type { HulkRule } from './steps.ts';
import { resetting } from './turn.ts';
export const STEP_RULES: { readonly [Do in Step['do']]: HulkRule<Do> } = {
  muster: mustering,
  setup: settingUp,
  command,
  marines,
  ambush,
  reinforce: reinforcing,
  stealers,
  hide: hiding,
  reset: resetting,
  settle: settling,
  snap,
  auto,
  arc,
  scan,
  area,
  expose: exposing,
  convert: converting,
  face: facing,
  assault,
  unjam: unjamming,
};

/** Every kind of step and the chapter that knows it. */

import { assault } from './assault/assault.ts';
import { converting, exposing, facing } from './blips/blips.ts';
import { ambush, hiding, reinforcing } from './blips/entry.ts';
import { mustering } from './setting-up/mustering.ts';
import { settingUp } from './setting-up/setting-up.ts';
import { area } from './shooting/area.ts';
import { unjamming } from './shooting/overwatch.ts';
import { arc, scan } from './shooting/psychic.ts';
import { auto, snap } from './shooting/shooting.ts';
import type { Step } from './state.ts';
import type { HulkRule } from './steps.ts';
import { command } from './turn/command.ts';
import { marines, stealers } from './turn/phases.ts';
import { settling } from './turn/settle.ts';
import { resetting } from './turn/turn.ts';
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

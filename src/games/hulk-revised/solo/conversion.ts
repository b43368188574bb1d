/** What a converted blip turns out to be (HR-SOLO-10, HR-SOLO-11). */
import { act } from '../actions.ts';
import { answerBring, specialsFor } from '../blips/blips.ts';
import type { Play } from '../position.ts';
import type { Step } from '../state.ts';
import { SPECIALS, type StealerKind, UNITS } from '../units.ts';
import { P2 } from './targets.ts';

type Special = (typeof SPECIALS)[number];
/** From that total on, that unit. */
type Row = readonly (readonly [number, Special])[];

/** By the blip's value, then by its counter: P1, P2, S1, S2. Below the first total: Genestealers. */
export const CONVERSION: Readonly<Record<number, readonly Row[]>> = {
  1: [
    [],
    [[7, 'feeder'], [10, 'acidmaw']],
    [[3, 'feeder'], [8, 'acidmaw']],
    [[11, 'feeder'], [12, 'acidmaw']],
    [[9, 'feeder'], [11, 'acidmaw']],
  ],
  3: [
    [],
    [[3, 'hormagaunt'], [8, 'broodlord']],
    [[7, 'hormagaunt'], [12, 'broodlord']],
    [[11, 'hormagaunt']],
    [[7, 'hormagaunt']],
  ],
}; // biome-ignore format: a table reads best in rows

/** What that total brings for a blip of 1 or 3 with that counter. */
export function specialFor(value: number, counter: number, total: number): StealerKind {
  return CONVERSION[value][counter].findLast(([least]) => total >= least)?.[1] ?? 'genestealer';
}

/** Asked once for each conversion, when the value is shown; rolled for every normal 1 and 3. */
export function rollSpecial(play: Play, step: Step & { do: 'convert' }): void {
  const { state, dice, events } = play;
  const { counter } = step;
  if (counter < 0) return;
  step.counter = -1;
  let kind: StealerKind = 'genestealer';
  if (step.value in CONVERSION) {
    const pair = [dice.d6(), dice.d6()];
    const rolled = specialFor(step.value, counter || P2, pair[0] + pair[1]);
    if (specialsFor(state, step.value).includes(rolled)) kind = rolled;
    const wanted = UNITS[rolled].label;
    events.push({
      kind: 'solo-roll',
      purpose: 'special',
      rule: 'HR-SOLO-10',
      unit: 0,
      type: null,
      dice: pair,
      plus: 0,
      needed: 0,
      result: rolled === 'genestealer' || rolled === kind ? wanted : `${wanted}, but none is left`,
    });
  }
  if (step.stage === 'special')
    answerBring(play, step, act('bring', 0, -1, -1, 0, false, SPECIALS.indexOf(kind as Special) + 1));
}

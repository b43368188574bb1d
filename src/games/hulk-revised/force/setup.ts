/** FORCE and CHAP: a setup whose mission takes its forces from lists. */
import { Problem } from '../../../kernel/contract.ts';
import type { Setup } from '../setting-up/mission.ts';
import type { Side } from '../state.ts';
import { checkForce } from './check.ts';
import { limitsOf } from './limits.ts';
import type { ForceList } from './list.ts';
import { withRows } from './rows.ts';

/** Puts the bought forces into the mission. A list that breaks a rule is a Problem that names rule and place. */
export function withForces(setup: Setup): Setup {
  const { mission, forces, muster } = setup;
  if (muster) checkMuster(setup, muster);
  if (!forces) {
    if (mission.marines.length > 0 || muster?.includes('marine')) return setup;
    throw new Problem(
      mission.force
        ? 'forces.marine: this mission is for bought forces, and there is no Marine list (HR-FORCE-11).'
        : 'mission.marines: a mission needs at least one Marine (HR-SETUP-02).',
    );
  }
  const { marine, stealer } = forces;
  if (!mission.force)
    throw new Problem(
      'forces: this mission has forces of its own, and no force list may replace them (HR-FORCE-11).',
    );
  const limits = limitsOf(mission.force);
  for (const list of [marine, stealer] as (ForceList | undefined)[]) {
    const problem = list && checkForce(list, limits).problems[0];
    if (problem) throw new Problem(`forces.${list.side}.${problem.path}: ${problem.why} (${problem.rule})`);
  }
  if (marine && setup.chapter !== null && setup.chapter !== marine.chapter)
    throw new Problem(
      `chapter: the Marine list was bought with row ${marine.chapter ?? 'none'} (HR-CHAP-01).`,
    );
  const whole = { ...setup, mission: withRows(mission, marine, stealer) };
  if (whole.mission.marines.length === 0 && !muster?.includes('marine'))
    throw new Problem(
      'forces.marine: this mission is for bought forces, and there is no Marine list (HR-FORCE-11).',
    );
  return marine ? { ...whole, chapter: marine.chapter } : whole;
}

/** HR-FORCE-12, HR-SOLO-41: who can muster. */
function checkMuster({ mission, forces, options }: Setup, muster: readonly Side[]): void {
  if (!mission.force)
    throw new Problem('muster: this mission has forces of its own, and nobody buys any (HR-FORCE-11).');
  muster.forEach((side, i) => {
    if (muster.indexOf(side) < i) throw new Problem(`muster.${i}: ${side} stands twice.`);
    if (forces?.[side])
      throw new Problem(`forces.${side}: a side that musters brings no list (HR-FORCE-12).`);
  });
  if (options.solo && muster.includes('stealer'))
    throw new Problem('muster: the program plays the Stealers, and has what the mission gives (HR-SOLO-01).');
}

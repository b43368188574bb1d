/** HR-FORCE-12: what may be mustered, and why not. */
import type { Refusal } from '../../../kernel/contract.ts';
import { tilesFor } from '../geotiles/lay.ts';
import { tilesDealt } from '../geotiles/tables.ts';
import type { Condition, Mission, Setup } from '../setting-up/mission.ts';
import type { Side } from '../state.ts';
import type { Ground } from '../table.ts';
import { checkForce } from './check.ts';
import { type Limits, limitsOf } from './limits.ts';
import type { ForceList, MarineList } from './list.ts';
import { rowsOf } from './rows.ts';
import { sampleForces } from './samples.ts';

export interface Mustering {
  readonly sides: readonly Side[];
  readonly limits: Limits;
  /** Some lists of each side that musters, each within the limits. */
  readonly samples: Readonly<Record<Side, readonly ForceList[]>>;
  /** Why a list cannot be mustered, or null. */
  refuse(list: ForceList): Refusal | null;
}

/** For a mission with `force`; a mission without has none who muster. */
export function musteringOf(setup: Setup, sides: readonly Side[], { board, starts }: Ground): Mustering {
  const { mission, chapter } = setup;
  if (!mission.force) throw new Error('Nobody musters in a mission with forces of its own.');
  const limits = limitsOf(mission.force);
  const misfit = (list: ForceList): Refusal | null =>
    list.side === 'marine' ? noRoom(mission, list, board.marks, starts.length) : null;
  const demand = { mission, limits, chapter, fits: (list: ForceList) => misfit(list) === null };
  const samples = (side: Side) => (sides.includes(side) ? sampleForces(side, demand) : []);
  return {
    sides,
    limits,
    samples: { marine: samples('marine'), stealer: samples('stealer') },
    refuse(list) {
      const problem = checkForce(list, limits).problems[0];
      if (problem) return { rule: problem.rule, why: problem.why };
      if (list.side === 'marine' && chapter !== null && list.chapter !== chapter)
        return { rule: 'HR-CHAP-01', why: `The chapter was chosen before: row ${chapter}.` };
      return misfit(list);
    },
  };
}

/** HR-FORCE-13. */
function noRoom(
  mission: Mission,
  list: MarineList,
  marks: Readonly<Record<string, readonly number[]>>,
  starts: number,
): Refusal | null {
  const { marines, sentries } = rowsOf(list);
  const units = marines.length + sentries.length;
  const unmarked =
    marines.filter((_, i) => !marks[`marine ${i + 1}`]?.length).length +
    sentries.filter((_, i) => !marks[`sentry ${i + 1}`]?.length).length;
  const cramped = mission.geotiles ? tilesFor(units) > tilesDealt(mission.geotiles) : unmarked > starts;
  if (cramped) return { rule: 'HR-FORCE-13', why: `The mission has no starting squares for ${units} units.` };
  const named = mission.victory.flatMap((victory) => marked(victory.if));
  const missing = named.find((name) => !marines.some((row) => row.name === name));
  return missing === undefined
    ? null
    : { rule: 'HR-FORCE-13', why: `The mission is about ${missing}: the list must have him.` };
}

/** The Marines whom a condition names. */
function marked(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(marked);
  if ('any' in condition) return condition.any.flatMap(marked);
  if ('not' in condition) return marked(condition.not);
  return 'dead' in condition ? [condition.dead] : [];
}

/** Where the mission is decided: squares and sections its victory conditions name. */

import type { Condition, Mission } from '../../../games/hulk-revised/setting-up/mission.ts';
import { sectionSquares } from '../../../grid/marks.ts';
import type { MarkDraw } from '../adapter.ts';
import type { Hulk, View } from './game.ts';

/** What is to be done there, and by whom: each side's goals have a sign of their own. */
interface Goal {
  readonly label: string;
  readonly stealer: boolean;
}

interface Goals {
  /** By the names of marks and sections. */
  readonly marks: Map<string, Goal>;
  readonly sections: Map<string, Goal>;
}

export function goalMarks({ table }: Hulk, view: View): MarkDraw[] {
  const { board, mission } = table;
  const { marks, sections } = goalsOf(mission);
  if (mission.objective) marks.set('objective', { label: mission.objective.text, stealer: false });
  const found: MarkDraw[] = [];
  const add = (square: number, { label, stealer }: Goal, done: boolean) => {
    if (found.some((mark) => mark.square === square)) return;
    const symbol = stealer ? 'm-infest' : 'm-objective';
    found.push({ square, symbol, label, layer: 'thing', done, ...(stealer ? { side: 'stealer' } : {}) });
  };
  for (const [name, goal] of marks) {
    if (!board.marks[name]?.length) sections.set(name, goal);
    else for (const square of board.marks[name]) add(square, goal, view.used.includes(square));
  }
  for (const [name, goal] of sections) {
    const squares = sectionSquares(board, name);
    const middle = squares[Math.floor(squares.length / 2)];
    if (middle !== undefined)
      add(middle, goal, goal.label.startsWith('Burn') && view.burned.includes(board.section[middle]));
  }
  for (const square of board.marks.objective ?? [])
    add(square, { label: 'Objective', stealer: false }, view.used.includes(square));
  return found;
}

function goalsOf(mission: Mission): Goals {
  const goals: Goals = { marks: new Map(), sections: new Map() };
  for (const { side, if: condition } of mission.victory) collect(goals, condition, side === 'stealer');
  return goals;
}

/** What one side must keep from happening is the other side's goal. */
function collect({ marks, sections }: Goals, condition: Condition, stealer: boolean): void {
  const add = (list: Map<string, Goal>, name: string, label: string) => list.set(name, { label, stealer });
  if ('all' in condition) for (const part of condition.all) collect({ marks, sections }, part, stealer);
  else if ('any' in condition) for (const part of condition.any) collect({ marks, sections }, part, stealer);
  else if ('not' in condition) collect({ marks, sections }, condition.not, !stealer);
  else if ('reach' in condition) add(marks, condition.reach, `Reach: ${condition.reach}`);
  else if ('infest' in condition) add(marks, condition.infest, `The Stealers' goal: ${condition.infest}`);
  else if ('hold' in condition) add(marks, condition.hold, `Hold: ${condition.hold}`);
  else if ('flame' in condition) add(sections, condition.flame, `Burn: ${condition.flame}`);
  else if ('destroy' in condition)
    add(sections, condition.destroy, `Destroy the doors: ${condition.destroy}`);
}

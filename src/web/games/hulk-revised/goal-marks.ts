/** Where the mission is decided: squares and sections its victory conditions name. */

import type { Condition, Mission } from '../../../games/hulk-revised/setting-up/mission.ts';
import { sectionSquares } from '../../../grid/marks.ts';
import type { MarkDraw } from '../adapter.ts';
import type { Hulk, View } from './game.ts';

interface Goals {
  /** Names of marks and sections, with what is to be done there. */
  readonly marks: Map<string, string>;
  readonly sections: Map<string, string>;
}

export function goalMarks({ table }: Hulk, view: View): MarkDraw[] {
  const { board, mission } = table;
  const { marks, sections } = goalsOf(mission);
  if (mission.objective) marks.set('objective', mission.objective.text);
  const found: MarkDraw[] = [];
  const add = (square: number, label: string, done: boolean) => {
    if (found.some((mark) => mark.square === square)) return;
    found.push({ square, symbol: 'm-objective', label, layer: 'thing', done });
  };
  for (const [name, label] of marks) {
    if (!board.marks[name]?.length) sections.set(name, label);
    else for (const square of board.marks[name]) add(square, label, view.used.includes(square));
  }
  for (const [name, label] of sections) {
    const squares = sectionSquares(board, name);
    const middle = squares[Math.floor(squares.length / 2)];
    if (middle !== undefined)
      add(middle, label, label.startsWith('Burn') && view.burned.includes(board.section[middle]));
  }
  for (const square of board.marks.objective ?? []) add(square, 'Objective', view.used.includes(square));
  return found;
}

function goalsOf(mission: Mission): Goals {
  const goals: Goals = { marks: new Map(), sections: new Map() };
  for (const victory of mission.victory) collect(goals, victory.if);
  return goals;
}

function collect(goals: Goals, condition: Condition): void {
  if ('all' in condition) for (const part of condition.all) collect(goals, part);
  else if ('any' in condition) for (const part of condition.any) collect(goals, part);
  else if ('not' in condition) collect(goals, condition.not);
  else if ('reach' in condition) goals.marks.set(condition.reach, `Reach: ${condition.reach}`);
  else if ('infest' in condition) goals.marks.set(condition.infest, `Keep clear: ${condition.infest}`);
  else if ('hold' in condition) goals.marks.set(condition.hold, `Hold: ${condition.hold}`);
  else if ('flame' in condition) goals.sections.set(condition.flame, `Burn: ${condition.flame}`);
  else if ('destroy' in condition)
    goals.sections.set(condition.destroy, `Destroy the doors: ${condition.destroy}`);
}

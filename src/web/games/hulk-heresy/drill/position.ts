/** The position of a lesson, in the words of cases (docs/cases.md). */
import heresyCases from '../../../../cases/hulk-heresy/index.ts';
import { readCases } from '../../../../cases/read.ts';
import { type HeresyGame, hulkHeresy } from '../../../../games/hulk-heresy/index.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import type { Laid, Lesson } from '../../../drill/lesson.ts';

export function layPosition({ id, title, about, position }: Lesson): Laid {
  const text = `- case: ${title}\n  rules: [HH-SEQ-01]\n${position}`;
  const [written] = readCases(text, `lesson ${id}`, undefined, true);
  const { game, state } = heresyCases.arrange(written);
  const { table, board } = game as unknown as HeresyGame;
  Object.assign(table.mission, { title, summary: about, briefing: about });
  return { ruleset: hulkHeresy as unknown as AnyRuleset, setup: {}, game, state, find: board.find };
}

/** The position of a lesson, in the words of cases (docs/cases.md). */
import epicCases from '../../../../cases/epic-1989/index.ts';
import { readCases } from '../../../../cases/read.ts';
import { type Epic89Game, epic1989 } from '../../../../games/epic-1989/index.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import type { Laid, Lesson } from '../../../drill/lesson.ts';

export function layPosition({ id, title, about, position }: Lesson): Laid {
  const text = `- case: ${title}\n  rules: [E1-SEQ-01]\n${position}`;
  const [written] = readCases(text, `lesson ${id}`, undefined, true);
  const { game, state } = epicCases.arrange(written);
  const { table } = game as unknown as Epic89Game;
  Object.assign(table.battle, { briefing: about });
  // A name of a case is one word; detachments of a lesson have names that people would use.
  for (const one of table.detachments) if (one) Object.assign(one, { name: one.name.replaceAll('-', ' ') });
  return { ruleset: epic1989 as unknown as AnyRuleset, setup: {}, game, state, find: () => -1 };
}

/** The position of a lesson, in the words of cases (docs/cases.md). */
import epicCases from '../../../../cases/epic-1991/index.ts';
import { readCases } from '../../../../cases/read.ts';
import { type EpicGame, epic1991 } from '../../../../games/epic-1991/index.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import type { Laid, Lesson } from '../../../drill/lesson.ts';

const NAMES = { A: 'Your army', B: 'The enemy' };

export function layPosition({ id, title, about, position }: Lesson): Laid {
  const text = `- case: ${title}\n  rules: [E2-SEQ-01]\n  options: { open-measuring: true }\n${position}`;
  const [written] = readCases(text, `lesson ${id}`, undefined, true);
  const { game, state } = epicCases.arrange(written);
  const { table } = game as unknown as EpicGame;
  Object.assign(table, { names: NAMES });
  Object.assign(table.battle, { briefing: about });
  // A name of a case is one word; units of a lesson have names that people would use.
  for (const named of [...table.units, ...table.cards])
    if (named) Object.assign(named, { name: named.name.replaceAll('-', ' ') });
  return { ruleset: epic1991 as unknown as AnyRuleset, setup: {}, game, state, find: () => -1 };
}

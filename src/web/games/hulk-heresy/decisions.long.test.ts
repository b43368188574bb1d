/** HH-DEC: every question that the rules put, as the cases bring it about, can be answered at the table as the case answers it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Case } from '../../../cases/case.ts';
import { caseFiles, casesIn } from '../../../cases/files.ts';
import { parsed } from '../../../cases/phrase.ts';
import type { CaseRun } from '../../../cases/run.ts';
import { runAct } from '../../../cases/run-act.ts';
import { adapterOf } from '../../../cases/testing.ts';
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import type { AnyGame, Decision } from '../../../kernel/contract.ts';
import type { Ask, Hand, SquaresTable } from '../adapter.ts';
import { AllAnswers } from './all-answers.tsx';
import type { View } from './game.ts';
import adapter from './index.ts';
import { QUESTIONS } from './questions.ts';
import { preferred } from './variants.ts';

/** Where a case begins, and what has a page of its own. */
const NOT_AT_THE_TABLE = new Set(['begin', 'muster', 'mustered']);

interface Asked {
  readonly name: string;
  readonly table: SquaresTable;
  readonly game: AnyGame;
  readonly ask: Ask;
  readonly meant: Action;
}

/** Every question that a case answers, with the answer it gives. */
function askedIn(written: Case): Asked[] {
  const cases = adapterOf(written.rules[0]);
  const laid = cases.arrange(written);
  const run: CaseRun = { adapter: cases, table: laid, state: laid.state };
  const game = laid.game as AnyGame;
  const table = adapter.table(game) as SquaresTable;
  const found: Asked[] = [];
  for (const step of written.steps) {
    if (step.is !== 'act') continue;
    const [first] = step.actions;
    const decision = game.pending(run.state).find(({ seat }) => seat === step.seat);
    const meant = first === undefined ? null : (parsed(run, first) as Action);
    // The end of a clock is nobody's choice.
    if (decision && meant && meant.do !== 'time' && !NOT_AT_THE_TABLE.has(decision.kind))
      found.push({
        name: written.name,
        table,
        game,
        ask: askAt(game, run.state, decision),
        meant,
      });
    runAct(run, step);
  }
  return found;
}

function askAt(game: AnyGame, state: unknown, decision: Decision): Ask {
  const view = game.view(state, decision.seat);
  return { view, decision, actions: game.actions(view, decision.seat), selected: 0, toggles: {} };
}

function offersIn({ prompt, board, bar }: Hand): readonly { readonly text: string }[] {
  return [
    ...(prompt?.choices.map(({ offer }) => offer) ?? []),
    ...board,
    ...bar.flatMap(({ offers, menu }) => [...offers, ...(menu ?? []).flatMap((one) => one.offers)]),
  ];
}

/** Everything its switches can be set to. */
function toggled({ toggles }: Hand): Record<string, string>[] {
  return toggles.reduce<Record<string, string>[]>(
    (all, { id, options }) => all.flatMap((set) => options.map(({ value }) => ({ ...set, [id]: value }))),
    [{}],
  );
}

/** Whether it can be pressed: in the prompt or the list of all answers, on the board, or by a button of its unit. */
function canBeGiven({ table, game, ask, meant }: Asked): boolean {
  const text = game.notation.print(ask.view, meant);
  const at = { ...ask, selected: meant.unit ?? 0 };
  const plain = table.hand(at);
  const { form } = plain.prompt ?? {};
  if (form === AllAnswers)
    return preferred(ask.view as View, ask.actions as Action[], {}).some(
      (action) => game.notation.print(ask.view, action) === text,
    );
  if (form) return game.check(ask.view, ask.decision.seat, meant) === null; // any model, its arms chosen
  return toggled(plain).some((toggles) =>
    offersIn(table.hand({ ...at, toggles })).some(
      (offer) => offer.text === text || offer.text.startsWith(`${text}; `),
    ),
  );
}

/** Before there is a table (options, forces in their own form), and from the menu of every table (concede, draw). */
const ELSEWHERE = ['HH-DEC-01', 'HH-DEC-37', 'HH-DEC-38'];

const rows = [...readFileSync('rules/hulk-heresy.md', 'utf8').matchAll(/\*\*(HH-DEC-\d+)\*\*/g)].map(
  ([, id]) => id,
);
const cases = caseFiles('cases/hulk-heresy').flatMap((file) => casesIn(file));

test.each(rows.filter((row) => !ELSEWHERE.includes(row)))('%s can be decided at the table', (row) => {
  const asked = cases.filter(({ rules }) => rules.includes(row)).flatMap(askedIn);
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) {
    const { kind } = one.ask.decision;
    if (kind !== 'act') expect(QUESTIONS[kind], kind).toBeDefined();
    expect(canBeGiven(one), `${one.name}: ${kind} ${one.game.notation.print(one.ask.view, one.meant)}`).toBe(
      true,
    );
  }
});

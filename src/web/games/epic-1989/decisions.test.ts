/** Every row of the table of decisions, by the rule cases that name it: answered at the table, and in text. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Case } from '../../../cases/case.ts';
import { caseFiles, casesIn } from '../../../cases/files.ts';
import { parsed } from '../../../cases/phrase.ts';
import type { CaseRun } from '../../../cases/run.ts';
import { runAct } from '../../../cases/run-act.ts';
import { adapterOf } from '../../../cases/testing.ts';
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Epic89Game, State } from '../../../games/epic-1989/index.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { Ask, FieldTable } from '../adapter.ts';
import { askAt, inText, offersOf } from '../decided-testing.ts';
import { drawnAt } from './drawing.ts';
import { isListed } from './hand.ts';
import epic89 from './index.ts';
import epicSpeech from './speech.ts';

const rows = [...readFileSync('rules/epic-1989.md', 'utf8').matchAll(/\*\*(E1-DEC-\d+)\*\*/g)].map(
  ([, id]) => id,
);
const cases = caseFiles('cases/epic-1989').flatMap((file) => casesIn(file));

interface Asked {
  readonly table: FieldTable;
  readonly game: Epic89Game;
  readonly ask: Ask;
  readonly meant: Action;
}

/** Every question that a case answers, with the answer it gives. */
function askedIn(written: Case): Asked[] {
  const adapter = adapterOf('E1-DEC-01');
  const table = adapter.arrange(written);
  const run: CaseRun = { adapter, table, state: table.state };
  const game = table.game as unknown as Epic89Game;
  const found: Asked[] = [];
  for (const step of written.steps) {
    if (step.is !== 'act') continue;
    const [first] = step.actions;
    const decision = table.game.pending(run.state).find(({ seat }) => seat === step.seat);
    if (decision && first !== undefined) {
      const ask = askAt(game as never, run.state, decision, isListed);
      found.push({ table: epic89.table(table.game), game, ask, meant: parsed(run, first) as Action });
    }
    runAct(run, step);
  }
  return found;
}

/** What the line of notation comes to in text. */
function textOf({ table, game, ask, meant }: Asked): Action {
  const line = game.notation.print(ask.view as State, meant);
  return inText(table, game as never, ask, line, epicSpeech(table.game)) as Action;
}

/** The very answer of the case made by hand: pressed, put on a place, or set and sealed. Null: there is no way. */
function byHand({ table, game, ask, meant }: Asked): unknown {
  const view = ask.view as State;
  const text = (action: Action) => game.notation.print(view, action);
  const listed = offersOf(table, ask).find((offer) => offer.text === text(meant));
  if (listed) return listed.action;
  const ground = game.tableOf(view);
  const put = placedByHand(table, ask, ground, meant);
  if (put) return put;
  if (meant.do === 'orders') {
    const toggles = Object.fromEntries(meant.orders.map(([id, order]) => [`order ${id}`, order]));
    const seal = table.hand({ ...ask, toggles }).bar.find(({ id }) => id === 'end');
    return seal?.offers[0]?.action ?? null;
  }
  return null;
}

/** Put on the table, and what has several places pulled to each of them; null where it has no place. */
function placedByHand(table: FieldTable, ask: Ask, ground: Pick<Table, 'depth'>, meant: Action): unknown {
  const drawn = ([x, y]: readonly [number, number]) => drawnAt(ground, x, y);
  const of = (found: ReturnType<FieldTable['sentTo']>) => (found && 'action' in found ? found : null);
  switch (meant.do) {
    case 'point':
      return of(table.sentTo(ask, drawn(meant.at)))?.action;
    case 'place':
      return of(table.sentTo(ask, drawn([meant.x, meant.y])))?.action;
    case 'regroup':
      return 'x' in meant ? of(table.sentTo(ask, drawn([meant.x, meant.y])))?.action : null;
    case 'blinds':
    case 'mines': {
      let plan = of(table.sentTo(ask, drawn(meant.at[0])));
      for (const [n, at] of meant.at.entries()) plan = plan && of(table.pulled(ask, plan, -n - 1, drawn(at)));
      for (let n = 0; meant.do === 'mines' && plan && n < 8; n++) {
        if ((plan.action as typeof meant).real.join() === meant.real.join()) break;
        plan = of(table.edits(ask, plan)[0].make());
      }
      return plan?.action;
    }
    default:
      return null;
  }
}

/** Their answers have a place for every unit: what is proposed is legal, and is changed by hand from there. */
const PLANNED = new Set<Action['do']>(['move', 'rest', 'fire', 'support', 'deploy', 'take']);
/** In the menu of the table, and among its standing orders. */
const ELSEWHERE = new Set<Action['do']>(['propose', 'instruct']);

test.each(rows)('%s can be decided at the table and in text', (row) => {
  const asked = cases.filter(({ rules }) => rules.includes(row)).flatMap(askedIn);
  let answered = 0;
  for (const one of asked) {
    const { game, table, ask, meant } = one;
    const { view, decision } = ask;
    const legal = (action: unknown) => game.check(view as State, decision.seat, action as Action) === null;
    if (!legal(meant)) continue; // a case that writes what a view does not show
    answered++;
    const text = (action: unknown) => action && game.notation.print(view as State, action as Action);
    // Whoever is told nothing may be left out.
    const told = (action: unknown) => String(text(action)).replace(/ \d+:none/g, '');
    expect(text(textOf(one)), 'in text').toBe(text(meant));
    const ways = offersOf(table, ask).filter(({ refused }) => !refused);
    expect(ways.filter(({ action }) => !legal(action))).toEqual([]);
    expect(ways.length).toBeGreaterThan(0);
    if (PLANNED.has(meant.do) || ELSEWHERE.has(meant.do) || table.hand(ask).prompt?.form) continue;
    expect(told(byHand(one)), 'by hand').toBe(told(meant));
  }
  expect(answered).toBeGreaterThan(0);
});

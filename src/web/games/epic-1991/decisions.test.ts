import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Case } from '../../../cases/case.ts';
import { caseFiles, casesIn } from '../../../cases/files.ts';
import { parsed } from '../../../cases/phrase.ts';
import type { CaseRun } from '../../../cases/run.ts';
import { runAct } from '../../../cases/run-act.ts';
import { adapterOf } from '../../../cases/testing.ts';
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Decision } from '../../../kernel/contract.ts';
import type { Ask, FieldTable } from '../adapter.ts';
import { askAt, inText, offersOf } from '../decided-testing.ts';
import { type Bout, firstBout, paired, shifted } from './close-combat/draft.ts';
import { drawnAt } from './drawing.ts';
import type { EpicGame, View } from './game.ts';
import { firstLay, movedTo, turnedBy } from './ground/lay-draft.ts';
import { isListed } from './hand.ts';
import epicAdapter from './index.ts';
import epicSpeech from './speech.ts';
import { blowsFor, wantedFor } from './titan/strike-draft.ts';

/** Answered before there is a table, and from its menu. */
const ELSEWHERE = ['E2-DEC-01', 'E2-DEC-38'];

const rows = [...readFileSync('rules/epic-1991.md', 'utf8').matchAll(/\*\*(E2-DEC-\d+)\*\*/g)].map(
  ([, id]) => id,
);
const cases = caseFiles('cases/epic-1991').flatMap((file) => casesIn(file));

interface Asked {
  readonly table: FieldTable;
  readonly game: EpicGame;
  readonly ask: Ask;
  readonly meant: Action;
}

/** Every question that a case answers, with the answer it gives. */
function askedIn(written: Case): Asked[] {
  const table = adapterOf(written.rules[0]).arrange(written);
  const run: CaseRun = { adapter: adapterOf(written.rules[0]), table, state: table.state };
  const game = table.game as unknown as EpicGame;
  const found: Asked[] = [];
  const note = (decision: Decision | undefined, meant?: Action) => {
    if (!decision || decision.kind === 'begin') return;
    const ask = askAt(game as never, run.state, decision, isListed);
    const answer = meant ?? (ask.actions[0] as Action | undefined);
    if (answer) found.push({ table: epicAdapter.table(table.game), game, ask, meant: answer });
  };
  for (const step of written.steps) {
    if (step.is === 'refuse' || step.is === 'offered') note(table.game.pending(run.state)[0]);
    if (step.is !== 'act') continue;
    for (const action of step.actions.slice(0, 1)) {
      const [decision] = table.game.pending(run.state).filter(({ seat }) => seat === step.seat);
      if (decision) note(decision, parsed(run, action) as Action);
    }
    runAct(run, step);
  }
  return found;
}

/** What the line of notation comes to in text. */
function textOf({ table, game, ask, meant }: Asked): Action {
  const line = game.notation.print(ask.view as View, meant);
  return inText(table, game as never, ask, line, epicSpeech(table.game)) as Action;
}

/** The very answer of the case made by hand: pressed, put on a place, or written in its form. Null: there is no way. */
function byHand({ table, game, ask, meant }: Asked): unknown {
  const view = ask.view as View;
  const side = ask.decision.seat as 'A' | 'B';
  const epic = { game, table: game.tableOf(view) };
  const text = (action: Action) => game.notation.print(view, action);
  const listed = offersOf(table, ask).find((offer) => offer.text === text(meant));
  if (listed) return listed.action;
  switch (meant.do) {
    case 'objective':
    case 'pod': {
      const found = table.sentTo(ask, drawnAt(epic.table, meant.x, meant.y));
      return found && 'action' in found ? found.action : null;
    }
    case 'orders': {
      const toggles = Object.fromEntries(meant.orders.map(([unit, order]) => [`order ${unit}`, order]));
      const seal = table.hand({ ...ask, toggles }).bar.find(({ id }) => id === 'end');
      return seal?.offers[0]?.action ?? null;
    }
    case 'aim':
      return game.actions(view, side).find((action) => text(action) === text(meant)) ?? null;
    case 'drop':
      return epic.table.options.oneLays && table.hand(ask).prompt?.form ? meant : null;
    case 'again':
      return table.hand(ask).prompt?.form ? meant : null;
    case 'strike':
      return blowsFor(game, view, side).includes(meant.blow) &&
        wantedFor(game, view, side, meant.blow) === meant.locations.length
        ? meant
        : null;
    case 'pairs': {
      let bout: Bout | null = firstBout(epic, view);
      for (const [i, pair] of meant.pairs.entries()) {
        if (bout?.do !== 'pairs') return null;
        const pairs = paired(epic, view, bout.pairs, meant.pairs.slice(0, i), pair);
        bout = pairs && { do: 'pairs', pairs };
      }
      return bout;
    }
    case 'sequence': {
      let bout = firstBout(epic, view);
      for (const [to, id] of meant.models.entries())
        for (let at = bout?.do === 'sequence' ? bout.models.indexOf(id) : -1; at > to; at--)
          if (bout?.do === 'sequence') bout = { ...bout, models: shifted(bout.models, at, -1) };
      return bout;
    }
    case 'lay': {
      let lay = firstLay(epic, view, meant.piece);
      if (lay && meant.river) {
        const [way, across, along] = meant.river;
        if (lay.river?.[0] !== way) lay = turnedBy(lay, 0, 15);
        lay = way === 'north' ? movedTo(lay, 0, across, along) : movedTo(lay, 0, along, across);
      }
      for (const [part, [x, y, heading]] of meant.at.entries())
        if (lay?.at[part]) lay = turnedBy(movedTo(lay, part, x, y), part, heading - lay.at[part][2]);
      return lay;
    }
    default:
      return null;
  }
}

/** Vortices, powers and skimmers that pop up, which no proposal has, and no button adds to one. */
function lackingEdits({ table, ask }: Asked, meant: Extract<Action, { do: 'fire' }>): string[] {
  const selected = { ...ask, selected: meant.unit };
  const plan = table
    .hand(selected)
    .bar.flatMap(({ offers }) => offers)
    .find(({ action }) => (action as Action).do === 'fire');
  const known = new Set(plan ? table.edits(selected, plan).map(({ id }) => id) : []);
  const wanted = meant.attacks.flatMap((attack) => {
    if (attack.is === 'vortex') return [`vortex ${attack.model}`];
    return attack.is === 'power' ? [`${attack.power} ${attack.model}`] : [];
  });
  return [...wanted, ...(meant.popUps.length > 0 ? ['pop-up'] : [])].filter((id) => !known.has(id));
}

/** Their answers have a place for every model: what is proposed is legal, and is changed by hand from there. */
const PLANNED = new Set(['move', 'fire', 'deploy', 'muster', 'unload', 'hold', 'end']);

test.each(rows.filter((row) => !ELSEWHERE.includes(row)))(
  '%s can be decided at the table and in text',
  (row) => {
    const asked = cases.filter(({ rules }) => rules.includes(row)).flatMap(askedIn);
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) {
      const { game, table, ask, meant } = one;
      const { view, decision } = ask;
      const legal = (action: unknown) => game.check(view as View, decision.seat, action as Action) === null;
      if (!legal(meant)) continue; // a case that writes what a view does not show
      const text = (action: unknown) => action && game.notation.print(view as View, action as Action);
      expect(text(textOf(one)), 'in text').toBe(text(meant));
      if (PLANNED.has(meant.do)) {
        const { prompt } = table.hand(ask);
        const ways = offersOf(table, ask).map(({ action }) => action);
        expect(ways.filter((action) => !legal(action))).toEqual([]);
        expect([...ways, prompt?.form]).not.toEqual([undefined]);
        if (meant.do === 'fire') expect(lackingEdits(one, meant)).toEqual([]);
      } else {
        expect(text(byHand(one)), 'by hand').toBe(text(meant));
      }
    }
  },
);

test('a long list keeps every answer', () => {
  const asked = cases.filter(({ rules }) => rules.includes('E2-DEC-04')).flatMap(askedIn);
  const one = asked.find(({ meant }) => meant.do === 'objective')!;
  const { prompt } = one.table.hand(one.ask);
  expect(prompt?.choices.length).toBe(one.ask.actions.length);
  expect(one.ask.actions.length).toBeGreaterThan(14);
});

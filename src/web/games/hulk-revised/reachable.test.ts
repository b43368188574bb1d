import { expect, test } from 'vitest';
import kitchenData from '../../../bots/fixtures/kitchen.yaml';
import type { Action } from '../../../games/hulk-revised/index.ts';
import { act, type Match, pending, rehearse } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { BEHIND, type Hand, type Offer, type Table } from '../adapter.ts';
import { hulkRevisedAdapter } from './index.ts';

/** Everything a player could press or click, in the bar, its menus, the prompt and on the board. */
function offered({ prompt, board, bar }: Hand): Offer[] {
  const buttons = bar.flatMap((button) => [button, ...(button.menu ?? [])]).flatMap(({ offers }) => offers);
  const clicked = board.filter(({ rank }) => prompt !== null || rank < BEHIND);
  return [...clicked, ...buttons, ...(prompt?.choices ?? []).map(({ offer }) => offer)];
}

/** What an action does, whatever way it is paid for and whichever way a step ends facing. */
function deed({ do: verb, unit, to, face, item }: Action): string {
  return `${verb} ${unit} ${to} ${verb === 'move' || verb === 'enter' ? '' : face} ${item}`;
}

/** Dice of one fight with the same face are one choice. */
const ALIKE = new Set(['reroll', 'parry', 'claw']);

function missing(table: Table, match: Match): string[] {
  const [decision] = pending(match);
  const view = match.game.view(match.state, decision.seat);
  const actions = match.game.actions(match.state, decision.seat) as Action[];
  const units = decision.kind === 'act' ? [...new Set(actions.map(({ unit }) => unit))] : [0];
  const shown = new Set<string>();
  for (const selected of units)
    for (const turn of decision.kind === 'tile' ? ['0', '1', '2', '3'] : ['0'])
      for (const offer of offered(table.hand({ view, decision, actions, selected, toggles: { turn } })))
        shown.add(deed(offer.action as Action));
  return actions
    .filter((action) => action.do !== 'time' && !ALIKE.has(action.do) && !shown.has(deed(action)))
    .map((action) => match.game.notation.print(match.state, action));
}

const STEPS = 260;

/** The bots' own mission has every kind of unit, weapon and ground. */
const kitchen = { title: 'the kitchen sink', setup: { mission: kitchenData, options: {} } };

for (const mission of [kitchen, ...hulkRevisedAdapter.missions]) {
  test(`every action of ${mission.title} can be clicked`, () => {
    const random = randomFrom(mission.title);
    for (const options of [{}, { timer: true, ambush: true, rubble: true }]) {
      const setup = { ...(mission.setup as object), options };
      const match = rehearse(hulkRevisedAdapter.ruleset, setup, '0a');
      const table = hulkRevisedAdapter.table(match.game);
      for (let n = 0; n < STEPS && !match.outcome; n++) {
        const [{ seat }] = pending(match);
        if (n % 4 === 0) expect(missing(table, match)).toEqual([]);
        const all = (match.game.actions(match.state, seat) as Action[]).filter(
          ({ do: verb }) => verb !== 'time',
        );
        const lively = all.filter(({ do: verb }) => !['end', 'turn', 'overwatch', 'guard'].includes(verb));
        const from = lively.length > 0 && random.below(8) > 0 ? lively : all;
        act(match, seat, from[random.below(from.length)]);
      }
      table.scene(match.game.view(match.state, 'spectator'));
    }
  });
}

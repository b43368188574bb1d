import { expect, test } from 'vitest';
import kitchenData from '../../../bots/fixtures/kitchen.yaml';
import { type Action, act as action } from '../../../games/hulk-revised/actions.ts';
import { newPiece } from '../../../games/hulk-revised/position.ts';
import type { State } from '../../../games/hulk-revised/state.ts';
import { act, type Match, pending, rehearse } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Ask, Offer, SquaresTable } from '../adapter.ts';
import { DieFell, noDice } from '../walks.ts';
import { hulkRevisedAdapter } from './index.ts';

function askOf(match: Match, selected: number): Ask {
  const [decision] = pending(match);
  return {
    view: match.game.view(match.state, decision.seat),
    decision,
    actions: match.game.actions(match.state, decision.seat),
    selected,
    toggles: {},
  };
}

/** Castor looks east down a lane; a door shuts it off at F2, and a side lane leads south from D2. */
function lane(): { match: Match; table: SquaresTable; state: State; at(name: string): number } {
  const picture = ['##########', '#.1..D...E', '###.######', '###.######', '##########'].join('\n');
  const mission = {
    id: 'lane',
    title: 'Lane',
    summary: 'A lane.',
    briefing: 'Hold it.',
    turns: 9,
    levels: [{ picture }],
    legend: { 1: 'marine 1' },
    marines: [{ name: 'Castor', kind: 'terminator', facing: 'E' }],
    blips: { total: 9, start: 0, perTurn: 1 },
  };
  const match = rehearse(hulkRevisedAdapter.ruleset, { mission, options: {} }, '07');
  while (pending(match)[0].kind !== 'act')
    act(match, pending(match)[0].seat, match.game.actions(match.state, pending(match)[0].seat)[0]);
  const table = hulkRevisedAdapter.table(match.game);
  const board = table.board(match.state);
  return { match, table, state: match.state as State, at: (name) => board.find(name) };
}

function addStealer(state: State, square: number): number {
  const id = state.pieces.length;
  const p = { ...newPiece(id, 'genestealer', false), at: square, facing: 3 as const };
  state.pieces.push(p);
  state.stealers.push(id);
  state.occupant[square] = id;
  return id;
}

test('a target behind him: turn about, then fire, for the price of the turn', () => {
  const { match, table, state, at } = lane();
  const foe = addStealer(state, at('B2'));
  const wanted = { action: action('shoot', 1, foe), square: at('B2') };
  expect(match.game.check(state, 'marine', wanted.action)?.rule).toBe('HR-LOS-01');
  const offer = table.instead(askOf(match, 1), wanted) as Offer;
  expect(offer.label).toBe('Turn about, then fire at the Genestealer at B2 (2 AP)');
  expect(offer.rest).toHaveLength(1);
});

test('out of sight is told with its reason: the arc, the walls, or what stands in the line', () => {
  const { match, table, state, at } = lane();
  const why = (square: string) => {
    const shot = action('shoot', 1, addStealer(state, at(square)));
    const plain = match.game.check(state, 'marine', shot);
    return plain && table.because(match.game.view(state, 'marine'), shot, plain);
  };
  expect(why('H2')).toEqual({ rule: 'HR-LOS-03', why: 'Out of sight: the closed door at F2 blocks it.' });
  expect(why('B2')?.rule).toBe('HR-LOS-02');
  expect(why('D4')).toEqual({ rule: 'HR-LOS-03', why: 'Out of sight: walls are in the way.' });
});

test('the resting fire button offers the same', () => {
  const { match, table, state, at } = lane();
  addStealer(state, at('B2'));
  expect(table.instead(askOf(match, 1), { action: null, button: 'fire' })?.word).toMatch(
    /^Turn about, then fire/,
  );
});

test('a door out of reach: go there and open it; a square out of reach: as near as he gets', () => {
  const { match, table, state, at } = lane();
  Object.assign(state, { token: 1, spent: 1 });
  const door = table.instead(askOf(match, 1), { action: action('door', 1, at('F2')), square: at('F2') });
  expect(door?.label).toBe('Go to E2, then open the door at F2 (3 AP)');
  const far = table.instead(askOf(match, 1), { action: null, square: at('I2') });
  expect(far?.label).toMatch(/^Open the door and go to F2 \(4 AP\)/);
});

test('without action points the command points are offered, but only to arrive', () => {
  const { match, table, state, at } = lane();
  Object.assign(state, { token: 2, spent: 0 });
  (state.pieces[1] as { ap: number }).ap = 1;
  const offer = table.instead(askOf(match, 1), { action: null, square: at('E2') });
  expect(offer?.label).toBe('Go to E2 (1 AP, 1 command point)');
});

test('an enemy is come at by a movement with its shot, else by steps and a shot, and by close assault', () => {
  const { match, table, state, at } = lane();
  addStealer(state, at('D4'));
  const ways = table.combined(askOf(match, 1), at('D4')).map(({ word }) => word);
  expect(ways).toEqual([
    'Go to D2, then turn right, then fire at the Genestealer at D4 (2 AP, 31%)',
    'Go up and attack (3 AP: wins 17%)',
  ]);
  addStealer(state, at('B2'));
  expect(table.combined(askOf(match, 1), at('B2')).map(({ word }) => word)).toEqual([
    'Turn about and fire (2 AP, 31%)',
    'Go up and attack (3 AP: wins 17%)',
  ]);
});

test('whatever is offered instead can be played to its end', () => {
  const random = randomFrom('instead');
  const setup = { mission: kitchenData, options: {} };
  const match = rehearse(hulkRevisedAdapter.ruleset, setup, '0c');
  const table = hulkRevisedAdapter.table(match.game);
  let offers = 0;
  for (let n = 0; n < 220 && !match.outcome; n++) {
    const [{ seat, kind }] = pending(match);
    const all = (match.game.actions(match.state, seat) as Action[]).filter((a) => a.do !== 'time');
    if (kind === 'act' && n % 6 === 0) {
      const unit = all[random.below(all.length)].unit;
      const ask = askOf(match, unit);
      const square = random.below(table.board(ask.view).size);
      const buttons = ['fire', 'assault', 'door'];
      for (const wanted of [
        { action: table.meant(ask.view, seat, unit, square), square },
        { action: null, button: buttons[random.below(3)] },
      ]) {
        const offer = unit === 0 ? null : table.instead(ask, wanted);
        if (!offer) continue;
        offers++;
        playable(match, seat, offer);
      }
    }
    const lively = all.filter(({ do: verb }) => !['end', 'overwatch', 'guard'].includes(verb));
    const from = lively.length > 0 && random.below(8) > 0 ? lively : all;
    act(match, seat, from[random.below(from.length)]);
  }
  expect(offers).toBeGreaterThan(10);
});

function playable(
  { game, state: now }: Match,
  seat: string,
  { action: first, rest = [], label }: Offer,
): void {
  const state = game.fork(now);
  for (const step of [first, ...rest]) {
    const held = (game.actions(state, seat) as Action[]).find((a) => a.do === 'hold');
    try {
      if (held && game.check(state, seat, step) !== null) game.apply(state, seat, held, noDice);
      expect(game.check(state, seat, step), label).toBeNull();
      game.apply(state, seat, step, noDice);
    } catch (error) {
      if (!(error instanceof DieFell)) throw error;
      return; // what was wanted rolls dice, or something unknown came to light
    }
    if (game.pending(state)[0]?.kind !== 'act' && !held) {
      const next = (game.actions(state, seat) as Action[]).some((a) => a.do === 'hold');
      if (!next) return;
    }
  }
}

import { expect, test } from 'vitest';
import { act as action } from '../../../games/hulk-revised/actions.ts';
import { newPiece } from '../../../games/hulk-revised/position.ts';
import type { State } from '../../../games/hulk-revised/state.ts';
import { act, type Match, pending, rehearse } from '../../../kernel/match.ts';
import type { SquaresTable } from '../adapter.ts';
import { hulkRevisedAdapter } from './index.ts';

/** Castor looks east down the upper lane; a door leads to the lower one, which ends behind him. */
function lanes(): { match: Match; table: SquaresTable; state: State; at(name: string): number } {
  const picture = ['###########', '#1.........', '######D####', '#.........#', '###########'].join('\n');
  const mission = {
    id: 'lanes',
    title: 'Lanes',
    summary: 'Two lanes.',
    briefing: 'Hold them.',
    turns: 9,
    levels: [{ picture }],
    legend: { 1: 'marine 1' },
    marines: [{ name: 'Castor', kind: 'terminator', facing: 'E' }],
    blips: { total: 0, start: 0, perTurn: 0 },
  };
  const match = rehearse(hulkRevisedAdapter.ruleset, { mission, options: {} }, '07');
  while (pending(match)[0].kind !== 'act')
    act(match, pending(match)[0].seat, match.game.actions(match.state, pending(match)[0].seat)[0]);
  const table = hulkRevisedAdapter.table(match.game);
  return { match, table, state: match.state as State, at: (name) => table.board(match.state).find(name) };
}

function add(state: State, kind: 'blip' | 'genestealer', square: number, ap = 6): number {
  const id = state.pieces.length;
  state.pieces.push({ ...newPiece(id, kind, false), at: square, facing: 3, ap });
  state.stealers.push(id);
  state.occupant[square] = id;
  return id;
}

test('HR-BLIP-03 a blip that a Marine would see is told so, not that it lacks points', () => {
  const { table, state, at } = lanes();
  state.phase = 'stealer';
  state.doors[at('G3')] = 1;
  const blip = add(state, 'blip', at('I4'));
  const why = (square: string) => table.beyond(state, blip, at(square));
  expect(why('G2')).toEqual({
    rule: 'HR-BLIP-03',
    why: 'G2 is in Castor’s sight: a blip may not go there.',
  });
  expect(why('E2').rule).toBe('HR-BLIP-03');
  expect(why('B4')).toEqual({ rule: 'HR-MOVE-01', why: 'Blip has 6 AP left, and it is 7 steps away.' });
});

test('a shut door, a piece in the way and missing points are told apart', () => {
  const { table, state, at } = lanes();
  const why = (square: string) => table.beyond(state, 1, at(square));
  expect(why('H2')).toEqual({ rule: 'HR-MOVE-01', why: 'Castor has 4 AP left, and it is 6 steps away.' });
  expect(why('F4').rule).toBe('HR-DOOR-02');
  add(state, 'genestealer', at('D2'));
  expect(why('E2')).toEqual({ rule: 'HR-GEN-10', why: 'The Genestealer at D2 is in the way.' });
});

test('an enemy that cannot be run up to: what stands between is named, else how far it is', () => {
  const { table, state, at } = lanes();
  state.phase = 'stealer';
  const stealer = add(state, 'genestealer', at('I4'));
  const attack = action('assault', stealer, 1);
  const why = () => table.because(state, attack, { rule: 'HR-CA-01', why: '' });
  expect(why()).toEqual({ rule: 'HR-DOOR-02', why: 'The door at G3 is shut.' });
  state.doors[at('G3')] = 1;
  expect(why()).toEqual({ rule: 'HR-CA-01', why: 'Castor is 6 steps off: too far to attack with 6 AP.' });
});

test('HR-LOCK-02 HR-SHOT-06 what holds a Marine comes before all else, and Fire names the jam', () => {
  const { match, table, state, at } = lanes();
  const fire = () => {
    const [decision] = pending(match);
    const actions = match.game.actions(state, 'marine');
    const { bar } = table.hand({ view: state, decision, actions, selected: 1, toggles: {} });
    return bar.find(({ id }) => id === 'fire')?.idle;
  };
  expect(fire()).toEqual({ rule: 'HR-SHOT-01', why: 'No target is in sight.' });
  state.pieces[1]!.jam = 1;
  add(state, 'genestealer', at('E2'));
  expect(fire()).toEqual({ rule: 'HR-SHOT-06', why: 'His weapon is jammed.' });
  add(state, 'genestealer', at('C2'));
  expect(fire()?.rule).toBe('HR-LOCK-02');
  expect(table.beyond(state, 1, at('D2')).rule).toBe('HR-LOCK-02');
});

import { expect, test } from 'vitest';
import opponents from '../../../../bots/hulk-revised/index.ts';
import { type Action, act as action } from '../../../../games/hulk-revised/actions.ts';
import type { State } from '../../../../games/hulk-revised/state.ts';
import { act, type Match, pending, rehearse } from '../../../../kernel/match.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import type { SquaresTable } from '../../adapter.ts';
import { hulkRevisedAdapter } from '../index.ts';

const mission = (picture: string) => ({
  id: 'lane',
  title: 'Lane',
  summary: 'A lane.',
  briefing: 'Hold it.',
  turns: 9,
  levels: [{ picture }],
  legend: { 1: 'marine 1', b: 'blip' },
  marines: [{ name: 'Castor', kind: 'terminator', facing: 'E' }],
  blips: { total: 9, start: 0, perTurn: 1 },
});

function sitAt(picture: string): { match: Match; table: SquaresTable; state: State } {
  const match = rehearse(hulkRevisedAdapter.ruleset, { mission: mission(picture), options: {} }, '07');
  while (pending(match)[0].kind !== 'act')
    act(match, pending(match)[0].seat, match.game.actions(match.state, pending(match)[0].seat)[0]);
  return { match, table: hulkRevisedAdapter.table(match.game), state: match.state as State };
}

const LANE = ['################', '#1..............E', '################'].join('\n');

test('overwatch names the covered squares, the chance of a step and the risk of a jam', () => {
  const { match, table } = sitAt(LANE);
  const before = table.layer(match.game.view(match.state, 'marine'), 'marine', 'watch', 1);
  expect(before.areas.find(({ fill }) => fill === 'maybe')?.squares).toHaveLength(12);
  act(match, 'marine', action('overwatch', 1));
  const layer = table.layer(match.game.view(match.state, 'marine'), 'marine', 'watch', 0);
  // Twelve squares, no more (HR-OVW-04); 6+ on one of two dice is 11 in 36, a double 6 in 36.
  expect(layer.areas[0].squares).toHaveLength(12);
  expect(layer.labels[0].lines).toEqual(['6+, 31% a step', 'jams 17% a volley']);
  expect(layer.says[0]).toContain('Castor on overwatch');
});

test('danger counts steps, the turn of a door and the blow itself', () => {
  const { match, table } = sitAt(LANE);
  const view = () => match.game.view(match.state, 'marine');
  const struck = () => table.layer(view(), 'marine', 'danger', 0).labels.map(({ square }) => square);
  const board = table.board(view());
  // Play to a blip in the entry area, then look at it from the Marine's side.
  act(match, 'marine', action('end'));
  const state = match.state as State;
  const blip = state.stealers[0];
  const p = state.pieces[blip];
  if (!p) throw new Error('No blip came.');
  const castor = board.find('B2');
  const put = (name: string) => {
    const square = board.find(name);
    if (p.at >= 0) state.occupant[p.at] = 0;
    p.at = square;
    p.area = -1;
    state.occupant[square] = p.id;
  };
  // Five steps and a blow are six points; a Genestealer of the blip may stand one square nearer.
  put('I2');
  expect(struck()).toEqual([castor]);
  put('J2');
  expect(struck()).toEqual([]);
});

test('what a layer shows depends on the view alone, and is drawn quickly', () => {
  const [card] = hulkRevisedAdapter.missions;
  const match = rehearse(hulkRevisedAdapter.ruleset, card.setup, '0b');
  const table = hulkRevisedAdapter.table(match.game);
  const [bot] = opponents.bots;
  const random = randomFrom('layers');
  const times: number[] = [];
  for (let n = 0; n < 120 && !match.outcome; n++) {
    const [{ seat }] = pending(match);
    const view = match.game.view(match.state, seat);
    if (n > 20 && n % 5 === 0)
      for (const { id } of table.layers) {
        const unit = (match.game.actions(match.state, seat)[0] as Action).unit;
        const begun = performance.now();
        const layer = table.layer(view, seat, id, unit);
        times.push(performance.now() - begun);
        expect(table.layer(view, seat, id, unit)).toBe(layer);
        expect(layer.says.length).toBeGreaterThan(0);
        // A world made up from the view alone gives the same picture.
        const other = match.game.view(match.game.imagine(view, randomFrom(n)), seat);
        expect(table.layer(other, seat, id, unit)).toEqual(layer);
      }
    act(match, seat, bot.choose(match.game, view, seat, random));
  }
  // Under a millisecond when nothing else runs; tests share the machine, so the middle one counts.
  expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(10);
});

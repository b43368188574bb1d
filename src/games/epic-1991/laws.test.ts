import { expect, test } from 'vitest';
import { armyNamed } from '../../cli/battles.ts';
import { randomFrom } from '../../kernel/random.ts';
import { standing } from './geometry/position.ts';
import type { EpicGame, State } from './index.ts';
import { ARMIES, madeUp } from './oracle/testing.ts';

const armies = ARMIES.map((name) => armyNamed(name, 'epic-1991'));

/** What the laws say once somebody has tampered with a sound position. */
function said(tamper: (state: State, game: EpicGame) => unknown): string {
  const { game, state } = madeUp(randomFrom('laws'), armies);
  expect(game.broken(state)).not.toContainEqual(
    expect.stringMatching(/high|casualties|points|index|touches/),
  );
  tamper(state, game);
  return game.broken(state).join(' ');
}

const stood = (state: State) => state.models.find((model) => model?.where === 'table')!;

test('every figure that is kept is worked out again, and one that is wrong is named', () => {
  expect(said((state) => Object.assign(stood(state), { ground: 100 }))).toMatch(/E2-GEO-24/);
  expect(said((state) => Object.assign(state.cards[1], { casualties: 1 }))).toMatch(/E2-BREAK-01/);
  expect(said((state) => Object.assign(stood(state), { where: 'gone' }))).toMatch(/E2-BREAK-01/);
  expect(said((state) => Object.assign(state.cards[1], { broken: true }))).toMatch(/E2-BREAK-02/);
  expect(said((state) => Object.assign(state.cards[1], { scored: true }))).toMatch(/E2-VP-07/);
  expect(said((state) => Object.assign(state.vps, { A: 5 }))).toMatch(/A has 5 points, but should have 0/);
  expect(said((state) => Object.assign(stood(state), { titan: 9 }))).toMatch(/Titan card/);
  expect(said((state) => Object.assign(stood(state), { carrier: 1 }))).toMatch(/in a carrier/);
  expect(said((state) => Object.assign(stood(state), { building: 1, wall: 99 }))).toMatch(/E2-BLDG-01/);
});

test('an index that claims to be up to date and is not is named', () => {
  const moved = said((state, { table }) => {
    standing(table, state);
    stood(state).x += 1;
  });
  expect(moved).toMatch(/elsewhere than the index says/);
  const kept = said((state, { table }) => {
    standing(table, state);
    table.positions.touching[stood(state).id] = [999];
  });
  expect(kept).toMatch(/E2-GEO-07/);
});

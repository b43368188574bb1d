import { expect, test } from 'vitest';
import { armyNamed } from '../../cli/games/epic-1991/battles.ts';
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

test('E2-TRAN-11 whoever is aboard rides in something: on the table, or a pod that is coming down', () => {
  const aboard = (more: (state: State, carrier: number) => unknown) =>
    said((state) => {
      const [rider, carrier] = state.models.filter((model) => model?.where === 'table');
      Object.assign(rider, { where: 'aboard', carrier: carrier.id });
      more(state, carrier.id);
    });
  const away = (state: State, carrier: number) => Object.assign(state.models[carrier], { where: 'away' });
  expect(aboard(() => null)).not.toMatch(/rides in nothing/);
  expect(aboard(away)).toMatch(/rides in nothing/);
  const falls = (pod: number) => ({ do: 'landing' as const, pod, x: 0, y: 0, struck: [], left: [] });
  expect(aboard((state, id) => [away(state, id), state.steps.push(falls(id))])).not.toMatch(
    /rides in nothing/,
  );
  expect(aboard((state, id) => [away(state, id), state.steps.push(falls(id + 1))])).toMatch(
    /rides in nothing/,
  );
});

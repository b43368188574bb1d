import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseFiles, casesIn } from '../../../cases/files.ts';
import cases from '../../../cases/hulk-heresy/index.ts';
import { byChance } from '../../../golden/choose.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import { diceFrom } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Verb } from '../actions.ts';
import { addEffect } from '../auras.ts';
import { hulkHeresy, type State } from '../index.ts';
import { activeSide, NOWHERE, type Piece } from '../state.ts';
import type { Table } from '../table.ts';
import { ACT_VERBS } from '../turn/acts.ts';
import { listedApart } from './listing.ts';

/** Ways of three steps are many: they are tried for a few pieces only. */
const LONG: Verb = 'walk';

function apart(table: Table, state: State, verbs: readonly Verb[]): string[] {
  const active = activeSide(state);
  if (!active) return [];
  return state.pieces.flatMap((p) => {
    if (!p || p.row === -1) return [];
    return [...listedApart(table, state, p, verbs, p.side !== active)];
  });
}

/** Every so many of the cases, and of the pieces for the long ways. */
const EVERY = 20;

test('HH-ACT-07, HH-CP-02: in positions of cases everything legal is listed, and nothing else', () => {
  let positions = 0;
  for (const file of caseFiles('cases/hulk-heresy'))
    for (const [i, written] of casesIn(file).entries()) {
      if (i % EVERY !== 0) continue;
      const { game, state } = cases.arrange(written);
      const { table } = game as unknown as { table: Table };
      if (!table) continue;
      positions++;
      const verbs = ACT_VERBS.filter((verb) => verb !== LONG || positions % EVERY === 0);
      expect(apart(table, state as State, verbs), `${file}: ${written.name}`).toEqual([]);
    }
  expect(positions).toBeGreaterThan(20);
});

test('HH-PA-02: and as play goes on, in a crowd', () => {
  const mission: unknown = parse(readFileSync('missions/hulk-heresy/club-evening.yaml', 'utf8'));
  const game = hulkHeresy.open(hulkHeresy.readSetup({ mission }));
  const random = randomFrom('listing');
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  for (let n = 0; n < 160 && !state.outcome; n++) {
    const { seat, action } = byChance(game as unknown as AnyGame, state, random);
    game.apply(state, seat, action as never, dice);
    if (n % 80 !== 79) continue;
    const quick = ACT_VERBS.filter((verb) => verb !== LONG);
    expect(apart(game.table, state, quick)).toEqual([]);
    const walker = state.pieces
      .filter((p) => p && p.at !== NOWHERE && p.side === activeSide(state))
      .at(n % 5);
    if (walker) expect([...listedApart(game.table, state, walker, [LONG], false)]).toEqual([]);
  }
});

test('HH-PSI-12, HH-PA-02: with Warp Speed among friends nothing is listed twice', () => {
  const written = casesIn('cases/hulk-heresy/powered-armour.yaml').find(({ name }) =>
    name.includes('not a longer way'),
  );
  const { game, state } = cases.arrange(written as NonNullable<typeof written>) as unknown as {
    game: { table: Table };
    state: State;
  };
  const walker = state.pieces[1] as Piece;
  addEffect(state, { what: 'warp-speed', owner: walker.side, unit: walker.id, ends: 'lapse' });
  expect([...listedApart(game.table, state, walker, [LONG, 'move'], false)]).toEqual([]);
});

test('HH-REINF-08: whoever waits outside is asked for nothing that is done on the board', () => {
  const written = casesIn('cases/hulk-heresy/disputes.yaml').find(({ name }) =>
    name.includes('who waits outside'),
  );
  const { game, state } = cases.arrange(written as NonNullable<typeof written>) as unknown as {
    game: { table: Table };
    state: State;
  };
  const outside = state.pieces.find((p) => p?.at === NOWHERE) as Piece;
  Object.assign(state.rosters[outside.side][outside.row] as object, { ranged: ['reaper-autocannon'] });
  expect([...listedApart(game.table, state, outside, ACT_VERBS, true)]).toEqual([]);
  expect([...listedApart(game.table, state, outside, ACT_VERBS, false)]).toEqual([]);
});

test('HH-ACT-07: what is listed follows from the position alone, whatever was listed before it', () => {
  const lists: { name: string; read(): string; first: string }[] = [];
  for (const name of ['club-evening', 'boarding-party']) {
    const mission: unknown = parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));
    const game = hulkHeresy.open(hulkHeresy.readSetup({ mission }));
    const random = randomFrom(name);
    const dice = diceFrom(random);
    const { state } = game.start(dice);
    for (let n = 0; n < 150 && !state.outcome; n++) {
      const [{ seat }] = game.pending(state);
      const then = game.fork(state);
      const read = (): string => JSON.stringify(game.actions(then, seat));
      lists.push({ name: `${name}, ${n}`, read, first: read() });
      const { action } = byChance(game as unknown as AnyGame, state, random);
      game.apply(state, seat, action as never, dice);
    }
  }
  const stride = 97; // far from one another, so that hardly any list comes after the same neighbour
  for (let i = 0; i < lists.length; i++) {
    const { name, read, first } = lists[(i * stride) % lists.length];
    expect(read(), name).toBe(first);
  }
});

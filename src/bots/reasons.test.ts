import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Action, hulkRevised, type State, type View } from '../games/hulk-revised/index.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Bot } from './bot.ts';
import hulk from './hulk-revised/index.ts';
import { simpleBot } from './hulk-revised/simple.ts';

const read = (name: string): unknown => parse(readFileSync(`src/bots/fixtures/${name}.yaml`, 'utf8'));
const SENTENCE = /^[A-Z0-9].*[.!]$/;

/** Positions of games by rule of thumb. */
function* positions(mission: string, seed: string, most = 500) {
  const game = hulkRevised.open(hulkRevised.readSetup({ mission: read(mission), options: { ambush: true } }));
  const random = randomFrom(seed);
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  for (let n = 0; n < most && !state.outcome; n++) {
    const [{ seat, kind }] = game.pending(state);
    const action = simpleBot.choose(game, game.view(state, seat), seat, random);
    yield { game, state, seat, kind, action, n };
    game.apply(state, seat, action, dice);
  }
}

const bots = hulk.bots as unknown as readonly (typeof simpleBot)[];
const [recruit, regular, veteran] = bots;

test('Recruit and Regular give a sentence for every kind of decision, the same for the same view and chance', () => {
  const asked = new Map<string, Set<string>>();
  for (const mission of ['trail', 'kitchen'])
    for (const { game, state, seat, kind, n } of positions(mission, 'why', 300)) {
      if (kind === 'act' && n % 2 === 0) continue;
      const view = game.view(state, seat);
      for (const bot of [recruit, regular]) {
        const why = bot.why(game, view, seat, randomFrom(n));
        expect(why).toMatch(SENTENCE);
        if (n % 20 === 0) expect(bot.why(game, view, seat, randomFrom(n))).toBe(why);
        const key = `${seat} ${kind}`;
        asked.set(key, (asked.get(key) ?? new Set()).add(why));
      }
    }
  expect(asked.size).toBeGreaterThan(8);
  for (const key of ['marine act', 'stealer act']) expect(asked.get(key)?.size).toBeGreaterThan(10);
}, 120_000);

test('the Veteran says what playing ideas out came to', () => {
  const said = new Set<string>();
  for (const { game, state, seat, n } of positions('trail', 'verdict', 300)) {
    if (n % 12 !== 0 || said.has(seat)) continue;
    const why = veteran.why(game, game.view(state, seat), seat, randomFrom(n));
    expect(why).toMatch(SENTENCE);
    if (/Of \d+ ideas played out/.test(why)) said.add(seat);
  }
  expect([...said].sort()).toEqual(['marine', 'stealer']);
}, 120_000);

// What the asker may know goes in, nothing else: in every world that looks the same to him the reason is the same.
test('a reason given openly is the same in every world that looks the same to the asker', () => {
  let differed = 0;
  for (const mission of ['trail', 'kitchen'])
    for (const { game, state, seat, kind, action, n } of positions(mission, 'open')) {
      if (n % 5 !== 0 || kind === 'muster') continue;
      const asker = seat === 'marine' ? 'stealer' : 'marine';
      const other = game.imagine(game.view(state, asker), randomFrom(`other ${n}`));
      for (const bot of bots) {
        const [here, there] = [state, other].map((world) =>
          bot.openly(game, game.view(world, asker), seat, action),
        );
        expect(there).toBe(here);
        expect(here).toMatch(SENTENCE);
      }
      if (secrets(state) !== secrets(other)) differed++;
    }
  expect(differed).toBeGreaterThan(30);
}, 120_000);

function secrets({ pieces, token }: State): string {
  return JSON.stringify([token, pieces.map((p) => p?.value)]);
}

test('a reason from a seat’s own view may tell what only that seat knows, an open one does not', () => {
  const game = hulkRevised.open(hulkRevised.readSetup({ mission: read('trail') }));
  for (const { state, seat, kind, action } of positions('trail', 'token', 200)) {
    if (kind !== 'command') continue;
    const own = regular.why(game, game.view(state, seat), seat, randomFrom(1));
    expect(own).toContain(`The token shows ${state.token}`);
    expect(regular.openly(game, game.view(state, 'stealer'), seat, action)).not.toMatch(/shows \d/);
  }
});

test('who slips or misjudges says so', () => {
  const said = new Set<string>();
  for (const { game, state, seat, n } of positions('kitchen', 'slips', 300)) {
    const why = recruit.why(game, game.view(state, seat), seat, randomFrom(n));
    for (const word of ['without a thought', 'more of it than it is worth', 'forgotten'])
      if (why.includes(word)) said.add(word);
  }
  expect(said.size).toBe(3);
}, 60_000);

test('asking why changes nothing', () => {
  for (const { game, state, seat, n } of positions('trail', 'again', 60)) {
    const view = JSON.stringify(game.view(state, seat));
    const choose = (bot: Bot<typeof game, View, Action>) =>
      bot.choose(game, JSON.parse(view), seat, randomFrom(n));
    const before = choose(regular);
    regular.why(game, JSON.parse(view), seat, randomFrom(n));
    expect(choose(regular)).toEqual(before);
  }
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { battery } from '../../../kernel/battery.ts';
import { diceFrom } from '../../../kernel/dice.ts';
import { sameData } from '../../../kernel/hash.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { act } from '../actions.ts';
import type { Event } from '../events.ts';
import { hulkRevised } from '../index.ts';
import type { State } from '../state.ts';
import { solo } from './testing.ts';

const coldTrail = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));
const kitchen = parse(readFileSync('src/games/hulk-revised/solo/kitchen.yaml', 'utf8'));
const open = (mission: unknown, options: object = { solo: true }) =>
  hulkRevised.open(hulkRevised.readSetup({ mission, options }));

/** Random Marines against the program, `turns` turns long: every state and every event on the way. */
function* games(mission: unknown, seed: string, turns: number, options?: object) {
  const game = open(mission, options);
  const random = randomFrom(seed);
  const dice = diceFrom(random);
  const { state } = game.start(dice);
  while (!state.outcome && state.turn <= turns) {
    const actions = game.actions(state, 'marine');
    const end = actions.find((action) => action.do === 'end');
    const action = end && random.below(6) === 0 ? end : actions[random.below(actions.length)];
    const events = game.apply(state, 'marine', action, dice);
    yield { game, state, events };
  }
}

test('HR-SOLO-01 HR-SOLO-41 HR-DEC-36 only the human is asked, as the Marines; the program answers everything else', () => {
  let asked = 0;
  for (const { game, state } of games(kitchen, 'asked', 6)) {
    if (state.outcome) break;
    expect(game.pending(state).map(({ seat }) => seat)).toEqual(['marine']);
    expect(game.actions(state, 'stealer')).toEqual([]);
    expect(game.check(state, 'stealer', act('end'))).not.toBeNull();
    asked++;
  }
  expect(asked).toBeGreaterThan(20);
  // without the option the Stealer player plays, and nothing is remembered for him
  const two = open(coldTrail, {});
  const { state } = two.start(diceFrom(randomFrom('two')));
  expect(state.solo).toBeNull();
  expect(two.pending(state)[0].seat).toBe('stealer');
});

test('HR-SOLO-01 the values of blips stay hidden from the human', () => {
  for (const { game, state, events } of games(coldTrail, 'hidden', 4)) {
    const view = game.view(state, 'marine');
    for (const p of view.pieces) if (p?.kind === 'blip') expect(p.value).toBe(-1);
    for (const event of events)
      if (event.kind === 'drawn') expect(game.redact(event, 'marine')).toMatchObject({ value: -1 });
  }
});

test('HR-SOLO-02 HR-HID-09 every normal blip in play carries a public counter, and nothing else does', () => {
  let blips = 0;
  for (const { game, state } of games(kitchen, 'counters', 6))
    for (const p of game.view(state, 'marine').pieces) {
      if (!p) continue;
      if (p.kind === 'blip') blips++;
      expect(p.priority > 0).toBe(p.kind === 'blip');
    }
  expect(blips).toBeGreaterThan(20);
});

test('HR-SOLO-43 every die of the program is an event with its rule and a line in the report', () => {
  for (const { game, events } of games(kitchen, 'told', 8)) {
    for (const event of events) {
      if (event.kind !== 'solo-roll') continue;
      const line = game.describe(event);
      expect(line?.rules[0]).toMatch(/^HR-SOLO-\d\d$/);
      expect(line?.dice?.[0].values).toEqual(event.dice);
    }
  }
});

test('HR-SOLO-43 the same dice give the same game', () => {
  const told = () => [...games(kitchen, 'same', 5)].map(({ events }) => events);
  expect(sameData(told(), told())).toBe(true);
});

test('HR-SOLO-01 the program does not know the command token: another one changes nothing it does', () => {
  const game = open(kitchen);
  const random = randomFrom('token');
  const { state } = game.start(diceFrom(random));
  const phases = (token: number, from: State, seed: string): Event[] => {
    const world = game.fork(from);
    world.token = token;
    const events = game.apply(world, 'marine', act('end'), diceFrom(randomFrom(seed)));
    // the token is shown in the Reset phase, and what is offered to a jammed Marine may depend on it
    return events.slice(0, events.findIndex(({ kind }) => kind === 'token-shown') >>> 0);
  };
  const dice = diceFrom(random);
  let compared = 0;
  for (let i = 0; !state.outcome && state.turn < 9 && i < 4000; i++) {
    const actions = game.actions(state, 'marine');
    if (actions.some((action) => action.do === 'end') && random.below(8) === 0) {
      const [low, high] = [1, 6].map((token) => phases(Math.max(token, state.spent), state, `dice ${i}`));
      expect(sameData(low, high)).toBe(true);
      compared++;
      game.apply(state, 'marine', act('end'), dice);
    } else game.apply(state, 'marine', actions[random.below(actions.length)], dice);
  }
  expect(compared).toBeGreaterThan(3);
});

test('HR-SOLO-33 the lines of every squad stand in the state for the table to draw', () => {
  const t = solo({ levels: ['s..o'], legend: { o: 'objective' }, mission: { objective: { text: 'x' } } });
  const state = t.set([{ kind: 'terminator', at: 0 }], { phase: 'marine' });
  const events = t.game.apply(state, 'marine', act('end'), t.play(state).dice);
  expect(events.find(({ kind }) => kind === 'lines')).toMatchObject({ boxes: state.solo?.boxes });
  expect(t.game.view(state, 'spectator').solo?.boxes).toEqual(state.solo?.boxes);
  expect(state.solo?.boxes[0].edges).toEqual(['side', 'front', 'side', 'rear']);
});

test('solo play keeps the contract: laws, secrets, replays, notation, undo', () => {
  const setups = [
    { mission: coldTrail, options: { solo: true } },
    { mission: kitchen, options: { solo: true, ambush: true, rubble: true } },
    { mission: { ...kitchen, first: 'stealer' }, options: { solo: true, timer: true } },
    { mission: { ...coldTrail, first: 'stealer' }, options: { solo: true, rubble: true } },
  ];
  const report = battery(hulkRevised, setups, { games: 3, seed: 'solo', maxActions: 6000, sample: 40 });
  expect(report.problems).toEqual([]);
}, 120_000);

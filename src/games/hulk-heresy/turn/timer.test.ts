import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseFiles, casesIn } from '../../../cases/files.ts';
import cases from '../../../cases/hulk-heresy/index.ts';
import { byChance } from '../../../golden/choose.ts';
import type { AnyGame, Dice } from '../../../kernel/contract.ts';
import { diceFrom } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { topStep } from '../../../kernel/steps.ts';
import { type HeresyGame, hulkHeresy, type State, type Step } from '../index.ts';
import { STEP_RULES } from '../rules.ts';
import type { HeresyRule } from '../steps.ts';

/** Questions that were put, by the step that asks and what it asks. */
const asked = new Set<string>();

/** What time forces upon whoever is asked, if that is not legal. */
function wrongly(game: AnyGame, state: State, dice: Dice): string | null {
  const step = topStep(state) as Step;
  const [{ seat, kind }] = game.pending(state);
  asked.add(`${step.do}, ${kind}`);
  const { table } = game as unknown as HeresyGame;
  const forced = (STEP_RULES[step.do] as HeresyRule).forced?.(table, state, step, seat as 'A' | 'B', dice);
  if (!forced) return `${step.do}: nothing is forced`;
  const refusal = game.check(state, seat, forced);
  return refusal && `${step.do}: ${game.notation.print(state, forced)} is refused: ${refusal.why}`;
}

function* played(
  game: AnyGame,
  state: State,
  dice: Dice,
  name: string,
  most: number,
): Generator<string | null> {
  const random = randomFrom(name);
  for (let n = 0; n < most && game.pending(state).length > 0; n++) {
    yield wrongly(game, state, dice);
    const { seat, action } = byChance(game, state, random);
    game.apply(state, seat, action, dice);
  }
}

test('HH-TIME-06: whatever is asked, what time forces is a legal answer', () => {
  const dice = diceFrom(randomFrom('time'));
  for (const file of caseFiles('cases/hulk-heresy'))
    for (const [i, written] of casesIn(file).entries()) {
      if (i % 4 !== 0) continue;
      const { game, state } = cases.arrange(written);
      if ((topStep(state as State)?.do as string) === 'begin') continue;
      expect([...played(game, state as State, dice, written.name, 6)].filter(Boolean), written.name).toEqual(
        [],
      );
    }
  for (const name of ['hold', 'incursion']) {
    const mission = parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));
    const game = hulkHeresy.open(hulkHeresy.readSetup({ mission })) as unknown as AnyGame;
    const { state } = game.start(dice);
    expect([...played(game, state as State, dice, name, 200)].filter(Boolean)).toEqual([]);
  }
  expect(asked.size).toBeGreaterThan(20);
});

test('HH-TIME-01, HH-TIME-05, HH-TIME-06: whose clock it is, how long, and for what', () => {
  const mission = parse(readFileSync('missions/hulk-heresy/hold.yaml', 'utf8'));
  const open = (setup: object) => hulkHeresy.open(hulkHeresy.readSetup({ mission, ...setup }));
  const game = open({ options: { timer: true }, seconds: 45 });
  const dice = diceFrom(randomFrom('whose'));
  const { state } = game.start(dice);
  const clock = () => game.clock!(game.view(state, 'spectator'));
  const choose = (until: string) => {
    const random = randomFrom('whose');
    for (let n = 0; n < 400 && game.pending(state)[0].kind !== until; n++) {
      const { seat, action } = byChance(game as unknown as AnyGame, state, random);
      game.apply(state, seat as 'A', action as never, dice);
    }
    return game.pending(state)[0].seat;
  };
  const time = { do: 'time' };
  const roles = choose('roles');
  expect(clock()).toEqual({
    key: `turn 0 setup ${roles} roles`,
    seat: roles,
    seconds: 30,
    action: time,
    each: true,
  });
  choose('muster');
  expect(clock()).toBeNull();
  const first = choose('deploy');
  expect(clock()).toEqual({ key: `turn 0 setup ${first} deploy`, seat: first, seconds: 60, action: time });
  const active = choose('act');
  expect(clock()).toEqual({ key: 'turn 1 attacker', seat: active, seconds: 45, action: time });
  expect({ ...game.view(state, 'spectator'), timeUp: true }.timeUp).toBe(true);
  expect(game.clock!({ ...game.view(state, 'spectator'), timeUp: true })).toBeNull();
  const untimed = open({});
  const begun = untimed.start(dice).state;
  expect(untimed.clock!(untimed.view(begun, 'spectator'))).toBeNull();
});

test('HH-TIME-06: a clock runs for whoever is asked, and for nobody else', () => {
  const mission = parse(readFileSync('missions/hulk-heresy/hold.yaml', 'utf8'));
  const game = hulkHeresy.open(hulkHeresy.readSetup({ mission, options: { timer: true } }));
  const { state } = game.start(diceFrom(randomFrom('asked')));
  const [{ seat }] = game.pending(state);
  const other = seat === 'A' ? 'B' : 'A';
  expect(game.actions(state, seat)).toContainEqual({ do: 'time' });
  expect(game.actions(state, other)).toEqual([]);
});

test('HH-TIME-06: every step that asks knows what time forces', () => {
  const silent = Object.entries(STEP_RULES).filter(([, rule]) => rule.asks && !(rule as HeresyRule).forced);
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('HH-DEC-34: a clock that runs out over a Hallucination leaves it to chance, each as likely', () => {
  const drawn: number[][] = [];
  const dice: Dice = {
    d6: () => 1,
    draw(weights) {
      drawn.push([...weights]);
      return 2;
    },
  };
  const { forced } = STEP_RULES.shuffle;
  const step = { do: 'shuffle', side: 'A', unit: 1 } as const;
  expect(forced?.({} as never, {} as never, step, 'A', dice)).toEqual({ do: 'shuffle', to: 3 });
  expect(drawn).toEqual([[1, 1, 1]]);
});

test('HH-TIME-06: half a minute for every decision but the own Action phase, a minute for the blips of one phase', () => {
  const mission = parse(readFileSync('missions/hulk-heresy/hold.yaml', 'utf8'));
  const dice = diceFrom(randomFrom('clocks'));
  const met = new Map<string, string>();
  const game = hulkHeresy.open(hulkHeresy.readSetup({ mission, options: { timer: true } }));
  const { state } = game.start(dice);
  const random = randomFrom('clocks');
  for (let n = 0; n < 400 && game.pending(state).length > 0; n++) {
    const [{ seat, kind }, second] = game.pending(state);
    const limit = game.clock!(game.view(state, 'spectator'));
    if (second) expect(limit).toBeNull();
    else if (limit) {
      expect(limit.seat).toBe(seat);
      met.set(kind, `${limit.seconds}${limit.each ? ' each' : ''}`);
    }
    const { action } = byChance(game as unknown as AnyGame, state, random);
    game.apply(state, seat as 'A', action as never, dice);
  }
  expect(met.get('act')).toBe('180');
  expect(met.get('deploy')).toBe('60');
  expect([...met.values()]).toContain('30 each');
});

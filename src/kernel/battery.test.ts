import { describe, expect, test } from 'vitest';
import { battery, playOne } from './battery.ts';
import type { AnyGame } from './contract.ts';
import { type Flaw, toyRuleset } from './toy.ts';

const run = (flaw?: Flaw) =>
  battery(toyRuleset(flaw), [{ rounds: 6 }, { rounds: 30 }], {
    games: flaw === 'endless' ? 2 : 24,
    seed: 'battery',
    maxActions: 200,
    sample: 3,
  });

test('the sound toy passes the whole battery', () => {
  const report = run();
  expect(report.problems).toEqual([]);
  expect(report.games).toBe(24);
  expect(report.actions).toBeGreaterThan(200);
});

test('what an oracle says of a position is a problem', () => {
  const oracle = (game: AnyGame, state: unknown) =>
    game.outcome(state) ? [] : ['it looks farther than it sees'];
  const { problems } = battery(toyRuleset(), [{ rounds: 6 }], { games: 1, seed: 'oracle', oracle });
  expect(problems.join('\n')).toMatch(/oracle: it looks farther than it sees/);
});

describe('the battery notices', () => {
  const flaws: [Flaw, RegExp][] = [
    ['living view', /a view that was given out changed/],
    ['leaky view', /two worlds: .* the view differs/],
    ['leaky event', /two worlds: .* tells a secret/],
    ['told pick', /two worlds: .*"do":"pick".* tells a secret/],
    ['told dealt', /two worlds: the opening tells a secret/],
    ['told swapped', /two worlds: .*"do":"swap".* tells a secret/],
    ['loose reveal', /two worlds: .*"do":"guess".* tells a secret/],
    ['telling silence', /two worlds: .*"do":"rest".* tells a secret/],
    ['seen pick', /two worlds: .* the view differs/],
    ['leaky check', /two worlds: .* the answer to/],
    ['leaky actions', /two worlds: .* the legal actions differs/],
    ['leaky spectator', /two worlds: .* the spectator's view differs/],
    ['secret setup', /setup: blue may not know cards.red, but it follows from the setup/],
    ['hidden reveal', /two worlds: .*/],
    ['bad imagination', /two worlds: .* the view differs/],
    ['chance outside the dice', /not deterministic/],
    ['state beside the state', /not deterministic|replay/],
    ['aliasing fork', /fork: playing on a copy changed the original/],
    ['lax check', /check allows what is not listed/],
    ['incomplete actions', /check allows what is not listed/],
    ['strict check', /check refuses a listed action|a listed action is refused/],
    ['throwing check', /check threw/],
    ['lax seat', /act out of turn/],
    ['lossy notation', /notation: 'step 1' comes back as/],
    ['crashing parser', /makes parse throw TypeError/],
    ['reserved word', /word of the table's own/],
    ['endless', /stuck: not over after 200 actions/],
    ['nobody asked', /nobody is asked/],
    ['no action', /has no action/],
    ['not plain', /not plain data: state.junk/],
    ['broken law', /broken law: The second round is forbidden/],
    ['aliasing imagination', /imagining another changed it/],
    ['silent line', /is not a line/],
    ['odd odds', /odds: 'a guess' is 7 in 5/],
    ['throwing apply', /the card is stuck/],
  ];
  test.each(flaws)('%s', (flaw, sign) => {
    expect(run(flaw).problems.join('\n')).toMatch(sign);
  });
});

test('a problem names the seed and the action, and can be played again alone', () => {
  const ruleset = toyRuleset('broken law');
  const first = run('broken law').problems[0];
  const seed = /seed '([^']+)'/.exec(first)![1];
  expect(playOne(ruleset, { rounds: 6 }, seed, { maxActions: 200, sample: 3 }).problems[0]).toBe(first);
});

test('a caller can stop the battery after any game', () => {
  let seen = 0;
  const report = battery(toyRuleset(), (random) => ({ rounds: 1 + random.below(3) }), {
    games: 1000,
    seed: 1,
    each: () => ++seen < 5,
  });
  expect(report.games).toBe(5);
});

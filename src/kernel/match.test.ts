import { expect, test } from 'vitest';
import { agreeDraw, concede } from './ending.ts';
import { knownChance } from './fairness.ts';
import { stateHash } from './hash.ts';
import { act, actText, type Match, pending, rehearse, startMatch, stateAt } from './match.ts';
import { randomFrom } from './random.ts';
import { eventsFor } from './stream.ts';
import { type Flaw, type ToyState, toyRuleset } from './toy.ts';

const start = (flaw?: Flaw, rounds = 6): Match => rehearse(toyRuleset(flaw), { rounds }, 'c0ffee');

/** Both pick alike, so that the turn is red's or blue's by the die alone. */
const toTurn = (match: Match): string => {
  actText(match, 'red', 'pick high');
  actText(match, 'blue', 'pick low');
  return pending(match)[0].seat;
};

const whyNot = (answer: ReturnType<typeof act>): string => (answer.ok ? 'allowed' : answer.refusal.why);

test('an action is played, written down and told', () => {
  const match = start();
  const answer = act(match, 'red', { do: 'pick', what: 'high' });
  expect(answer).toEqual({ ok: true, events: [{ kind: 'picked', seat: 'red', what: 'high' }] });
  expect(match.entries.map(({ seat, text }) => `${seat}: ${text}`)).toEqual(['red: pick high']);
});

test('several seats may be asked at once and answer in any order', () => {
  const match = start();
  expect(pending(match).map(({ seat }) => seat)).toEqual(['blue', 'red']);
  act(match, 'red', { do: 'pick', what: 'high' });
  expect(pending(match).map(({ seat }) => seat)).toEqual(['blue']);
});

test('a seat that is not asked is refused', () => {
  const match = start();
  actText(match, 'red', 'pick low');
  expect(act(match, 'red', { do: 'pick', what: 'high' })).toEqual({
    ok: false,
    refusal: { rule: 'KERNEL-SEAT', why: 'It is not your decision.' },
  });
});

test.each([-1, 0.5, 2, Number.NaN])('whoever has seen %d actions has not seen this table', (seen) => {
  const match = start();
  const refusal = { rule: 'KERNEL-STALE', why: 'The table has moved on since you looked.' };
  expect(act(match, 'red', { do: 'pick', what: 'high' }, seen)).toEqual({ ok: false, refusal });
  expect(act(match, 'red', { do: 'pick', what: 'high' }, 0)).toMatchObject({ ok: true });
});

test('an illegal action is refused with the rule and changes nothing', () => {
  const match = start();
  const before = stateHash(match.state);
  expect(act(match, 'red', { do: 'rest' })).toMatchObject({ ok: false, refusal: { rule: 'TOY-NO' } });
  expect(act(match, 'red', null)).toMatchObject({ ok: false });
  expect(stateHash(match.state)).toBe(before);
  expect(match.entries).toEqual([]);
});

test('a typo is refused with the sentence of the parser', () => {
  expect(whyNot(actText(start(), 'red', 'pick hihg'))).toBe("'pick hihg' is not something to do here.");
  expect(whyNot(actText(start('crashing parser'), 'red', 'pick hihg'))).toBe("'pick hihg' cannot be read.");
});

test('an answer to a position that is gone is refused', () => {
  const match = start();
  const seat = toTurn(match);
  expect(actText(match, seat, 'step 1', 2).ok).toBe(true);
  expect(whyNot(actText(match, seat, 'step 1', 2))).toBe('The table has moved on since you looked.');
  expect(whyNot(actText(match, seat, 'step 1', 9))).toMatch(/moved on/);
  expect(actText(match, seat, 'step 1', 3).ok).toBe(true);
  const other = start();
  actText(other, 'blue', 'pick low'); // red is told that blue has picked
  expect(whyNot(actText(other, 'red', 'pick high', 0))).toMatch(/moved on/);
  expect(actText(other, 'red', 'pick high', 1).ok).toBe(true);
});

test('what is played is what is written, whatever else the object carries', () => {
  const match = start();
  act(match, 'red', { do: 'pick', what: 'high', junk: 1 });
  expect(stateHash(stateAt(match, 1))).toBe(stateHash(match.state));
});

test('a bug in a game leaves the table as it was', () => {
  const match = start('throwing apply');
  const seat = toTurn(match);
  const before = [stateHash(match.state), match.dice.position, match.entries.length];
  expect(() => actText(match, seat, 'swap')).toThrow('the card is stuck');
  expect([stateHash(match.state), match.dice.position, match.entries.length]).toEqual(before);
});

test('what a game had done before it broke is undone', () => {
  const toy = toyRuleset();
  const match = rehearse(
    {
      ...toy,
      open(setup: Parameters<typeof toy.open>[0]) {
        const game = toy.open(setup);
        return {
          ...game,
          apply(...how: Parameters<typeof game.apply>) {
            game.apply(...how);
            throw new Error('too late');
          },
        };
      },
    },
    { rounds: 9 },
    'late',
  );
  const before = stateHash(match.state);
  expect(() => actText(match, 'red', 'pick high')).toThrow('too late');
  expect(stateHash(match.state)).toBe(before);
});

test('hashes are kept every twenty actions and at the end, and any state can be rebuilt', () => {
  const match = start('endless');
  const random = randomFrom('long');
  const seen = [stateHash(match.state)];
  while (match.entries.length < 150) {
    const { seat } = pending(match)[0];
    const actions = match.game.actions(match.state, seat);
    act(match, seat, actions[random.below(actions.length)]);
    seen.push(stateHash(match.state));
  }
  concede(match, 'red');
  expect(match.hashes.map(({ after }) => after)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 151]);
  expect(match.snapshots.map(({ after }) => after)).toEqual([0, 16, 32, 48, 64, 80, 96, 112, 128, 144]);
  expect(seen.map((_, n) => stateHash(stateAt(match, n)))).toEqual(seen);
  for (const n of [152, 1.5, -1, Number.NaN])
    expect(() => stateAt(match, n)).toThrow(`The match has no entry ${n}.`);
});

test('a conceded match is over and won by the other seat', () => {
  const match = start();
  expect(concede(match, 'nobody').ok).toBe(false);
  expect(concede(match, 'blue').ok).toBe(true);
  expect(match.outcome).toEqual({ winner: 'red', rule: 'KERNEL-CONCEDE', why: 'The game was conceded.' });
  expect(pending(match)).toEqual([]);
  expect(whyNot(actText(match, 'red', 'pick low'))).toBe('The match is over.');
  expect(whyNot(concede(match, 'red'))).toBe('The match is over.');
});

test('an agreed draw has no winner', () => {
  const match = start();
  agreeDraw(match, 'red');
  expect(match.outcome).toMatchObject({ winner: null, rule: 'KERNEL-DRAW' });
});

test('each viewer is told what they may know, without gaps in the numbers', () => {
  const match = start();
  actText(match, 'red', 'pick high');
  expect(eventsFor(match, 'red').map(({ seq }) => seq)).toEqual([1, 2, 3]);
  // two cards were dealt before
  expect(eventsFor(match, 'red', 2)).toEqual([
    { seq: 3, entry: 1, event: { kind: 'picked', seat: 'red', what: 'high' } },
  ]);
  expect(eventsFor(match, 'blue', 2)).toEqual([{ seq: 3, entry: 1, event: { kind: 'picked', seat: 'red' } }]);
  actText(match, 'blue', 'pick low');
  expect(eventsFor(match, 'spectator', 4).map(({ seq, event }) => [seq, event.kind])).toEqual([
    [5, 'rolled'],
  ]);
});

test('both nonces and the seed decide the dice', () => {
  const cards = (seed: string, red: string, blue: string) =>
    Array.from({ length: 12 }, (_, i) => {
      const hex = (text: string): string => text.repeat(16);
      const own = `${hex(seed)}${i.toString(16).padStart(2, '0')}`;
      const chance = { seed: own, nonces: { red: hex(red), blue: hex(blue) } };
      return (startMatch(toyRuleset(), { rounds: 1 }, chance).state as ToyState).cards;
    });
  expect(cards('aa', '0a', '0b')).toEqual(cards('aa', '0a', '0b'));
  expect(cards('aa', '0a', '0b')).not.toEqual(cards('ab', '0a', '0b'));
  expect(cards('aa', '0a', '0b')).not.toEqual(cards('aa', '0a', '0c'));
  expect(cards('aa', '0a', '0b')).not.toEqual(cards('aa', '0d', '0b'));
});

test('bad setup data and unknown seats are problems', () => {
  const ruleset = toyRuleset();
  const { seed, nonces } = knownChance(ruleset, 'bad');
  expect(() => startMatch(ruleset, {}, { seed, nonces })).toThrow("'rounds' must be a whole number.");
  expect(() =>
    startMatch(ruleset, { rounds: 1 }, { seed, nonces: { ...nonces, green: nonces.red } }),
  ).toThrow("no seat 'green'");
  expect(() => startMatch(ruleset, { rounds: 1 }, { seed, nonces: { red: nonces.red } })).toThrow('blue');
  expect(() => startMatch(ruleset, { rounds: 1 }, { seed: 'c0ffee', nonces })).toThrow('16 to 64 bytes');
});

test('an action for a table that has moved on is refused; what another did unseen moves nothing', () => {
  const match = start();
  expect(actText(match, 'red', 'pick high', 0).ok).toBe(true);
  for (const expected of [1.5, -1, 2])
    expect(whyNot(actText(match, 'blue', 'pick low', expected))).toMatch(/moved on/);
  // red's sealed pick is told to blue as a pick: it has seen the table move
  expect(whyNot(actText(match, 'blue', 'pick low', 0))).toMatch(/moved on/);
  expect(actText(match, 'blue', 'pick low', 1).ok).toBe(true);
});

import { expect, test } from 'vitest';
import { concede, replayLine } from './ending.ts';
import { knownChance } from './fairness.ts';
import { writeMatch } from './file.ts';
import { canonical, stateHash } from './hash.ts';
import { LIMITS } from './limits.ts';
import { act, actText, type Match, pending, rehearse, startMatch, stateAt } from './match.ts';
import { randomFrom } from './random.ts';
import { readMatch } from './read.ts';
import { toyRuleset } from './toy.ts';
import { allowUndo, isBarrier, takenBackIn, undo, undoByConsent, undoLimit, undoOnRecord } from './undo.ts';

const ruleset = toyRuleset();

/** A match at a turn: two picks and a die behind it. */
function atTurn(): { match: Match; seat: string; other: string } {
  const match = startMatch(ruleset, { rounds: 9 }, knownChance(ruleset, 'undo'));
  actText(match, 'red', 'pick high');
  actText(match, 'blue', 'pick low');
  const { seat } = pending(match)[0];
  return { match, seat, other: seat === 'red' ? 'blue' : 'red' };
}

const everything = (match: Match): string =>
  canonical([match.state, match.dice.position, match.entries, match.hashes, match.snapshots]);
const whyNot = (answer: ReturnType<typeof undo>): string => (answer.ok ? 'allowed' : answer.refusal.why);

test('one step back brings everything back, and leaves no trace', () => {
  const { match, seat } = atTurn();
  const before = everything(match);
  actText(match, seat, 'step 1');
  actText(match, seat, 'step 1');
  expect(undoLimit(match)).toMatchObject({ seat, to: 2 });
  expect(undo(match, seat).ok).toBe(true);
  expect(match.entries.length).toBe(3);
  expect(undo(match, seat, { to: 2 }).ok).toBe(true);
  expect(everything(match)).toBe(before);
});

test('rolled dice stop a free undo', () => {
  const { match } = atTurn();
  expect(undoLimit(match).to).toBe(2);
  expect(whyNot(undo(match, 'blue'))).toBe(
    "Dice were rolled (action 2). Going back further needs the other player's consent.",
  );
});

test('something shown stops a free undo, even without dice', () => {
  const { match, seat } = atTurn();
  const held = (match.state as { cards: Record<string, number> }).cards;
  const wrong = (held[seat === 'red' ? 'blue' : 'red'] % 5) + 1;
  actText(match, seat, `guess ${wrong}`);
  expect(whyNot(undo(match, seat))).toMatch(/^Something hidden was shown \(action 3\)/);
});

test('after the end nothing is taken back, allowed or written down', () => {
  const { match, seat, other } = atTurn();
  actText(match, seat, 'step 1');
  concede(match, other);
  const before = everything(match);
  for (const answer of [
    undo(match, seat),
    undo(match, seat, { to: 0, consent: true }),
    undoOnRecord(match, seat, 2),
    undoOnRecord(match, seat, 3),
    allowUndo(match, other, 2),
  ])
    expect(whyNot(answer)).toBe('The match is over.');
  expect(everything(match)).toBe(before);
});

test('nobody takes back what another seat did, nor their own before it', () => {
  const { match, seat, other } = atTurn();
  actText(match, seat, 'step 1');
  expect(whyNot(undo(match, other))).toMatch(/^The other player acted \(action 3\)/);
  const fresh = rehearse(ruleset, { rounds: 9 }, 'fresh');
  actText(fresh, 'red', 'pick high');
  expect(whyNot(undo(fresh, 'blue'))).toMatch(/^The other player acted \(action 1\)/);
  expect(undo(fresh, 'red').ok).toBe(true);
  expect(whyNot(undo(fresh, 'red'))).toBe('There is nothing to take back.');
});

test('with consent play goes back past the dice, on record, and the dice run on', () => {
  const { match, seat, other } = atTurn();
  const rolled = match.dice.position;
  expect(undo(match, seat, { to: 0, consent: true }).ok).toBe(true);
  expect(match.entries.map(({ text }) => text)).toEqual([
    'pick high',
    'pick low',
    'allow undo to 0',
    'undo to 0',
  ]);
  expect(match.entries.slice(2).map((entry) => entry.seat)).toEqual([other, seat]);
  expect(takenBackIn(match)).toEqual([{ entry: 4, seat, to: 0, consents: [other], rolls: [2] }]);
  expect(stateHash(match.state)).toBe(stateHash(stateAt(match, 0)));
  expect(match.dice.position).toBe(rolled);
  expect(whyNot(undo(match, seat))).toMatch(/^Line 4 is 'undo to 0'/);
});

test('a match with recorded undos can be replayed and rebuilt at any point', () => {
  const { match, seat } = atTurn();
  actText(match, seat, 'step 2');
  undo(match, seat, { to: 1, consent: true });
  actText(match, 'blue', 'pick high');
  undo(match, 'red', { to: 3, consent: true });
  undo(match, 'red', { to: 5, consent: true });
  actText(match, 'blue', 'pick low');
  expect(match.entries.length).toBe(11);
  const read = readMatch(writeMatch(match, { reveal: true }), [ruleset]);
  expect(read.problem).toBeNull();
  expect(everything(read.match!)).toBe(everything(match));
  for (let n = 0; n <= match.entries.length; n++) {
    expect(stateHash(stateAt(match, n))).toBe(stateHash(stateAt(read.match!, n)));
  }
  expect(stateHash(stateAt(match, match.entries.length))).toBe(stateHash(match.state));
});

test.each(['a', 'b', 'c', 'd', 'e'])(
  'however often play goes back (%s), any point can be rebuilt',
  (name) => {
    const match = rehearse(toyRuleset('endless'), { rounds: 9 }, 'c0ffee');
    const random = randomFrom(name);
    const seen = [stateHash(match.state)];
    let acts = 0;
    while (!match.outcome && match.entries.length < 400) {
      const [{ seat }] = pending(match);
      const back = random.below(3) === 0 && match.entries.length > 0;
      if (back) undo(match, seat, { to: random.below(match.entries.length), consent: true });
      else {
        const actions = match.game.actions(match.state, seat);
        act(match, seat, actions[random.below(actions.length)]);
      }
      // A free undo takes entries away, one on record adds the consent, which changes nothing, and itself.
      seen.length = Math.min(seen.length, match.entries.length);
      while (seen.length < match.entries.length) seen.push(seen.at(-1)!);
      seen.push(stateHash(match.state));
      if (!back) acts++;
    }
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.map((_, n) => stateHash(stateAt(match, n)))).toEqual(seen);
    expect(match.snapshots.length).toBeLessThanOrEqual(1 + acts / 16);
  },
);

test('a line that goes back past the dice stands only right after the consent to it', () => {
  const lines = (...texts: string[]): string => {
    const { match, seat, other } = atTurn();
    const [by, against] = [seat, other];
    return texts
      .map((text) => {
        const [who, said] = text.split(': ');
        const seats: Record<string, string> = { by, against, nobody: 'nobody' };
        return whyNot(replayLine(match, seats[who], said));
      })
      .join(' | ');
  };
  const none = "needs the other player's consent, and none is recorded.";
  expect(lines('by: undo to 0')).toContain(none);
  expect(lines('against: allow undo to 0', 'by: undo to 0')).toBe('allowed | allowed');
  expect(lines('by: allow undo to 0', 'by: undo to 0')).toContain(none);
  expect(lines('against: allow undo to 1', 'by: undo to 0')).toContain(none);
  expect(lines('against: allow undo to 0', 'by: step 1', 'by: undo to 0')).toContain(none);
  expect(lines('nobody: allow undo to 0')).toContain("no seat 'nobody'");
  expect(lines('by: allow undo to 9')).toBe('There is nothing to take back.');
  // Its own action, without dice: what could have vanished may also be told.
  expect(lines('by: step 1', 'by: undo to 2')).toBe('allowed | allowed');
});

test('a match is taken back on record so many times and no more', () => {
  const { match, seat } = atTurn();
  for (let n = 0; n < LIMITS.undos; n++)
    expect(undo(match, seat, { to: 0, consent: true }).ok, `undo ${n + 1}`).toBe(true);
  expect(match.snapshots.length).toBe(1);
  const written = match.entries.length;
  expect(whyNot(undo(match, seat, { to: 0, consent: true }))).toBe(
    `A match is taken back on record at most ${LIMITS.undos} times.`,
  );
  expect(match.entries).toHaveLength(written);
  const text = writeMatch(match, { reveal: true });
  expect(readMatch(text, [ruleset]).problem).toBeNull();
  const next = match.entries.length + 1;
  expect(readMatch(`${text}${next} red: undo to 0\n`, [ruleset]).problem?.message).toContain(
    'at most 500 times',
  );
});

test('an undo to nowhere is refused', () => {
  const { match, seat } = atTurn();
  for (const to of [-1, 2, 99, 0.5]) expect(undo(match, seat, { to, consent: true }).ok).toBe(false);
});

test('a finished match stays finished', () => {
  const { match, seat } = atTurn();
  concede(match, seat);
  for (const consent of [true, false])
    expect(whyNot(undo(match, seat, { consent }))).toBe('The match is over.');
});

test('a barrier is where dice were rolled or something was shown; before the first action there is none', () => {
  const { match, seat } = atTurn();
  const held = (match.state as { cards: Record<string, number> }).cards;
  const wrong = (held[seat === 'red' ? 'blue' : 'red'] % 5) + 1;
  actText(match, seat, 'step 1');
  actText(match, seat, `guess ${wrong}`);
  expect([0, 1, 2, 3, 4].map((n) => isBarrier(match, n))).toEqual([false, false, true, false, true]);
  // the very first action may be one
  const first = startMatch(ruleset, { rounds: 9 }, knownChance(ruleset, 'first'));
  actText(first, 'red', 'pick high');
  expect(isBarrier(first, 1)).toBe(false);
  const shown = { ...first, game: { ...first.game, reveals: () => ['what'] } };
  expect([0, 1].map((n) => isBarrier(shown, n))).toEqual([false, true]);
});

test('a match that is as long as any may be has no room for words of taking back', () => {
  const { match, seat } = atTurn();
  while (match.entries.length < LIMITS.actions) match.entries.push(match.entries[1]);
  const long = /^A match has at most/;
  expect(whyNot(allowUndo(match, seat, 0))).toMatch(long);
  expect(whyNot(undoByConsent(match, seat, 0))).toMatch(long);
  expect(match.entries).toHaveLength(LIMITS.actions);
  match.entries.pop();
  expect(allowUndo(match, seat, 0).ok).toBe(true);
});

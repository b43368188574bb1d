import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { seededDice } from './dice.ts';
import { commitment, fairnessOf, knownChance, nonceCommitment } from './fairness.ts';
import { writeMatch } from './file.ts';
import { actText, startMatch } from './match.ts';
import { sealTable } from './sealing.ts';
import { toyRuleset } from './toy.ts';

const SEED = '00112233445566778899aabbccddeeff';
const RED = 'a0'.repeat(16);
const BLUE = 'b0'.repeat(20);
const TERMS = { ruleset: 'toy', version: '7', setup: { rounds: 3, note: 'zwölf' }, seats: ['red', 'blue'] };
const NONCES = { red: RED, blue: BLUE };

/** As `fairness.ts` documents it, with another library. */
function documented(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = Buffer.from(part as string);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest('hex');
}
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

test('every hash can be computed from its documentation', () => {
  const table = documented(
    'auspex seed 2',
    hex(SEED),
    'toy',
    '7',
    '{"note":"zwölf","rounds":3}',
    'red',
    'blue',
  );
  expect(commitment(SEED, TERMS)).toBe(table);
  const red = documented('auspex nonce 2', hex(table), 'red', hex(RED));
  expect(nonceCommitment(table, 'red', RED)).toBe(red);
  const fairness = fairnessOf(SEED, { blue: BLUE, red: RED }, TERMS);
  expect(fairness.promises.red).toBe(red);
  expect(fairness.diceKey).toBe(
    documented('auspex dice 2', hex(SEED), hex(table), 'red', hex(RED), 'blue', hex(BLUE)),
  );
  expect(fairness.positionKey).toBe(documented('auspex position 2', hex(SEED), hex(table)));
});

test('the dice of a match and the hash of a position can be computed from the file alone', () => {
  const ruleset = toyRuleset();
  const match = startMatch(ruleset, { rounds: 3 }, { seed: SEED, nonces: NONCES });
  actText(match, 'red', 'pick high');
  const text = writeMatch(match, { reveal: true });
  const said = (pattern: RegExp): string => pattern.exec(text)![1];
  const seed = hex(said(/^seed: "?([0-9a-f]+)/m));
  const table = documented('auspex seed 2', seed, 'toy', '1', '{"rounds":3}', ...ruleset.seats);
  expect(said(/^commitment: "?([0-9a-f]+)/m)).toBe(table);
  const nonces = [...text.matchAll(/^ {2}(\w+):\n.*\n {4}nonce: "?([0-9a-f]+)/gm)];
  expect(nonces.map(([, seat]) => seat)).toEqual(ruleset.seats);
  const given = nonces.flatMap(([, seat, nonce]) => [seat, hex(nonce)]);
  const key = documented('auspex dice 2', seed, hex(table), ...given);
  const rolled = createHash('sha256').update(hex(key)).update(Buffer.alloc(8)).digest();
  const faces = [...rolled].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
  const dice = seededDice(match.fairness.diceKey);
  expect(faces.map(() => dice.d6())).toEqual(faces);
  const sorted = (data: unknown): unknown =>
    data && typeof data === 'object' && !Array.isArray(data)
      ? Object.fromEntries(
          Object.entries(data)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : Array.isArray(data)
        ? data.map(sorted)
        : data;
  const hash = createHmac('sha256', hex(documented('auspex position 2', seed, hex(table))))
    .update(`1 ${JSON.stringify(sorted(match.state))}`)
    .digest('hex');
  expect(said(/^= 1 (\w+)$/m)).toBe(hash.slice(0, 16));
});

test('everything that was agreed, and every seat, has a say in the dice', () => {
  const made = [
    fairnessOf(SEED, NONCES, TERMS),
    fairnessOf(SEED.replace('00', '01'), NONCES, TERMS),
    fairnessOf(SEED, { ...NONCES, red: BLUE }, TERMS),
    fairnessOf(SEED, { red: BLUE, blue: RED }, TERMS),
    fairnessOf(SEED, NONCES, { ...TERMS, ruleset: 'toy2' }),
    fairnessOf(SEED, NONCES, { ...TERMS, version: '8' }),
    fairnessOf(SEED, NONCES, { ...TERMS, setup: { rounds: 4 } }),
    fairnessOf(SEED, NONCES, { ...TERMS, seats: ['blue', 'red'] }),
  ];
  expect(new Set(made.map(({ diceKey }) => diceKey)).size).toBe(made.length);
});

test('a short, odd or missing seed or nonce is a problem', () => {
  for (const seed of ['', 'c0ffee', 'xy'.repeat(16), SEED.slice(1), SEED.slice(2), SEED.repeat(5)])
    expect(() => commitment(seed, TERMS), seed).toThrow(/^A seed/);
  for (const red of ['', 'r', 'aa'.repeat(15)])
    expect(() => fairnessOf(SEED, { ...NONCES, red }, TERMS), red).toThrow(/^A nonce/);
  expect(() => commitment('xy'.repeat(16), TERMS)).toThrow('A seed is an even number of hexadecimal digits.');
  expect(() => commitment('aa'.repeat(15), TERMS)).toThrow('A seed has 16 to 64 bytes, not 15.');
  expect(() => fairnessOf(SEED, { red: RED }, TERMS)).toThrow("'blue' has given no nonce");
});

test('nonces are promised by all before any is shown', () => {
  const table = sealTable(SEED, TERMS);
  const promise = (seat: string, nonce: string) => nonceCommitment(table.commitment, seat, nonce);
  expect(() => table.reveal('red', RED)).toThrow("before the seat 'red' has promised");
  table.promise('red', promise('red', RED));
  expect(() => table.reveal('red', RED)).toThrow("before the seat 'blue' has promised");
  expect(() => table.promise('red', promise('red', BLUE))).toThrow('already');
  expect(() => table.promise('green', promise('green', RED))).toThrow("no seat 'green'");
  table.promise('blue', promise('blue', BLUE));
  expect(() => table.reveal('red', BLUE)).toThrow('not the one it promised');
  table.reveal('red', RED);
  expect(() => table.fairness()).toThrow("'blue' has given no nonce");
  table.reveal('blue', BLUE);
  expect(table.fairness()).toEqual(fairnessOf(SEED, NONCES, TERMS));
});

test("a seat that gives out the other's hash as its own cannot show a nonce for it", () => {
  const table = sealTable(SEED, TERMS);
  const copied = nonceCommitment(table.commitment, 'red', RED);
  table.promise('red', copied);
  table.promise('blue', copied);
  table.reveal('red', RED);
  expect(() => table.reveal('blue', RED)).toThrow('not the one it promised');
});

test('known chance is long enough, and another for every name and seat', () => {
  const { seed, nonces } = knownChance({ seats: ['a', 'b'] }, 'one');
  const other = knownChance({ seats: ['a', 'b'] }, 'two');
  expect(new Set([seed, nonces.a, nonces.b, other.seed, other.nonces.a, other.nonces.b]).size).toBe(6);
  expect(() => fairnessOf(seed, nonces, { ...TERMS, seats: ['a', 'b'] })).not.toThrow();
});

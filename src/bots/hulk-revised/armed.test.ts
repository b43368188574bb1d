import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Arrangement, arrange, hulkRevised } from '../../games/hulk-revised/index.ts';
import { randomFrom } from '../../kernel/random.ts';
import { simpleBot } from './simple.ts';

/** The mission with everything: Marines 1 to 7 as its roster has them, 8 is the gun. */
const game = hulkRevised.open(
  hulkRevised.readSetup({ mission: parse(readFileSync('src/bots/fixtures/kitchen.yaml', 'utf8')) }),
);
const at = (name: string): number => game.board.find(name);
const ROSTER = [
  'captain',
  'terminator',
  'terminator',
  'librarian',
  'terminator',
  'sergeant',
  'terminator',
  'sentry',
] as const;

interface Plan extends Omit<Arrangement, 'pieces'> {
  /** By number; the others are out of the game. */
  marines: Readonly<Record<number, Partial<Arrangement['pieces'][number]>>>;
  stealers?: Arrangement['pieces'];
}

function chosen(plan: Plan, seat: string): string {
  const roster = ROSTER.map((kind, i) => ({ kind, ...plan.marines[i + 1] }));
  const state = arrange(game.table, { ...plan, pieces: [...roster, ...(plan.stealers ?? [])] });
  for (let id = 1; id <= ROSTER.length; id++)
    if (!plan.marines[id]) {
      state.pieces[id] = null;
      state.marines = state.marines.filter((m) => m !== id);
      state.sentries = state.sentries.filter((s) => s !== id);
    }
  return game.notation.print(state, simpleBot.choose(game, game.view(state, seat), seat, randomFrom(1)));
}

const [EAST, WEST] = [1, 3] as const;
const stealer = (
  square: string,
  facing: 0 | 1 | 2 | 3,
  kind: 'genestealer' | 'feeder' | 'acidmaw' = 'genestealer',
) => ({
  kind,
  at: at(square),
  facing,
});

test('a Marine picks up the object he stands on', () => {
  expect(chosen({ phase: 'marine', marines: { 7: { at: at('2:I4'), facing: EAST } } }, 'marine')).toBe(
    '7 take 1',
  );
});

test('the flamer burns a crowd, but not his friends', () => {
  const stealers = [stealer('1:F8', EAST), stealer('1:E8', EAST), stealer('1:D8', EAST)];
  const crowd = { phase: 'marine' as const, marines: { 2: { at: at('1:K8'), facing: WEST } }, stealers };
  expect(chosen(crowd, 'marine')).toMatch(/^2 flame/);
  const among = { ...crowd, marines: { ...crowd.marines, 5: { at: at('1:G8'), facing: WEST } } };
  expect(chosen(among, 'marine')).not.toMatch(/flame 1:G8/);
});

test('the cannon fires full auto at several, the Librarian strikes them with the Arc', () => {
  const open = [stealer('1:G8', EAST), stealer('1:F8', EAST), stealer('1:E8', EAST)];
  const cannon = { 3: { at: at('1:K8'), facing: WEST, ammo: 8 } };
  expect(chosen({ phase: 'marine', marines: cannon, stealers: open }, 'marine')).toMatch(/^3 auto/);
  const librarian = { 4: { at: at('1:K8'), facing: WEST } };
  expect(chosen({ phase: 'marine', marines: librarian, stealers: open }, 'marine')).toMatch(
    /^4 cast (arc|hellfire)/,
  );
});

test('Feeder Tendrils grab a Marine rather than walk into his fire', () => {
  const marines = { 7: { at: at('1:K8'), facing: WEST, overwatch: true } };
  expect(
    chosen({ phase: 'stealer', marines, stealers: [stealer('1:H8', EAST, 'feeder')] }, 'stealer'),
  ).toMatch(/^9 grab 7/);
});

test('an Acid Maw bursts among Marines and not alone', () => {
  const near = { 5: { at: at('1:J8'), facing: EAST }, 7: { at: at('1:K8'), facing: EAST } };
  const maw = [stealer('1:I8', EAST, 'acidmaw')];
  expect(chosen({ phase: 'stealer', marines: near, stealers: maw }, 'stealer')).toBe('9 burst');
  const far = { 7: { at: at('1:P8'), facing: EAST } };
  expect(chosen({ phase: 'stealer', marines: far, stealers: maw }, 'stealer')).not.toBe('9 burst');
});

test('a Genestealer batters the jammed door that bars its way', () => {
  const marines = { 7: { at: at('1:L4'), facing: WEST } };
  expect(chosen({ phase: 'stealer', marines, stealers: [stealer('1:N4', WEST)] }, 'stealer')).toBe(
    '9 batter 1:M4',
  );
});

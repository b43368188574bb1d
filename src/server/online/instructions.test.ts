import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { interruptions } from '../../games/interruptions.ts';
import { GAMES } from '../../games/list.ts';
import { rulesets } from '../../games/rulesets.ts';
import { goldenNames, goldenSetup } from '../../golden/matches.ts';
import type { Seat } from '../../kernel/contract.ts';
import { interruptionOf, leastOf, orderedOf } from '../../kernel/interruption.ts';
import { act, openMatch, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import answer from '../machine/thinker.ts';
import { evening, settled } from './memory.ts';
import { pacerOf } from './pace.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MACHINE = { answer, close: async () => undefined };
const PACE = { least: 200, most: 400 };

/** Plays by chance until a seat that is not on the move is asked something; null where nobody ever is. */
async function interrupted(more: Parameters<typeof evening>[2], most = 160, wanted?: Seat) {
  const ruleset = await rulesets.load('hulk-heresy');
  const setup = goldenSetup(
    ROOT,
    'hulk-heresy',
    goldenNames(ROOT, 'hulk-heresy').find((n) => n !== 'muster')!,
  );
  const at = await evening(ruleset, setup, { machine: MACHINE, ...more });
  const asides = await interruptions.load('hulk-heresy');
  const random = randomFrom('interrupted');
  let mover = '';
  for (let n = 0; n < most; n++) {
    const seat = ruleset.seats.find((one) => at.sittings.get(one)!.decisions().length > 0)!;
    const sitting = at.sittings.get(seat)!;
    const [asked] = sitting.decisions();
    if (!interruptionOf(asides, asked)) mover = seat;
    else if (seat !== mover && (wanted === undefined || wanted === seat)) return { at, seat, mover, sitting };
    const list = sitting.actions();
    await new Promise((done) => sitting.answer(asked.id, { action: list[random.below(list.length)] }, done));
    await settled();
  }
  throw new Error('Nobody was ever interrupted.');
}

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('whoever is away is waited for, unless they said beforehand what to answer; nobody else hears of it', async () => {
  const { at, seat, mover } = await interrupted({});
  const others = [mover, 'spectator'];
  const lengths = () => others.map((one) => at.streams.get(one)!.length);
  const stood = lengths();
  const all = (await interruptions.load('hulk-heresy')).map(({ id }) => [id, 'least'] as const);
  at.says.get(seat)!({ instruct: { ...Object.fromEntries(all), chat: 'nonsense' as never } });
  await settled();
  expect(at.news.get(seat)!.instructions).toEqual(Object.fromEntries(all));
  expect(lengths()).toEqual(stood);
  const deeds = at.deeds.length;
  await at.leave(seat);
  await later(50);
  await settled();
  expect(at.deeds.length).toBeGreaterThan(deeds);
  expect(at.deeds[deeds]).toMatchObject({ seat });
  const { as } = JSON.parse(at.deeds[deeds].request) as { as: string };
  for (const [i, one] of others.entries()) {
    expect(at.streams.get(one)!.slice(stood[i]).join('')).not.toMatch(/"instruct|"least"|"answered"/);
    expect(at.news.get(one)!.instructions ?? {}).toEqual({});
  }
  // Whoever comes back learns what was answered for them, and by which number they are told of it.
  await at.come(seat);
  const [{ n, ...first }] = at.news.get(seat)!.answered!;
  expect(first).toEqual({ as });
  expect(at.sittings.get(seat)!.told()[n]).toMatchObject({ n, kind: 'played' });
  expect(at.news.get(mover)!.answered).toBeUndefined();
});

test('without a word beforehand the match waits; by correspondence it goes on as the Regular would', async () => {
  const waiting = await interrupted({});
  const stood = waiting.at.deeds.length;
  await waiting.at.leave(waiting.seat);
  await later(100);
  expect(waiting.at.deeds).toHaveLength(stood);
  const going = await interrupted({ more: { control: { hours: 24 } } });
  const deeds = going.at.deeds.length;
  await going.at.leave(going.seat);
  await expect.poll(() => going.at.deeds.length).toBeGreaterThan(deeds);
});

test('an answer comes no sooner than its question’s delay, chosen, ordered or forced, and at every server alike', async () => {
  const { at, seat, sitting } = await interrupted({ pace: PACE });
  const asked = sitting.decisions()[0];
  const began = performance.now();
  await new Promise((done) => sitting.answer(asked.id, { action: sitting.actions()[0] }, done));
  const chosen = performance.now() - began;
  expect(chosen).toBeGreaterThan(PACE.least / 2);
  const match = await at.match();
  const asides = await interruptions.load('hulk-heresy');
  const [one, two] = ['seed', 'seed'].map((seed) => {
    const again = openMatch(match.ruleset, match.setup, match.fairness);
    const pacer = pacerOf(again, seed, asides, PACE);
    pacer.note();
    for (const { seat: by, text } of match.entries.slice(0, -1)) {
      act(again, by, again.game.notation.parse(again.state, text));
      pacer.note();
    }
    return pacer.put(seat)!;
  });
  expect(Math.abs(one.due - two.due)).toBeLessThan(PACE.most - PACE.least);
  expect(one.id).toBe(two.id);
});

test.each(GAMES.map(({ id }) => id))(
  '%s asks every kind of question that can be answered beforehand',
  async (id) => {
    const source = readdirSync(resolve(ROOT, 'src/games', id), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/test\.ts$|interruptions\.ts$/.test(path))
      .map((path) => readFileSync(resolve(ROOT, 'src/games', id, path), 'utf8'))
      .join('\n');
    const kinds = (await interruptions.load(id)).flatMap((one) => one.kinds);
    expect(kinds.filter((kind) => !source.includes(`'${kind}'`))).toEqual([]);
    expect(kinds).toHaveLength(new Set(kinds).size);
  },
);

/** Conditions under which a match played by chance comes to something else than what does least. */
const ACTED: Readonly<Record<string, readonly string[]>> = {
  'hulk-revised': ['psi always'],
  'hulk-heresy': ['react even', 'react third'],
  'epic-1989': ['snap third'],
};

test.each(GAMES.map(({ id }) => id))(
  '%s: what does least, or what was ordered, is legal, whatever is asked',
  async (id) => {
    const ruleset = await rulesets.load(id);
    const asides = await interruptions.load(id);
    const acted = new Set<string>();
    const most = id.startsWith('hulk') ? 500 : 60;
    for (const name of goldenNames(ROOT, id)) {
      const match = rehearse(ruleset, goldenSetup(ROOT, id, name), name);
      const random = randomFrom(name);
      for (let n = 0; n < most && !match.outcome; n++) {
        const [asked] = pending(match);
        const aside = interruptionOf(asides, asked);
        const list = match.game.actions(match.state, asked.seat);
        const least = aside && leastOf(match.game, match.state, asked.seat, aside);
        if (aside) expect(match.game.check(match.state, asked.seat, least), aside.id).toBeNull();
        for (const condition of aside?.conditions ?? []) {
          const ordered = orderedOf(match.game, match.state, asked.seat, aside!, condition.id);
          expect(match.game.check(match.state, asked.seat, ordered), condition.word).toBeNull();
          const [one, other] = [ordered, least].map((each) => match.game.notation.print(match.state, each));
          if (one !== other) acted.add(`${aside!.id} ${condition.id}`);
        }
        expect(act(match, asked.seat, list[random.below(list.length)]).ok).toBe(true);
      }
    }
    expect([...acted]).toEqual(expect.arrayContaining([...(ACTED[id] ?? [])]));
    expect(asides.every(({ rule }) => /^(HR|HH|E1|E2)-/.test(rule))).toBe(true);
  },
);

/** Each kind of secret by itself: two matches go alike up to it, then one side decides differently, and nobody else's line tells. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rulesets } from '../../games/rulesets.ts';
import { goldenSetup } from '../../golden/matches.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { evening, settled } from './memory.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MOST = 200;
/** How far both are followed afterwards, unless something is disclosed. */
const ON = 8;
/** What leads to the rarer questions: support is bought and called, missiles with mines are fired. */
const TOWARDS: Readonly<Record<string, RegExp>> = {
  muster: /support:light support:mines$/,
  orders: /^orders (\d+:first ?)+$/,
  move: /^end/,
  call: /^call/,
  fire: /^support/,
};

const plain = (text: string) => text.replaceAll('*', '');

interface Row {
  readonly ruleset: string;
  readonly golden: string;
  readonly kind: string;
  /** Whether two answers differ in nothing but what is secret. */
  readonly alike?: (one: string, other: string) => boolean;
  readonly towards?: Readonly<Record<string, RegExp>>;
}

const ROWS: readonly Row[] = [
  { ruleset: 'hulk-revised', golden: 'muster', kind: 'muster' },
  { ruleset: 'hulk-heresy', golden: 'librarian', kind: 'letter' },
  { ruleset: 'epic-1991', golden: 'bikes-and-boars', kind: 'deploy' },
  { ruleset: 'epic-1991', golden: 'bikes-and-boars', kind: 'orders' },
  { ruleset: 'epic-1989', golden: 'muster', kind: 'muster' },
  { ruleset: 'epic-1989', golden: 'crossroads', kind: 'orders' },
  { ruleset: 'epic-1989', golden: 'hidden', kind: 'conceal' },
  {
    ruleset: 'epic-1989',
    golden: 'crossroads',
    kind: 'snap',
    alike: (one, other) => [one, other].every((text) => text.startsWith('pass')),
  },
  { ruleset: 'epic-1989', golden: 'muster', kind: 'lay', towards: TOWARDS },
  {
    ruleset: 'epic-1989',
    golden: 'muster',
    kind: 'mines',
    alike: (one, other) => plain(one) === plain(other),
    towards: TOWARDS,
  },
];

beforeAll(() => void vi.spyOn(Date, 'now').mockReturnValue(0));
afterAll(() => void vi.restoreAllMocks());

async function answered(sitting: RemoteSitting, action: unknown): Promise<void> {
  let refusal: Refusal | null | undefined;
  sitting.answer(sitting.decisions()[0].id, { action }, (why) => {
    refusal = why;
  });
  await settled();
  expect(refusal).toBeNull();
}

/** How many answers of one evening were followed since; none where it never came to that. */
async function followedAt(
  { ruleset: id, golden, kind, alike = () => true, towards = {} }: Row,
  name: string,
): Promise<number> {
  const ruleset = await rulesets.load(id);
  const setup = goldenSetup(ROOT, id, golden);
  const random = randomFrom(`${golden} ${name}`);
  const [one, two] = [await evening(ruleset, setup), await evening(ruleset, setup)];
  let hider: string | null = null;
  let followed = 0;
  for (let n = 0; n < MOST && followed < ON; n++) {
    const seat = ruleset.seats.find((each) => one.sittings.get(each)!.decisions().length > 0);
    if (seat === undefined) break;
    const at = [one, two].map(({ sittings }) => sittings.get(seat)!);
    const [{ kind: asked, secret = false }] = at[0].decisions();
    const [said, alsoSaid] = at.map((sitting) => sitting.actions().map((action) => sitting.print(action)));
    const wanted = asked === kind ? [] : said.filter((text) => towards[asked]?.test(text));
    const texts = (wanted.length > 0 ? wanted : said).filter((text) => alsoSaid.includes(text));
    if (texts.length === 0) break;
    let text = texts[random.below(texts.length)];
    let like = text;
    if (hider === null && asked === kind) {
      const pairs = texts.flatMap((each) =>
        texts.filter((other) => other !== each && alike(each, other)).map((other) => [each, other]),
      );
      if (pairs.length > 0) {
        expect(secret).toBe(true);
        hider = seat;
        [text, like] = pairs[random.below(pairs.length)];
      }
    }
    for (const [i, sitting] of at.entries()) {
      const action = sitting.actions().find((each) => sitting.print(each) === [text, like][i]);
      await answered(sitting, action);
    }
    if (hider === null) continue;
    const matches = [await one.match(), await two.match()];
    const others = [...ruleset.seats, 'spectator'].filter((each) => each !== hider);
    const isShown = matches.some(({ game, entries }) =>
      entries.at(-1)!.events.some((event) => others.some((who) => game.reveals(event, who).length > 0)),
    );
    const isOther = matches[0].dice.position !== matches[1].dice.position;
    // Of what was decided just now nothing may show; later something may be disclosed.
    if (followed > 0 && (isShown || isOther)) break;
    followed++;
    for (const viewer of others) expect(two.streams.get(viewer)).toEqual(one.streams.get(viewer));
    if (followed === 1) expect(two.streams.get(hider)).not.toEqual(one.streams.get(hider));
  }
  return followed;
}

test.each(ROWS)(
  '$ruleset, $golden: another answer to $kind changes no byte on the other’s line',
  async (row) => {
    let followed = 0;
    for (const name of ['4', '1', '3', '2'])
      if (followed === 0) followed = await followedAt(row, `${row.kind[0]}${name}`);
    expect(followed).toBeGreaterThan(0);
  },
);

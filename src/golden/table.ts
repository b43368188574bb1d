/** Digests of what happens at the table whatever is played there: sittings, taking back, files, verifying, looking again. Played with the toy. */
import { continueFrom } from '../kernel/continuing.ts';
import type { Random } from '../kernel/contract.ts';
import { concede } from '../kernel/ending.ts';
import { knownChance } from '../kernel/fairness.ts';
import { fairnessBefore } from '../kernel/fairness-before.ts';
import { writeMatch } from '../kernel/file.ts';
import { act, type Match, openMatch, pending, startMatch } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { reviewOf } from '../kernel/review.ts';
import { settle, shownBy, sitDown } from '../kernel/sitting-testing.ts';
import { toyRuleset } from '../kernel/toy.ts';
import { undo } from '../kernel/undo.ts';
import { verifyMatch } from '../kernel/verify.ts';
import { sumOf } from './chain.ts';

const ruleset = toyRuleset();
const setup = { rounds: 9 };

/** Each digest by its name. */
export function tableDigests(): Map<string, () => string> {
  const digests = new Map<string, () => string>();
  for (const n of ['one', 'two', 'three', 'four', 'five']) digests.set(`evening ${n}`, () => evening(n));
  for (const [name, make] of Object.entries(MATCHES)) {
    digests.set(`${name}, damaged`, () => damaged(writeMatch(make(), { reveal: true }), name));
    digests.set(`${name}, hidden`, () => sumOf([writeMatch(make(), { reveal: false })]));
    digests.set(`${name}, looked at again`, () => lookedAt(make()));
  }
  return digests;
}

const MATCHES: Readonly<Record<string, () => Match>> = {
  'a running match': () => played(startMatch(ruleset, setup, knownChance(ruleset, 'running')), 40, 'running'),
  'a match that is over': () => {
    const match = played(startMatch(ruleset, setup, knownChance(ruleset, 'over')), 30, 'over');
    concede(match, 'red');
    return match;
  },
  'an old match': () =>
    played(openMatch(ruleset, setup, fairnessBefore('c0ffee', { red: 'ab', blue: '' })), 25, 'old'),
  'a match gone on with': () => {
    const first = played(startMatch(ruleset, setup, knownChance(ruleset, 'first')), 30, 'first');
    return played(continueFrom(first, 12, knownChance(ruleset, 'second')), 12, 'second');
  },
};

function played(match: Match, actions: number, seed: string): Match {
  const random = randomFrom(seed);
  for (let n = 0; n < actions && !match.outcome; n++) {
    const asked = pending(match);
    const { seat } = asked[random.below(asked.length)];
    const open = match.game.actions(match.state, seat);
    if (random.below(6) === 0)
      undo(match, seat, { to: Math.max(0, match.entries.length - 1 - random.below(4)), consent: true });
    else act(match, seat, open[random.below(open.length)]);
  }
  return match;
}

/** What is found when a file was changed in one small way, over and over. */
function damaged(text: string, seed: string): string {
  const random = randomFrom(seed);
  const found = [verifyMatch(text, [ruleset])];
  for (let n = 0; n < 150; n++)
    found.push(verifyMatch(changed(text, random), [ruleset], n % 10 === 0 ? text.slice(0, n) : null));
  return sumOf(found);
}

function changed(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at];
  const letter = random.below(line.length + 1);
  const other = lines[random.below(lines.length)];
  const ways = [
    [],
    [line, line],
    [other],
    [`${line.slice(0, letter)}f${line.slice(letter + 1)}`],
    [`${line.slice(0, letter)}1${line.slice(letter + 1)}`],
    [line.slice(0, letter)],
    [line.replace(/\d+/, (digits) => String(Number(digits) + 1))],
    [line.replace(/red|blue/, (seat) => (seat === 'red' ? 'blue' : 'red'))],
  ];
  lines.splice(at, 1, ...ways[random.below(ways.length)]);
  return lines.join('\n');
}

function lookedAt(match: Match): string {
  const seen: unknown[] = [];
  for (const viewer of [null, ...ruleset.seats, 'spectator']) {
    const review = reviewOf(match, viewer);
    seen.push(review.lenses, review.last);
    for (let n = 0; n <= review.last; n++) {
      seen.push(review.seatAt(n), review.wordAt(n), review.keptAt(n));
      for (const lens of review.lenses) seen.push(review.viewAt(n, lens), review.toldAt(n, lens));
    }
  }
  return sumOf(seen);
}

const THINGS = 60;

/** An evening of three viewers: answers, early and late, taking back, offers and replies, and all that is shown and sent. */
function evening(seed: string): string {
  const at = sitDown(ruleset, setup, seed);
  const random = randomFrom(seed);
  const seen: unknown[] = [];
  const lines = [...at.lines.values()];
  let late = 0;
  for (let n = 0; n < THINGS && !at.match.outcome; n++) {
    const line = lines[random.below(8) === 0 ? 2 : random.below(2)];
    const sitting = random.below(3) === 0 ? line.remote : line.local;
    const done = (refusal: unknown): void => void seen.push(refusal);
    const chance = random.below(16);
    const back = random.below(2) === 0 ? undefined : random.below(sitting.told().length + 1);
    if (chance < 3) sitting.undo(back, done);
    else if (chance === 3 && n > 20) sitting.offerDraw(done);
    else if (chance < 6) sitting.reply(sitting.offers()[0]?.id ?? n, random.below(3) > 0 && n > 9, done);
    else if (chance === 6) sitting.answer(late, { text: 'rest' }, done);
    else if (chance === 7 && random.below(4) === 0) line.reconnect();
    else if (chance === 8 && n > 50) sitting.concede(done);
    else
      for (const { id } of sitting.decisions()) {
        late = id;
        const actions = sitting.actions();
        sitting.answer(id, { action: actions[random.below(actions.length)] }, done);
      }
    settle(at);
    seen.push(...lines.map(({ local }) => shownBy(local)));
    line.local.viewAt(random.below(line.local.told().length), (view) => seen.push(view));
  }
  return sumOf([...seen, ...lines.map((line) => line.heard())]);
}

import type { AnyGame, Decision, Dice, GameEvent, Random, Seat, Viewer } from './contract.ts';
import { canonical, sameData } from './hash.ts';
import { difference, junk, mutated } from './mutate.ts';
import { randomFrom } from './random.ts';

/**
 * Two worlds that look the same to `seat`: one is played, the other imagined. Whatever is then done in both, that seat
 * (and a spectator, who knows no more) must not be able to tell them apart, but by the very fields that events
 * disclose (`reveals`). What the others decide in secret is decided differently in both.
 */
interface Worlds {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly random: Random;
  one: unknown;
  two: unknown;
}

/** So many worlds are imagined in search of one that agrees with what an action discloses. */
const ATTEMPTS = 6;

/** Follows both worlds for so many actions from a position on. Returns what went wrong, or null. */
export function twoWorlds(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  random: Random,
  steps: number,
): string | null {
  const worlds = { game, seat, random, one: game.fork(state), two: imagined(game, state, seat, random) };
  return follow(worlds, steps);
}

/** The same from before the first decision on. */
export function twoStarts(game: AnyGame, seat: Seat, random: Random, steps: number): string | null {
  const luck = random.below(0x1_0000_0000);
  const worlds: Worlds = { game, seat, random, one: null, two: null };
  for (let attempt = 0; attempt <= ATTEMPTS; attempt++) {
    const first = game.start(luckOf(luck, luck));
    const second = game.start(luckOf(luck, attempt === ATTEMPTS ? luck : random.below(0x1_0000_0000)));
    const told = compare(worlds, first.events, second.events);
    if (told && told !== 'shown') return `two worlds: the opening tells a secret: ${told}`;
    Object.assign(worlds, { one: first.state, two: second.state });
    if (!told) return follow(worlds, steps);
  }
  return 'two worlds: the same luck gives another opening';
}

function follow(worlds: Worlds, steps: number): string | null {
  const { game, seat, random } = worlds;
  for (let step = 0; ; step++) {
    const asked = game.pending(worlds.one);
    const decision = asked.length > 0 ? asked[random.below(asked.length)] : null;
    const list = decision ? game.actions(worlds.one, decision.seat) : [];
    const told = apart(worlds, decision, list);
    if (told) return `two worlds: ${seat} can tell them apart after ${step} actions: ${told}`;
    if (step === steps || !decision || list.length === 0) return null;
    const leak = playBoth(worlds, decision, list);
    if (leak) return leak;
  }
}

/** Plays one action in the first world and its like in the second; where no second world agrees, imagines one anew. */
function playBoth(worlds: Worlds, decision: Decision, list: readonly unknown[]): string | null {
  const { game, seat, random, one } = worlds;
  const actor = decision.seat;
  const action = list[random.below(list.length)];
  const luck = random.below(0x1_0000_0000);
  const after = game.fork(one);
  const first = game.apply(after, actor, action, luckOf(luck, luck));
  for (let attempt = 0; attempt <= ATTEMPTS; attempt++) {
    const two = attempt === 0 ? worlds.two : imagined(game, one, seat, random);
    const draws = attempt === ATTEMPTS || random.below(2) === 0 ? luck : random.below(0x1_0000_0000);
    const like =
      decision.secret && actor !== seat && attempt === 0 ? secretly(worlds, actor, action) : action;
    if (game.check(two, actor, like)) continue;
    const told = compare(worlds, first, game.apply(two, actor, like, luckOf(luck, draws)));
    if (told && told !== 'shown') return `two worlds: ${actor}: ${canonical(action)} tells a secret: ${told}`;
    if (told) continue;
    Object.assign(worlds, { one: after, two });
    return null;
  }
  Object.assign(worlds, { one: after, two: imagined(game, after, seat, random) });
  return null;
}

/** What the actor does in the second world: as often as not something else. */
function secretly({ game, two, random }: Worlds, actor: Seat, action: unknown): unknown {
  if (random.below(2) === 0) return action;
  const list = game.actions(two, actor);
  return list.length > 0 ? list[random.below(list.length)] : action;
}

function imagined(game: AnyGame, state: unknown, seat: Seat, random: Random): unknown {
  return game.imagine(game.view(state, seat), random);
}

/** What `seat` or a spectator can see to differ between the worlds, or null. */
function apart(
  { game, seat, random, one, two }: Worlds,
  decision: Decision | null,
  list: readonly unknown[],
): string | null {
  const asks: [string, (state: unknown) => unknown][] = [
    ['the view', (state) => game.view(state, seat)],
    ["the spectator's view", (state) => game.view(state, 'spectator')],
    ['what is pending', (state) => game.pending(state)],
    ['the outcome', (state) => game.outcome(state)],
    ['the legal actions', (state) => game.actions(state, seat)],
    ['the sketch', (state) => game.sketch(game.view(state, seat))],
  ];
  const odd = [junk(random)];
  for (let i = 0; i < 3 && list.length > 0; i++)
    odd.push(mutated(list[random.below(list.length)], list, random));
  for (const action of odd)
    asks.push([`the answer to ${canonical(action)}`, (state) => game.check(state, seat, action)]);
  if (decision?.seat === seat && list.length > 0) {
    const action = list[random.below(list.length)];
    asks.push(['the odds', (state) => game.odds(game.view(state, seat), action)]);
    asks.push(['the notation', (state) => game.notation.print(state, action)]);
  }
  for (const [what, ask] of asks) {
    const [a, b] = [ask(one), ask(two)];
    if (!sameData(a, b)) return `${what} differs: ${difference(canonical(a), canonical(b))}`;
  }
  return null;
}

/** Both accounts as the seat and a spectator get them: null when they are the same, 'shown' when they part by what one may disclose. */
function compare(
  { game, seat }: Worlds,
  one: readonly GameEvent[],
  two: readonly GameEvent[],
): string | 'shown' | null {
  let shown = false;
  for (const viewer of [seat, 'spectator']) {
    const told = parted(game, one, two, viewer);
    if (told === 'shown') shown = true;
    else if (told) return `${viewer} reads ${told}`;
  }
  return shown ? 'shown' : null;
}

function parted(
  game: AnyGame,
  one: readonly GameEvent[],
  two: readonly GameEvent[],
  viewer: Viewer,
): string | 'shown' | null {
  const tell = (events: readonly GameEvent[]) =>
    events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  const [a, b] = [tell(one), tell(two)];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const pair = [a[i], b[i]].filter((event) => event !== undefined);
    const [first, second] = pair.map((event) => canonical([event, game.describe(event)]));
    if (first === second) continue;
    const disclosed = new Set(pair.flatMap((event) => game.reveals(event, viewer)));
    if (disclosed.has('kind')) return 'shown';
    if (pair.length === 2 && sameData(without(a[i], disclosed), without(b[i], disclosed))) return 'shown';
    return difference(first ?? '', second ?? '');
  }
  return null;
}

function without(event: GameEvent, fields: ReadonlySet<string>): unknown {
  return Object.fromEntries(Object.entries(event).filter(([field]) => !fields.has(field)));
}

/** Dice that fall alike in both worlds; what is drawn from a bag has its own luck. */
function luckOf(seed: number, drawn: number): Dice {
  const faces = randomFrom(`faces ${seed}`);
  const draws = randomFrom(`draws ${drawn}`);
  return {
    d6: () => 1 + faces.below(6),
    draw(weights) {
      const sum = weights.reduce((a, b) => a + b, 0);
      if (sum < 1) throw new Error('Drawing from an empty bag in an imagined world.');
      let rest = Math.floor((draws.below(0x1_0000_0000) * sum) / 0x1_0000_0000);
      let index = 0;
      while (rest >= weights[index]) rest -= weights[index++];
      return index;
    },
  };
}

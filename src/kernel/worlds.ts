import type { AnyGame, Dice, GameEvent, Random, Seat, Viewer } from './contract.ts';
import { canonical, sameData } from './hash.ts';
import { difference, mutated } from './mutate.ts';
import { randomFrom } from './random.ts';

/**
 * Two worlds: the state and another one, imagined, that looks the same to `seat`. Whatever is then done in both, that
 * seat (and a spectator, who knows no more) must not be able to tell them apart until something is shown to them.
 * Returns what went wrong, or null. `steps` is how many actions to follow both worlds.
 */
export function twoWorlds(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  random: Random,
  steps: number,
): string | null {
  const one = game.fork(state);
  const two = game.imagine(game.view(state, seat), random);
  let shown = false;
  for (let step = 0; ; step++) {
    const told = apart(game, one, two, seat, random);
    // What was shown may stand in the view and not in the event: from there on the worlds are no longer alike.
    if (told) return shown ? null : `two worlds: ${seat} can tell them apart after ${step} actions: ${told}`;
    const asked = game.pending(one);
    if (step === steps || asked.length === 0) return null;
    const actor = asked[random.below(asked.length)].seat;
    const both = inBoth(game.actions(one, actor), game.actions(two, actor));
    if (both.length === 0) return null;
    const action = both[random.below(both.length)];
    const luck = random.below(0x1_0000_0000);
    const first = game.apply(one, actor, action, sameLuck(luck));
    const second = game.apply(two, actor, action, sameLuck(luck));
    for (const viewer of [seat, 'spectator']) {
      const leak = leaked(game, first, second, viewer);
      if (leak === 'shown') return null;
      if (leak)
        return `two worlds: an event of ${actor}: ${canonical(action)} tells ${viewer} a secret: ${leak}`;
    }
    shown = [...first, ...second].some((event) => game.reveals(event));
  }
}

/** What `seat` or a spectator can see to differ between two states, or null. */
function apart(game: AnyGame, one: unknown, two: unknown, seat: Seat, random: Random): string | null {
  const actions = game.actions(one, seat);
  const asks: [string, (state: unknown) => unknown][] = [
    ['the view', (state) => game.view(state, seat)],
    ["the spectator's view", (state) => game.view(state, 'spectator')],
    ['what is pending', (state) => game.pending(state)],
    ['the legal actions', (state) => game.actions(state, seat)],
    ['the outcome', (state) => game.outcome(state)],
  ];
  for (let i = 0; i < 3 && actions.length > 0; i++) {
    const odd = mutated(actions[random.below(actions.length)], actions, random);
    asks.push([`the answer to ${JSON.stringify(odd)}`, (state) => game.check(state, seat, odd)]);
  }
  for (const [what, ask] of asks) {
    const [a, b] = [ask(one), ask(two)];
    if (!sameData(a, b)) return `${what} differs: ${difference(canonical(a), canonical(b))}`;
  }
  return null;
}

/** Walks both accounts side by side: null when they are the same, 'shown' when they part at a revealing event. */
function leaked(
  game: AnyGame,
  one: readonly GameEvent[],
  two: readonly GameEvent[],
  viewer: Viewer,
): string | 'shown' | null {
  const tell = (events: readonly GameEvent[]) =>
    events.map((event) => ({ told: game.redact(event, viewer), event })).filter(({ told }) => told !== null);
  const [a, b] = [tell(one), tell(two)];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (a[i] && b[i] && sameData(a[i].told, b[i].told)) continue;
    if ([a[i], b[i]].some((item) => item && game.reveals(item.event))) return 'shown';
    return difference(canonical(a[i]?.told), canonical(b[i]?.told));
  }
  return null;
}

function inBoth(one: readonly unknown[], two: readonly unknown[]): unknown[] {
  if (sameData(one, two)) return [...one];
  const known = new Set(two.map(canonical));
  return one.filter((action) => known.has(canonical(action)));
}

/** Dice that fall alike in both worlds; draws have their own luck, as bags may differ where nobody can see. */
function sameLuck(seed: number): Dice {
  const faces = randomFrom(`faces ${seed}`);
  const draws = randomFrom(`draws ${seed}`);
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

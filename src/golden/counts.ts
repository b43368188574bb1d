/** Legal answers by depth, as chess engines keep perft counts: a change in what is legal shows as a changed figure. */
import type { AnyGame } from '../kernel/contract.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';

/** Positions looked at on one depth; where there are more, counting ends above it. */
const MOST = 150;
const DEEPEST = 4;

interface Line {
  readonly state: unknown;
  readonly seat: string;
  readonly action: { readonly do?: string };
}

/** One position: how many lines of play there are one, two, three ... answers deep, and the first answers by kind. */
export function counts(game: AnyGame, state: unknown, seed: string): string {
  const depths: number[] = [];
  const kinds = new Map<string, number>();
  let positions = [state];
  while (depths.length < DEEPEST && positions.length > 0 && positions.length <= MOST) {
    const lines = positions.flatMap((position) => answers(game, position));
    if (depths.length === 0)
      for (const { seat, action } of lines)
        kinds.set(`${seat} ${action.do}`, (kinds.get(`${seat} ${action.do}`) ?? 0) + 1);
    depths.push(lines.length);
    if (lines.length > MOST) break;
    positions = lines.map((line, i) => played(game, line, `${seed} ${depths.length} ${i}`));
  }
  return `${depths.join(' ')} (${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')})`;
}

function answers(game: AnyGame, state: unknown): Line[] {
  return game
    .pending(state)
    .flatMap(({ seat }) =>
      (game.actions(state, seat) as Line['action'][]).map((action) => ({ state, seat, action })),
    );
}

function played(game: AnyGame, { state, seat, action }: Line, seed: string): unknown {
  const after = game.fork(state);
  game.apply(after, seat, action, diceFrom(randomFrom(seed)));
  return after;
}

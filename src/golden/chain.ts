/** A few letters that stand for everything that was asked, told and seen in a stretch of play. */
import { type AnyGame, type AnyRuleset, type GameEvent, Problem, type Random } from '../kernel/contract.ts';
import { mutated } from '../kernel/mutate.ts';

const TRIES = 3;
const SETUPS = 20;

/** What a stretch of play is told apart by. */
const KINDS = ['asked', 'refused', 'told', 'seen', 'odds', 'state'] as const;
export type Kind = (typeof KINDS)[number];

export interface Chain {
  /** Who is asked what, and every answer that is listed. */
  asked(game: AnyGame, state: unknown): void;
  /** What is said to answers that are nearly right, in data and as text. */
  refused(game: AnyGame, state: unknown, random: Random): void;
  /** What is said to setups that are nearly right. */
  setups(ruleset: AnyRuleset, setup: unknown, random: Random): void;
  /** The events as each seat and a spectator get them. */
  told(game: AnyGame, events: readonly GameEvent[]): void;
  /** The views of all of them, and the state behind. */
  seen(game: AnyGame, state: unknown): void;
  odds(game: AnyGame, state: unknown, most: number): void;
  /** The letters since they were last taken. */
  take(): string;
}

export function chain(): Chain {
  const sums: Record<Kind, number> = {
    asked: START,
    refused: START,
    told: START,
    seen: START,
    odds: START,
    state: START,
  };
  const put = (kind: Kind, data: unknown): void => {
    sums[kind] = added(sums[kind], JSON.stringify(data) ?? '');
  };
  return {
    asked(game, state) {
      const decisions = game.pending(state);
      put('asked', decisions);
      for (const { seat } of decisions) put('asked', game.actions(state, seat));
    },
    refused(game, state, random) {
      for (const { seat } of game.pending(state)) {
        const actions = game.actions(state, seat);
        for (let n = 0; n < TRIES; n++) {
          const action = actions[random.below(actions.length)];
          put('refused', game.check(state, seat, mutated(action, actions, random)));
          const text = game.notation.print(state, action);
          const at = random.below(text.length + 1);
          put('refused', text);
          put(
            'refused',
            said(() => game.notation.parse(state, text.slice(0, at) + text.slice(at + 1))),
          );
        }
      }
    },
    setups(ruleset, setup, random) {
      for (let n = 0; n < SETUPS; n++)
        put(
          'refused',
          said(() => ruleset.readSetup(mutated(setup, [], random))),
        );
    },
    told(game, events) {
      for (const viewer of [...game.seats, 'spectator'])
        put(
          'told',
          events.map((event) => game.redact(event, viewer)),
        );
    },
    seen(game, state) {
      for (const viewer of [...game.seats, 'spectator']) put('seen', game.view(state, viewer));
      put('state', state);
    },
    odds(game, state, most) {
      for (const { seat } of game.pending(state)) {
        const view = game.view(state, seat);
        const actions = game.actions(state, seat);
        const every = Math.max(1, Math.ceil(actions.length / most));
        for (let i = 0; i < actions.length; i += every) put('odds', game.odds(view, actions[i]));
      }
    },
    take() {
      const word = KINDS.map((kind) => (sums[kind] % WORD).toString(36).padStart(3, '0')).join('.');
      for (const kind of KINDS) sums[kind] = START;
      return word;
    },
  };
}

/** What comes of it, or the problem in words. */
function said(answer: () => unknown): unknown {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

/** The kinds in which two words differ. */
export function kindsApart(one: string, other: string): Kind[] {
  const [a, b] = [one.split('.'), other.split('.')];
  return KINDS.filter((_, i) => a[i] !== b[i]);
}

/** Letters for anything that is plain data. */
export function sumOf(data: readonly unknown[]): string {
  return data.reduce<number>((sum, one) => added(sum, JSON.stringify(one) ?? ''), START).toString(36);
}

/** Three letters a kind: one difference in 46,656 goes unseen. */
const WORD = 36 ** 3;
const START = 0x811c9dc5;

/** FNV-1a, 32 bits: nobody attacks these, and it is quick. */
function added(sum: number, text: string): number {
  let hash = sum;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

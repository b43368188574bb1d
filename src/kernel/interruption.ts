/** Questions in the middle of another's move, and what somebody who is not there wants answered: said beforehand, kept in secret. */
import type { AnyGame, Decision, Seat } from './contract.ts';
import type { TimeControl } from './far-table.ts';

/** A kind of such question, in the words of its game. */
export interface Interruption {
  readonly id: string;
  /** What it is about: 'Parry and guard'. */
  readonly word: string;
  readonly rule: string;
  /** The kinds of decision it stands for. */
  readonly kinds: readonly string[];
  /** Who is asked; everybody, unless said. */
  readonly seats?: readonly Seat[];
  /** The answer that does least, as one says it: 'Keep the dice.' */
  readonly leastWord: string;
  /** How it is written, or begins; of several, the first that is legal. None: the first answer there is. */
  readonly least: readonly string[];
}

/** `ask`: the match waits. `least`: whatever does least. `machine`: as the Regular would, from what that seat may know. */
export const MANNERS = ['ask', 'least', 'machine'] as const;
export type Manner = (typeof MANNERS)[number];

/** By the ids of interruptions; what is not there is as `mannerOf` says. */
export type Instructions = Readonly<Record<string, Manner>>;

/** By correspondence nobody waits days for a parry, unless a player wants it so. */
export function mannerOf(given: Instructions, id: string, control: TimeControl | null): Manner {
  return given[id] ?? (control !== null && 'hours' in control ? 'machine' : 'ask');
}

export function interruptionOf(
  all: readonly Interruption[],
  { kind, seat }: Pick<Decision, 'kind' | 'seat'>,
): Interruption | null {
  return all.find(({ kinds, seats }) => kinds.includes(kind) && (seats?.includes(seat) ?? true)) ?? null;
}

/** The answer that does least. */
export function leastOf(game: AnyGame, state: unknown, seat: Seat, { least }: Interruption): unknown {
  const actions = game.actions(state, seat);
  const texts = least.length > 0 ? actions.map((action) => `${game.notation.print(state, action)} `) : [];
  const found = least.map((words) => texts.findIndex((text) => text.startsWith(`${words} `)));
  return actions[found.find((at) => at >= 0) ?? 0];
}

/** What may come from outside as instructions; what is none of them is left out. */
export function readInstructions(given: unknown, all: readonly Interruption[]): Instructions {
  if (typeof given !== 'object' || given === null) return {};
  const entries = all.flatMap(({ id }): [string, Manner][] => {
    const manner = MANNERS.find((one) => one === (given as Record<string, unknown>)[id]);
    return manner ? [[id, manner]] : [];
  });
  return Object.fromEntries(entries);
}

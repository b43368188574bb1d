/** Questions in the middle of another's move, and what somebody who is not there wants answered: said beforehand, kept in secret. */
import type { AnyGame, Decision, Odds, Seat } from './contract.ts';
import type { TimeControl } from './far-table.ts';

/** What somebody may want answered under a condition; where it does not hold, what does least is answered. */
export interface Condition {
  readonly id: string;
  /** As one says it: 'Fire when the chance is one in two or better, else hold.' */
  readonly word: string;
  /** Words of the answers it means; none: all there are. */
  readonly says?: readonly string[];
  /**
   * The best of them by its odds, as far as they are so good at least: the chance of `of`, or of what they name first, less that of
   * `against`. None: the first.
   */
  readonly chance?: { readonly least: number; readonly of?: string; readonly against?: string };
  /** Whether it holds, by what that seat may know. */
  readonly when?: (view: never) => boolean;
}

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
  /** What else can be said of it beforehand. */
  readonly conditions?: readonly Condition[];
}

/** `ask`: the match waits. `least`: whatever does least. `machine`: as the Regular would, from what that seat may know. Or a condition of the question's. */
const MANNERS: readonly string[] = ['ask', 'least', 'machine'];
export type Manner = string;

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

/** What a seat answers that has given a manner beforehand: by its own view alone. */
export function orderedOf(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  interruption: Interruption,
  manner: Manner,
): unknown {
  const condition = interruption.conditions?.find(({ id }) => id === manner);
  return (condition && wanted(game, state, seat, condition)) ?? leastOf(game, state, seat, interruption);
}

function wanted(game: AnyGame, state: unknown, seat: Seat, { says, chance, when }: Condition): unknown {
  const view = game.view(state, seat);
  if (when && !when(view as never)) return null;
  const all = game.actions(state, seat).filter((action) => {
    const words = game.notation.print(state, action).split(' ');
    return !says || says.some((word) => words.includes(word));
  });
  if (!chance) return all[0] ?? null;
  let best: unknown = null;
  let most = chance.least;
  for (const action of all) {
    const good = goodness(game.odds(view, action), chance);
    if (good === null || good < most || (best !== null && good === most)) continue;
    best = action;
    most = good;
  }
  return best;
}

function goodness(odds: Odds | null, { of, against }: NonNullable<Condition['chance']>): number | null {
  if (!odds) return null;
  const part = (what: string | undefined): number => {
    const found = odds.chances.find((one) => one.what === what);
    return found ? found.ways / found.total : 0;
  };
  const [first] = odds.chances;
  return (of === undefined ? (first ? first.ways / first.total : 0) : part(of)) - part(against);
}

/** What may come from outside as instructions; what is none of them is left out. */
export function readInstructions(given: unknown, all: readonly Interruption[]): Instructions {
  if (typeof given !== 'object' || given === null) return {};
  const entries = all.flatMap(({ id, conditions = [] }): [string, Manner][] => {
    const said = (given as Record<string, unknown>)[id];
    const manner = [...MANNERS, ...conditions.map((one) => one.id)].find((one) => one === said);
    return manner ? [[id, manner]] : [];
  });
  return Object.fromEntries(entries);
}

/** Positions with moves a good player would make, or would never make, and how many of them an opponent solves. */
import type { Bot } from '../bots/bot.ts';
import type { CaseAdapter } from '../cases/adapter.ts';
import { adapterFor } from '../cases/adapters.ts';
import type { Case, Fields } from '../cases/case.ts';
import { problemAt } from '../cases/problem.ts';
import { readCases } from '../cases/read.ts';
import type { AnyGame } from '../kernel/contract.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';

export interface Tactic {
  readonly name: string;
  /** Whose moves are looked at, and how many of them. */
  readonly seat: string;
  readonly moves: number;
  /** How an action begins that must be among them; none to ask for nothing. */
  readonly good: readonly string[];
  /** How an action begins that must not. */
  readonly never: readonly string[];
  readonly position: Case;
  readonly adapter: CaseAdapter;
}

/** The positions of a file, in the words of cases (docs/judge.md). Throws a `Problem` with line and column. */
export async function readTactics(text: string, file: string): Promise<Tactic[]> {
  const tactics: Tactic[] = [];
  for (const written of readCases(text, file, undefined, true))
    tactics.push(tacticOf(written, await adapterFor(written.rules[0])));
  return tactics;
}

function tacticOf(written: Case, adapter: CaseAdapter): Tactic {
  const { plays, moves, good, never, ...settings } = written.settings;
  const { seats } = adapter.ruleset;
  const seat = String(plays?.value);
  if (!seats.includes(seat)) throw problemAt(written.place, `Say who plays: ${seats.join(' or ')}.`);
  const tactic = {
    name: written.name,
    seat,
    moves: typeof moves?.value === 'number' ? moves.value : 1,
    good: textsOf(good),
    never: textsOf(never),
    position: { ...written, settings },
    adapter,
  };
  if (tactic.good.length + tactic.never.length === 0)
    throw problemAt(written.place, 'Say what is good here, or what is never done.');
  return tactic;
}

function textsOf(field: Fields[string] | undefined): string[] {
  return field === undefined ? [] : [field.value].flat().map(String);
}

export interface Tried {
  readonly tactic: Tactic;
  /** What was played, as the game writes it. */
  readonly played: readonly string[];
  readonly solved: boolean;
}

/** Whoever says so has done what he wanted. */
const END = 'end';

/** Lets a bot play the position on, for as many moves as it is about; whoever else is asked is played by the same bot. */
export function tryTactic(tactic: Tactic, bot: Bot, seed = '1'): Tried {
  const { adapter, position, seat, moves } = tactic;
  const { game, state, translate } = adapter.arrange(position);
  const good = tactic.good.map((text) => translate(state, text));
  const never = tactic.never.map((text) => translate(state, text));
  const random = randomFrom(`${seed} ${tactic.name}`);
  const dice = diceFrom(random);
  const played: string[] = [];
  while (played.length < moves && played.at(-1) !== END) {
    const asked = askedIn(game, state, seat);
    if (asked === null) break;
    const action = bot.choose(game, game.view(state, asked), asked, random);
    if (asked === seat) played.push(game.notation.print(state, action));
    game.apply(state, asked, action, dice);
  }
  const any = (begins: readonly string[]) =>
    begins.some((begin) => played.some((text) => `${text} `.startsWith(`${begin} `)));
  return { tactic, played, solved: (good.length === 0 || any(good)) && !any(never) };
}

/** Who is asked next, that seat before others; nobody once the game is over. */
function askedIn(game: AnyGame, state: unknown, seat: string): string | null {
  const asked = game.pending(state);
  return (asked.find((decision) => decision.seat === seat) ?? asked[0])?.seat ?? null;
}

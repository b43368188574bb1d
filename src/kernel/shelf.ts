/** Games by their ids: what is known of each at once, and a room's part of each, loaded when it is first asked for. */
import { Problem, type Seat } from './contract.ts';

/** What a game may bring besides its rules; see docs/adding-a-game.md. */
export const PARTS = ['cases', 'golden', 'bots', 'cli', 'web', 'shown', 'text'] as const;
export type Part = (typeof PARTS)[number];

/** A game as it is listed, before anything of it is loaded. */
export interface Listing {
  readonly id: string;
  readonly title: string;
  /** How its rule IDs begin: 'HR'. */
  readonly prefix: string;
  readonly seats: readonly Seat[];
  /** True once every rule of the inventory is in force and covered. */
  readonly complete: boolean;
  /** The areas of the inventory in force today ('MOVE', 'DOOR'); all of them when complete. */
  readonly areas: readonly string[];
  /** The strengths of its opponents by name, the weakest first. */
  readonly opponents: readonly string[];
  /** The rule that lets several players share a side. */
  readonly shared?: string;
  /** The parts it does not have yet, each with a sentence for people who miss it. */
  readonly lacks: Readonly<Partial<Record<Part, string>>>;
}

/** What one room has of each game. */
export interface Shelf<T> {
  /** The games that have this part. */
  readonly games: readonly Listing[];
  /** Throws a `Problem` when there is no such game, or when it does not have this part yet. */
  load(id: string): Promise<T>;
}

/** `part` is left out for what every game has. */
export function shelf<T>(
  games: readonly Listing[],
  load: (id: string) => Promise<{ readonly default: T }>,
  part?: Part,
): Shelf<T> {
  const having = games.filter(({ lacks }) => part === undefined || lacks[part] === undefined);
  const loading = new Map<string, Promise<T>>();
  return {
    games: having,
    load(id) {
      if (!having.some((game) => game.id === id)) return Promise.reject(missing(games, id, part));
      const begun = loading.get(id) ?? load(id).then((module) => module.default);
      loading.set(id, begun);
      begun.catch(() => loading.delete(id)); // a file that could not be fetched may be there next time
      return begun;
    },
  };
}

function missing(games: readonly Listing[], id: string, part: Part | undefined): Problem {
  const lack = part && games.find((game) => game.id === id)?.lacks[part];
  const known = games.map((game) => game.id).join(', ');
  return new Problem(lack ?? `There is no ruleset '${id}'; known are: ${known}.`);
}

/** The game a rule belongs to, by the first part of its ID. */
export function gameOfRule(games: readonly Listing[], rule: string): Listing | null {
  return games.find(({ prefix }) => rule.startsWith(`${prefix}-`)) ?? null;
}

/** The opponents people may choose, by name only: the page lists them without loading any that thinks. */
import { GAMES } from '../games/list.ts';
import type { Listing } from '../kernel/shelf.ts';

export interface Strength {
  readonly id: string;
  readonly title: string;
  /** One sentence for a player who chooses an opponent. */
  readonly text: string;
}

export const RECRUIT: Strength = {
  id: 'recruit',
  title: 'Recruit',
  text: 'Means well and makes mistakes: looks only at what is near, and forgets what may come.',
};
export const REGULAR: Strength = {
  id: 'simple',
  title: 'Regular',
  text: 'Plays by sound rules of thumb: takes no needless risks, and seldom plans ahead.',
};
export const VETERAN: Strength = {
  id: 'veteran',
  title: 'Veteran',
  text: 'Thinks ahead: tries out what may come before every move, and takes a little longer.',
};

const STRENGTHS: readonly Strength[] = [RECRUIT, REGULAR, VETERAN];

/** For a ruleset, the weakest first; none where nobody can play it yet. */
export function strengthsFor(rulesetId: string, games: readonly Listing[] = GAMES): readonly Strength[] {
  const names = games.find(({ id }) => id === rulesetId)?.opponents ?? [];
  return STRENGTHS.filter(({ id }) => names.includes(id));
}

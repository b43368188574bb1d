/** Which book a rule stands in, and where it is read. */
import { shelf } from 'virtual:rulebook';

export type Shelved = (typeof shelf)[number];

export function bookOfRule(rule: string): Shelved | null {
  return shelf.find(({ prefix }) => rule.startsWith(`${prefix}-`)) ?? null;
}

export function bookNamed(id: string | null): Shelved | null {
  return shelf.find((book) => book.id === id) ?? null;
}

/** The address of a rule or of an area (`#/rulebook/hulk-revised/HR-DOOR-07`). */
export function placeOf(book: string, target?: string): string {
  return `#/rulebook/${book}${target ? `/${target}` : ''}`;
}

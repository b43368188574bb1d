import { about } from '../../../games/epic-1989/about.ts';
import { addressOf } from '../../address.ts';

/** The address of a page of this game. */
export function ownAddress(...parts: readonly string[]): string {
  return addressOf(about.id, ...parts);
}

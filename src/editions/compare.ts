/** One position on the tables of both editions. */
import { Problem } from '../kernel/contract.ts';
import { firstEdition } from './epic-1989.ts';
import { secondEdition } from './epic-1991.ts';
import type { Edition, Laid, Position } from './position.ts';

export interface Side {
  readonly edition: Edition;
  /** Null where a piece may not even be put there. */
  readonly laid: Laid | null;
  readonly faults: readonly string[];
}

export const EDITIONS: readonly Edition[] = [firstEdition, secondEdition];

export function compare(position: Position): readonly Side[] {
  return EDITIONS.map((edition) => {
    try {
      const laid = edition.lay(position);
      return { edition, laid, faults: laid.faults };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { edition, laid: null, faults: [error.message.replace(/\bP(\d+)\b/g, 'Unit $1')] };
    }
  });
}

/** Who answers for a seat: the machine for those who are gone, instructions for those who are not there. */
import { createHash } from 'node:crypto';
import type { Seat } from '../../kernel/contract.ts';
import { type Instructions, mannerOf, orderedOf } from '../../kernel/interruption.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import type { Match } from '../../kernel/match.ts';
import type { Machine } from '../machine/machine.ts';
import type { MatchRow } from '../store/rows.ts';
import type { Pacer } from './pace.ts';

/** What a table knows of those who are not at it. */
export interface Hired {
  readonly machine: Machine;
  /** The machine plays the seat until its player comes again. */
  plays(seat: Seat): boolean;
  isHere(seat: Seat): boolean;
  instructions(seat: Seat): Promise<Instructions>;
  /** Lets a player know, wherever they are, that the match waits for them. */
  nudge(seat: Seat): void;
}

export interface Deputy {
  /** Whether somebody else may answer what the seat is asked now. */
  isOn(seat: Seat): boolean;
  /** The answer in notation, and as what it is given; null where the match waits for the player. */
  answer(seat: Seat): Promise<{ readonly text: string; readonly as: string } | null>;
}

export function deputyOf(
  match: Match,
  { setup, seed, control }: Pick<MatchRow, 'setup' | 'seed' | 'control'>,
  pacer: Pacer,
  hired: Hired,
): Deputy {
  const { game, ruleset } = match;

  function thought(seat: Seat): Promise<string> {
    const secret = createHash('sha256').update(`machine ${seat} ${seed}`).digest('hex');
    const view = localSitting(match, seat).view();
    return hired.machine.answer({ ruleset: ruleset.id, setup, view, seat, secret });
  }

  return {
    isOn: (seat) => hired.plays(seat) || (pacer.put(seat) !== null && !hired.isHere(seat)),
    async answer(seat) {
      if (hired.plays(seat)) return { text: await thought(seat), as: 'machine' };
      const put = pacer.put(seat);
      if (!put) return null;
      const as = put.interruption.id;
      const only = game.actions(match.state, seat);
      if (only.length === 1) return { text: game.notation.print(match.state, only[0]), as };
      const manner = mannerOf(await hired.instructions(seat), as, control);
      if (manner === 'ask' || pacer.put(seat) !== put) return null;
      if (manner === 'machine') return { text: await thought(seat), as };
      const ordered = orderedOf(game, match.state, seat, put.interruption, manner);
      return { text: game.notation.print(match.state, ordered), as };
    },
  };
}

/** What the machine says to the offer of a draw: it counts what its own side has left, no more. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Hulk, View } from './game.ts';

export interface DrawAnswer {
  readonly accepts: boolean;
  /** For the other player to read: nothing of it is secret. */
  readonly why: string;
}

/** `view` is that seat's own. */
export function drawAnswer({ table }: Hulk, view: View, seat: Seat): DrawAnswer {
  const came = table.mission.marines.length;
  const alive = view.marines.length + view.exited.length;
  if (seat === 'marine')
    return alive * 3 <= came
      ? { accepts: true, why: 'Too few of the squad are left.' }
      : { accepts: false, why: 'The Marines decline: the squad still holds.' };
  return view.stealers.length + view.allowance < alive
    ? { accepts: true, why: 'Too few Stealers are left or still to come.' }
    : { accepts: false, why: 'The Stealers decline: there are enough of them to win.' };
}

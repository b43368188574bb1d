import type { Outcome, Seat } from './contract.ts';
import { type Acted, actText, allowedTarget, enter, type Match, refuse, undoTarget } from './match.ts';
import { allowUndo, undoOnRecord } from './undo.ts';

/** Gives the match up, at any time (E2-SEQ-09). With two seats the other one wins. */
export function concede(match: Match, seat: Seat): Acted {
  const others = match.ruleset.seats.filter((other) => other !== seat);
  const winner = others.length === 1 ? others[0] : null;
  return end(match, seat, 'concede', { winner, rule: 'KERNEL-CONCEDE', why: 'The game was conceded.' });
}

/** Ends the match in a draw that both have agreed to; `seat` is the one who offered it. */
export function agreeDraw(match: Match, seat: Seat): Acted {
  return end(match, seat, 'draw', { winner: null, rule: 'KERNEL-DRAW', why: 'A draw was agreed.' });
}

/** A seat's time is over: with two seats the other one wins. Nobody does when everybody's is. */
export function outOfTime(match: Match, seat: Seat, all: boolean): Acted {
  if (all)
    return end(match, seat, 'all out of time', {
      winner: null,
      rule: 'KERNEL-TIME',
      why: 'Nobody had any time left.',
    });
  const others = match.ruleset.seats.filter((other) => other !== seat);
  const winner = others.length === 1 ? others[0] : null;
  return end(match, seat, 'out of time', {
    winner,
    rule: 'KERNEL-TIME',
    why: 'The other side ran out of time.',
  });
}

/** Plays a line as the match file and the server store it: an action, or one of the table's words. */
export function replayLine(match: Match, seat: Seat, text: string): Acted {
  if (text === 'concede') return concede(match, seat);
  if (text === 'draw') return agreeDraw(match, seat);
  if (text === 'out of time' || text === 'all out of time')
    return outOfTime(match, seat, text === 'all out of time');
  const to = undoTarget(text);
  const allowed = allowedTarget(text);
  if (to === null && allowed === null) return actText(match, seat, text);
  if (!match.ruleset.seats.includes(seat)) return stranger(seat);
  return to === null ? allowUndo(match, seat, allowed!) : undoOnRecord(match, seat, to);
}

function end(match: Match, seat: Seat, text: string, outcome: Outcome): Acted {
  if (match.outcome) return refuse('KERNEL-OVER', 'The match is over.');
  if (!match.ruleset.seats.includes(seat)) return stranger(seat);
  match.outcome = outcome;
  enter(match, { seat, text, events: [], position: match.dice.position });
  return { ok: true, events: [] };
}

function stranger(seat: Seat): Acted {
  return refuse('KERNEL-SEAT', `There is no seat '${seat}' at this table.`);
}

import type { Outcome } from '../../kernel/contract.ts';
import type { Prompt } from '../games/adapter.ts';
import { strengthOf } from '../match/opponents.ts';
import type { Look, Sitting } from '../match/sitting.ts';

/** Who won, as the people at this screen would say it. */
export function verdict({ table, ruleset, players }: Sitting, { winner }: Outcome): string {
  if (winner === null) return 'A draw';
  const people = Object.values(players).filter((player) => player === 'person').length;
  if (people !== 1) return `The ${table.seatName(winner)} player wins`;
  if (players[winner] === 'person') return 'You win';
  const machine = strengthOf(ruleset, players[winner]);
  if (players[winner] === 'far') return `The ${table.seatName(winner)} player wins`;
  return machine ? `The ${machine.title} wins` : `The ${table.seatName(winner)}s win`;
}

/** Whom or what the table waits for; null when it waits for the viewer's next action. */
export function waitingFor(
  { table, ruleset, players }: Sitting,
  look: Look,
  prompt: Prompt | null,
  note: string | null,
): string | null {
  if (look.moving) return 'Watch what happens';
  if (look.outcome || !look.decision) return null;
  const seat = table.seatName(look.decision.seat);
  if (prompt) return prompt.title;
  if (look.curtain) return `${seat} player next`;
  if (look.mine) return note;
  const machine = strengthOf(ruleset, players[look.decision.seat]);
  return machine ? `The ${machine.title} thinks` : `${seat} player thinks`;
}

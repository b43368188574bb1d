import type { Prompt } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';

/** Who won, as the people at this screen would say it. */
export function verdict({ table, match, players }: Sitting): string {
  const winner = match.outcome?.winner ?? null;
  if (winner === null) return 'A draw';
  const people = Object.values(players).filter((player) => player === 'person').length;
  if (people !== 1) return `The ${table.seatName(winner)} player wins`;
  if (players[winner] === 'person') return 'You win';
  return players[winner] === 'rules' ? `The ${table.seatName(winner)}s win` : 'The machine wins';
}

/** Whom or what the table waits for; null when it waits for the viewer's next action. */
export function waitingFor(
  { table, match }: Sitting,
  look: Look,
  prompt: Prompt | null,
  note: string | null,
): string | null {
  if (look.frame) return 'Watch what happens';
  if (match.outcome || !look.decision) return null;
  const seat = table.seatName(look.decision.seat);
  if (prompt) return prompt.title;
  if (look.curtain) return `${seat} player next`;
  return look.mine ? note : `${seat} player thinks`;
}

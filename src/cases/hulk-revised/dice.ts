/** What the dice of hulk-revised are thrown for. */
import type { Event } from '../../games/hulk-revised/index.ts';
import type { TellDie } from '../adapter.ts';

/** A word for the dice of each event that has some, besides the event's own kind. */
export const DICE_WORDS: Partial<Record<Event['kind'], string>> = {
  shot: 'hit',
  caught: 'caught',
  'door-rolled': 'door',
  battered: 'door',
  hole: 'hole',
  fell: 'fall',
  grabbed: 'grab',
  prescience: 'prescience',
  'rubble-rolled': 'rubble',
};

export function diceOf(event: Event): TellDie[] {
  switch (event.kind) {
    case 'assault-rolled':
      return [...tell(event.attack, 'attack', event.kind), ...tell(event.defence, 'defence', event.kind)];
    case 'rerolled':
      return tell([event.to], event.why, event.kind);
    case 'solo-roll':
      return tell(event.dice, event.purpose, event.kind);
    case 'hole':
    case 'fell':
      return event.die > 0 ? tell([event.die], DICE_WORDS[event.kind]!, event.kind) : [];
    default:
      return 'dice' in event ? tell(event.dice, DICE_WORDS[event.kind] ?? event.kind, event.kind) : [];
  }
}

function tell(faces: readonly number[], ...labels: readonly string[]): TellDie[] {
  return faces.map((face) => ({ face, labels: [...new Set(labels)] }));
}

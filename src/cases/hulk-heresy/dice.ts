/** What the dice of hulk-heresy are thrown for. */
import type { Event } from '../../games/hulk-heresy/events.ts';
import type { TellDie } from '../adapter.ts';

/** A word for the dice of each event that has some, besides the event's own kind. */
const DICE_WORDS: Partial<Record<Event['kind'], string>> = {
  shot: 'hit',
  saved: 'save',
  caught: 'hit',
  scorched: 'fire',
  'rolled-off': 'roles',
  bonus: 'commander',
  'rolled-again': 'again',
  'power-roll': 'power',
  healed: 'heal',
  broke: 'break',
  'shot-again': 'again',
  'save-again': 'again',
  blasted: 'blast',
  teetered: 'ladder',
};

export function diceOf(event: Event): TellDie[] {
  if (event.kind === 'clash')
    return [
      ...event.dice.map((face) => ({ face, labels: ['attack', event.kind] })),
      ...event.other.map((face) => ({ face, labels: ['defence', event.kind] })),
    ];
  if (!('dice' in event)) return [];
  const labels = [...new Set([DICE_WORDS[event.kind] ?? event.kind, event.kind])];
  return event.dice.map((face) => ({ face, labels }));
}

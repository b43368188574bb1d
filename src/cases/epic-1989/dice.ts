/** What the dice of epic-1989 are thrown for. */
import type { Event } from '../../games/epic-1989/events.ts';
import type { TellDie } from '../adapter.ts';

/** A shorter word for the dice of an event than its kind. */
const WORDS: Partial<Record<Event['kind'], string>> = { shot: 'hit' };

export function diceOf(event: Event): TellDie[] {
  const labels = [...new Set([WORDS[event.kind] ?? event.kind, event.kind])];
  const tell = (face: number, ...words: string[]): TellDie => ({ face, labels: words });
  if (event.kind === 'shot' || event.kind === 'stomp' || event.kind === 'blast' || event.kind === 'probe') {
    const first = tell(event.die, ...labels);
    return event.confirm === null ? [first] : [first, tell(event.confirm, 'confirm', event.kind)];
  }
  const faces: number[] = [];
  if ('die' in event && event.die !== null) faces.push(event.die);
  if ('dice' in event) faces.push(...event.dice);
  return faces.map((face) => tell(face, ...labels));
}

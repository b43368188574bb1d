import type { GameEvent, Viewer } from './contract.ts';
import type { Match } from './match.ts';

/** An event as one viewer gets it. */
export interface Told {
  /** Counts from 1 in this viewer's own stream: a gap would betray that something secret happened. */
  readonly seq: number;
  /** The number of the entry that caused it; 0 for what happened before the first. */
  readonly entry: number;
  readonly event: GameEvent;
}

/** What a viewer has been told, after number `after`: all they need to follow the match or to catch up. */
export function eventsFor(match: Match, viewer: Viewer, after = 0): Told[] {
  const told: Told[] = [];
  let seq = 0;
  const tell = (events: readonly GameEvent[], entry: number): void => {
    for (const whole of events) {
      const event = match.game.redact(whole, viewer);
      if (event && ++seq > after) told.push({ seq, entry, event });
    }
  };
  tell(match.opening, 0);
  match.entries.forEach((entry, index) => {
    tell(entry.events, index + 1);
  });
  return told;
}

import type { Event } from '../../../games/hulk-revised/events.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { Effect } from '../adapter.ts';

export function effectsOf(events: readonly Event[]): Effect[] {
  return events.flatMap((event): Effect[] => {
    switch (event.kind) {
      case 'shot':
        return [{ kind: 'beam', from: event.at, to: event.square, hit: event.hit, side: 'marine' }];
      case 'assault':
        return event.at === NOWHERE ? [] : [{ kind: 'clash', at: event.at, to: event.square }];
      case 'died':
        return event.at === NOWHERE ? [] : [{ kind: 'burst', at: event.at, side: 'harm' }];
      case 'converted':
        return event.at === NOWHERE ? [] : [{ kind: 'burst', at: event.at, side: 'stealer' }];
      case 'area':
        return event.squares.map((at) => ({
          kind: 'burst',
          at,
          side: event.effect === 'gas' ? 'gas' : 'fire',
        }));
      case 'grabbed':
        return [{ kind: 'beam', from: event.from, to: event.to, hit: event.held, side: 'stealer' }];
      default:
        return [];
    }
  });
}

import type { Event } from '../../../games/hulk-revised/events.ts';
import type { Scene } from '../adapter.ts';

/** Where something took place: at the piece that did it, or else where it struck. */
export function whereOf(event: Event, scene: Scene): number {
  const stands = (unit: number) => scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
  switch (event.kind) {
    case 'assault-rolled':
    case 'assault-won':
      return Math.max(stands(event.attacker), stands(event.defender));
    case 'moved':
    case 'entered':
    case 'climbed':
    case 'teleported':
    case 'grabbed':
      return event.to;
    case 'fell':
      return event.from;
    case 'area':
      return event.squares[0] ?? -1;
    default:
      if ('at' in event) return event.at;
      if ('square' in event) return event.square;
      return 'unit' in event ? stands(event.unit) : -1;
  }
}

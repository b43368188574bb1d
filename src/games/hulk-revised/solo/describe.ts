/** The battle report of solo play: every die of the program with the rule it is rolled for. */
import type { Line } from '../../../kernel/contract.ts';
import type { Event } from '../events.ts';
import type { PieceKind } from '../units.ts';
import { COUNTERS } from './priority.ts';

type SoloEvent = Extract<Event, { kind: 'solo-roll' | 'counter' | 'lines' | 'waits' }>;

const SIDES = ['north', 'east', 'south', 'west'];

export function describeSolo(event: SoloEvent, who: (unit: number, type: PieceKind) => string): Line {
  switch (event.kind) {
    case 'counter':
      return {
        text: `Blip ${event.unit} carries ${COUNTERS[event.counter]}.`,
        rules: [event.rule],
        seat: 'stealer',
      };
    case 'waits':
      return {
        text: `${who(event.unit, event.type)} waits for others to join in.`,
        rules: ['HR-SOLO-31'],
        seat: 'stealer',
      };
    case 'lines':
      return {
        text: event.boxes
          .map(({ squad, around, edges }) =>
            around
              ? `Squad ${squad}: front all around.`
              : `Squad ${squad}: front ${SIDES.filter((_, i) => edges[i] === 'front').join(' and ')}.`,
          )
          .join(' '),
        rules: ['HR-SOLO-34'],
        seat: 'stealer',
      };
    case 'solo-roll':
      return {
        text: textOf(event, event.type ? who(event.unit, event.type) : ''),
        rules: [event.rule],
        seat: 'stealer',
        dice: [
          {
            values: event.dice,
            ...(event.needed > 0 && { needed: event.needed }),
            ...(event.plus !== 0 && { plus: event.plus }),
            seat: 'stealer',
          },
        ],
      };
  }
}

function textOf({ purpose, result, rule }: SoloEvent & { kind: 'solo-roll' }, name: string): string {
  switch (purpose) {
    case 'front':
      return `Where the front is: ${result}.`;
    case 'ambush':
      return `Ambush check: ${result}.`;
    case 'type':
      return `${name} looks for a target: ${result}.`;
    case 'counter':
      return `${name} gets its counter: ${result}.`;
    case 'order':
      return `${name} rolls to go first.`;
    case 'special':
      return `What comes out: ${result}.`;
    case 'risk':
      return `${name} ${rule === 'HR-SOLO-32' ? (result === 'goes on' ? 'attacks' : 'only holds him') : result}.`;
  }
}

/** Reads the events of a match in their order and says how lucky each throw was. */
import type { Event } from '../../../games/hulk-heresy/events.ts';
import type { Phase, Side } from '../../../games/hulk-heresy/state.ts';
import type { GameEvent } from '../../../kernel/contract.ts';
import { hitsOf, type Luck, pointsOf } from '../luck.ts';
import { typeName } from './game.ts';
import { PHASE_NAMES } from './head.ts';

const FACES = [1, 2, 3, 4, 5, 6];

export function luckReader(): (event: GameEvent) => readonly Luck[] {
  let phase: Phase = 'setup';
  let turn = 0;
  const own = (side: Side, type: string): Pick<Luck, 'who' | 'seat' | 'phase' | 'turn'> => ({
    who: typeName(type),
    seat: side,
    phase: PHASE_NAMES[phase],
    turn,
  });
  const hits = (
    who: ReturnType<typeof own>,
    what: string,
    rolls: number,
    chance: number,
    actual: number,
  ): Luck[] => [
    {
      ...who,
      what,
      ...hitsOf(rolls, chance, actual),
    },
  ];
  const points = (who: ReturnType<typeof own>, what: string, dice: readonly number[]): Luck => ({
    ...who,
    what,
    ...pointsOf(dice),
  });
  return (given) => {
    const event = given as Event;
    switch (event.kind) {
      case 'phase':
        phase = event.phase;
        turn = event.turn;
        return [];
      case 'shot': {
        const chance = Math.min(6, Math.max(0, 7 - (event.needed - event.plus))) / 6;
        const met = event.dice.filter((die) => die + event.plus >= event.needed).length;
        return hits(own(event.side, event.type), 'Shots', event.dice.length, chance, met);
      }
      case 'saved':
        return hits(
          own(event.side, event.type),
          'Saves',
          1,
          savedOn(event.needed - event.modifier),
          event.passed ? 1 : 0,
        );
      case 'clash':
        return [
          points(own(event.side, event.type), 'Close assaults', event.dice),
          points(own(event.side === 'A' ? 'B' : 'A', 'defender'), 'Close assaults', event.other),
        ];
      case 'healed':
        return hits(own(event.side, event.type), 'Healing', 1, (7 - event.needed) / 6, event.healed ? 1 : 0);
      default:
        return [];
    }
  };
}

/** How often two dice come to so much. */
function savedOn(needed: number): number {
  return FACES.flatMap((a) => FACES.map((b) => a + b)).filter((sum) => sum >= needed).length / 36;
}

/** Dice of a battle against what they should have come to. */
import type { Event } from '../../../games/epic-1989/events.ts';
import { confirmedOn } from '../../../games/epic-1989/firing/to-hit.ts';
import type { Side } from '../../../games/epic-1989/state.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { GameEvent, Seat } from '../../../kernel/contract.ts';
import { capital } from '../../../kernel/words.ts';
import { hitsOf, type Luck, pointsOf } from '../luck.ts';
import { detachmentName, SIDE_WORDS, unitInFull } from './game.ts';

/** The chance of so much or more on a die. */
function atLeast(needed: number): number {
  return Math.max(0, Math.min(6, 7 - needed)) / 6;
}

/** E1-HIT-05, E1-HIT-06: a 1 never hits; beyond 6 a second die must confirm. */
function hitChance(needed: number): number {
  return needed <= 6 ? atLeast(Math.max(needed, 2)) : atLeast(confirmedOn(needed)) / 6;
}

/** Reads the events of a match in their order; `seats`: who plays which side. */
export function luckReader(
  tableOf: (event: Event) => Table,
  seats: Readonly<Record<Side, Seat>>,
): (event: GameEvent) => readonly Luck[] {
  let [phase, turn] = ['', 0];
  return (given) => {
    const event = given as Event;
    const table = tableOf(event);
    const of = (side: Side, who: string, what: string) => ({ who, seat: seats[side], phase, turn, what });
    const tried = (side: Side, who: string, what: string, chance: number, done: boolean): Luck => ({
      ...of(side, who, what),
      ...hitsOf(1, chance, done ? 1 : 0),
    });
    const thrown = (unit: number, what: string, dice: readonly number[]): Luck => ({
      ...of(table.units[unit].side, unitInFull(table, unit), what),
      ...pointsOf(dice),
    });
    switch (event.kind) {
      case 'turn':
        turn = event.turn;
        return [];
      case 'phase':
        phase = capital(event.phase);
        return [];
      case 'shot': {
        const { side, detachment } = table.units[event.unit];
        return [tried(side, detachmentName(table, detachment), 'Shots', hitChance(event.needed), event.hit)];
      }
      case 'save': {
        const { side, detachment } = table.units[event.unit];
        return [
          tried(
            side,
            detachmentName(table, detachment),
            'Saves',
            atLeast(event.needed - event.plus),
            event.saved,
          ),
        ];
      }
      case 'ram':
        return [
          thrown(event.unit, 'Rams', event.dice.slice(0, 1)),
          thrown(event.target, 'Rams', event.dice.slice(1)),
        ];
      case 'assault':
      case 'overrun': {
        const what = event.kind === 'overrun' ? 'Overruns' : 'Close combat';
        return [
          thrown(event.unit, what, event.dice.slice(0, 2)),
          thrown(event.target, what, event.dice.slice(2)),
        ];
      }
      case 'morale':
        return [
          {
            ...of(event.side, detachmentName(table, event.detachment), 'Morale'),
            ...pointsOf([event.die]),
          },
        ];
      case 'rout': {
        const { side, detachment } = table.units[event.unit];
        return [tried(side, detachmentName(table, detachment), 'Routs', atLeast(3), !event.lost)];
      }
      case 'hero':
        return [{ ...of(event.side, SIDE_WORDS[event.side], 'Heroic actions'), ...pointsOf(event.dice) }];
      default:
        return [];
    }
  };
}

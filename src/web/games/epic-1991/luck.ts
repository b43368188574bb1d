/** Dice of a battle against what they should have come to. */
import type { Event } from '../../../games/epic-1991/events.ts';
import { foeOf, type Side } from '../../../games/epic-1991/state.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { GameEvent } from '../../../kernel/contract.ts';
import { capital } from '../../../kernel/words.ts';
import { hitsOf, type Luck, pointsOf } from '../luck.ts';
import { shortName, unitName } from './game.ts';

/** The chance of so much or more on a die; a 1 never does, unless nothing is needed. */
function atLeast(needed: number): number {
  return Math.max(0, Math.min(6, 7 - Math.max(1, needed))) / 6;
}

/** Reads the events of a match in their order; `tableOf`: the table an event speaks of. */
export function luckReader(tableOf: (event: Event) => Table): (event: GameEvent) => readonly Luck[] {
  let [phase, turn] = ['', 0];
  const tried = (table: Table, unit: number, what: string, chance: number, done: boolean): Luck[] => {
    const { side } = table.units[unit];
    return [
      {
        who: unitName(table, unit),
        seat: side,
        phase,
        turn,
        what,
        ...hitsOf(1, chance, done ? 1 : 0),
      },
    ];
  };
  const thrown = (table: Table, side: Side, what: string, dice: readonly number[]): Luck => ({
    who: shortName(table, side),
    seat: side,
    phase,
    turn,
    what,
    ...pointsOf(dice),
  });
  return (given) => {
    const event = given as Event;
    const table = tableOf(event);
    const unitOf = (model: number) => table.models[model]?.unit ?? 0;
    switch (event.kind) {
      case 'turn':
        turn = event.turn;
        return [];
      case 'phase':
        phase = capital(event.phase);
        return [];
      case 'initiative':
        return (['A', 'B'] as const).map((side) => thrown(table, side, 'Initiative', [event[side]]));
      case 'shot':
        return event.lost || event.dice.length !== 1
          ? []
          : tried(table, unitOf(event.model), 'Shots', atLeast(event.needed), event.hit);
      case 'save':
        return tried(table, unitOf(event.model), 'Saves', atLeast(event.needed - event.mod), event.saved);
      case 'morale':
        return tried(table, event.unit, 'Morale', atLeast(event.needed - event.plus), event.passed);
      case 'fight':
        return [event.first, event.second].map(({ model, dice }) =>
          thrown(table, table.models[model].side, 'Close combat', dice),
        );
      case 'barrage-roll': {
        if (event.model === 0 || event.dice.length !== 1) return [];
        const { side } = table.models[event.model];
        const [luck] = tried(table, unitOf(event.model), 'Barrages', atLeast(event.needed), event.hit);
        return [{ ...luck, who: shortName(table, foeOf(side)), seat: foeOf(side) }];
      }
      default:
        return [];
    }
  };
}

import type { Event } from '../../../games/hulk-revised/events.ts';
import type { Phase } from '../../../games/hulk-revised/state.ts';
import { type PieceKind, UNITS } from '../../../games/hulk-revised/units.ts';
import type { GameEvent } from '../../../kernel/contract.ts';
import { hitsOf, type Luck, pointsOf } from '../luck.ts';
import type { Hulk } from './game.ts';
import { NAMES } from './head.ts';

/** Reads the events of a match in their order and says how lucky each throw was. */
export function luckReader({ table }: Hulk): (event: GameEvent) => readonly Luck[] {
  const kinds = new Map<number, PieceKind>();
  let phase: Phase = 'setup';
  let turn = 0;
  /** Whose flames, blast or power the next `caught` belong to. */
  let by = 0;

  function own(unit: number): Pick<Luck, 'who' | 'seat' | 'phase' | 'turn'> {
    const name = table.loadouts[unit]?.row.name ?? table.guns[unit - table.loadouts.length]?.name;
    const kind = kinds.get(unit) ?? 'genestealer';
    const many =
      kind === 'genestealer' || kind === 'hormagaunt' ? `${UNITS[kind].label}s` : UNITS[kind].label;
    const when = { phase: NAMES[phase], turn };
    return name === undefined
      ? { who: many, seat: 'stealer', ...when }
      : { who: name, seat: 'marine', ...when };
  }
  const tried = (unit: number, what: string, chance: number, done: boolean): Luck[] => [
    {
      ...own(unit),
      what,
      ...hitsOf(1, chance, done ? 1 : 0),
    },
  ];
  const thrown = (unit: number, what: string, dice: readonly number[]): Luck => ({
    ...own(unit),
    what,
    ...pointsOf(dice),
  });

  return (given) => {
    const event = given as Event;
    if ('unit' in event && 'type' in event && event.type) kinds.set(event.unit, event.type);
    if ('target' in event && event.targetType !== 'door') kinds.set(event.target, event.targetType);
    switch (event.kind) {
      case 'phase':
        phase = event.phase;
        turn = event.turn;
        return [];
      case 'shot': {
        const least = event.targetType === 'broodlord' ? 2 : 1; // HR-UNIT-18
        const chance = atLeast(least, event.dice.length, event.needed);
        return tried(event.unit, event.overwatch ? 'Overwatch shots' : 'Shots', chance, event.hit);
      }
      case 'area':
        by = event.by;
        return [];
      case 'cast':
        by = event.unit;
        return [];
      case 'moved':
        by = 0; // who walks into fire has himself to blame
        return [];
      case 'caught':
        if (event.dice.length === 0 || by === 0) return [];
        return tried(by, 'Flames and blasts', atLeast(1, 1, event.needed), event.dies);
      case 'grabbed':
        return tried(event.unit, 'Grabs', atLeast(1, event.dice.length, event.needed), event.held);
      case 'battered':
        return tried(event.unit, 'Doors', atLeast(1, event.dice.length, 6), event.destroyed);
      case 'door-rolled':
        return tried(by, 'Doors', atLeast(1, event.dice.length, event.needed), event.destroyed);
      case 'hole':
        return tried(event.unit, 'Holes crossed', atLeast(1, 1, 3), !event.falls);
      case 'assault-rolled':
        return [
          thrown(event.attacker, 'Close assaults', event.attack),
          thrown(event.defender, 'Close assaults', event.defence),
        ];
      case 'rerolled':
        return [again(event)];
      default:
        return [];
    }
  };

  /** A parry makes the enemy roll: the die is his. */
  function again({ unit, to, whose }: Event & { kind: 'rerolled' }): Luck {
    const luck = thrown(unit, 'Dice rolled again', [to]);
    if (luck.seat === whose) return luck;
    return { ...luck, seat: whose, who: whose === 'marine' ? 'Marines' : 'Genestealers' };
  }
}

/** The chance of at least one or two successes on so many dice. */
export function atLeast(least: 1 | 2, dice: number, needed: number): number {
  const hit = Math.min(1, Math.max(0, (7 - needed) / 6));
  const none = (1 - hit) ** dice;
  return least === 1 ? 1 - none : 1 - none - dice * hit * (1 - hit) ** (dice - 1);
}

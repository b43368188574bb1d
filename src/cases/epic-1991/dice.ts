/** What the dice of epic-1991 are thrown for. */
import type { Event } from '../../games/epic-1991/events.ts';
import type { State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import type { TellDie } from '../adapter.ts';

/** A shorter word for the dice of an event than its kind. */
export const DICE_WORDS: Partial<Record<Event['kind'], string>> = {
  'terrain-rolled': 'terrain',
  'piece-rolled': 'piece',
  'head-roll': 'head',
  'mad-order': 'order',
  'pod-roll': 'pod',
  shot: 'hit',
  shelled: 'hit',
  'barrage-roll': 'hit',
  'beam-roll': 'hit',
  'building-save': 'save',
  'shield-roll': 'shield',
  aimed: 'aim',
  armour: 'armour',
  'shields-raised': 'shields',
  'vortex-roll': 'vortex',
  freed: 'free',
};

/** E2-GEN-04: of two who roll for one thing the winner of initiative rolls first. */
export function diceOf(table: Table, state: State, event: Event): TellDie[] {
  const word = DICE_WORDS[event.kind] ?? event.kind;
  const leads = (model: number) => table.models[model].side === state.initiative;
  switch (event.kind) {
    case 'roll-off':
    case 'initiative':
      return tell([event.A, event.B], event.kind);
    case 'fight': {
      const { first, second } = event;
      const both = leads(first.model) ? [first, second] : [second, first];
      return tell(
        both.flatMap(({ dice }) => dice),
        event.kind,
      );
    }
    case 'grab': {
      const { model, attacker, defender } = event;
      return tell(leads(model) ? [defender, attacker] : [attacker, defender], event.kind);
    }
    case 'morale':
      return tell([event.die], event.kind, event.what);
    case 'damage-die':
      return tell([event.die], event.what, event.kind);
    case 'rerolled':
      return tell(event.fighter.dice, 'fight', event.kind);
    default: {
      const faces = [];
      if ('die' in event && event.die !== null) faces.push(event.die);
      if ('dice' in event) faces.push(...event.dice);
      return tell(faces, word, event.kind);
    }
  }
}

function tell(faces: readonly number[], ...labels: readonly string[]): TellDie[] {
  return faces.map((face) => ({ face, labels: [...new Set(labels)] }));
}

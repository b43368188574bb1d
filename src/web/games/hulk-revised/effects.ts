import type { Event } from '../../../games/hulk-revised/events.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { Effect, Scene } from '../adapter.ts';

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

/** The same in a picture that still has the piece: what fell, and what each fighter came to. */
export function effectsIn(scene: Scene, event: Event, name: string): Effect[] {
  const effects = effectsOf([event]);
  if (event.kind === 'died') {
    const piece = scene.pieces.find(({ id }) => id === event.unit);
    return piece ? [...effects, { kind: 'fall', piece, name }] : effects;
  }
  if (event.kind !== 'assault-won') return effects;
  const { attacker, defender, attack, defence } = event;
  return [
    { unit: attacker, total: attack, won: attack > defence },
    { unit: defender, total: defence, won: defence > attack },
  ].flatMap(({ unit, total, won }): Effect[] => {
    const at = standsAt(scene, unit);
    return at < 0 ? [] : [{ kind: 'score', at, text: String(total), won }];
  });
}

/** What is drawn while the dice of it roll. */
export function openingOf(event: Event): Effect[] {
  if (event.kind === 'shot') return [{ kind: 'aim', from: event.at, to: event.square }];
  if (event.kind === 'grabbed') return [{ kind: 'aim', from: event.from, to: event.to }];
  return event.kind === 'assault' || event.kind === 'area' ? effectsOf([event]) : [];
}

/** The squares of those who do it and those it is done to. */
export function aboutOf(scene: Scene, event: Event): number[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const places = ['at', 'to', 'from', 'square'].map((key) => fields[key]);
  const units = ['unit', 'target', 'attacker', 'defender'].map((key) =>
    typeof fields[key] === 'number' ? standsAt(scene, fields[key]) : -1,
  );
  const found = event.kind === 'rerolled' ? units : [...places, ...units];
  return [...new Set(found)].filter((at): at is number => typeof at === 'number' && at >= 0);
}

function standsAt(scene: Scene, unit: number): number {
  return scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
}

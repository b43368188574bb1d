/** Short marks on the board for what just happened. */
import type { Event } from '../../../games/hulk-heresy/events.ts';
import type { Effect, Scene } from '../adapter.ts';

const SIDES = { A: 'side-a', B: 'side-b' } as const;

export function effectsOf(events: readonly Event[]): Effect[] {
  return events.flatMap((event): Effect[] => {
    switch (event.kind) {
      case 'shot':
        return [
          { kind: 'beam', from: event.at, to: event.square, hit: event.hits > 0, side: SIDES[event.side] },
        ];
      case 'flames':
        return [{ kind: 'beam', from: event.at, to: event.square, hit: event.hit, side: SIDES[event.side] }];
      case 'destroyed':
        return event.at < 0 ? [] : [{ kind: 'burst', at: event.at, side: 'harm' }];
      case 'revealed':
        return event.at < 0 ? [] : [{ kind: 'burst', at: event.at, side: SIDES[event.side] }];
      case 'burns':
        return event.squares.map((at) => ({ kind: 'burst', at, side: 'fire' }));
      case 'blinds':
        return event.squares.map((at) => ({ kind: 'burst', at, side: 'gas' }));
      case 'blast':
      case 'caught':
        return [{ kind: 'burst', at: event.square, side: 'fire' }];
      case 'fired':
        return [{ kind: 'beam', from: event.at, to: event.square, hit: true, side: SIDES[event.side] }];
      default:
        return [];
    }
  });
}

/** The same in a picture that still has the piece: what fell, who strikes whom, what each fighter came to. */
export function effectsIn(scene: Scene, event: Event): Effect[] {
  const effects = effectsOf([event]);
  const at = (unit: number) => standsAt(scene, unit);
  if (event.kind === 'destroyed') {
    const piece = scene.pieces.find(({ id }) => id === event.unit);
    return piece ? [...effects, { kind: 'fall', piece, name: '' }] : effects;
  }
  if (event.kind === 'clash') return clash(at(event.unit), at(event.target));
  if (event.kind !== 'fought') return effects;
  const [own, theirs] = event.scores;
  return [
    { unit: event.unit, total: own },
    { unit: event.target, total: theirs },
  ].flatMap(({ unit, total }): Effect[] =>
    at(unit) < 0 ? [] : [{ kind: 'score', at: at(unit), text: String(total), won: event.winner === unit }],
  );
}

function clash(from: number, to: number): Effect[] {
  return from < 0 || to < 0 ? [] : [{ kind: 'clash', at: from, to }];
}

/** What is drawn while the dice of it roll. */
export function openingOf(scene: Scene, event: Event): Effect[] {
  if (event.kind === 'shot' || event.kind === 'flames')
    return event.at < 0 ? [] : [{ kind: 'aim', from: event.at, to: event.square }];
  return event.kind === 'clash' ? clash(standsAt(scene, event.unit), standsAt(scene, event.target)) : [];
}

/** The squares of those who do it and those it is done to. */
export function aboutOf(scene: Scene, event: Event): number[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const places = ['at', 'to', 'from', 'square'].map((key) => fields[key]);
  const units = ['unit', 'target'].map((key) =>
    typeof fields[key] === 'number' ? standsAt(scene, fields[key]) : -1,
  );
  return [...new Set([...places, ...units])].filter((at): at is number => typeof at === 'number' && at >= 0);
}

export function standsAt(scene: Scene, unit: number): number {
  return scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
}

/** Where something took place: where it struck, or at the piece that did it. */
export function whereOf(event: Event, scene: Scene): number {
  if (event.kind === 'moved' || event.kind === 'entered' || event.kind === 'climbed') return event.to;
  if (event.kind === 'clash' || event.kind === 'fought') return standsAt(scene, event.unit);
  if ('at' in event && event.at >= 0) return event.at;
  if ('square' in event && event.square >= 0) return event.square;
  if ('squares' in event) return event.squares[0] ?? -1;
  return 'unit' in event ? standsAt(scene, event.unit) : -1;
}

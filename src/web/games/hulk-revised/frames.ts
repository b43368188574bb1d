/** What happened as pictures that follow each other: the parts of one action, or a turn that is played in one go. */
import type { Event } from '../../../games/hulk-revised/events.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { Facing } from '../../../grid/index.ts';
import type { Frame, PieceDraw, Scene } from '../adapter.ts';
import { aboutOf, effectsIn, openingOf } from './effects.ts';
import { isBlip } from './game.ts';

interface Reader {
  /** Dice are thrown in it. */
  rolls(event: Event): boolean;
  /** The name of a piece's own; empty for one of many. */
  nameOf(event: Event, unit: number): string;
}

export function framesOf(before: Scene, events: readonly Event[], reader: Reader): Frame[] {
  const frames: Frame[] = [];
  let scene = before;
  let last: Event['kind'] | '' = '';
  let unseen: Event[] = [];
  for (const event of events) {
    const next = after(scene, event);
    const name = 'unit' in event ? reader.nameOf(event, event.unit) : '';
    const effects = effectsIn(scene, event, name);
    unseen.push(event);
    if (next === scene && effects.length === 0 && !reader.rolls(event)) continue;
    const joined = isOne(last, event.kind) ? frames.pop() : undefined;
    frames.push({
      scene: next,
      effects: [...(joined?.effects ?? []), ...effects],
      opening: [...(joined?.opening ?? []), ...openingOf(event)],
      events: [...(joined?.events ?? []), ...unseen],
      weight: weightOf(event, name, joined?.weight),
      about: [...(joined?.about ?? []), ...aboutOf(scene, event)],
    });
    scene = next;
    unseen = [];
    last = event.kind;
  }
  const end = frames.pop();
  return end ? [...frames, { ...end, events: [...end.events, ...unseen] }] : frames;
}

/** Seen in one picture: the blow with its dice, everybody whom one blast catches, and all who die together. */
function isOne(older: Event['kind'] | '', newer: Event['kind']): boolean {
  if (newer === 'assault-rolled') return older === 'assault';
  if (newer === 'caught') return older === 'area' || older === 'caught' || older === 'died';
  return newer === 'died' && (older === 'died' || older === 'caught');
}

function weightOf(event: Event, name: string, joined: Frame['weight'] = 'step'): Frame['weight'] {
  if (event.kind === 'died' && name !== '') return 'death';
  if (joined === 'death') return joined;
  if (event.kind === 'died' || joined === 'kill') return 'kill';
  return STEPS.has(event.kind) && joined === 'step' ? 'step' : 'strike';
}

const STEPS = new Set<Event['kind']>([
  'moved',
  'entered',
  'climbed',
  'teleported',
  'turned',
  'faced',
  'door',
  'appeared',
  'hidden',
  'discarded',
]);

/** The scene with one event done to it; the same when it shows nothing of it. */
function after(scene: Scene, event: Event): Scene {
  switch (event.kind) {
    case 'moved':
    case 'climbed':
    case 'teleported':
      return put(scene, event.unit, { square: event.to, facing: facingOf(event.type, event.facing) });
    case 'fell':
      return event.dies || event.to === NOWHERE ? scene : put(scene, event.unit, { square: event.to });
    case 'entered':
      return arrive(scene, event.unit, event.type, event.to, event.facing);
    case 'appeared':
      return event.at === NOWHERE ? scene : arrive(scene, event.unit, event.type, event.at, 0);
    case 'hidden':
      return arrive(scene, event.unit, 'ambush', event.at, 0);
    case 'turned':
    case 'faced':
      return put(scene, event.unit, { facing: event.facing });
    case 'grabbed':
      return event.held ? put(scene, event.target, { square: event.to }) : scene;
    case 'died':
    case 'converted':
    case 'discarded':
      return remove(scene, event.unit);
    case 'door':
      return {
        ...scene,
        doors: scene.doors.map((door) =>
          door.square === event.square ? { ...door, state: DOORS[event.door] } : door,
        ),
      };
    default:
      return scene;
  }
}

const DOORS = { opened: 'open', closed: 'closed', destroyed: 'destroyed' } as const;

function facingOf(type: PieceKind, facing: Facing): Facing | null {
  return isBlip({ kind: type }) ? null : facing;
}

type PieceKind = keyof typeof UNITS;

function put(scene: Scene, unit: number, part: Partial<PieceDraw>): Scene {
  if (!scene.pieces.some(({ id }) => id === unit)) return scene;
  return {
    ...scene,
    pieces: scene.pieces.map((piece) => (piece.id === unit ? { ...piece, ...part } : piece)),
  };
}

function remove(scene: Scene, unit: number): Scene {
  return {
    ...scene,
    pieces: scene.pieces.filter(({ id }) => id !== unit),
    entries: withoutLurker(scene, unit),
  };
}

function withoutLurker(scene: Scene, unit: number): Scene['entries'] {
  return scene.entries.map((entry) => ({
    ...entry,
    lurkers: entry.lurkers.filter(({ id }) => id !== unit),
  }));
}

function arrive(scene: Scene, unit: number, type: PieceKind, square: number, facing: Facing): Scene {
  const blip = type === 'blip' || type === 'ambush';
  const piece: PieceDraw = {
    id: unit,
    symbol: blip ? (type === 'blip' ? 'b-blip' : 'b-ambush') : `u-${type}`,
    side: 'stealer',
    square,
    facing: facingOf(type, facing),
    label: UNITS[type].label,
    chips: [],
    pulse: blip,
  };
  const { pieces } = remove(scene, unit);
  return { ...scene, pieces: [...pieces, piece], entries: withoutLurker(scene, unit) };
}

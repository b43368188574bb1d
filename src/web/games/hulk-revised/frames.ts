/** What happened as pictures that follow each other: the parts of one action, or a turn that is played in one go. */
import type { Event } from '../../../games/hulk-revised/events.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { Facing } from '../../../grid/index.ts';
import type { Frame, PieceDraw, Scene } from '../adapter.ts';
import { arrived, doorMoved, framesBy, put, remove } from '../changed-scene.ts';
import { aboutOf, effectsIn, openingOf } from './effects.ts';
import { isBlip } from './game.ts';

interface Reader {
  /** Dice are thrown in it. */
  rolls(event: Event): boolean;
  /** The name of a piece's own; empty for one of many. */
  nameOf(event: Event, unit: number): string;
}

export function framesOf(before: Scene, events: readonly Event[], { rolls, nameOf }: Reader): Frame[] {
  const name = (event: Event) => ('unit' in event ? nameOf(event, event.unit) : '');
  return framesBy(before, events, {
    after,
    effects: (scene, event) => effectsIn(scene, event, name(event)),
    rolls,
    opening: (_scene, event) => openingOf(event),
    about: aboutOf,
    isOne: (older, newer) => isOne(older.kind, newer.kind),
    weight: (event, joined) => weightOf(event, name(event), joined),
  });
}

/** Seen in one picture: the blow with its dice, everybody whom one blast catches, and all who die together. */
function isOne(older: Event['kind'], newer: Event['kind']): boolean {
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
      return doorMoved(scene, event.square, event.door);
    default:
      return scene;
  }
}

function facingOf(type: PieceKind, facing: Facing): Facing | null {
  return isBlip({ kind: type }) ? null : facing;
}

type PieceKind = keyof typeof UNITS;

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
  return arrived(scene, piece);
}

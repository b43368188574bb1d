/** What happened as pictures that follow each other. */
import type { Event } from '../../../games/hulk-heresy/events.ts';
import { NOWHERE, type Side } from '../../../games/hulk-heresy/state.ts';
import type { Facing } from '../../../grid/index.ts';
import type { Frame, PieceDraw, Scene } from '../adapter.ts';
import { arrived, doorMoved, framesBy, put, remove } from '../changed-scene.ts';
import { aboutOf, effectsIn, openingOf } from './effects.ts';
import { typeName } from './game.ts';
import { backId } from './pieces/blips.ts';
import { modelSymbol, sideClass } from './pieces/symbols.ts';

export function framesOf(before: Scene, events: readonly Event[], rolls: (event: Event) => boolean): Frame[] {
  return framesBy(before, events, {
    after,
    effects: effectsIn,
    rolls,
    opening: openingOf,
    about: aboutOf,
    isOne: (older, newer) => isOne(older.kind, newer.kind),
    weight: weightOf,
  });
}

/** Seen in one picture: everybody whom one blast catches, all who fall together, a model with the way it looks. */
function isOne(older: Event['kind'], newer: Event['kind']): boolean {
  if (newer === 'caught') return older === 'fired' || older === 'caught';
  if (newer === 'faced') return older === 'revealed';
  return newer === 'destroyed' && older === 'destroyed';
}

function weightOf(event: Event, joined: Frame['weight'] = 'step'): Frame['weight'] {
  if (event.kind === 'destroyed' || joined === 'kill') return 'kill';
  return STEPS.has(event.kind) && joined === 'step' ? 'step' : 'strike';
}

const STEPS = new Set<Event['kind']>([
  'moved',
  'entered',
  'climbed',
  'turned',
  'faced',
  'door',
  'set',
  'lost',
  'deployed',
  'brought',
  'drawn',
  'declared',
]);

/** The scene with one event done to it; the same when it shows nothing of it. */
function after(scene: Scene, event: Event): Scene {
  switch (event.kind) {
    case 'moved':
      return put(scene, event.unit, { square: event.to, ...facing(event.type, event.facing) });
    case 'climbed':
    case 'fell':
    case 'knocked-back':
    case 'gated':
      return put(scene, event.unit, { square: event.to });
    case 'entered':
      return arrive(scene, event.unit, event.side, event.type, event.to, event.facing);
    case 'deployed':
      return arrive(scene, event.unit, event.side, 'blip', event.at, 0);
    case 'drawn':
      return event.at === NOWHERE ? scene : arrive(scene, event.unit, event.side, 'blip', event.at, 0);
    case 'turned':
    case 'faced':
      return put(scene, event.unit, facing(event.type, event.facing));
    case 'revealed':
      return event.model
        ? put(scene, event.unit, {
            symbol: modelSymbol(event.model, event.side),
            side: sideClass(event.side, event.model.armour === 'daemon'),
            label: typeName(event.model.kind),
            pulse: false,
            mark: undefined,
          })
        : remove(scene, event.unit);
    case 'destroyed':
    case 'exited':
    case 'sacrificed':
      return remove(scene, event.unit);
    case 'set':
      return chip(scene, event.unit, `s-${event.status}`, true);
    case 'lost':
      return chip(scene, event.unit, `s-${event.status}`, false);
    case 'jammed':
      return chip(scene, event.unit, 's-jam', true);
    case 'unjammed':
      return chip(scene, event.unit, 's-jam', false);
    case 'door':
      return doorMoved(scene, event.square, event.door);
    default:
      return scene;
  }
}

const facing = (type: string, way: Facing): Partial<PieceDraw> => (type === 'blip' ? {} : { facing: way });

function chip(scene: Scene, unit: number, symbol: string, there: boolean): Scene {
  const piece = scene.pieces.find(({ id }) => id === unit);
  if (!piece || piece.chips.includes(symbol) === there) return scene;
  const rest = piece.chips.filter((one) => one !== symbol);
  return put(scene, unit, { chips: there ? [symbol, ...rest] : rest });
}

/** What comes onto the board looks as it did while it waited. */
function arrive(scene: Scene, unit: number, side: Side, type: string, square: number, way: Facing): Scene {
  const waited = scene.entries.flatMap(({ lurkers }) => lurkers).find(({ id }) => id === unit);
  const blip = type === 'blip';
  return arrived(scene, {
    id: unit,
    symbol: waited?.symbol ?? backId(side),
    side: sideClass(side),
    square,
    facing: blip ? null : way,
    label: typeName(type),
    chips: [],
    pulse: blip,
  });
}

import type { Event } from '../../../games/hulk-revised/events.ts';
import type { AreaEffect } from '../../../games/hulk-revised/state.ts';
import type { Cue, Scene, SoundName } from '../adapter.ts';
import { whereOf } from './where.ts';

type Heard = readonly [SoundName, words: string];

/** What each event sounds like; most of them like nothing. */
export function cuesOf(events: readonly Event[], scene: Scene): Cue[] {
  return events.flatMap((event): Cue[] => {
    const heard = heardOf(event);
    return heard ? [{ sound: heard[0], words: heard[1], place: whereOf(event, scene) }] : [];
  });
}

const AREAS: Readonly<Partial<Record<AreaEffect, Heard>>> = {
  flame: ['flame', 'flames'],
  hellfire: ['flame', 'flames'],
  gas: ['flame', 'gas hisses'],
  acid: ['flame', 'acid hisses'],
};

function heardOf(event: Event): Heard | null {
  switch (event.kind) {
    case 'moved':
    case 'entered':
    case 'climbed':
      return event.type === 'blip' || event.type === 'ambush' ? ['blip', ''] : ['step', ''];
    case 'door':
      return event.door === 'destroyed' ? ['blast', 'a door breaks'] : ['door', `door ${event.door}`];
    case 'shot':
      return ['bolter', event.auto ? 'cannon fire' : 'weapons fire'];
    case 'jammed':
      return ['jam', 'a weapon jams'];
    case 'unjammed':
      return ['jam', 'a jam is cleared'];
    case 'area':
      return AREAS[event.effect] ?? ['blast', 'explosion'];
    case 'assault':
      return ['claw', 'claws on armour'];
    case 'battered':
      return ['claw', 'blows on a door'];
    case 'grabbed':
      return ['claw', 'tendrils lash'];
    case 'assault-rolled':
    case 'rerolled':
    case 'prescience':
    case 'hole':
      return ['dice', ''];
    case 'died':
      return ['death', event.type === 'blip' ? '' : 'a death cry'];
    case 'converted':
      return ['blip', 'contact revealed'];
    case 'lurking':
      return ['blip', 'new contact'];
    case 'cast':
      return ['psi', 'psychic hum'];
    case 'phase':
      return event.phase === 'marine' || event.phase === 'stealer' ? ['turn', ''] : null;
    default:
      return null;
  }
}

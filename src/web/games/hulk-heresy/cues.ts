/** What each event sounds like; most of them like nothing. */
import type { Event } from '../../../games/hulk-heresy/events.ts';
import type { Cue, Scene, SoundName } from '../adapter.ts';
import { whereOf } from './effects.ts';

type Heard = readonly [SoundName, words: string];

export function cuesOf(events: readonly Event[], scene: Scene): Cue[] {
  return events.flatMap((event): Cue[] => {
    const heard = heardOf(event);
    return heard ? [{ sound: heard[0], words: heard[1], place: whereOf(event, scene) }] : [];
  });
}

function heardOf(event: Event): Heard | null {
  switch (event.kind) {
    case 'moved':
    case 'entered':
    case 'climbed':
      return event.type === 'blip' ? ['blip', ''] : ['step', ''];
    case 'door':
      return event.door === 'destroyed' ? ['blast', 'a door breaks'] : ['door', `door ${event.door}`];
    case 'shot':
      return ['bolter', 'weapons fire'];
    case 'fired':
      return ['blast', 'a burst'];
    case 'flames':
    case 'burns':
      return ['flame', 'flames'];
    case 'blinds':
      return ['flame', 'smoke'];
    case 'blast':
      return ['blast', 'explosion'];
    case 'clash':
      return ['claw', 'blades meet'];
    case 'broke':
      return ['claw', 'blows'];
    case 'saved':
    case 'save-again':
    case 'rolled-again':
      return ['dice', ''];
    case 'destroyed':
      return ['death', 'a death cry'];
    case 'jammed':
      return ['jam', 'a weapon jams'];
    case 'revealed':
      return ['blip', 'contact revealed'];
    case 'cast':
      return ['psi', 'psychic hum'];
    case 'phase':
      return event.phase === 'attacker' || event.phase === 'defender' ? ['turn', ''] : null;
    default:
      return null;
  }
}

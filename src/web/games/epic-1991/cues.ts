import type { Event } from '../../../games/epic-1991/events.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { Cue, SoundName } from '../adapter.ts';
import { whereOf } from './frames.ts';

const HEARD: Readonly<Partial<Record<Event['kind'], readonly [SoundName, string]>>> = {
  shot: ['bolter', 'gunfire'],
  barrage: ['blast', 'a barrage falls'],
  explodes: ['blast', 'an explosion'],
  fight: ['claw', 'close combat'],
  destroyed: ['death', 'a model is lost'],
  power: ['psi', 'a psychic power'],
  initiative: ['dice', ''],
  moved: ['step', ''],
  turn: ['turn', 'a new turn'],
};

export function cuesOf(table: Table, events: readonly Event[]): Cue[] {
  return events.flatMap((event) => {
    const heard = HEARD[event.kind];
    return heard ? [{ sound: heard[0], words: heard[1], place: whereOf(table, event) }] : [];
  });
}

import type { Event } from '../../../games/epic-1989/events.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { Cue, SoundName } from '../adapter.ts';
import { whereOf } from './frames.ts';

const HEARD: Readonly<Partial<Record<Event['kind'], readonly [SoundName, string]>>> = {
  shot: ['bolter', 'gunfire'],
  ram: ['blast', 'a ram'],
  overrun: ['blast', 'an overrun'],
  assault: ['claw', 'close combat'],
  collapse: ['blast', 'a building shakes'],
  destroyed: ['death', 'a unit is lost'],
  'roll-off': ['dice', ''],
  morale: ['dice', ''],
  moved: ['step', ''],
  turn: ['turn', 'a new turn'],
};

export function cuesOf(table: Table, events: readonly Event[]): Cue[] {
  return events.flatMap((event) => {
    const heard = HEARD[event.kind];
    return heard ? [{ sound: heard[0], words: heard[1], place: whereOf(table, event) }] : [];
  });
}

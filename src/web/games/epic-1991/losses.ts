/** Where models fell, and of what. */
import type { Event } from '../../../games/epic-1991/events.ts';
import type { LossDraw } from '../adapter.ts';
import { modelAt } from './drawing.ts';
import { type Epic, unitName, type View } from './game.ts';
import { SIDE_CLASS } from './scene.ts';

/** `view`: before the events. */
export function lossesOf({ table }: Epic, view: View, events: readonly Event[]): LossDraw[] {
  return events.flatMap((event): LossDraw[] => {
    if (event.kind !== 'destroyed') return [];
    const { side, unit } = table.models[event.model];
    return [
      {
        ...modelAt(table, view, event.model),
        model: event.model,
        side: SIDE_CLASS[side],
        unit: unitName(table, unit),
        how: event.how,
      },
    ];
  });
}

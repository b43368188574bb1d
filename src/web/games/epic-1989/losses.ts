/** Where units fell, and of what. */
import type { Event } from '../../../games/epic-1989/events.ts';
import type { LossDraw } from '../adapter.ts';
import { placeOfUnit } from './drawing.ts';
import { detachmentName, type Epic, SIDE_CLASS, type View } from './game.ts';

/** The area of a rule says how somebody was lost: 'E1-RAM-04' is a ram. */
const HOW: Readonly<Record<string, string>> = {
  DMG: 'fire',
  RAM: 'a ram',
  OVER: 'an overrun',
  CC: 'close combat',
  CCB: 'a stormed building',
  MORAL: 'morale',
  FALL: 'left behind',
  TRAN: 'with its transport',
  RUBB: 'a collapse',
  BLDG: 'a collapse',
  HERO: 'a heroic action',
};

/** `view`: before the events. */
export function lossesOf({ table }: Epic, view: View, events: readonly Event[]): LossDraw[] {
  return events.flatMap((event): LossDraw[] => {
    if (event.kind !== 'destroyed' || !view.units[event.unit]) return [];
    const { side, detachment } = table.units[event.unit];
    return [
      {
        ...placeOfUnit(table, view, event.unit),
        model: event.unit,
        side: SIDE_CLASS[side],
        unit: detachmentName(table, detachment),
        how: HOW[event.rule.split('-')[1]] ?? 'lost',
      },
    ];
  });
}

/** BLIP, REIN, AMB, CONV: blips on their way, and what they turn out to be. */
import { NOWHERE, UNKNOWN } from '../state.ts';
import { at, line, type Tellers, who } from './words.ts';

export const blipTellers: Tellers<
  'drawn' | 'hidden' | 'ambush-lost' | 'discarded' | 'lurking' | 'converted' | 'appeared' | 'lost-models'
> = {
  drawn: (_table, { value, ambush }) =>
    line(
      value === UNKNOWN
        ? `${ambush ? 'An Ambush' : 'A'} blip is drawn.`
        : `You draw ${ambush ? 'an Ambush blip' : 'a blip'} of ${value}.`,
      ambush ? 'HR-AMB-03' : 'HR-REIN-01',
      'stealer',
    ),
  hidden: (table, event) =>
    line(`Blip ${event.unit} hides at ${at(table, event.at)}.`, 'HR-AMB-04', 'stealer'),
  'ambush-lost': () => line('The Ambush blip finds no hiding place.', 'HR-AMB-06', 'stealer'),
  discarded: (_table, { unit, value }) =>
    line(`Blip ${unit} is crushed: it was a ${value}.`, 'HR-REIN-09', 'stealer'),
  lurking(table, { unit, area, mustLurk }) {
    const stays = mustLurk ? ' and must stay there this turn' : '';
    return line(
      `Blip ${unit} lurks at ${table.board.entries[area].name}${stays}.`,
      mustLurk ? 'HR-ENTRY-07' : 'HR-REIN-04',
      'stealer',
    );
  },
  converted: (_table, { unit, value, forced }) =>
    line(
      value === 0
        ? `Blip ${unit} was a false alarm.`
        : `Blip ${unit} ${forced ? 'is found out' : 'shows itself'}: a ${value}.`,
      forced ? 'HR-CONV-05' : 'HR-CONV-01',
      'stealer',
    ),
  appeared: (table, event) =>
    event.at === NOWHERE
      ? null
      : line(`${who(table, event)} stands at ${at(table, event.at)}.`, 'HR-CONV-04', 'stealer'),
  'lost-models': (_table, { count }) =>
    line(`There is no room for ${count} more: lost.`, 'HR-CONV-08', 'stealer'),
};

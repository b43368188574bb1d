/** A saving throw: a die and what modifies it against the number on the card (E1-CARD-04). */
import type { Play } from '../play.ts';

export function save(play: Play, id: number, plus: number): boolean {
  const die = play.dice.d6();
  const { card } = play.table.units[id];
  if (card.is === 'titan') throw new Error('A Titan makes no saving throw (E1-TMOD-13).');
  const needed = card.save;
  const saved = die + plus >= needed;
  play.events.push({ kind: 'save', unit: id, die, needed, plus, saved });
  return saved;
}

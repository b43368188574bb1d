/** A saving throw: a die and what modifies it against the number on the card (E1-CARD-04). */
import type { Play } from '../play.ts';

export function save(play: Play, id: number, plus: number): boolean {
  const die = play.dice.d6();
  const needed = play.table.units[id].card.save;
  const saved = die + plus >= needed;
  play.events.push({ kind: 'save', unit: id, die, needed, plus, saved });
  return saved;
}

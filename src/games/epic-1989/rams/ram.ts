/** RAM: a charging vehicle that reaches an enemy vehicle. */
import { superficial } from '../damage/damage.ts';
import { destroy } from '../damage/destroy.ts';
import { allSave } from '../damage/losses.ts';
import type { Play } from '../play.ts';
import type { Table } from '../table.ts';

/** E1-RAM-04: each adds the armour rating of the other; E1-DICE-04: the rammer rolls first. Nothing else counts (E1-RAM-08). */
export function resolveRam(play: Play, rammer: number, rammed: number): void {
  const { table, dice, events } = play;
  const rolls = [dice.d6(), dice.d6()] as const;
  const scores = [rolls[0] + armourOf(table, rammed), rolls[1] + armourOf(table, rammer)] as const;
  events.push({ kind: 'ram', unit: rammer, target: rammed, dice: rolls, scores });
  const by = scores[0] - scores[1];
  if (by === 0) {
    return allSave(play, [rammer, rammed], 'E1-DMG-05'); // E1-RAM-05
  }
  const [winner, loser] = by > 0 ? [rammer, rammed] : [rammed, rammer];
  const rule = Math.abs(by) < 3 ? 'E1-RAM-06' : 'E1-RAM-07';
  // E1-DICE-04: saving throws, rammer first; the loser makes none.
  if (rule === 'E1-RAM-06') superficial(play, winner);
  destroy(play, loser, rule); // E1-RAM-09: outright, and so with its passengers
}

function armourOf({ units }: Table, id: number): number {
  const { card } = units[id];
  return card.is === 'vehicle' ? card.armour : 0;
}

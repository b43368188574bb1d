/** E1-BARR-03, E1-BARR-04, E1-BARR-05, E1-TITAN-40: one unit attacked by a barrage, or as by one. */
import { inHardCover } from '../buildings/hard-cover.ts';
import { confirmedOn, hitBy, type Modifier } from '../firing/to-hit.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Barrage } from '../support/counters.ts';
import type { Table } from '../table.ts';
import { harm } from './damage.ts';

/** The target's own modifiers; vehicles have no cover from it, and nothing comes from whoever called it. */
export function blastModifiers(table: Table, state: State, id: number): Modifier[] {
  const { card } = table.units[id];
  const all: Modifier[] = [];
  const { order } = state.detachments[table.units[id].detachment];
  const given = order === null ? null : orderOfUnit(table, state, id);
  if (given === 'fall-back') all.push({ what: 'it falls back', plus: -1, rule: 'E1-ORD-07' });
  if (card.is !== 'stand') {
    if (card.armour !== 0) all.push({ what: 'its armour', plus: card.armour, rule: 'E1-CARD-03' });
  } else if (inHardCover(state, id)) all.push({ what: 'hard cover', plus: -2, rule: 'E1-COVER-11' });
  else if (given === 'first') all.push({ what: 'soft cover', plus: -1, rule: 'E1-COVER-10' });
  return all;
}

export function blast(play: Play, id: number, { vehicles, infantry }: Barrage): void {
  const { table, state, dice, events } = play;
  const isStand = table.units[id].card.is === 'stand';
  const hit = isStand ? infantry.hit : vehicles?.hit;
  if (hit === undefined) return;
  const modifiers = blastModifiers(table, state, id);
  const needed = hit - modifiers.reduce((sum, { plus }) => sum + plus, 0);
  const die = dice.d6();
  const first = hitBy(needed, die);
  const confirm = first === 'confirm' ? dice.d6() : null;
  const isHit = first === 'hit' || (confirm !== null && confirm >= confirmedOn(needed));
  events.push({ kind: 'blast', target: id, needed, die, confirm, hit: isHit });
  if (isHit) harm(play, id, isStand ? infantry : { critical: vehicles!.critical }, false);
}

/** MORAL: at the start of the order phase infantry without a commander is tested (E1-MORAL-01). */
import { inHardCover } from '../buildings/hard-cover.ts';
import { destroy } from '../damage/destroy.ts';
import { membersOf } from '../geometry/position.ts';
import { detachmentsOf } from '../orders/orders.ts';
import { inOrder, type Play } from '../play.ts';
import type { Morale, State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-MORAL-02. */
function resultOf(score: number): Morale {
  if (score >= 6) return 'pass';
  return score >= 2 ? 'pinned' : 'fall-back';
}

/** E1-MORAL-03: all that apply are added. */
function modifierOf(table: Table, state: State, detachment: number): number {
  const stands = membersOf(table, state, detachment);
  let plus = table.detachments[detachment].elite ? 2 : 0; // E1-ELITE-02
  if (stands.every((id) => inHardCover(state, id))) plus += 1;
  if (stands.length <= 2) plus -= 2;
  if (state.detachments[detachment].before === 'fall-back') plus -= 1;
  return plus;
}

/** E1-CMDR-04: with a living commander there is no test; E1-MORAL-07: nor of a detachment that is hidden, which has no stands on the table. */
function mustTest(table: Table, state: State, detachment: number): boolean {
  const stands = membersOf(table, state, detachment);
  if (table.units[stands[0]].card.is !== 'stand') return false;
  return !stands.some((id) => state.units[id].commander);
}

/** E1-DICE-12: the First Player's, then the other's, each followed by its rout test. */
export function testMorale(play: Play): void {
  const { table, state } = play;
  for (const detachment of state.detachments) if (detachment) detachment.morale = null; // E1-MORAL-05
  for (const side of inOrder(state))
    for (const detachment of detachmentsOf(table, state, side))
      if (mustTest(table, state, detachment)) test(play, detachment);
}

function test(play: Play, detachment: number): void {
  const { table, state, dice, events } = play;
  const plus = modifierOf(table, state, detachment);
  const die = dice.d6();
  const result = resultOf(die + plus);
  const { side } = table.detachments[detachment];
  state.detachments[detachment].morale = result;
  events.push({ kind: 'morale', side, detachment, die, plus, result });
  if (result === 'fall-back')
    for (const id of membersOf(table, state, detachment)) if (!state.units[id].frozen) rout(play, id); // E1-MISL-16
}

/** E1-MORAL-04. */
function rout(play: Play, id: number): void {
  const die = play.dice.d6();
  const lost = die <= 2;
  play.events.push({ kind: 'rout', unit: id, die, lost });
  if (lost) destroy(play, id, 'E1-MORAL-04');
}

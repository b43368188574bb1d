/** GEN, BREAK, VP: models that are lost, the cards that break by it, and what waits until the event is over. */

import { lift } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import { foeOf, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** E2-GEN-08: takes a model out of the game for whatever reason, without a save (E2-SAVE-07), and the models aboard it (E2-TRAN-11, E2-CC-22). */
export function destroy(play: Play, id: number, how: string): void {
  const { table, state, events } = play;
  const model = state.models[id];
  if (model.where === 'gone') return;
  const passengers = aboard(state, id);
  lift(table, state, model);
  model.where = 'gone';
  model.carrier = 0;
  events.push({ kind: 'destroyed', model: id, how });
  state.eventful = true;
  count(play, id);
  for (const passenger of passengers) destroy(play, passenger, 'with its transport');
}

/** The models a carrier holds, in id order. */
export function aboard(state: State, carrier: number): number[] {
  return state.models
    .filter((model) => model && model.where === 'aboard' && model.carrier === carrier)
    .map(({ id }) => id);
}

/** E2-BREAK-01: counts it against its card, and notes what follows once the event is over (E2-GEN-10). */
function count(play: Play, id: number): void {
  const { table, state } = play;
  const info = table.models[id];
  const unit = table.units[info.unit];
  if (unit.kind === 'mad') state.due.mad.push(info.unit); // E2-MAD-03
  if (unit.kind === 'pod') return; // E2-CARD-09
  const card = state.cards[info.card];
  card.casualties++; // E2-CMDU-07, E2-BREAK-06
  if (!card.broken && hasBroken(table, state, info.card)) {
    card.broken = true;
    play.events.push({ kind: 'broke', card: info.card });
    state.due.checks.push(...table.cards[info.card].units); // E2-BREAK-03, E2-MORAL-06
  }
  if (!card.scored && isScored(table, state, info.card, id)) {
    card.scored = true;
    state.due.cards.push(info.card);
  }
}

/** E2-BREAK-02. */
function hasBroken(table: Table, state: State, card: number): boolean {
  const point = table.cards[card].break;
  return typeof point === 'number' && state.cards[card].casualties >= point;
}

/** E2-VP-07, E2-VP-08, E2-CARD-04: whether the card's points are due now. */
function isScored(table: Table, state: State, card: number, lost: number): boolean {
  const { break: point, units } = table.cards[card];
  if (typeof point === 'number') return state.cards[card].broken;
  if (point === 'stand') return table.models[lost].traits.includes('command');
  return units.every((unit) => table.units[unit].models.every((id) => state.models[id].where === 'gone'));
}

/** E2-VP-07: the points of the cards that broke, to the enemy, once. */
export function award(play: Play, cards: readonly number[]): void {
  const { table, state, events } = play;
  for (const id of cards) {
    const { side, vps, name } = table.cards[id];
    const foe = foeOf(side);
    state.vps[foe] += vps;
    events.push({ kind: 'points', side: foe, points: vps, why: name });
  }
}

/** E2-GRET-05: Gretchin who have lost the Orks they follow. */
function hasOrphans({ table, state }: Play): boolean {
  return state.units.some(
    (unit) => unit && unit.follows !== 0 && living(table, state, unit.follows).length === 0,
  );
}

/** E2-GEN-10: whether anything waits for the event under way to be over. */
export function owes(play: Play): boolean {
  const { cards, mad, checks } = play.state.due;
  return cards.length + mad.length + checks.length > 0 || hasOrphans(play);
}

/** The unit's models that are in play, those aboard too (E2-MORAL-11). */
export function living(table: Table, state: State, unit: number): number[] {
  return table.units[unit].models.filter((id) => {
    const { where } = state.models[id];
    return where === 'table' || where === 'aboard';
  });
}

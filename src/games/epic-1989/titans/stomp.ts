/** E1-TITAN-12: a Titan treads on a vehicle or a stand. */
import { destroy } from '../damage/destroy.ts';
import { confirmedOn, hitBy, type Modifier } from '../firing/to-hit.ts';
import { turnUp } from '../orders/orders.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-TITAN-14. */
const NEEDED = 4;

/** E1-TITAN-15, by the target's order, which is turned up. */
function stompModifiers({ units }: Table, state: State, id: number, target: number): Modifier[] {
  const all: Modifier[] = [];
  const add = (what: string, plus: number) => {
    if (plus !== 0) all.push({ what, plus, rule: 'E1-TITAN-15' });
  };
  const { order } = state.detachments[units[target].detachment]; // face down while odds are asked for
  if (order === 'first') add('it stands on first fire orders', 1);
  if (order === 'charge' || order === 'fall-back') add('it is on the move', -1);
  const [titan, foe] = [units[id].card, units[target].card];
  if (titan.is === 'titan' && titan.lightweight) add('a lightweight', -1);
  if (foe.is === 'vehicle') add('its armour', foe.armour);
  return all;
}

/** What one die needs. */
export function neededToStomp(table: Table, state: State, id: number, target: number): number {
  return NEEDED - stompModifiers(table, state, id, target).reduce((sum, { plus }) => sum + plus, 0);
}

/** E1-TITAN-16: without saving throw, and with whoever is aboard. */
export function resolveStomp(play: Play, id: number, target: number): void {
  const { table, state, dice, events } = play;
  if (state.units[id].where !== 'table' || state.units[target].where !== 'table') return;
  const { detachment, side } = table.units[target];
  if (!state.detachments[detachment].shown) turnUp(play, (one) => one.id === detachment, [side]);
  const needed = neededToStomp(table, state, id, target);
  const die = dice.d6();
  const first = hitBy(needed, die);
  const confirm = first === 'confirm' ? dice.d6() : null;
  const hit = first === 'hit' || (confirm !== null && confirm >= confirmedOn(needed));
  events.push({ kind: 'stomp', unit: id, target, needed, die, confirm, hit });
  if (hit) destroy(play, target, 'E1-TITAN-16');
}

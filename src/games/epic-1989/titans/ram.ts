/** E1-TITAN-20, E1-RAM-13: a charging vehicle drives into a Titan's leg. */
import { destroy } from '../damage/destroy.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { Play } from '../play.ts';
import { damage } from './damage.ts';

/** E1-TITAN-21, E1-TITAN-24: the vehicle's die, then the Titan's; shields are no help. */
export function ramLeg(play: Play, vehicle: number, id: number): void {
  const { table, state, dice, events } = play;
  const [ram, titan] = [table.units[vehicle].card, table.units[id].card];
  if (ram.is !== 'vehicle' || titan.is !== 'titan') return;
  const rolled = [dice.d6(), dice.d6()] as const;
  const isDamaged = state.units[id].titan!.superficial.includes('body');
  const isCharging = orderOfUnit(table, state, id) === 'charge';
  const scores = [
    rolled[0] + (isDamaged ? 1 : 0) - (isCharging ? 1 : 0),
    rolled[1] + ram.armour - (titan.lightweight ? 1 : 0),
  ] as const;
  events.push({ kind: 'leg-ram', unit: vehicle, target: id, dice: rolled, scores });
  const by = scores[0] - scores[1];
  if (by > 0) damage(play, id, 'legs', by < 3 ? 'superficial' : 'critical'); // E1-TITAN-22
  destroy(play, vehicle, 'E1-TITAN-23');
}

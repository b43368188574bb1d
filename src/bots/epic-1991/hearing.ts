/** E2-ORK-07: Orks out of command do as they please, so they and their commanders keep together. */
import { isInPlay } from '../../games/epic-1991/geometry/position.ts';
import { COMMAND, commands, kaptinOf, needsCommand } from '../../games/epic-1991/orders/command.ts';
import type { Body, Field } from './bodies.ts';
import { ridersOf } from './worth.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A body, and where its middle will be. */
export interface Stand {
  readonly body: Body;
  readonly at: Place;
}

/** Of what a unit could lose, the share it loses by acting on its own for a turn. */
const IDLE = 0.15;
const MOST = 2.5;
/** Bodies move on before orders are given again: so much is kept in hand. */
const SLACK = 100;

/** What it is worth for a body to stand there: that it hears somebody, and who hears only it. */
export function commandWorth(field: Field, body: Body, at: Place, others: readonly Stand[]): number {
  const { table } = field;
  const own: Stand = { body, at };
  if (needsCommand(table, body.unit)) return hears(field, own, others) ? worthOf(body) : 0;
  if (body.kind !== 'command' || table.units[body.unit].clan === null) return 0;
  let sum = 0;
  for (const other of others)
    if (needsCommand(table, other.body.unit) && isHeard(field, own, other) && !hears(field, other, others))
      sum += worthOf(other.body);
  return sum;
}

function worthOf({ ids, worth }: Body): number {
  return Math.min(MOST, IDLE * ids.length * worth);
}

function hears(field: Field, unit: Stand, others: readonly Stand[]): boolean {
  return others.some((other) => other !== unit && isHeard(field, other, unit));
}

/** Whether a commander's body could give orders to another from where they will be. */
function isHeard({ table, state }: Field, { body: head, at: from }: Stand, { body, at }: Stand): boolean {
  if (head.kind !== 'command') return false;
  const reach = COMMAND + body.width - SLACK;
  const dx = from.x - head.x - at.x;
  const dy = from.y - head.y - at.y;
  for (let i = 0; i < head.ids.length; i++) {
    const id = head.ids[i];
    if ((head.xs[i] + dx) ** 2 + (head.ys[i] + dy) ** 2 > reach * reach) continue;
    const kaptin = kaptinOf(table, body.unit, (one) => isInPlay(state.models[one]));
    if (commands(table, id, body.unit, kaptin)) return true;
    if (ridersOf(table, state, id).some((one) => commands(table, one, body.unit, kaptin))) return true;
  }
  return false;
}

/** Copies with every field named: all have one shape, which makes copying them, and reading them, several times as fast as `{ ...unit }`. */
import type { Detachment, Unit } from './state.ts';

export function copyUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    where: unit.where,
    x: unit.x,
    y: unit.y,
    heading: unit.heading,
    carrier: unit.carrier,
    exits: unit.exits,
    building: unit.building,
    cell: unit.cell,
    begun: unit.begun,
    spent: unit.spent,
    gone: unit.gone,
    turns: unit.turns,
    backwards: unit.backwards,
    touched: [...unit.touched],
    rams: unit.rams,
    moving: unit.moving,
    moved: unit.moved,
    snapped: unit.snapped,
    fired: unit.fired,
    used: unit.used,
    titan: unit.titan,
    stomps: unit.stomps,
    commander: unit.commander,
    tried: unit.tried,
    twice: unit.twice,
    zeal: unit.zeal,
    cowed: unit.cowed,
    givenUp: unit.givenUp,
    support: unit.support,
    faceUp: unit.faceUp,
    directed: unit.directed,
    frozen: unit.frozen,
    boards: unit.boards,
    boarded: unit.boarded,
    landed: unit.landed,
    shaken: unit.shaken,
    hiding: unit.hiding,
    overruns: unit.overruns,
    overran: unit.overran,
    assaults: unit.assaults,
    since: unit.since,
  };
}

export function copyDetachment(detachment: Detachment): Detachment {
  return {
    id: detachment.id,
    order: detachment.order,
    shown: detachment.shown,
    before: detachment.before,
    morale: detachment.morale,
    moved: detachment.moved,
    fired: detachment.fired,
    followed: detachment.followed,
    hurries: detachment.hurries,
    storms: detachment.storms,
    regrouped: detachment.regrouped,
    upset: detachment.upset,
    called: detachment.called,
    revealed: detachment.revealed,
  };
}

/** A deep copy of plain data. */
export function copyPlain<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(data)) copy[key] = copyPlain(part);
  return copy as T;
}

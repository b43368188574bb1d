/** Which unit fires next, and at whom: what it may be expected to destroy. */
import type { Action, Shot } from '../../games/epic-1989/actions.ts';
import { attackOn, circleAt } from '../../games/epic-1989/firing/targets.ts';
import { unitsUnder } from '../../games/epic-1989/geometry/under.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import type { Side, State } from '../../games/epic-1989/state.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import { type Field, fieldOf, isHidden, type Piece } from './field.ts';
import { cmOf, curveOf, hitChance, killChance } from './guns.ts';
import { loadWorth } from './worth.ts';

type Fire = Extract<Action, { do: 'fire' }>;

export interface Firing {
  readonly action: Action;
  readonly worth: number;
}

/** Less than this is not worth a shot. */
const WORTHWHILE = 0.001;

/** What one unit's fire may be expected to destroy, in hundreds of points; `snap`: at a unit that moves. */
export function fireWorth(table: Table, state: State, { unit, shots }: Fire, snap: boolean): number {
  const { side } = table.units[unit];
  const left = new Map<number, number>();
  for (const shot of shots) {
    const { barrels } = table.units[unit].arms[shot.weapon];
    for (let i = 0; i < barrels; i++)
      for (const target of targetsOf(table, state, shot)) {
        const attack = attackOn(table, state, unit, shot, target, snap);
        if (!attack) continue;
        const chance = hitChance(attack.needed) * killChance(attack.line, table.units[target].card);
        left.set(target, (left.get(target) ?? 1) * (1 - chance));
      }
  }
  let sum = 0;
  for (const [target, alive] of left) {
    const worth = loadWorth(table, state, target) * (1 - alive);
    sum += table.units[target].side === side ? -worth : worth;
  }
  return sum;
}

function targetsOf(table: Table, state: State, { target, at }: Shot): readonly number[] {
  if (target < 0) return [];
  return at ? unitsUnder(table, state, circleAt(at)) : [target];
}

/** What a unit could hope for at its best target, by eye. */
export function hopeOf(field: Field, piece: Piece, first: boolean): number {
  let best = 0;
  for (const foe of field.foes) {
    const gap = Math.sqrt((foe.x - piece.x) ** 2 + (foe.y - piece.y) ** 2) - 180;
    if (gap > 7300) continue;
    const way = first ? 'first' : (piece.order ?? 'advance');
    const worth = curveOf(piece, foe, way, piece.plus + foe.cover).full[cmOf(gap)] * foe.worth;
    if (worth > best && !isHidden(field, piece.x, piece.y, foe.x, foe.y)) best = worth;
  }
  return best;
}

/** How closely somebody looks before he fires: so many units. */
export function fireOf(
  game: Epic89Game,
  world: State,
  side: Side,
  units: number,
  misjudged: (worth: number) => number,
): Firing {
  const seat = world.seats[side];
  const table = game.tableOf(world);
  const field = fieldOf(table, world, side);
  const step = world.steps[world.steps.length - 1];
  const begun = step.do === 'fires' ? step.detachment : 0;
  const waiting = new Set(game.unitsFor(world, seat));
  const ranked = field.own
    .filter(({ id }) => waiting.has(id))
    .map((piece) => ({ piece, hope: hopeOf(field, piece, world.segment === 'first') }))
    .filter(({ hope }) => hope > 0)
    .sort((a, b) => rankOf(b, begun) - rankOf(a, begun) || a.piece.id - b.piece.id);
  let best: Firing | null = null;
  for (const [i, { piece }] of ranked.entries()) {
    if (best && (i >= units || (begun > 0 && piece.detachment !== begun))) break;
    for (const action of game.listFor(world, seat, piece.id)) {
      if (action.do !== 'fire') continue;
      const worth = misjudged(fireWorth(table, world, action, false));
      if (worth > (best?.worth ?? WORTHWHILE)) best = { action, worth };
    }
  }
  return best ?? { action: { do: 'end' }, worth: 0 };
}

/** A detachment that has begun to fire goes on: no other may fire between (E1-SEQ-05). */
function rankOf({ piece, hope }: { piece: Piece; hope: number }, begun: number): number {
  return (begun > 0 && piece.detachment === begun ? 1000 : 0) + hope;
}

/** E1-BLDG-13: stands in buildings that have nobody to fire at in this turn while somebody might fire at them. */
export function hidersOf(table: Table, state: State, side: Side): number[] {
  const field = fieldOf(table, state, side);
  const engaged = new Set(state.sieges.flatMap(({ assaulters, defenders }) => [...assaulters, ...defenders]));
  return field.own
    .filter((piece) => piece.inside && !engaged.has(piece.id))
    .filter((piece) => piece.fired || hopeOf(field, piece, piece.order === 'first') === 0)
    .filter((piece) =>
      field.foes.some(
        (foe) => !foe.fired && hopeOf({ ...field, foes: [piece] }, foe, foe.order === 'first') > 0,
      ),
    )
    .map(({ id }) => id);
}

/** What fire may be expected to do: the chance of each target to be destroyed by it. */
import { hitChance, killChance } from '../../../../bots/epic-1989/guns.ts';
import type { Action, Shot } from '../../../../games/epic-1989/actions.ts';
import { attackOn, circleAt } from '../../../../games/epic-1989/firing/targets.ts';
import { unitsUnder } from '../../../../games/epic-1989/geometry/under.ts';
import type { Epic, View } from '../game.ts';

export type Fire = Extract<Action, { do: 'fire' }>;

/** Everybody a shot may hit: under its circle, or the one it is aimed at. */
export function aimedAt({ table }: Epic, view: View, { target, at }: Shot): readonly number[] {
  return at ? unitsUnder(table, view, circleAt(at)) : [target];
}

/** By target: the chance that at least one hit destroys it; buildings are damaged instead and count by hits. */
export function killsOf(
  epic: Epic,
  view: View,
  fires: readonly Fire[],
  snap = false,
): ReadonlyMap<number, number> {
  const { table } = epic;
  const alive = new Map<number, number>();
  for (const { unit, shots } of fires)
    for (const shot of shots)
      for (const target of aimedAt(epic, view, shot)) {
        const attack = attackOn(table, view, unit, shot, target, snap);
        if (!attack) continue;
        const kill = target > 0 ? killChance(attack.line, table.units[target].card) : 1;
        const chance = hitChance(attack.needed) * kill;
        const { barrels } = table.units[unit].arms[shot.weapon];
        alive.set(target, (alive.get(target) ?? 1) * (1 - chance) ** barrels);
      }
  return new Map([...alive].map(([target, left]) => [target, 1 - left]));
}

export const percent = (chance: number) => `${Math.round(100 * chance)}%`;

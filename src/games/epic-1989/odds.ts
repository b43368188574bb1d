/** Exact chances of a unit's shots. */
import type { Odds } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import type { Action, Shot } from './actions.ts';
import { weaponName } from './cards/weapons.ts';
import { attackOn } from './firing/targets.ts';
import { confirmedOn } from './firing/to-hit.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Ways out of 36 in which one die, confirmed where it must be, hits (E1-HIT-06). */
function waysToHit(needed: number): number {
  if (needed <= 6) return 6 * (7 - Math.max(needed, 2));
  return 7 - confirmedOn(needed);
}

export function odds(table: Table, seen: State, action: Action): Odds | null {
  if (action.do !== 'fire' || !table.units[action.unit]) return null;
  const snap = topStep(seen)?.do === 'checkpoint';
  const known = action.shots.flatMap((shot) => {
    const attack = attackOn(table, seen, action.unit, shot, shot.target, snap);
    return attack ? [{ shot, attack }] : [];
  });
  if (known.length === 0) return null;
  const what = ({ weapon, target }: Shot) =>
    `${weaponName(table.units[action.unit].arms[weapon].weapon)} hits ${target < 0 ? `building ${-target}` : target}`;
  return {
    chances: known.map(({ shot, attack }) => ({
      what: what(shot),
      ways: waysToHit(attack.needed),
      total: 36,
    })),
    parts: known.flatMap(({ shot, attack: { needed, modifiers } }) => [
      { label: what(shot), value: `${needed}+`, rule: 'E1-HIT-06' },
      ...modifiers.map(({ what: label, plus, rule }) => ({
        label,
        value: plus > 0 ? `+${plus}` : String(plus),
        rule,
      })),
    ]),
  };
}

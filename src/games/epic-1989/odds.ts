/** Exact chances of a unit's shots, of fights, of a call and of support fired at a point. */
import type { Odds } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import type { Action, Shot } from './actions.ts';
import { weaponName } from './cards/weapons.ts';
import { fightOdds } from './close-combat/chances.ts';
import { attackOn } from './firing/targets.ts';
import { confirmedOn } from './firing/to-hit.ts';
import { unitsUnder } from './geometry/under.ts';
import { COUNTER_NEEDED } from './hidden/searching.ts';
import { SEALED, type State } from './state.ts';
import { bombardment, TEMPLATE } from './support/barrage.ts';
import { bonusOf } from './support/calls.ts';
import { barrageNamed } from './support/counters.ts';
import type { Table } from './table.ts';

/** Ways out of 36 in which one die, confirmed where it must be, hits (E1-HIT-06). */
function waysToHit(needed: number): number {
  if (needed <= 6) return 6 * (7 - Math.max(needed, 2));
  return 7 - confirmedOn(needed);
}

/** E1-SUPP-08. */
function callOdds(table: Table, unit: number): Odds | null {
  if (!table.units[unit]) return null;
  const plus = bonusOf(table, unit);
  return {
    chances: [{ what: 'support is available', ways: 3 + plus, total: 6 }],
    parts: [
      { label: 'a die', value: '4+', rule: 'E1-SUPP-08' },
      ...(plus > 0 ? [{ label: 'elite', value: `+${plus}`, rule: 'E1-ELITE-06' }] : []),
    ],
  };
}

/** E1-SUPP-13: whether it lands on its point, and what a barrage does then to those under its template. */
function supportOdds(
  table: Table,
  seen: State,
  { unit, at: [x, y] }: Extract<Action, { do: 'support' }>,
): Odds | null {
  const counter = seen.units[unit]?.support;
  if (!counter || counter === SEALED) return null;
  const lands = { what: 'it lands on the point', ways: 18, total: 36 };
  const under = barrageNamed(counter) ? unitsUnder(table, seen, { x, y, radius: TEMPLATE }) : [];
  const sums = under.flatMap((target) => {
    const sum = bombardment(table, seen, counter, target);
    return sum ? [{ target, ...sum }] : [];
  });
  return {
    chances: [
      lands,
      ...sums.map(({ target, needed }) => ({
        what: `there it hits ${target}`,
        ways: waysToHit(needed),
        total: 36,
      })),
    ],
    parts: [
      { label: 'a die', value: '4+', rule: 'E1-SUPP-13' },
      ...sums.flatMap(({ target, needed, modifiers }) => [
        { label: `${target} under the template`, value: `${needed}+`, rule: 'E1-BARR-03' },
        ...modifiers.map(({ what: label, plus, rule }) => ({
          label,
          value: plus > 0 ? `+${plus}` : String(plus),
          rule,
        })),
      ]),
    ],
  };
}

export function odds(table: Table, seen: State, action: Action): Odds | null {
  if (action.do === 'call') return callOdds(table, action.unit);
  if (action.do === 'support') return supportOdds(table, seen, action);
  if (action.do !== 'fire') return fightOdds(table, seen, action);
  if (!table.units[action.unit]) return null;
  const snap = topStep(seen)?.do === 'checkpoint';
  const known = action.shots.flatMap((shot) => {
    const attack = attackOn(table, seen, action.unit, shot, shot.target, snap);
    return attack ? [{ shot, attack }] : [];
  });
  const searches = action.shots.filter(({ counter }) => counter !== undefined);
  if (known.length === 0 && searches.length === 0) return null;
  const what = ({ weapon, target }: Shot) =>
    `${weaponName(table.units[action.unit].arms[weapon].weapon)} hits ${target < 0 ? `building ${-target}` : target}`;
  const found = ({ counter }: Shot) => `counter ${counter} is turned up`;
  return {
    chances: [
      ...known.map(({ shot, attack }) => ({
        what: what(shot),
        ways: waysToHit(attack.needed),
        total: 36,
      })),
      ...searches.map((shot) => ({ what: found(shot), ways: waysToHit(COUNTER_NEEDED), total: 36 })),
    ],
    parts: [
      ...searches.map((shot) => ({ label: found(shot), value: `${COUNTER_NEEDED}+`, rule: 'E1-HIDE-15' })),
      ...known.flatMap(({ shot, attack: { needed, modifiers } }) => [
        { label: what(shot), value: `${needed}+`, rule: 'E1-HIT-06' },
        ...modifiers.map(({ what: label, plus, rule }) => ({
          label,
          value: plus > 0 ? `+${plus}` : String(plus),
          rule,
        })),
      ]),
    ],
  };
}

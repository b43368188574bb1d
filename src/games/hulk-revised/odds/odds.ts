/** Exact chances, counted and not sampled. */
import type { Chance, Odds } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Action } from '../actions.ts';
import { assaultDice, assaultPlus, score } from '../assault/score.ts';
import { piece } from '../position.ts';
import { SENTRY_DICE, SENTRY_SCORE } from '../shooting/armoury.ts';
import { neededScore, sustained } from '../shooting/shooting.ts';
import type { Piece, Step } from '../state.ts';
import type { Table } from '../table.ts';
import { UNITS } from '../units.ts';
import type { View } from '../view.ts';
import { areaOdds } from './areas.ts';

export function odds(table: Table, seen: View, action: Action): Odds | null {
  switch (action.do) {
    case 'shoot':
    case 'shoot-door':
    case 'auto':
    case 'auto-door':
      return shotOdds(table, seen, action);
    case 'batter': {
      const n =
        table.loadouts[action.unit]?.assault.frontDice ?? UNITS[piece(seen, action.unit).kind].assaultDice;
      return {
        chances: [{ what: 'destroyed', ways: 6 ** n - 5 ** n, total: 6 ** n }],
        parts: [{ label: `Any 6 on ${n === 1 ? 'one die' : `${n} dice`}`, value: '6', rule: 'HR-DOOR-13' }],
      };
    }
    case 'flame':
    case 'throw':
    case 'launch':
    case 'missile':
    case 'cast':
    case 'arc':
    case 'grab':
    case 'burst':
    case 'wreck':
      return areaOdds(table, seen, action);
    case 'assault':
      return assaultOdds(table, seen, action);
    case 'reroll':
    case 'parry':
    case 'claw':
    case 'accept': {
      const step = topStep(seen);
      return step?.do === 'assault' ? rerollOdds(seen, step, action) : null;
    }
    default:
      return null;
  }
}

/** What a shot comes to, whatever fires it. */
function shotOdds(table: Table, seen: View, action: Action): Odds | null {
  const shooter = piece(seen, action.unit);
  const weapon = table.loadouts[action.unit]?.ranged;
  if (!weapon && shooter.kind !== 'sentry') return null;
  const auto = action.do === 'auto' || action.do === 'auto-door';
  const door = action.do === 'shoot-door' || action.do === 'auto-door';
  const target = door ? null : piece(seen, action.to);
  const dice = weapon?.dice ?? SENTRY_DICE;
  const base = auto ? 4 : (weapon?.score ?? SENTRY_SCORE);
  const series = auto || topStep(seen)?.do === 'snap' ? 0 : sustained(shooter, target);
  const needed = Math.min(7, Math.max(1, neededScore(table, base - series, shooter, target)));
  const parts = [{ label: weapon?.label ?? 'Sentry Gun', value: `${base}+`, rule: 'HR-WPN-01' }];
  if (series > 0) parts.push({ label: 'Sustained fire', value: `-${series}`, rule: 'HR-SUST-02' });
  if (needed !== base - series)
    parts.push({ label: 'Marksmanship and target', value: `${needed}+`, rule: 'HR-SHOT-03' });
  const total = 6 ** dice;
  const misses = needed - 1;
  const hits = 7 - needed;
  let ways = total - misses ** dice;
  if (target?.kind === 'broodlord') ways -= dice * hits * misses ** (dice - 1); // HR-UNIT-18: two must hit
  parts.push({
    label: `${needed}+ on ${target?.kind === 'broodlord' ? 'two of ' : ''}${dice} dice`,
    value: `${ways} in ${total}`,
    rule: 'HR-SHOT-02',
  });
  return { chances: [{ what: target ? 'kill' : 'destroyed', ways, total }], parts };
}

/** Ways in which the highest of n dice is k. */
function ways(n: number, k: number): number {
  return k ** n - (k - 1) ** n;
}

/** How often each score comes up, for one fighter's dice. */
function spreadOf(fighter: Piece, n: number): Map<number, number> {
  const found = new Map<number, number>();
  if (fighter.kind !== 'broodlord') {
    for (let k = 1; k <= 6; k++) found.set(k, ways(n, k));
    return found;
  }
  const pool: number[] = new Array(n).fill(1);
  for (let i = 0; i < 6 ** n; i++) {
    const total = score(fighter, pool, 0);
    found.set(total, (found.get(total) ?? 0) + 1);
    for (let d = 0; d < n && ++pool[d] > 6; d++) pool[d] = 1;
  }
  return found;
}

function assaultOdds(table: Table, seen: View, action: Action): Odds {
  const attacker = piece(seen, action.unit);
  const defender = piece(seen, action.to);
  const a = assaultDice(table, attacker, defender);
  const d = assaultDice(table, defender, attacker);
  const attackPlus = assaultPlus(table, seen, attacker, defender, true);
  const defencePlus = assaultPlus(table, seen, defender, attacker, false);
  const count = { win: 0, draw: 0, lose: 0 };
  for (const [x, xs] of spreadOf(attacker, a))
    for (const [y, ys] of spreadOf(defender, d)) count[verdict(x + attackPlus, y + defencePlus)] += xs * ys;
  return {
    chances: chances(count, 6 ** (a + d)),
    parts: [
      {
        label: `${UNITS[attacker.kind].label}, ${a === 1 ? 'one die' : `best of ${a}`}`,
        value: signed(attackPlus),
        rule: 'HR-CA-05',
      },
      {
        label: `${UNITS[defender.kind].label}, ${d === 1 ? 'one die' : `best of ${d}`}`,
        value: signed(defencePlus),
        rule: 'HR-CA-05',
      },
    ],
  };
}

/** What the assault comes to for the Marine if he takes this re-roll, or none. */
function rerollOdds(seen: View, step: Step & { do: 'assault' }, action: Action): Odds {
  const marineAttacks = piece(seen, step.attacker).marine;
  const marine = piece(seen, marineAttacks ? step.attacker : step.defender);
  const stealer = piece(seen, marineAttacks ? step.defender : step.attacker);
  const [own, enemy] = marineAttacks ? [step.attack, step.defence] : [step.defence, step.attack];
  const [ownPlus, enemyPlus] = marineAttacks
    ? [step.attackPlus, step.defencePlus]
    : [step.defencePlus, step.attackPlus];
  const count = { win: 0, draw: 0, lose: 0 };
  const faces = action.do === 'accept' ? 1 : 6;
  for (let face = 1; face <= faces; face++) {
    const mine = action.do === 'reroll' || action.do === 'claw' ? own.with(action.to, face) : own;
    const theirs = action.do === 'parry' ? enemy.with(action.to, face) : enemy;
    count[verdict(score(marine, mine, ownPlus), score(stealer, theirs, enemyPlus))]++;
  }
  return { chances: chances(count, faces), parts: [] };
}

function verdict(a: number, b: number): 'win' | 'draw' | 'lose' {
  return a > b ? 'win' : a < b ? 'lose' : 'draw';
}

function chances(count: { win: number; draw: number; lose: number }, total: number): Chance[] {
  return [
    { what: 'win', ways: count.win, total },
    { what: 'draw', ways: count.draw, total },
    { what: 'lose', ways: count.lose, total },
  ];
}

function signed(n: number): string {
  return n < 0 ? String(n) : `+${n}`;
}

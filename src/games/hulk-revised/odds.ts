/** Exact chances, counted and not sampled. */
import type { Chance, Odds } from '../../kernel/contract.ts';
import type { Action } from './actions.ts';
import { assaultPlus } from './assault.ts';
import { topStep } from './engine.ts';
import { piece } from './position.ts';
import { neededScore } from './shooting.ts';
import type { Step } from './state.ts';
import type { Table } from './table.ts';
import { UNITS } from './units.ts';
import type { View } from './view.ts';

export function odds(table: Table, seen: View, action: Action): Odds | null {
  switch (action.do) {
    case 'shoot':
    case 'shoot-door':
      return shotOdds(table, seen, action);
    case 'batter': {
      const n = UNITS[piece(seen, action.unit).kind].assaultDice;
      return {
        chances: [{ what: 'destroyed', ways: 6 ** n - 5 ** n, total: 6 ** n }],
        parts: [{ label: `Any 6 on ${n === 1 ? 'one die' : `${n} dice`}`, value: '6', rule: 'HR-DOOR-13' }],
      };
    }
    case 'assault':
      return assaultOdds(table, seen, action);
    case 'reroll':
    case 'parry':
    case 'accept': {
      const step = topStep(seen);
      return step?.do === 'assault' ? rerollOdds(seen, step, action) : null;
    }
    default:
      return null;
  }
}

function shotOdds(table: Table, seen: View, action: Action): Odds | null {
  const shooter = piece(seen, action.unit);
  const weapon = table.loadouts[action.unit]?.ranged;
  if (!weapon) return null;
  const combined = topStep(seen)?.do === 'snap';
  const target = action.do === 'shoot' ? action.to : 0;
  const needed = combined ? weapon.score : neededScore(weapon, shooter, target);
  const miss = (needed - 1) ** weapon.dice;
  const total = 6 ** weapon.dice;
  const parts = [{ label: weapon.label, value: `${weapon.score}+`, rule: 'HR-WPN-01' }];
  if (needed < weapon.score) parts.push({ label: 'Sustained fire', value: `${needed}+`, rule: 'HR-SUST-02' });
  parts.push({
    label: `${needed}+ on ${weapon.dice} dice`,
    value: `${total - miss} in ${total}`,
    rule: 'HR-SHOT-02',
  });
  return { chances: [{ what: target ? 'kill' : 'destroyed', ways: total - miss, total }], parts };
}

/** Ways in which the highest of n dice is k. */
function ways(n: number, k: number): number {
  return k ** n - (k - 1) ** n;
}

function assaultOdds(table: Table, seen: View, action: Action): Odds {
  const attacker = piece(seen, action.unit);
  const defender = piece(seen, action.to);
  const a = UNITS[attacker.kind].assaultDice;
  const d = UNITS[defender.kind].assaultDice;
  const attackPlus = assaultPlus(table, seen, attacker, defender, true);
  const defencePlus = assaultPlus(table, seen, defender, attacker, false);
  const count = { win: 0, draw: 0, lose: 0 };
  for (let x = 1; x <= 6; x++)
    for (let y = 1; y <= 6; y++) count[verdict(x + attackPlus, y + defencePlus)] += ways(a, x) * ways(d, y);
  return {
    chances: chances(count, 6 ** (a + d)),
    parts: [
      { label: `${UNITS[attacker.kind].label}, best of ${a}`, value: signed(attackPlus), rule: 'HR-CA-05' },
      { label: `${UNITS[defender.kind].label}, best of ${d}`, value: signed(defencePlus), rule: 'HR-CA-05' },
    ],
  };
}

/** What the assault comes to for the Marine if he takes this re-roll, or none. */
function rerollOdds(seen: View, step: Step & { do: 'assault' }, action: Action): Odds {
  const marineAttacks = piece(seen, step.attacker).marine;
  const [own, enemy] = marineAttacks ? [step.attack, step.defence] : [step.defence, step.attack];
  const [ownPlus, enemyPlus] = marineAttacks
    ? [step.attackPlus, step.defencePlus]
    : [step.defencePlus, step.attackPlus];
  const count = { win: 0, draw: 0, lose: 0 };
  const faces = action.do === 'accept' ? 1 : 6;
  for (let face = 1; face <= faces; face++) {
    const mine = action.do === 'reroll' ? own.with(action.to, face) : own;
    const theirs = action.do === 'parry' ? enemy.with(action.to, face) : enemy;
    count[verdict(Math.max(...mine) + ownPlus, Math.max(...theirs) + enemyPlus)]++;
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

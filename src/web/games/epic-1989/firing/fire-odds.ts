/** What fire may be expected to bring, as it is read at the table: who falls how often, and what each weapon needs there. */
import { killChance } from '../../../../bots/epic-1989/guns.ts';
import type { Shot } from '../../../../games/epic-1989/actions.ts';
import { type Attack, attackOn } from '../../../../games/epic-1989/firing/targets.ts';
import { confirmedOn } from '../../../../games/epic-1989/firing/to-hit.ts';
import type { Arm } from '../../../../games/epic-1989/table.ts';
import type { Chance, Odds } from '../../../../kernel/contract.ts';
import { capital, listed } from '../../../../kernel/words.ts';
import { type Epic, unitInFull, type View } from '../game.ts';
import { armWord, mountWord } from '../roster.ts';
import { aimedAt, type Fire, killsOf, percent } from './kills.ts';

type Part = Odds['parts'][number];

/** So many targets are told one by one, and so many units weapon by weapon. */
const MOST_TARGETS = 6;
const MOST_UNITS = 2;

/** What falls cannot be said in one figure of buildings, counters and Titans: they lose something else first. */
const isOne = ({ table }: Epic, target: number) => target > 0 && table.units[target].card.is !== 'titan';

/** Null where it is aimed at nobody of whom that can be said. */
export function fireOdds(epic: Epic, view: View, fires: readonly Fire[], snap: boolean): Odds | null {
  const { table } = epic;
  const kills = [...killsOf(epic, view, fires, snap)].filter(([id]) => isOne(epic, id));
  if (kills.length === 0) return null;
  const { side } = table.units[fires[0].unit];
  const foes = kills.filter(([id]) => table.units[id].side !== side);
  const chance = (what: string, share: number): Chance => ({
    what,
    ways: Math.round(share * 1000),
    total: 1000,
  });
  const each = kills
    .slice(0, MOST_TARGETS)
    .map(([id, share]) => chance(`${unitInFull(table, id)} falls`, share));
  const none = foes.reduce((left, [, share]) => left * (1 - share), 1);
  return {
    chances: each.length === 1 ? each : [chance('one of them falls', 1 - none), ...each],
    parts:
      fires.length > MOST_UNITS
        ? []
        : fires.flatMap((fire) => partsOf(epic, view, fire, snap, fires.length > 1)),
  };
}

/** Weapons that need the same for the same reasons are one row; the sum stands under it. */
function partsOf(epic: Epic, view: View, { unit, shots }: Fire, snap: boolean, named: boolean): Part[] {
  const { table } = epic;
  const rows = new Map<string, { attack: Attack; target: number; arms: Set<number> }>();
  const several = new Set(shots.flatMap((shot) => aimedAt(epic, view, shot))).size > 1;
  for (const shot of shots)
    for (const target of aimedAt(epic, view, shot)) {
      if (!isOne(epic, target)) continue;
      const attack = attackOn(table, view, unit, shot, target, snap);
      if (!attack) continue;
      const key = keyOf(shot, several ? target : 0, attack, epic, unit);
      const row = rows.get(key) ?? { attack, target, arms: new Set() };
      row.arms.add(shot.weapon);
      rows.set(key, row);
    }
  return [...rows.values()].flatMap(({ attack, target, arms }) => {
    const guns = gunsSaid([...arms].map((weapon) => table.units[unit].arms[weapon]));
    const who = named ? `${unitInFull(table, unit)}, ${guns}` : guns;
    return several ? [inOneRow(epic, who, attack, target)] : sumOf(epic, who, attack, target);
  });
}

/** 'Left and right las-cannon ×2'. */
function gunsSaid(arms: readonly Arm[]): string {
  const [first] = arms;
  const alike = arms.every(({ weapon, barrels }) => weapon === first.weapon && barrels === first.barrels);
  if (!alike || arms.length === 1) return listed(arms.map(armWord));
  const mounts = listed(arms.map(mountWord).filter(Boolean));
  return armWord(first).replace(capital(mountWord(first)), capital(mounts));
}

/** Of many targets each has its reasons beside it. */
function inOneRow({ table }: Epic, who: string, { needed, modifiers }: Attack, target: number): Part {
  const why = modifiers.map(({ what, plus }) => `${what} ${plus > 0 ? '+' : '−'}${Math.abs(plus)}`);
  return {
    label: [`${who} at ${unitInFull(table, target)}`, ...why].join(', '),
    value: `${needed}+`,
    rule: 'E1-HIT-06',
  };
}

function keyOf(
  { mode }: Shot,
  target: number,
  { needed, modifiers }: Attack,
  { table }: Epic,
  unit: number,
): string {
  const why = modifiers.map(({ what, plus }) => `${what}${plus}`).join();
  return [unit, table.units[unit].card.id, target, mode, needed, why].join(' ');
}

function sumOf({ table }: Epic, label: string, attack: Attack, target: number): Part[] {
  const { needed, modifiers, line } = attack;
  const plus = modifiers.reduce((sum, one) => sum + one.plus, 0);
  const { card } = table.units[target];
  const save = 'save' in line ? 'E1-DMG-10' : 'E1-DMG-05';
  return [
    { label, value: `${needed + plus}+`, rule: 'E1-HIT-01' },
    ...modifiers.map(({ what, plus: by, rule }) => ({
      label: what,
      value: by > 0 ? `+${by}` : String(by),
      rule,
    })),
    ...(modifiers.length > 0 || needed > 6
      ? [
          {
            label: needed > 6 ? `needs a 6, then ${confirmedOn(needed)} or more on another die` : 'needs',
            value: `${needed}+`,
            rule: 'E1-HIT-06',
          },
        ]
      : []),
    { label: 'a hit destroys', value: percent(killChance(line, card)), rule: save },
  ];
}

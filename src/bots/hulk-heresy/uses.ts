/** What a model can do with what it has left, where it stands: shoot, strike, watch, guard. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import { hasTrait, MODES } from '../../games/hulk-heresy/data/ranged.ts';
import { affectedArea, range } from '../../games/hulk-heresy/table.ts';
import { shotKills } from './odds.ts';
import { clashOf, type Fighter, looksAt, type Sense } from './sense.ts';
import type { Temper } from './temper.ts';

export interface Use {
  readonly action: Action;
  readonly cost: number;
  readonly kills: number;
  /** What it may cost itself. */
  readonly danger: number;
  readonly stance: 'watch' | 'guard' | 'none';
}

const STANCE = 2;
/** What a gun is worth again with an enemy in sight. */
const UNJAMMED = 0.8;

export function usesAt(
  sense: Sense,
  f: Fighter,
  square: number,
  facing: number,
  left: number,
  trigger: number,
  temper: Temper,
): Use[] {
  const { p } = f;
  const uses: Use[] = [];
  if (left <= 0) return uses;
  if (p.jammed) {
    const isSeen = sense.foeModels.some((foe) => looksAt(sense, square, facing, foe.p.at));
    const kills = isSeen ? UNJAMMED : 0.2;
    uses.push({ action: { do: 'unjam', unit: p.id }, cost: 1, kills, danger: trigger, stance: 'none' });
  }
  shots(sense, f, square, facing, left, trigger, uses);
  blows(sense, f, square, facing, left, trigger, temper, uses);
  if (left < STANCE) return uses;
  if (f.watch && !p.jammed)
    uses.push({
      action: { do: 'overwatch', unit: p.id },
      cost: STANCE,
      kills: 0,
      danger: trigger,
      stance: 'watch',
    });
  uses.push({
    action: { do: 'guard', unit: p.id },
    cost: STANCE,
    kills: 0,
    danger: trigger,
    stance: 'guard',
  });
  return uses;
}

function shots(
  sense: Sense,
  f: Fighter,
  square: number,
  facing: number,
  left: number,
  trigger: number,
  uses: Use[],
): void {
  const { table } = sense;
  const { p } = f;
  for (const foe of sense.foeModels) {
    if (!looksAt(sense, square, facing, foe.p.at)) continue;
    const away = range(table, square, foe.p.at);
    for (const mode of f.guns) {
      const { ap, range: most, least, targets, dice } = MODES[mode];
      if (ap === 0 || ap > left || away > most || away < least || hasTrait(mode, 'line')) continue;
      if (!(targets as readonly string[]).includes('M')) continue;
      const heat = hasTrait(mode, 'overheat') && dice >= 2 ? f.value / 18 : 0;
      if (hasTrait(mode, 'area')) {
        uses.push({
          action: { do: 'burst', unit: p.id, to: foe.p.at, with: mode },
          cost: ap,
          kills: areaKills(sense, f, mode, foe.p.at, square) - 0.3,
          danger: trigger + heat,
          stance: 'none',
        });
        continue;
      }
      const plus = f.row?.herald ? 1 : 0;
      const first = shotKills(
        mode,
        foe.need,
        plus + (p.aim === foe.p.id && hasTrait(mode, 'sustained') ? 1 : 0),
      );
      const next = shotKills(mode, foe.need, plus + (hasTrait(mode, 'sustained') ? 1 : 0));
      const action: Action = { do: 'shoot', unit: p.id, to: foe.p.id, with: mode };
      let alive = 1 - first;
      for (let n = 1; n * ap <= left; n++) {
        const kills = foe.value * (1 - alive);
        const danger = n * (trigger + heat);
        uses.push({ action, cost: n * ap, kills, danger, stance: 'none' });
        // and then overwatch with what is left
        if (f.watch && n * ap + STANCE <= left)
          uses.push({ action, cost: n * ap + STANCE, kills, danger, stance: 'watch' });
        alive *= 1 - next;
      }
    }
  }
}

/** Enemies that an area weapon kills, less friends. */
function areaKills(
  sense: Sense,
  f: Fighter,
  mode: Fighter['guns'][number],
  at: number,
  from: number,
): number {
  const { table, state, own, foes } = sense;
  let sum = 0;
  const squares = affectedArea(table, state.doors, at);
  for (const foe of foes) if (squares.includes(foe.p.at)) sum += foe.value * shotKills(mode, foe.need);
  for (const friend of own) {
    const stands = friend === f ? from : friend.p.at;
    if (squares.includes(stands)) sum -= 1.3 * friend.value * shotKills(mode, friend.need);
  }
  return sum;
}

function blows(
  sense: Sense,
  f: Fighter,
  square: number,
  facing: number,
  left: number,
  trigger: number,
  temper: Temper,
  uses: Use[],
): void {
  const { table } = sense;
  const before = table.near[square * 8 + facing * 2];
  const foe = before < 0 ? undefined : sense.foeModels.find(({ p }) => p.at === before);
  if (!foe || !f.row) return;
  const faces = table.near[foe.p.at * 8 + foe.p.facing * 2] === square;
  const { kills, dies } = clashOf(sense, f, foe, faces, foe.p.guard);
  let going = 1;
  let won = 0;
  let lost = 0;
  const blade = f.row.assault[0];
  const action: Action = { do: 'assault', unit: f.p.id, ...(blade ? { with: blade } : {}) };
  for (let n = 1; n <= left; n++) {
    won += going * kills * foe.value;
    lost += going * dies * f.value;
    going *= 1 - kills - dies;
    uses.push({
      action,
      cost: n,
      kills: won,
      danger: lost + n * trigger * temper.caution * 0.5,
      stance: 'none',
    });
  }
}

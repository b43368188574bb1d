/** Answers in the midst of the enemy's or one's own action. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import { MODES, type ModeId } from '../../games/hulk-heresy/data/ranged.ts';
import { piece } from '../../games/hulk-heresy/position.ts';
import { NOWHERE } from '../../games/hulk-heresy/state.ts';
import type { Decision } from '../../kernel/contract.ts';
import { type Choice, paid, pointPrice } from './acting.ts';
import { isAhead, prospectOf, restOf, watchWorth } from './dangers.ts';
import { shotKills } from './odds.ts';
import { type Fighter, mayCommand, type Sense } from './sense.ts';
import type { Manner } from './temper.ts';
import { usesAt } from './uses.ts';

const NOTHING = { kills: 0, duty: 0, safety: 0, stance: 0 };

/** One model answers what was seen, for command points. */
export function decideReaction(sense: Sense, { temper }: Manner): Choice {
  const pass: Choice = { action: { do: 'pass' }, worth: null, duty: null };
  if (sense.points <= 0) return pass;
  const price = pointPrice(sense);
  let best = pass;
  let most = 0.05;
  for (const f of sense.own) {
    const { p } = f;
    if (p.blip || p.at === NOWHERE || !f.row || !mayCommand(sense, p)) continue;
    const { shots, blows, guarded } = restOf(sense, f, p.at, p.facing);
    const watches = p.overwatch && !p.jammed;
    const now =
      (watches ? watchWorth(sense, f, p.at, p.facing) : 0) - temper.caution * (p.guard ? guarded : blows);
    for (const use of usesAt(sense, f, p.at, p.facing, Math.min(2, sense.points), 0, temper)) {
      if (use.cost > 2 || (use.action.do === 'shoot' && use.cost > MODES[use.action.with as ModeId].ap))
        continue;
      const stance =
        (use.stance === 'watch' ? watchWorth(sense, f, p.at, p.facing) : 0) -
        temper.caution * (use.stance === 'guard' ? guarded : blows);
      const gain = use.kills - temper.caution * use.danger + (stance - now) * 0.8 - price * use.cost;
      if (gain <= most) continue;
      const action = paid(sense, f, use.action);
      if (!action) continue;
      most = gain;
      best = { action, worth: { ...NOTHING, kills: use.kills, stance: stance - now }, duty: null };
    }
    for (let face = 0; face < 4; face++) {
      if (face === p.facing) continue;
      const turned = restOf(sense, f, p.at, face);
      const gain =
        temper.caution * (shots + blows - turned.shots - turned.blows) +
        0.5 * (prospectOf(sense, f, p.at, face) - prospectOf(sense, f, p.at, p.facing)) -
        (watches ? watchWorth(sense, f, p.at, p.facing) : 0) -
        price;
      if (gain <= most) continue;
      const action = paid(sense, f, { do: 'turn', unit: p.id, face });
      if (!action) continue;
      most = gain;
      best = { action, worth: { ...NOTHING, safety: gain }, duty: null };
    }
  }
  return best;
}

/** Enough is declared when the target is more likely dead than not. */
const ENOUGH = 0.55;

/** Overwatch and placement fire: the surest first, until it is enough. */
export function decideVolley(sense: Sense, actions: readonly Action[]): Choice {
  const { state } = sense;
  const step = state.steps[state.steps.length - 1];
  const declared = step.do === 'volley' ? step.declared : [];
  const kills = (target: number, mode: ModeId): number => {
    const foe = sense.foes.find(({ p }) => p.id === target);
    return foe ? shotKills(mode, foe.need, 0, MODES[mode].watchDice) : 0;
  };
  let best: Action = { do: 'fire' };
  let most = 0.01;
  for (const action of actions) {
    if (action.do !== 'watch') continue;
    const target = action.to as number;
    const alive = declared
      .filter((one) => one.target === target)
      .reduce((left, one) => left * (1 - kills(target, one.weapon)), 1);
    if (1 - alive > ENOUGH) continue;
    const foe = sense.foes.find(({ p }) => p.id === target);
    const gain = alive * kills(target, action.with as ModeId) * (foe?.value ?? 0);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return { action: best, worth: { ...NOTHING, kills: best.do === 'fire' ? 0 : most }, duty: null };
}

/** The shot after a step. */
export function decideSnap(sense: Sense, actions: readonly Action[]): Choice {
  let best: Action = { do: 'pass' };
  let most = 0;
  for (const action of actions) {
    if (action.do !== 'snap') continue;
    const foe = sense.foes.find(({ p }) => p.id === action.to);
    const gain = foe ? foe.value * shotKills(action.with as ModeId, foe.need) : 0;
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return { action: best, worth: { ...NOTHING, kills: most }, duty: null };
}

/** Enemies ahead, the nearest most. */
function lookout({ table, foes }: Sense, square: number, facing: number): number {
  return foes.reduce(
    (sum, { p }) => sum + (isAhead(table, square, facing, p.at) ? 0.6 / (1 + table.walk(p.at, square)) : 0),
    0,
  );
}

/** Where somebody who has just been found looks, or who has been struck from behind. */
export function decideFacing(sense: Sense, actions: readonly Action[], { unit }: Decision): Choice {
  const { state, own } = sense;
  const f = own.find(({ p }) => p.id === unit) as Fighter | undefined;
  if (!f || f.p.at === NOWHERE) return { action: actions[0], worth: null, duty: null };
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  const p = piece(state, f.p.id);
  for (const action of actions) {
    const face = action.face as number;
    const { shots, blows } = restOf(sense, f, p.at, face);
    const keeps = p.overwatch && p.facing === face ? watchWorth(sense, f, p.at, face) : 0;
    const gain =
      2 * prospectOf(sense, f, p.at, face) +
      lookout(sense, p.at, face) +
      keeps -
      shots -
      blows +
      0.2 * watchWorth(sense, f, p.at, face);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return { action: best, worth: { ...NOTHING, stance: 1 }, duty: null };
}

/** What a blip does: creep on unseen, watch, or be turned up. */

import type { Action } from '../../games/hulk-heresy/actions.ts';
import { refuseConvert } from '../../games/hulk-heresy/blips/convert.ts';
import { SOLID } from '../../games/hulk-heresy/ground.ts';
import { enterAct } from '../../games/hulk-heresy/movement/moving.ts';
import { refuseEntering } from '../../games/hulk-heresy/movement/ways.ts';
import { freshBody, fullAp, lift, stand } from '../../games/hulk-heresy/position.ts';
import { readyWays, watchModes } from '../../games/hulk-heresy/shooting/weapons.ts';
import { FALSE_BLIP, GENESTEALER, NOWHERE, type RosterRow } from '../../games/hulk-heresy/state.ts';
import { CLOSED } from '../../grid/doors.ts';
import { pinched } from '../../grid/step.ts';
import { restOf, watchWorth } from './dangers.ts';
import type { Duty } from './duties.ts';
import { type Plan, planOf, sumOf, type Worth } from './plan.ts';
import { type Fighter, looksAt, type Sense } from './sense.ts';
import type { Temper } from './temper.ts';

const WATCH = 2;
const CLIMB = 2;
const NO_POINTS = { most: 0, price: 0 };
/** What a blip keeps by staying one: nobody knows it, and it goes where it likes. */
const SECRET = 0.35;
/** To be seen ends its phase, and lets the enemy shoot first. */
const FOUND = 0.4;
/** So near an enemy it may pay to be a model. */
const NEAR = 9;

export function blipPlan(sense: Sense, f: Fighter, duty: Duty, temper: Temper): Plan | null {
  const { p } = f;
  if (p.at === NOWHERE) return entering(sense, f, duty);
  const creeps = creep(sense, f, duty, temper);
  const turned = turnUp(sense, f, duty, temper);
  return turned && turned.gain > (creeps?.gain ?? 0) ? turned : creeps;
}

/** Onto the board, unless somebody waits to be shot there. */
export function entering(sense: Sense, f: Fighter, duty: Duty): Plan | null {
  const { table, state } = sense;
  const { p } = f;
  const action: Action = { do: 'enter', unit: p.id };
  if (f.ap < 1 || enterAct.refuse(table, state, p, action)) return null;
  const [square] = table.board.entries[p.area].squares;
  const worth: Worth = { kills: 0, duty: 2 - 0.02 * duty.field[square], safety: 0, stance: 0 };
  return { action, worth, gain: sumOf(worth) };
}

function creep(sense: Sense, f: Fighter, duty: Duty, temper: Temper): Plan | null {
  const { table, state, foes } = sense;
  const { p } = f;
  const origin = p.at;
  if (f.ap <= 0) return null;
  const blips = foes.filter((foe) => foe.p.blip);
  lift(state, p);
  const isBarred = (square: number): boolean =>
    state.occupant[square] !== 0 || state.doors[square] >= CLOSED || (state.ground[square] & SOLID) !== 0;
  const standing = (square: number): Worth => {
    const rest = restOf(sense, f, square, -1);
    const found = square !== origin && blips.some((foe) => looksAt(sense, square, -1, foe.p.at));
    return {
      kills: 0,
      duty: -duty.pull * temper.pull * duty.field[square],
      safety: -temper.caution * 0.5 * (rest.shots + rest.blows) - (found ? FOUND : 0),
      stance: 0,
    };
  };
  const base = standing(origin);
  const now = p.overwatch ? temper.watch * watchWorth(sense, f, origin, p.facing) : 0;
  let best: Plan | null = null;
  const consider = (action: Action, worth: Worth, stance: number): void => {
    const gain = sumOf(worth) + stance - sumOf(base) - now;
    if (gain <= (best?.gain ?? 0)) return;
    best = {
      action,
      gain,
      worth: {
        kills: 0,
        duty: worth.duty - base.duty,
        safety: worth.safety - base.safety,
        stance: stance - now,
      },
    };
  };
  const over = table.link[origin];
  if (over !== NOWHERE && f.ap >= CLIMB && state.occupant[over] === 0)
    consider({ do: 'climb', unit: p.id }, standing(over), 0);
  const first = new Map<number, Action | null>([[origin, null]]);
  let edge = [origin];
  for (let left = Math.min(f.ap, temper.ahead + 1); left >= 0; left--) {
    const next: number[] = [];
    for (const square of edge) {
      const action = first.get(square) ?? null;
      const worth = standing(square);
      if (action) consider(action, worth, 0);
      if (left >= WATCH && f.watch)
        for (let face = 0; face < 4; face++)
          consider(
            action ?? { do: 'overwatch', unit: p.id, face },
            worth,
            temper.watch * watchWorth(sense, f, square, face),
          );
      if (left === 0) continue;
      for (let dir = 0; dir < 8; dir++) {
        const to = table.near[square * 8 + dir];
        if (to < 0 || first.has(to)) continue;
        if (state.doors[to] >= CLOSED && p.row !== FALSE_BLIP) {
          if (square === origin)
            consider({ do: 'door', unit: p.id, to }, door(standing(origin), to), watchAfter());
          continue;
        }
        if (refuseEntering(table, state, p, square, to) || pinched(table.board, square, dir, isBarred))
          continue;
        first.set(to, action ?? { do: 'move', unit: p.id, to: dir });
        next.push(to);
      }
    }
    edge = next;
  }
  stand(state, p, origin);
  return best;

  /** A door on the way is as good as the step behind it. */
  function door(worth: Worth, to: number): Worth {
    const nearer = duty.field[origin] > duty.field[to];
    return { ...worth, duty: worth.duty + (nearer ? duty.pull * temper.pull : -1) };
  }
  /** With what is left it may watch. */
  function watchAfter(): number {
    if (f.ap < WATCH + 1 || !f.watch) return 0;
    return temper.watch * Math.max(...[0, 1, 2, 3].map((face) => watchWorth(sense, f, origin, face)));
  }
}

/** Turned up, what the model could do; in each facing. */
function turnUp(sense: Sense, f: Fighter, duty: Duty, temper: Temper): Plan | null {
  const { table, state, side, foes } = sense;
  const { p } = f;
  if (
    p.acted ||
    p.row === FALSE_BLIP ||
    refuseConvert(table, state, side, { do: 'convert', unit: p.id, face: 0 })
  )
    return null;
  const isNear = foes.some((foe) => table.walk(foe.p.at, p.at) <= NEAR);
  const counts = duty.models && duty.field[p.at] <= 4;
  if (!isNear && !counts) return null;
  const extra = counts ? (duty.urgent ? 2 : sense.turnsLeft <= 2 || duty.field[p.at] === 0 ? 0.8 : 0.2) : 0;
  if (p.row === GENESTEALER) {
    const close = foes.some((foe) => table.walk(foe.p.at, p.at) <= 6);
    const worth: Worth = { kills: 0, duty: extra, safety: 0, stance: close ? 0.5 : 0 };
    return { action: { do: 'convert', unit: p.id, face: 0 }, worth, gain: sumOf(worth) };
  }
  const row = state.rosters[side][p.row] as RosterRow;
  const kept = { ...p };
  let best: Plan | null = null;
  for (let face = 0; face < 4; face++) {
    Object.assign(p, { blip: false, facing: face, body: freshBody(row), overwatch: false, jammed: 0 });
    const model: Fighter = {
      ...f,
      guns: readyWays(state, p).map(({ mode }) => mode),
      watch: watchModes(state, p)[0]?.mode ?? null,
      ap: fullAp(state, p),
    };
    const plan = planOf(sense, model, duty, temper, NO_POINTS);
    Object.assign(p, kept);
    const gain = (plan?.gain ?? 0) - SECRET + extra;
    if (plan && gain > (best?.gain ?? 0))
      best = { action: { do: 'convert', unit: p.id, face }, gain, worth: plan.worth };
  }
  return best;
}

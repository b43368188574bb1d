/** An Action phase: whose plan is best, one action at a time. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import { kindOf } from '../../games/hulk-heresy/data/kinds.ts';
import { activeSide, NOWHERE } from '../../games/hulk-heresy/state.ts';
import { ACTS, priceOf } from '../../games/hulk-heresy/turn/acts.ts';
import { paymentsOf } from '../../games/hulk-heresy/turn/payment.ts';
import type { Random } from '../../kernel/contract.ts';
import { blipPlan, entering } from './blips.ts';
import { type Duty, dutiesOf, standsAt } from './duties.ts';
import { type Plan, planOf, sumOf, type Worth } from './plan.ts';
import type { Fighter, Sense } from './sense.ts';
import type { Manner } from './temper.ts';
import { bestOf, tryOut } from './tries.ts';

export interface Choice {
  readonly action: Action;
  readonly worth: Worth | null;
  /** The duty of whoever acts. */
  readonly duty: Duty | null;
}

/** Less than that is not worth doing. */
const LEAST = 0.04;
/** A point that may still answer the enemy, and one that is lost anyway. */
const POINT_KEPT = 0.4;
const POINT_LOST = 0.03;

/** What a command point is worth to keep. */
export function pointPrice({ state, side, points }: Sense): number {
  const comes = activeSide(state) === side ? state.attacker === side : state.attacker !== side;
  return comes ? POINT_KEPT / Math.max(1, points - 1) ** 0.5 : POINT_LOST;
}

export function decideAct(sense: Sense, random: Random, manner: Manner): Choice {
  const { state, own } = sense;
  const duties = dutiesOf(sense);
  const active = own.find(({ p }) => p.id === state.active);
  if (active && active.ap > 0) {
    const choice = choiceFor(sense, active, duties, random, manner);
    if (choice && choice.gain > LEAST) return choice;
  }
  const [hot, cold] = parted(sense, duties, manner);
  let best: Weighed | null = null;
  for (const f of hot) {
    const choice = choiceFor(sense, f, duties, random, manner);
    if (choice && choice.gain > Math.max(LEAST, best?.gain ?? 0)) best = choice;
  }
  if (best) return best;
  for (const f of cold) {
    const choice = choiceFor(sense, f, duties, random, manner);
    if (choice && choice.gain > LEAST) return choice;
  }
  return { action: { do: 'end' }, worth: null, duty: null };
}

/** What each with an enemy near would do first, the best first. */
export function choicesNear(sense: Sense, random: Random, manner: Manner): readonly Choice[] {
  const duties = dutiesOf(sense);
  return parted(sense, duties, manner)[0]
    .map((f) => choiceFor(sense, f, duties, random, manner))
    .filter((choice) => choice !== null)
    .filter(({ gain }) => gain > LEAST)
    .sort((a, b) => b.gain - a.gain);
}

const CLOSE = 7;

/** Those with an enemy near or in sight, and the others, whoever has the shortest way first. */
function parted(
  sense: Sense,
  duties: ReadonlyMap<number, Duty>,
  { forgets, weighs }: Manner,
): [Fighter[], Fighter[]] {
  const { table, foes, state } = sense;
  const canAct = own(sense).filter(({ p, ap }) => (ap > 0 || sense.points > 0) && p.id !== state.active);
  const active = own(sense).filter(({ p }) => p.id === state.active);
  const awake = [...active, ...canAct].filter(
    ({ p }) => forgets === 0 || (p.id * 7 + state.turn * 3) % forgets !== 0,
  );
  const isHot = ({ p }: Fighter): boolean =>
    p.at !== NOWHERE && foes.some((foe) => table.walk(foe.p.at, p.at) <= CLOSE);
  const way = ({ p }: Fighter): number => {
    const at = standsAt(sense, p);
    return (at === NOWHERE ? 99 : (duties.get(p.id)?.field[at] ?? 99)) + (p.at === NOWHERE ? 50 : 0);
  };
  const cold = awake.filter((f) => !isHot(f)).sort((a, b) => way(a) - way(b) || a.p.id - b.p.id);
  const near = ({ p }: Fighter): number =>
    foes.reduce((least, foe) => Math.min(least, table.walk(foe.p.at, p.at)), 99);
  const hot = awake.filter(isHot).sort((a, b) => near(a) - near(b) || a.p.id - b.p.id);
  return [hot.slice(0, weighs), [...hot.slice(weighs), ...cold]];
}

const own = (sense: Sense): readonly Fighter[] => sense.own;

type Weighed = Choice & { readonly gain: number };

function choiceFor(
  sense: Sense,
  f: Fighter,
  duties: ReadonlyMap<number, Duty>,
  random: Random,
  manner: Manner,
): Weighed | null {
  const duty = duties.get(f.p.id);
  if (!duty) return null;
  const plan = planFor(sense, f, duty, manner);
  const special = manner.specials ? (handOn(sense, f, duty) ?? specialOf(sense, f, random, manner)) : null;
  const best = special && special.gain > (plan?.gain ?? LEAST) ? special : plan;
  if (!best) return null;
  const action = paid(sense, f, best.action);
  if (!action) return special && best !== special ? weighed(sense, f, special, duty) : null;
  const off = manner.misjudges > 0 ? (manner.misjudges * (random.below(2001) - 1000)) / 1000 : 0;
  return { action, worth: best.worth, duty, gain: best.gain + off * Math.abs(best.gain) };
}

function weighed(sense: Sense, f: Fighter, plan: Plan, duty: Duty): Weighed | null {
  const action = paid(sense, f, plan.action);
  return action && { action, worth: plan.worth, duty, gain: plan.gain };
}

/** What lives count for when the game is lost otherwise. */
const RECKLESS = 0.4;

function planFor(sense: Sense, f: Fighter, duty: Duty, { temper: usual, points }: Manner): Plan | null {
  const { p } = f;
  const temper = duty.urgent ? { ...usual, caution: RECKLESS * usual.caution } : usual;
  if (p.blip) return f.ap > 0 ? blipPlan(sense, f, duty, temper) : null;
  if (p.at === NOWHERE) return entering(sense, f, duty);
  // Whoever has acted has nothing but points to act with.
  return planOf(sense, f, duty, temper, { most: f.ap > 0 ? points : 2, price: pointPrice(sense) });
}

/** With the fewest command points; null where it cannot be paid or is not allowed. */
export function paid(sense: Sense, { p }: Fighter, action: Action): Action | null {
  const { game, table, state, side } = sense;
  if (action.do === 'convert') return game.check(state, side, action) ? null : action;
  const price = priceOf(table, state, p, action);
  if (price === null) return null;
  const reacts = activeSide(state) !== side;
  const cpOnly = reacts || (ACTS[action.do]?.cpOnly?.(state, p, action) ?? null) !== null;
  for (const cp of paymentsOf(table, state, p, reacts).ways(price, cpOnly)) {
    const whole = cp === '' ? action : { ...action, cp };
    return game.check(state, side, whole) ? null : whole;
  }
  return null;
}

/** What it carries goes to a brother who is nearer home. */
function handOn(sense: Sense, f: Fighter, duty: Duty): Plan | null {
  const { table, state } = sense;
  if (duty.why !== 'home' || f.p.blip) return null;
  let best: Plan | null = null;
  for (const action of ACTS.give?.list?.(table, state, f.p) ?? []) {
    const to = state.pieces[action.to as number];
    const nearer = to ? duty.field[f.p.at] - duty.field[to.at] : 0;
    const gain = duty.pull * nearer;
    if (to && nearer > 0 && to.stage !== 'done' && gain > (best?.gain ?? LEAST) && paid(sense, f, action))
      best = { action, gain: gain + 1, worth: { kills: 0, duty: gain, safety: 0, stance: 0 } };
  }
  return best;
}

/** What only some can do, and no plan has in it: tried out. */
const SPECIAL = ['exit', 'investigate', 'cast', 'litany', 'flames', 'hail', 'spray', 'challenge'] as const;
const FIXED: Readonly<Record<string, number>> = { exit: 6, investigate: 4, litany: 0.15 };

function specialOf(sense: Sense, f: Fighter, random: Random, { tries }: Manner): Plan | null {
  const { table, state } = sense;
  const { p } = f;
  if (p.blip || p.at === NOWHERE || !f.row) return null;
  let best: Plan | null = null;
  const consider = (action: Action, gain: number): void => {
    const worth: Worth = { kills: gain, duty: 0, safety: 0, stance: 0 };
    if (gain > (best?.gain ?? LEAST)) best = { action, gain: sumOf(worth), worth };
  };
  for (const verb of SPECIAL) {
    const act = ACTS[verb];
    if (!act?.list || (verb === 'challenge' && kindOf(f.row.kind).list !== 'character')) continue;
    if (verb === 'cast' && p.body?.cast) continue;
    const all = act
      .list(table, state, p)
      .map((action) => paid(sense, f, action))
      .filter((action) => action !== null);
    if (all.length === 0) continue;
    if (verb in FIXED) {
      if (verb !== 'litany' || sense.foeModels.length > 0) consider(all[0], FIXED[verb]);
      continue;
    }
    const { action, gain } = bestOf(tryOut(sense, all, tries, random));
    consider(action, gain - 0.15);
  }
  return best;
}

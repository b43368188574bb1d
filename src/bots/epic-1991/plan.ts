/** What every unit of a side should do this turn: an order and a place for each, weighed against what the enemy may do. */
import { middleOf } from '../../field/index.ts';
import { inArc } from '../../games/epic-1991/firing/targets.ts';
import { foeOf, type Order, SEALED, type Side, type State } from '../../games/epic-1991/state.ts';
import { type Body, type Field, foesOf, gapFrom, isHidden, volley } from './bodies.ts';
import { groundWorth, isSettled, nearerOf, nearestOf, reachOf } from './ground.ts';
import { commandWorth } from './hearing.ts';
import { winning } from './worth.ts';

/** What a unit might do. */
export interface Option {
  readonly order: Order | null;
  /** Where its middle goes. */
  readonly x: number;
  readonly y: number;
  /** The unit it charges; 0 for none. */
  readonly foe: number;
}

/** What speaks for an option, in victory points. */
export interface Gains {
  readonly ground: number;
  readonly shots: number;
  readonly threat: number;
  readonly fight: number;
  /** Units that can be given orders next turn. */
  readonly command: number;
}

export interface Planned {
  readonly body: Body;
  readonly option: Option;
  readonly gains: Gains;
  /** How much better it is than to stay. */
  readonly lead: number;
}

/** How somebody weighs things; 1 for each is usual. */
export interface Temper {
  readonly ground: number;
  readonly shots: number;
  readonly threat: number;
  readonly fight: number;
}

export const USUAL: Temper = { ground: 1, shots: 1, threat: 1, fight: 1 };

/** Which orders a unit may have; null where it has its own already. */
export type Choices = ReadonlyMap<number, readonly Order[]> | null;

const STAY_AWAY = 900;
/** Counters and enemies that are thought of. */
const MANY = 4;

/** How far an order lets a body go; `null`: as things stand. */
function legsOf(body: Body, order: Order | null): number {
  if (order === null || body.kind === 'command') return body.now;
  return order === 'charge' ? 2 * body.move : order === 'advance' ? body.move : 0;
}

function firesWith(body: Body, order: Order | null, given: Order | 'sealed' | null): number {
  if (body.kind === 'command' || body.kind === 'pod') return 1;
  const it = order ?? given;
  return it === 'first' ? 1 : it === 'charge' ? 0 : 0.8;
}

function optionsFor(field: Field, body: Body, orders: readonly (Order | null)[]): Option[] {
  const { state } = field;
  const { x, y } = body;
  const onTop = nearestToMiddle(body);
  const options: Option[] = [];
  for (const order of orders) {
    options.push({ order, x, y, foe: 0 });
    const most = body.engaged ? 0 : legsOf(body, order) - 20;
    if (most < 200) continue;
    const towards = (toX: number, toY: number, stop: number) => {
      const far = Math.sqrt((toX - x) ** 2 + (toY - y) ** 2);
      const go = Math.min(most, far - stop);
      if (go < 150) return;
      options.push({ order, x: x + ((toX - x) * go) / far, y: y + ((toY - y) * go) / far, foe: 0 });
    };
    const far = (at: { x: number; y: number }) => (at.x - x) ** 2 + (at.y - y) ** 2;
    for (const counter of [...state.objectives].sort((a, b) => far(a) - far(b)).slice(0, MANY)) {
      towards(counter.x - onTop.x, counter.y - onTop.y, 0);
      towards(counter.x, counter.y, STAY_AWAY);
    }
    const foes = [...foesOf(field, body)].sort((a, b) => far(a) - far(b)).slice(0, MANY);
    const charges = order === 'charge' || (body.kind === 'command' && most > body.move);
    for (const foe of foes) {
      if (body.range > 0) towards(foe.x, foe.y, body.range * 0.8);
      if (charges && !body.titan && gapFrom(x, y, foe) <= most - 100)
        options.push({ order, x: foe.x, y: foe.y, foe: foe.unit });
    }
    const [nearest] = foes;
    if (nearest) {
      const gap = Math.sqrt(far(nearest)) || 1;
      const back = Math.min(most, 1500);
      options.push({
        order,
        x: x - ((nearest.x - x) * back) / gap,
        y: y - ((nearest.y - y) * back) / gap,
        foe: 0,
      });
    }
    if (body.infantry)
      for (const piece of state.pieces)
        if (piece?.kind === 'woods' || piece?.kind === 'rubble' || piece?.kind === 'craters') {
          const at = middleOf(piece.parts[0]);
          if (far(at) < most * most) towards(at.x, at.y, 0);
        }
  }
  const inside = (at: Option) =>
    at.x > 300 && at.y > 300 && at.x < field.table.width - 300 && at.y < field.table.length - 300;
  return options.filter((option, i) => i === 0 || inside(option));
}

/** From its middle to the model nearest to it: that one shall stand on the counter, where nobody gets nearer. */
function nearestToMiddle({ x, y, xs, ys }: Body): { readonly x: number; readonly y: number } {
  let best = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    const far = (xs[i] - x) ** 2 + (ys[i] - y) ** 2;
    if (far >= least) continue;
    least = far;
    best = { x: xs[i] - x, y: ys[i] - y };
  }
  return best;
}

/** What a fight of one body against another may bring. */
function fightWorth(body: Body, foe: Body): number {
  if (foe.titan || body.titan) return body.titan && !foe.titan ? 0.3 : -0.3;
  const more = Math.min(1, Math.max(-1, (body.ids.length - foe.ids.length) / foe.ids.length));
  const won = winning(body.caf - foe.caf + 2 * more);
  const pairs = Math.min(body.ids.length, foe.ids.length);
  return pairs * (won * foe.worth - (1 - won) * body.worth);
}

/** Of what an enemy's fire would cost, the share that is saved by a fight with him. */
export const SILENCED = 0.4;
/** A Titan that looks the other way may still turn. */
const AWAY = 0.2;
/** What it is worth to come nearer to an enemy who is out of range, of what shots at him would bring. */
const NEARER = 0.1;

/** What speaks for a body at a place, but for the ground. */
export function standingGains(
  field: Field,
  body: Body,
  { order, x, y, foe: charged }: Option,
): Omit<Gains, 'ground' | 'command'> {
  const { state } = field;
  const fires = state.units[body.unit].fired ? 0 : firesWith(body, order, state.units[body.unit].order);
  const guns = order === 'advance' ? body.all : body.guns;
  let best = 0;
  let later = 0;
  let threat = 0;
  let fight = 0;
  let nearest: Body | null = null;
  let least = Number.POSITIVE_INFINITY;
  const cover = x === body.x && y === body.y ? body.cover : 0;
  for (const foe of foesOf(field, body)) {
    const gap = gapFrom(x, y, foe);
    if (gap < least) {
      least = gap;
      nearest = foe;
    }
    if (foe.unit === charged) {
      fight += fightWorth(body, foe) + SILENCED * volley(foe, body, 0);
      continue;
    }
    const sight = isHidden(field, x, y, foe.x, foe.y) ? 0.25 : 1;
    if (charged === 0) {
      const faced = !body.titan || inArc(field.table, state, body.ids[0], foe) ? 1 : AWAY;
      best = Math.max(best, volley(body, foe, gap, foe.cover, guns) * sight * faced);
      later = Math.max(
        later,
        volley(body, foe, Math.max(0, gap - body.move), foe.cover, body.all) * (0.5 + sight / 2),
      );
    }
    const it = state.units[foe.unit];
    const shoots = it.fired || it.order === 'charge' ? 0.25 : 1;
    if (charged === 0)
      threat +=
        (volley(foe, body, Math.max(0, gap - strideOf(foe, state)), cover) * sight * shoots) /
        marksOf(field, foe);
    if (charged === 0 && !foe.titan && gap < 2 * foe.move)
      threat += strikes(foe, it) * Math.max(0, fightWorth(foe, body));
  }
  const nearer =
    nearest && charged === 0 && least > body.range
      ? (NEARER * volley(body, nearest, 0, nearest.cover, body.all)) / (1 + (least - body.range) / 3000)
      : NEARER * later;
  return { shots: best * fires + 0.4 * later + nearer, threat: -THREAT * threat, fight };
}

/** How far an enemy who has still to go may come nearer before there is fire, as a rule: commanders run and shoot (E2-CMDU-03). */
function strideOf({ unit, kind, move }: Body, state: State): number {
  const { moved, order } = state.units[unit];
  if (moved || order === 'first' || order === 'none') return 0;
  return move * (kind === 'command' || order === 'charge' ? 1.2 : 0.6);
}

/** How much a charge of a unit is to be feared: now, or in the turn after. */
function strikes({ kind }: Body, { moved, order }: State['units'][number]): number {
  if (moved) return LATER;
  if (order === 'charge' || kind === 'command') return NOW;
  return order === null || order === SEALED ? UNKNOWN : LATER;
}

const NOW = 0.8;
const UNKNOWN = 0.4;
const LATER = 0.2;
const THREAT = 0.6;
const MARKS = new WeakMap<Body, number>();

/** How many bodies a body could choose from to fire at: each of them need fear so much less. */
function marksOf(field: Field, foe: Body): number {
  let marks = MARKS.get(foe);
  if (marks === undefined) {
    const far = foe.range + foe.move;
    marks = Math.max(1, foesOf(field, foe).filter(({ x, y }) => gapFrom(x, y, foe) <= far).length);
    MARKS.set(foe, marks);
  }
  return marks;
}

export function sumOf(gains: Gains, temper: Temper): number {
  return weighed(gains, gains.ground, gains.command, temper);
}

function weighed(
  { shots, threat, fight }: Omit<Gains, 'ground' | 'command'>,
  ground: number,
  command: number,
  temper: Temper,
): number {
  return (
    ground * temper.ground + shots * temper.shots + threat * temper.threat + fight * temper.fight + command
  );
}

const PASSES = 2;

/** Units one after another take what is best given what the others do; twice round. */
export function planFor(
  field: Field,
  side: Side,
  choices: Choices,
  temper: Temper,
  foeReach: readonly (readonly number[])[],
  movers: readonly number[] | null = null,
): Planned[] {
  const { state } = field;
  const places = state.objectives.length;
  const foe = nearestOf(foeReach, places);
  const soft = isSettled(state, side) ? 60 : 700;
  const mine = field.bodies[side].map((body) => {
    const orders = choices?.get(body.unit) ?? [null];
    const stays = movers !== null && !movers.includes(body.unit);
    const all = stays ? [{ order: null, x: body.x, y: body.y, foe: 0 }] : optionsFor(field, body, orders);
    const options = all.map((option) => ({
      option,
      gains: standingGains(field, body, option),
      reach: reachOf(state, body, option.x - body.x, option.y - body.y),
    }));
    return { body, options, chosen: options[0], ground: 0, command: 0, lead: 0 };
  });
  for (let pass = 0; pass < PASSES; pass++)
    for (const unit of mine) {
      const rest = mine.filter((other) => other !== unit);
      const others = nearestOf(
        rest.map((other) => other.chosen.reach),
        places,
      );
      const stands = rest.map((other) => ({ body: other.body, at: other.chosen.option }));
      const bare = groundWorth(state, side, others, foe, soft);
      let most = Number.NEGATIVE_INFINITY;
      let stays = Number.NEGATIVE_INFINITY;
      for (const one of unit.options) {
        const ground = groundWorth(state, side, nearerOf(others, one.reach), foe, soft) - bare;
        const command = commandWorth(field, unit.body, one.option, stands);
        const worth = weighed(one.gains, ground, command, temper);
        const stay = one.option.x === unit.body.x && one.option.y === unit.body.y;
        if (stay) stays = Math.max(stays, worth);
        if (worth <= most) continue;
        most = worth;
        unit.chosen = one;
        unit.ground = ground;
        unit.command = command;
      }
      unit.lead = most - stays;
    }
  return mine.map(({ body, chosen, ground, command, lead }) => ({
    body,
    option: chosen.option,
    gains: { ...chosen.gains, ground, command },
    lead,
  }));
}

/** How near the enemy will be to each counter: half as he stands, half as he would like to go. */
export function foeReachOf(field: Field, side: Side, choices: Choices): number[][] {
  const { state, bodies } = field;
  const foe = foeOf(side);
  const now = bodies[foe].map((body) => reachOf(state, body));
  if (isSettled(state, side)) return now;
  const own = bodies[side].map((body) => reachOf(state, body));
  const plans = planFor(field, foe, choices, USUAL, own);
  return plans.map(({ body, option }, i) => {
    const then = reachOf(state, body, option.x - body.x, option.y - body.y);
    return then.map((gap, at) => 0.5 * gap + 0.5 * now[i][at]);
  });
}

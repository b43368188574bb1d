/** What a position of a battle is worth to a side, in victory points: what is counted, what is about to be, and what may come of it. */
import { ridersOf as ridersIn } from '../../games/epic-1991/geometry/position.ts';
import { foeOf, type Side, type State } from '../../games/epic-1991/state.ts';
import type { ModelInfo, Table } from '../../games/epic-1991/table.ts';

/** The parts of what a position is worth, each to the side that asks. */
export interface Worth {
  /** Victory points counted so far. */
  readonly points: number;
  /** What losses have brought cards nearer to breaking. */
  readonly losses: number;
  /** Objectives that will change hands. */
  readonly ground: number;
  /** Who could shoot at whom, and how well. */
  readonly fire: number;
  /** Who stands in contact with whom. */
  readonly contact: number;
}

export const PARTS = ['points', 'losses', 'ground', 'fire', 'contact'] as const;

export function sumOf(of: (part: keyof Worth) => number): number {
  return PARTS.reduce((sum, part) => sum + of(part), 0);
}

const COUNTER = 5;
const CAPTURE = 1500;
/** Of a card's points, the share that losses bring before it breaks. */
const WOUNDED = 0.8;
/** Of a card's points, what its models are worth beside its breaking: they shoot, hold, and may rally. */
const USEFUL = 0.5;

/** How much of its points a card has lost to breaking: the last loss before its break point counts most. */
function towardsBreaking(card: Table['cards'][number], casualties: number, models: number): number {
  const point = typeof card.break === 'number' && card.break > 0 ? card.break : Math.max(1, models);
  const share = Math.min(1, casualties / point);
  return share * Math.sqrt(share);
}

/** What losing one more model of a card costs its side, in victory points. */
export function modelWorth(table: Table, state: State, id: number): number {
  return lossWorth(table, state, id, 0, []);
}

/** The same with those who would be lost with it, after so many other losses of the card. */
export function lossWorth(
  table: Table,
  state: State,
  id: number,
  lost: number,
  riders: readonly number[],
): number {
  const { card: number } = table.models[id];
  const card = table.cards[number];
  const { casualties, broken } = state.cards[number];
  const models = modelsOf(table, number);
  const many = 1 + riders.length;
  let use = card.vps * USEFUL * shareOf(table, id);
  for (const one of riders) use += card.vps * USEFUL * shareOf(table, one);
  if (broken) return use;
  if (card.break === 'stand')
    return [id, ...riders].some((one) => table.models[one].traits.includes('command'))
      ? card.vps
      : use + 0.1 * many;
  const now = towardsBreaking(card, casualties + lost, models);
  const then = towardsBreaking(card, casualties + lost + many, models);
  return use + card.vps * WOUNDED * (then - now) + 0.02 * many;
}

/** Those aboard a model, of its own unit as a rule. */
export function ridersOf(table: Table, state: State, carrier: number): readonly number[] {
  if (table.models[carrier].row.carries === 0) return NOBODY;
  return ridersIn(state, carrier);
}

const NOBODY: readonly number[] = [];

function modelsOf(table: Table, card: number): number {
  let sum = 0;
  for (const unit of table.cards[card].units) sum += table.units[unit].models.length;
  return Math.max(1, sum);
}

function lossesOf(table: Table, state: State, side: Side): number {
  let sum = 0;
  for (const card of table.cards) {
    if (!card || card.side !== side) continue;
    const { casualties, broken } = state.cards[card.id];
    if (casualties === 0) continue;
    for (const unit of card.units)
      for (const id of table.units[unit].models)
        if (state.models[id].where === 'gone') sum += card.vps * USEFUL * shareOf(table, id);
    if (!broken) sum += card.vps * WOUNDED * towardsBreaking(card, casualties, modelsOf(table, card.id));
  }
  return sum;
}

/** What anybody is good for who neither shoots nor fights: he takes objectives. */
const PRESENT = 0.3;
const FIGHTS = 0.1;
/** Commanders go twice as far, shoot before others, and are seldom shot at (E2-CMDU-02, E2-CMDU-08). */
const COMMANDS = 2;
const SHARES = new WeakMap<Table, number[]>();

/** Of what the models of its card are good for together, the share of this one. */
function shareOf(table: Table, id: number): number {
  let shares = SHARES.get(table);
  if (!shares) {
    shares = [];
    for (const card of table.cards) {
      const models = card ? card.units.flatMap((unit) => table.units[unit].models) : [];
      const all = models.reduce((sum, model) => sum + skillOf(table.models[model]), 0);
      for (const model of models) shares[model] = skillOf(table.models[model]) / all;
    }
    SHARES.set(table, shares);
  }
  return shares[id];
}

function skillOf(info: ModelInfo): number {
  const skill = PRESENT + armsOf(info).hits + FIGHTS * Math.max(0, info.row.caf + 1);
  return info.traits.includes('command') ? COMMANDS * skill : skill;
}

interface Standing {
  readonly info: ModelInfo;
  readonly x: number;
  readonly y: number;
  readonly titan: boolean;
  /** Of the best it fires, in u; 0 where it fires nothing. */
  readonly range: number;
  /** Hits a turn may be expected to bring. */
  readonly hits: number;
}

function standingOf(table: Table, state: State): Record<Side, Standing[]> {
  const all: Record<Side, Standing[]> = { A: [], B: [] };
  for (const model of state.models) {
    if (model?.where !== 'table') continue;
    const info = table.models[model.id];
    const { range, hits } = armsOf(info);
    all[info.side].push({ info, x: model.x, y: model.y, titan: model.titan > 0, range, hits });
  }
  return all;
}

const ARMS = new WeakMap<ModelInfo, { readonly range: number; readonly hits: number }>();

function armsOf(info: ModelInfo): { readonly range: number; readonly hits: number } {
  const known = ARMS.get(info);
  if (known) return known;
  let range = 0;
  let hits = 0;
  for (const { range: far, dice, hit, barrage } of info.weapons) {
    if (far <= 0) continue;
    range = Math.max(range, Math.min(far, 10_000));
    hits += barrage !== undefined ? barrage * 0.25 : hit === null ? 0 : (dice * (7 - hit)) / 6;
  }
  const arms = { range, hits };
  ARMS.set(info, arms);
  return arms;
}

/** What a counter is likely to change hands for, to `side`. */
function groundOf(state: State, all: Record<Side, Standing[]>, side: Side): number {
  let sum = 0;
  for (const { x, y, holder } of state.objectives) {
    const own = nearest(all[side], x, y);
    const other = nearest(all[foeOf(side)], x, y);
    const lead = (other - own) / 1000;
    const held = holder === null ? 0 : holder === side ? 1 : -1;
    const near = 1 / (1 + Math.max(0, Math.min(own, other) - CAPTURE) / 2500);
    sum += COUNTER * near * (lead / (1 + Math.abs(lead)) - held);
  }
  return sum;
}

function nearest(models: readonly Standing[], x: number, y: number): number {
  let best = 1e12;
  for (const model of models) {
    const dx = model.x - x;
    const dy = model.y - y;
    const square = dx * dx + dy * dy;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** Of a hit, how often it kills, roughly; in points about this much. */
const SHOT = 0.16;
/** Middles of bases in contact are about that near. */
const TOUCH = 330;

/** What the models of one side could do to those of the other from where they stand. */
function prospects(
  table: Table,
  state: State,
  own: readonly Standing[],
  others: readonly Standing[],
): { fire: number; contact: number } {
  let fire = 0;
  let contact = 0;
  for (const { info, x, y, range, hits, titan } of own) {
    let best = 1e12;
    let foe: Standing | null = null;
    for (const other of others) {
      const dx = other.x - x;
      const dy = other.y - y;
      const square = dx * dx + dy * dy;
      if (square < best) {
        best = square;
        foe = other;
      }
    }
    if (!foe) continue;
    const gap = Math.sqrt(best);
    if (gap < TOUCH && !titan && !foe.titan) {
      contact += (winning(info.row.caf - foe.info.row.caf) - 0.45) * modelWorth(table, state, foe.info.id);
      continue;
    }
    if (range > 0) fire += (hits * SHOT) / (1 + Math.max(0, gap - range) / 1500);
  }
  return { fire, contact };
}

/** How often the higher of two dice each and a difference wins, roughly. */
export function winning(difference: number): number {
  const lead = difference * 0.42;
  return 0.5 + lead / (2 * Math.sqrt(1 + lead * lead));
}

export function worthOf(table: Table, state: State, side: Side): Worth {
  const foe = foeOf(side);
  const all = standingOf(table, state);
  const ours = prospects(table, state, all[side], all[foe]);
  const theirs = prospects(table, state, all[foe], all[side]);
  return {
    points: state.vps[side] - state.vps[foe],
    losses: lossesOf(table, state, foe) - lossesOf(table, state, side),
    ground: groundOf(state, all, side),
    fire: ours.fire - 0.7 * theirs.fire,
    contact: ours.contact - 0.7 * theirs.contact,
  };
}

/** Who of a unit fires at whom: each shot where it brings most, given what the shots before it may have done. */
import type { Action, Attack } from '../../games/epic-1991/actions.ts';
import { barrageNeeds, refuseBarrage, under } from '../../games/epic-1991/barrages/barrage.ts';
import { refuseShot } from '../../games/epic-1991/firing/nominate.ts';
import { type Found, reachOf, refuseModel, weaponsOf } from '../../games/epic-1991/firing/targets.ts';
import { gap } from '../../games/epic-1991/geometry/position.ts';
import { living } from '../../games/epic-1991/saves/casualties.ts';
import type { Weapon } from '../../games/epic-1991/sheets/index.ts';
import type { FireSegment, Side, State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import { coverAt } from '../../games/epic-1991/terrain/ground.ts';
import { killing } from './bodies.ts';
import { keepersOf } from './keepers.ts';
import { lossWorth } from './worth.ts';

type Fire = Extract<Action, { do: 'fire' }>;

/** Of a Titan's hits few get through shields and armour to something that counts. */
const TITAN = 0.25;
const BURST = 300;
/** No middle is farther from the edge of two bases together. */
const LARGEST = 900;

/** What a volley has done so far, as far as one may expect. */
export interface Toll {
  /** By model: how likely it is dead. */
  readonly dead: Map<number, number>;
  /** By card: losses beyond those counted. */
  readonly losses: Map<number, number>;
  /** By model: who is aboard it. */
  readonly riders: ReadonlyMap<number, readonly number[]>;
  /** By model: what it is worth as the one who has an objective. */
  readonly keepers: ReadonlyMap<number, number>;
}

/** What `side`'s fire is weighed by, the same for all its units. */
export interface Stakes extends Pick<Toll, 'riders' | 'keepers'> {
  readonly table: Table;
  readonly state: State;
  readonly side: Side;
  readonly marks: readonly Mark[];
}

export function stakesOf(table: Table, state: State, side: Side): Stakes {
  const riders = new Map<number, number[]>();
  const marks: Mark[] = [];
  for (const model of state.models) {
    if (model?.where === 'aboard')
      riders.set(model.carrier, [...(riders.get(model.carrier) ?? []), model.id]);
    if (model?.where === 'table' && table.models[model.id].side !== side)
      marks.push({ id: model.id, x: model.x, y: model.y, cover: coverAt(table, state, model.id) });
  }
  return { table, state, side, marks, riders, keepers: keepersOf(table, state, side) };
}

export function newToll({ riders, keepers }: Stakes): Toll {
  return { dead: new Map(), losses: new Map(), riders, keepers };
}

const NOBODY: readonly number[] = [];

/** A hit that kills so often, beside the earlier ones: what it is worth, and it is counted when `counts`. */
export function tollOf(
  table: Table,
  state: State,
  target: number,
  chance: number,
  { dead, losses, riders: aboard, keepers }: Toll,
  counts: boolean,
): number {
  const before = dead.get(target) ?? 0;
  const now = (1 - before) * chance * (state.models[target].titan > 0 ? TITAN : 1);
  const { card } = table.models[target];
  const riders = aboard.get(target) ?? NOBODY;
  const lost = losses.get(card) ?? 0;
  const worth = now * (lossWorth(table, state, target, lost, riders) + (keepers.get(target) ?? 0));
  if (counts) {
    dead.set(target, before + now);
    losses.set(card, lost + now * (1 + riders.length));
  }
  return worth;
}

interface Mark {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly cover: number;
}

/** The unit's shots, each at the best of its targets; popping up where `popUps` do. Null where nothing can be fired. */
export function sharedFire(
  stakes: Stakes,
  unit: number,
  segment: FireSegment,
  popUps: readonly number[],
): Fire | null {
  const { table, state, marks } = stakes;
  const shooters = living(table, state, unit).filter((id) => refuseModel(table, state, id, unit) === null);
  const toll = newToll(stakes);
  const found: Found = new Map();
  const attacks: Attack[] = [];
  const guns: [number, number][] = [];
  const twice = 1 + state.units[unit].frenzy;
  for (const id of shooters)
    weaponsOf(table, state, id).forEach((weapon, at) => {
      if (!weapon) return;
      if (weapon.barrage !== undefined) guns.push([id, at]);
      if (!isPlain(weapon)) return;
      const { x, y } = state.models[id];
      const reach = reachOf(table, state, id, weapon);
      const far = (reach + LARGEST) ** 2;
      let near = marks.filter((mark) => (mark.x - x) ** 2 + (mark.y - y) ** 2 <= far);
      for (let shot = 0; shot < weapon.dice * twice; shot++) {
        let target = 0;
        while (near.length > 0) {
          const best = bestOf(table, state, weapon, near, toll);
          const attack = { is: 'shot', model: id, weapon: at, target: best.id } as const;
          if (
            gap(table, state, id, best.id) <= reach &&
            refuseShot(table, state, attack, weapon, segment, popUps.includes(id), found) === null
          ) {
            target = best.id;
            tollOf(table, state, target, chanceOf(table, weapon, best), toll, true);
            attacks.push(attack);
            break;
          }
          near = near.filter((mark) => mark !== best);
        }
        if (target === 0) break;
      }
    });
  const barrage = barrageFor(table, state, unit, guns, segment, toll);
  if (barrage) attacks.push(barrage);
  return attacks.length > 0 ? { do: 'fire', unit, popUps, attacks } : null;
}

/** Shots that anybody may nominate without a thought for what else the weapon does. */
function isPlain({ hit, barrage, range, traits }: Weapon): boolean {
  const odd = ['vortex', 'bombs', 'vibro', 'plasma', 'quake'];
  return hit !== null && barrage === undefined && range > 0 && !traits.some((trait) => odd.includes(trait));
}

function chanceOf(table: Table, { hit, mod }: Weapon, { id, cover }: Mark): number {
  return (Math.min(5, Math.max(1, 7 - hit! + cover)) / 6) * killing(table, id, mod);
}

function bestOf(table: Table, state: State, weapon: Weapon, marks: readonly Mark[], toll: Toll): Mark {
  let best = marks[0];
  let most = -1;
  for (const mark of marks) {
    const worth = tollOf(table, state, mark.id, chanceOf(table, weapon, mark), toll, false);
    if (worth <= most) continue;
    most = worth;
    best = mark;
  }
  return best;
}

/** Places that are looked at closely. */
const FEW = 6;

/** All guns together where the template catches most. */
function barrageFor(
  table: Table,
  state: State,
  unit: number,
  guns: readonly (readonly [number, number])[],
  segment: FireSegment,
  toll: Toll,
): Attack | null {
  if (guns.length === 0) return null;
  const { side } = table.units[unit];
  const places = state.models
    .filter(
      (model) =>
        model?.where === 'table' &&
        table.models[model.id].side !== side &&
        guns.every(([gun, at]) => {
          const { x, y } = state.models[gun];
          const reach = table.models[gun].weapons[at].range;
          return (model.x - x) ** 2 + (model.y - y) ** 2 <= reach * reach;
        }),
    )
    .map((model) => {
      const attack = { is: 'barrage', guns, target: model.id, x: model.x, y: model.y } as const;
      return { attack, worth: barrageWorth(table, state, side, attack, toll) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.attack.target - b.attack.target);
  for (const { attack } of places.slice(0, FEW))
    if (
      refuseBarrage(table, state, { do: 'fire', unit, popUps: [], attacks: [attack] }, attack, segment) ===
      null
    )
      return attack;
  return null;
}

export function barrageWorth(
  table: Table,
  state: State,
  side: string,
  { guns, x, y }: Extract<Attack, { is: 'barrage' }>,
  toll: Toll,
): number {
  let points = 0;
  let mod = -6;
  for (const [id, at] of guns) {
    const weapon = table.models[id].weapons[at];
    points += weapon?.barrage ?? 0;
    mod = Math.max(mod, weapon?.mod ?? 0);
  }
  const hits = 7 - barrageNeeds(points);
  let sum = 0;
  for (const id of under(table, state, x, y, BURST)) {
    const chance = (Math.max(1, hits + coverAt(table, state, id)) / 6) * killing(table, id, mod);
    const lost = tollOf(table, state, id, chance, toll, false);
    sum += table.models[id].side === side ? -lost : lost;
  }
  return sum;
}

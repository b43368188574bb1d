/** What the two army lists and the battle fix for good: every model's row, unit, card and base. */
import { CM, makePositions, type Positions } from '../../field/index.ts';
import { type Army, type Muster, type MusteredModel, type MusteredUnit, muster } from './army/index.ts';
import type { Battle, Options, Setup } from './battle.ts';
import type { Past } from './recount.ts';
import {
  MOUNTS,
  type Row,
  rowOf,
  SIZES,
  type Size,
  type Trait,
  titanWeapon,
  type Weapon,
} from './sheets/index.ts';
import { SIDES, type Side, type State } from './state.ts';

export interface ModelInfo {
  readonly id: number;
  readonly side: Side;
  readonly unit: number;
  readonly card: number;
  readonly row: Row;
  readonly size: Size;
  /** Those of its row, and what its card grants. */
  readonly traits: readonly Trait[];
  /** What it fires, as the sheet lists it; a Titan's by mount. */
  readonly weapons: readonly Weapon[];
  /** Listed with an infantry unit to carry it (E2-FORM-10). */
  readonly transport: boolean;
  /** A Guard Section HQ (E2-IMPG-01). */
  readonly section: boolean;
}

export type UnitInfo = Omit<MusteredUnit, 'models' | 'grants' | 'card'> & {
  readonly id: number;
  readonly side: Side;
  readonly card: number;
  readonly models: readonly number[];
};

export interface CardInfo {
  readonly id: number;
  readonly side: Side;
  readonly name: string;
  readonly break: number | 'stand' | null;
  readonly vps: number;
  readonly units: readonly number[];
}

export interface Mustering {
  readonly sides: readonly Side[];
  readonly samples: readonly Army[];
}

export interface Table {
  readonly battle: Battle;
  readonly options: Options;
  readonly width: number;
  readonly length: number;
  /** E2-DEPL-02: how deep each side's zone is. */
  readonly depth: number;
  readonly names: Readonly<Record<Side, string>>;
  /** By number from 1, in id order (E2-GEN-05); index 0 is null. */
  readonly models: readonly ModelInfo[];
  readonly units: readonly UnitInfo[];
  readonly cards: readonly CardInfo[];
  readonly positions: Positions<State>;
  /** While armies are still to be mustered: by whom, and some of what they may be (E2-HID-01). */
  readonly mustering: Mustering | null;
  /** Of a case: what had happened before it. */
  past?: Past;
}

/** Lists by number begin at 1. */
const NOBODY = null as never;

/** E2-ARMY-14: both lists are on everybody's table. A side that has still to muster has nothing there. */
export function layTable({ battle, options }: Setup): Table {
  const models: ModelInfo[] = [NOBODY];
  const units: UnitInfo[] = [NOBODY];
  const cards: CardInfo[] = [NOBODY];
  const names: Record<Side, string> = { A: 'Army A', B: 'Army B' };
  for (const side of SIDES) {
    const listed = battle.armies[side];
    if (!listed) continue;
    const army = muster(listed, side);
    names[side] = army.name;
    enlist(army, models, units, cards);
  }
  const { width, length } = battle.table;
  return {
    battle,
    options,
    width,
    length,
    depth: depthOf(length),
    names,
    models,
    units,
    cards,
    positions: makePositions(width, length),
    mustering: null,
  };
}

/** E2-DEPL-02: a quarter of the table's depth, in whole centimetres. */
export function depthOf(length: number): number {
  return Math.floor(length / 4 / CM) * CM;
}

function enlist(army: Muster, models: ModelInfo[], units: UnitInfo[], cards: CardInfo[]): void {
  const { side } = army;
  const first = cards.length;
  for (const { name, break: point, vps } of army.cards)
    cards.push({ id: cards.length, side, name, break: point, vps, units: [] });
  for (const { models: listed, grants, card: at, ...rest } of army.units) {
    const id = units.length;
    const card = first + at;
    const numbers = listed.map((model) => {
      const info = modelOf(models.length, side, id, card, model, grants);
      models.push(info);
      return info.id;
    });
    units.push({ ...rest, id, side, card, models: numbers });
    (cards[card].units as number[]).push(id);
  }
}

export function modelOf(
  id: number,
  side: Side,
  unit: number,
  card: number,
  { row: name, transport, section, weapons: arms }: MusteredModel,
  grants: readonly Trait[],
): ModelInfo {
  const row = rowOf(name);
  return {
    id,
    side,
    unit,
    card,
    row,
    size: SIZES[row.size],
    traits: transport ? row.traits : [...row.traits, ...grants],
    weapons: arms ? MOUNTS.map((mount) => titanWeapon(arms[mount])) : row.weapons,
    transport,
    section,
  };
}

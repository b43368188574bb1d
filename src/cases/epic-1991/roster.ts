/** The models, units and cards of a case as a Table, whatever no army list would allow. */
import { makePositions } from '../../field/index.ts';
import { FOOT, readOptions, readPiece } from '../../games/epic-1991/battle.ts';
import { ALL_CARDS, type Deck, type UnitKind } from '../../games/epic-1991/cards/index.ts';
import { MOUNTS, type RowId, rowOf, type Trait } from '../../games/epic-1991/sheets/index.ts';
import { SIDES, type Side, type TerrainPiece } from '../../games/epic-1991/state.ts';
import {
  type CardInfo,
  depthOf,
  type ModelInfo,
  modelOf,
  type Table,
  type UnitInfo,
} from '../../games/epic-1991/table.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Case } from '../case.ts';
import type { Numbers } from '../centimetres/names.ts';
import { problemAt } from '../problem.ts';
import { type CaseModel, DEFAULT_ARMS } from './models.ts';
import { PHASES, type Settings, type UnitFields } from './settings.ts';

/** Numbers by the case's names. */
export interface Names {
  readonly models: Numbers;
  readonly units: Numbers;
  readonly cards: Numbers;
  /** Pieces of terrain. */
  readonly pieces: Numbers;
}

export interface Roster {
  readonly table: Table;
  readonly names: Names;
}

interface CaseUnit {
  readonly name: string;
  readonly side: Side;
  readonly card: string;
  readonly fields: Partial<UnitFields>;
  readonly pieces: CaseModel[];
}

const NOBODY = null as never;

export function enlist(written: Case, settings: Settings, pieces: readonly CaseModel[]): Roster {
  const groups = unitsIn(settings, pieces, written);
  const models: ModelInfo[] = [NOBODY];
  const units: UnitInfo[] = [NOBODY];
  const cards: CardInfo[] = [NOBODY];
  const names = { models: new Map(), units: new Map(), cards: new Map(), pieces: new Map<string, number>() };
  for (const side of SIDES) {
    const mine = groups.filter((unit) => unit.side === side);
    for (const card of new Set(mine.map((group) => group.card))) {
      if (names.cards.has(card)) throw problemAt(written.place, `The card ${card} has units of both sides.`);
      const { break: point = null, vps = 0 } = settings.cards[card] ?? {};
      const info: CardInfo = { id: cards.length, side, name: card, break: point, vps, units: [] };
      names.cards.set(card, info.id);
      cards.push(info);
      for (const group of mine.filter((one) => one.card === card)) {
        const unit = unitInfo(units.length, group, info.id);
        for (const piece of group.pieces) {
          const model = modelInfo(models.length, group, unit, piece);
          names.models.set(piece.name, model.id);
          models.push(model);
          (unit.models as number[]).push(model.id);
        }
        names.units.set(group.name, unit.id);
        units.push(unit);
        (info.units as number[]).push(unit.id);
      }
    }
  }
  const [across, deep] = settings.table;
  const [width, length] = [across * FOOT, deep * FOOT];
  const terrain = terrainOf(written, settings, { width, length });
  for (const [i, [name]] of terrain.entries()) names.pieces.set(name, i + 1);
  const options = readOptions(settings.options);
  const table: Table = {
    battle: {
      title: written.name,
      briefing: '',
      points: settings.points,
      table: { width, length },
      armies: NOBODY,
      terrain: settings.phase === 'terrain' ? null : terrain.map(([, piece]) => piece),
      objectives: settings.phase === 'terrain' || settings.phase === 'objectives' ? null : [],
      south: settings.south === undefined ? southOf(settings) : settings.south,
    },
    options,
    width,
    length,
    depth: depthOf(length),
    names: { A: 'A', B: 'B' },
    mustering: null,
    models,
    units,
    cards,
    positions: makePositions(width, length),
  };
  return { table, names };
}

function unitsIn(settings: Settings, pieces: readonly CaseModel[], written: Case): CaseUnit[] {
  const found = new Map<string, CaseUnit>();
  for (const piece of pieces) {
    const fields = settings.units[piece.unit] ?? {};
    const side = piece.side ?? fields.side ?? found.get(piece.unit)?.side;
    if (side === undefined) throw problemAt(piece.place, `Say which side ${piece.name} is on: \`side: A\`.`);
    const group = found.get(piece.unit) ?? {
      name: piece.unit,
      side,
      card: fields.card ?? piece.unit,
      fields,
      pieces: [],
    };
    if (group.side !== side) throw problemAt(piece.place, `The unit ${piece.unit} has models of both sides.`);
    group.pieces.push(piece);
    found.set(piece.unit, group);
  }
  const empty = Object.keys(settings.units).find((name) => !found.has(name));
  if (empty !== undefined) throw problemAt(written.settings.units.place, `The unit ${empty} has no models.`);
  return [...found.values()];
}

function unitInfo(id: number, { name, side, fields, pieces }: CaseUnit, card: number): UnitInfo {
  const { row } = pieces[0];
  const kind = fields.kind ?? kindOf(row);
  const deck = fields.deck ?? deckOf(row);
  return {
    id,
    side,
    card,
    name,
    kind,
    deck,
    clan: fields.clan !== undefined ? fields.clan : rowOf(row).clan,
    morale: fields.morale !== undefined ? fields.morale : kind === 'command' ? null : moraleOf(row, deck),
    models: [],
  };
}

function modelInfo(
  id: number,
  { side, fields, pieces }: CaseUnit,
  unit: UnitInfo,
  piece: CaseModel,
): ModelInfo {
  const onFoot = pieces.some(({ row }) => rowOf(row).size === 'INF');
  const arms = rowOf(piece.row).size === 'TITAN' ? { ...DEFAULT_ARMS, ...piece.weapons } : null;
  return modelOf(
    id,
    side,
    unit.id,
    unit.card,
    {
      row: piece.row,
      transport: piece.transport ?? (onFoot && rowOf(piece.row).carries > 0),
      section: piece.section,
      weapons:
        arms && (Object.fromEntries(MOUNTS.map((mount) => [mount, arms[mount]])) as typeof DEFAULT_ARMS),
    },
    (fields.grants ?? []) as Trait[],
  );
}

/** E2-DEPL-01: nobody's before edges are chosen. */
function southOf({ phase }: Settings): Side | null {
  return PHASES.indexOf(phase) <= PHASES.indexOf('edge') ? null : 'A';
}

/** The army cards that list a row. */
function listing(row: RowId) {
  return ALL_CARDS.flatMap((card) =>
    card.units
      .filter(
        ({ models, choice }) =>
          row in models || choice.includes(row) || (row.endsWith('-boyz') && 'clan-boyz' in models),
      )
      .map((unit) => ({ card, unit })),
  );
}

/** A kind that every card gives a row, such as command for a Chaplain; else it is ordinary. */
function kindOf(row: RowId): UnitKind {
  const kinds = new Set(listing(row).map(({ unit }) => unit.kind));
  return kinds.size === 1 ? [...kinds][0] : 'ordinary';
}

function deckOf(row: RowId): Deck {
  return listing(row)[0]?.card.deck ?? 'marines';
}

function moraleOf(row: RowId, deck: Deck): number | null {
  const found = listing(row).find(({ card }) => card.deck === deck && card.morale !== null);
  return found?.card.morale ?? null;
}

function terrainOf(
  written: Case,
  { terrain }: Settings,
  size: Table['battle']['table'],
): [string, TerrainPiece][] {
  const named = Array.isArray(terrain)
    ? terrain.map((data, i) => [`b${i + 1}`, data] as const)
    : Object.entries(terrain);
  try {
    return named.map(([name, data]) => [name, readPiece(data, size, `terrain.${name}`)]);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw problemAt(written.settings.terrain.place, error.message);
  }
}

/** A battle as its file has it, while it is written: plain data, and what is done to it. */
import { type Army, readArmy } from '../../../../games/epic-1991/army/index.ts';
import { type Options, readSetup } from '../../../../games/epic-1991/battle.ts';
import type { Side } from '../../../../games/epic-1991/state.ts';
import { SHAPES, type ShapeName } from '../../../../games/epic-1991/terrain/shapes.ts';
import { Problem } from '../../../../kernel/contract.ts';
import { isAllied } from '../army/forces.ts';

type Cm = readonly [number, number];
type PoseCm = readonly [number, number, number];

/** Lengths in centimetres from the south-west corner, headings in degrees. */
export type PieceData =
  | { readonly is: ShapeName; readonly at: PoseCm }
  | {
      readonly is: 'block' | 'bunker';
      readonly at: PoseCm;
      readonly size: Cm;
      readonly construction?: 'light' | 'standard' | 'reinforced';
    }
  | {
      readonly is: 'river';
      readonly way: 'north' | 'east';
      readonly at: number;
      readonly ford: number;
      readonly span?: Cm;
    }
  | { readonly is: 'area'; readonly kind: string; readonly corners: readonly Cm[] };

export interface BattleData {
  readonly battle: string;
  readonly briefing: string;
  readonly points: number;
  /** Feet. */
  readonly table: readonly [number, number];
  /** A side without one musters in secret. */
  readonly armies: Readonly<Partial<Record<Side, Army>>>;
  /** Null: rolled by the book's table and laid by the players. */
  readonly terrain: readonly PieceData[] | null;
  /** Null: placed by the players in turn. */
  readonly objectives: readonly Cm[] | null;
  /** Null: a roll-off decides. */
  readonly south: Side | null;
}

export const FOOT_CM = 30.48;

export const NEW_BATTLE: BattleData = {
  battle: 'New battle',
  briefing: '',
  points: 1500,
  table: [6, 4],
  armies: {},
  terrain: [],
  objectives: null,
  south: null,
};

/** A battle file's data. Armies that it names come from `named`. Throws a `Problem` where it is none. */
export function readBattle(data: unknown, named: (name: string) => unknown): BattleData {
  const file = data as Partial<BattleData> & { armies?: Record<string, unknown> };
  const lists = Object.entries(file.armies ?? {}).map(([side, army]) => [
    side,
    readArmy(typeof army === 'string' ? named(army) : army),
  ]);
  const battle = { ...NEW_BATTLE, terrain: null, ...file, armies: Object.fromEntries(lists) } as BattleData;
  readSetup({ battle: fileOf(battle), options: { allies: true } });
  return battle;
}

/** Without what is left to the players. */
export function fileOf({ briefing, terrain, objectives, south, armies, ...battle }: BattleData): object {
  return {
    ...battle,
    ...(briefing !== '' && { briefing }),
    ...(Object.keys(armies).length > 0 && { armies }),
    ...(terrain && { terrain }),
    ...(objectives && { objectives }),
    ...(south && { south }),
  };
}

/** What keeps it from being fought, in a sentence; null when nothing does. */
export function troubleOf(battle: BattleData): string | null {
  try {
    readSetup({ battle: fileOf(battle), options: { allies: needsAllies(battle) } });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message.replace(/^battle\./, '');
  }
}

function needsAllies({ armies }: Pick<BattleData, 'armies'>): Options['allies'] {
  return Object.values(armies).some((army) => isAllied(army.force));
}

export function sizeOf({ table }: Pick<BattleData, 'table'>): { width: number; length: number } {
  return { width: table[0] * FOOT_CM, length: table[1] * FOOT_CM };
}

/** Half centimetres: what a hand at a table means. */
const round = (cm: number) => Math.round(cm * 2) / 2;
const within = (value: number, most: number) => Math.min(Math.max(0, round(value)), Math.floor(most));

export function newPiece(is: PieceData['is'], x: number, y: number, battle: BattleData): PieceData {
  const { width, length } = sizeOf(battle);
  const at = [within(x, width), within(y, length), 0] as const;
  if (is === 'river') return { is, way: 'north', at: at[0], ford: within(length / 2, length) };
  if (is === 'block' || is === 'bunker') return { is, at, size: is === 'bunker' ? [6, 4] : [8, 6] };
  if (is === 'area')
    return {
      is,
      kind: 'broken-ground',
      corners: [
        [at[0] - 6, at[1] - 4],
        [at[0] + 6, at[1] - 4],
        [at[0] + 6, at[1] + 4],
        [at[0] - 6, at[1] + 4],
      ],
    };
  return { is, at };
}

export function movedPiece(piece: PieceData, dx: number, dy: number, battle: BattleData): PieceData {
  const { width, length } = sizeOf(battle);
  if (piece.is === 'river') {
    const [across, along] = piece.way === 'north' ? [dx, dy] : [dy, dx];
    const [wide, long] = piece.way === 'north' ? [width, length] : [length, width];
    return { ...piece, at: within(piece.at + across, wide), ford: within(piece.ford + along, long) };
  }
  if (piece.is === 'area')
    return { ...piece, corners: piece.corners.map(([x, y]) => [round(x + dx), round(y + dy)] as const) };
  const [x, y, heading] = piece.at;
  return { ...piece, at: [within(x + dx, width), within(y + dy, length), heading] };
}

/** A quarter for a river; other pieces by so many degrees. */
export function turnedPiece(piece: PieceData, degrees: number): PieceData {
  if (piece.is === 'area') return piece;
  if (piece.is === 'river')
    return {
      ...piece,
      way: piece.way === 'north' ? 'east' : 'north',
      at: piece.ford,
      ford: piece.at,
      span: undefined,
    };
  const [x, y, heading] = piece.at;
  return { ...piece, at: [x, y, (((heading + degrees) % 360) + 360) % 360] };
}

export const BOOK_SHAPES = SHAPES;

export function pieceName(piece: PieceData): string {
  const word = piece.is === 'area' ? piece.kind : piece.is;
  return `${word[0].toUpperCase()}${word.slice(1)}`.replaceAll('-', ' ');
}

import { isLocked } from '../../../games/hulk-revised/position.ts';
import {
  CLOSED,
  JAMMED_SHUT,
  NO_DOOR,
  NOWHERE,
  OPEN,
  type Piece,
} from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { DoorDraw, EntryDraw, MarkDraw, PieceDraw, Scene } from '../adapter.ts';
import { type Hulk, nameOf, pieceAt, plural, symbolOf, type View, wayName } from './game.ts';

export function sceneOf(hulk: Hulk, view: View): Scene {
  return {
    pieces: [...view.stealers, ...view.marines]
      .map((id) => pieceAt(view, id))
      .filter((p): p is Piece => p !== null && p.at !== NOWHERE)
      .map((p) => drawPiece(hulk, view, p)),
    entries: drawEntries(hulk, view),
    doors: drawDoors(hulk, view),
    marks: drawMarks(hulk, view),
  };
}

function drawPiece(hulk: Hulk, view: View, p: Piece): PieceDraw {
  const blip = p.kind === 'blip';
  const acting = view.phase === (p.marine ? 'marine' : 'stealer');
  const chips = chipsOf(hulk, view, p);
  const states = chips.map((chip) => CHIP_WORDS[chip]).join(', ');
  const where = hulk.table.board.name(p.at);
  return {
    id: p.id,
    symbol: symbolOf(p),
    side: p.marine ? 'marine' : 'stealer',
    square: p.at,
    facing: blip ? null : p.facing,
    label: `${nameOf(hulk, p)}, ${where}${blip ? '' : `, faces ${wayName(p.facing)}`}${states && `, ${states}`}`,
    ...(p.marine ? { number: p.id } : {}),
    ...(acting && showsAp(view, p) ? { ap: p.ap } : {}),
    chips,
    pulse: blip,
    spent: acting && (p.done || (p.ap === 0 && chips.length === 0)),
  };
}

/** A Stealer that has not begun has all its points: six dots on each would only be noise. */
function showsAp(view: View, p: Piece): boolean {
  return p.marine || (!p.done && (view.active === p.id || p.ap < fullAp(p)));
}

export const CHIP_WORDS: Readonly<Record<string, string>> = {
  's-locked': 'locked in close assault',
  's-jam': 'jammed',
  's-overwatch': 'on overwatch',
  's-guard': 'on guard',
  's-sustained': 'sustained fire',
};

export function chipsOf({ table }: Hulk, view: View, p: Piece): string[] {
  const chips: string[] = [];
  if (p.marine && p.at !== NOWHERE && isLocked(table, view, p)) chips.push('s-locked');
  if (p.jam !== 0) chips.push('s-jam');
  if (p.overwatch) chips.push('s-overwatch');
  if (p.guard) chips.push('s-guard');
  if (p.misses > 0) chips.push('s-sustained');
  return chips;
}

function drawEntries({ table }: Hulk, view: View): EntryDraw[] {
  return table.board.entries.map(({ name, x, y, facing }, area) => {
    const here = view.stealers.map((id) => pieceAt(view, id)).filter((p): p is Piece => p?.area === area);
    const blips = here.filter((p) => p.kind === 'blip').length;
    const models = here.length - blips;
    const words = [blips && plural(blips, 'blip'), models && plural(models, 'Genestealer')].filter(Boolean);
    return {
      area,
      x,
      y,
      facing,
      side: 'stealer',
      label: `Entry area ${name}: ${words.length ? `${words.join(', ')} lurking` : 'empty'}`,
      lurkers: here.map((p) => ({ id: p.id, symbol: symbolOf(p), waits: p.lurks })),
    };
  });
}

const DOORS = { [OPEN]: 'open', [CLOSED]: 'closed', [JAMMED_SHUT]: 'jammed' } as const;

function drawDoors({ table }: Hulk, view: View): DoorDraw[] {
  const { step, doors } = table.board;
  return doors.map(({ square }) => {
    const state = view.doors[square];
    return {
      square,
      state: state === NO_DOOR ? 'destroyed' : DOORS[state as 1 | 2 | 3],
      upright: step[square * 8] >= 0 || step[square * 8 + 4] >= 0,
    };
  });
}

function drawMarks({ table }: Hulk, view: View): MarkDraw[] {
  const label = table.mission.objective?.text ?? 'Objective';
  const squares = table.mission.objective ? (table.board.marks.objective ?? []) : [];
  return squares.map((square) => ({ square, symbol: 'm-objective', label, done: view.objectiveDone }));
}

export function fullAp(p: Piece): number {
  return UNITS[p.kind].ap;
}

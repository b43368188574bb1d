/** Squares and corridors in words. */

import { type Board, DIR_NAMES, DX, DY } from '../../grid/index.ts';
import { counted, listed, sentence } from '../../kernel/words.ts';
import type { Scene } from '../games/adapter.ts';
import type { Speech } from './speech.ts';

const WAYS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

export interface Sight {
  readonly board: Board;
  readonly scene: Scene;
  readonly speech: Speech;
  readonly view: unknown;
}

export function wayOf(dir: number): string {
  return WAYS[dir];
}

/** 'n', 'NE' and 'south' alike; -1 for anything else. */
export function wayNamed(text: string): number {
  const named = WAYS.indexOf(text.toLowerCase());
  return named >= 0 ? named : DIR_NAMES.indexOf(text.toUpperCase());
}

/** The way from one square to a neighbour, or -1. */
export function wayBetween({ near }: Board, from: number, to: number): number {
  for (let dir = 0; dir < 8; dir++) if (from >= 0 && near[from * 8 + dir] === to) return dir;
  return -1;
}

/** The plain way from one square to another: the eighth of the circle it lies in. */
export function bearing(board: Board, from: number, to: number): string {
  const turn = Math.atan2(board.x[to] - board.x[from], board.y[from] - board.y[to]) / (Math.PI / 4);
  return WAYS[(Math.round(turn) + 8) % 8];
}

/** Doors, marks and ways in: what a square is, whoever stands on it. */
export function groundOf({ board, scene }: Sight, square: number): string[] {
  const words: string[] = [];
  for (const door of scene.doors) if (door.square === square) words.push(`door, ${door.state}`);
  for (const { square: at, label, done } of scene.marks)
    if (at === square) words.push(done ? `${label}, done` : label);
  for (const { area, label } of scene.entries)
    if (board.entries[area].squares.includes(square)) words.push(`next to ${label}`);
  return words;
}

/** 'H4, door, closed'. */
export function saySquare(sight: Sight, square: number): string {
  const { board, speech, view } = sight;
  const pieces = speech.on(view, square).map((unit) => speech.met(view, unit));
  const section = board.sections[board.section[square]];
  const here = [...pieces, ...groundOf(sight, square)];
  return [board.name(square), ...(here.length > 0 ? here : ['empty']), section].filter(Boolean).join(', ');
}

/** The corridor from a square, way by way, until a wall, a shut door or a piece. */
export function sayCorridors(sight: Sight, from: number): string[] {
  const ways = [0, 2, 4, 6].map((dir) => sentence(`${WAYS[dir]}: ${corridor(sight, from, dir)}`));
  const corners = [1, 3, 5, 7].filter((dir) => sight.board.near[from * 8 + dir] >= 0).map((dir) => WAYS[dir]);
  return [
    sentence(`from ${saySquare(sight, from)}`),
    ...ways,
    ...(corners.length > 0 ? [sentence(`floor also to the ${listed(corners)}`)] : []),
  ];
}

function corridor(sight: Sight, from: number, dir: number): string {
  const { board, scene, speech, view } = sight;
  const said: string[] = [];
  let square = from;
  for (let far = 0; ; far++) {
    const next = board.near[square * 8 + dir];
    if (next < 0) {
      const entry = entryBeyond(sight, square, dir);
      const end = entry ?? 'a wall';
      return far === 0
        ? end
        : `${counted(far, 'square')} to ${board.name(square)}${listing(said)}, then ${end}`;
    }
    const shut = scene.doors.some(
      (door) => door.square === next && (door.state === 'closed' || door.state === 'jammed'),
    );
    if (shut || speech.on(view, next).length > 0) {
      const clear = far === 0 ? 'at once' : `${counted(far, 'free square')}${listing(said)}, then`;
      return `${clear} ${saySquare(sight, next)}`;
    }
    square = next;
    const here = [...groundOf(sight, square), ...openings(board, square, dir)];
    if (here.length > 0) said.push(`${board.name(square)} ${here.join(', ')}`);
  }
}

function listing(said: readonly string[]): string {
  return said.length > 0 ? ` (${said.join('; ')})` : '';
}

function openings({ near }: Board, square: number, dir: number): string[] {
  const sides = [(dir + 6) % 8, (dir + 2) % 8].filter((side) => near[square * 8 + side] >= 0);
  return sides.length > 0 ? [`open to the ${listed(sides.map((side) => WAYS[side]))}`] : [];
}

function entryBeyond({ board, scene }: Sight, square: number, dir: number): string | null {
  const x = board.x[square] + DX[dir];
  const y = board.y[square] + DY[dir];
  return scene.entries.find((e) => e.level === board.level[square] && e.x === x && e.y === y)?.label ?? null;
}

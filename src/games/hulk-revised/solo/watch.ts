/** Who looks where, with the moving piece itself taken away: it does not hide the squares it goes to. */

import { piece, seesSquare, shotDistance, whileAway } from '../position.ts';
import { OVERWATCH_RANGE, SENTRY_RANGE } from '../shooting/armoury.ts';
import { gunSees } from '../shooting/sentry.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';

export interface Watcher {
  readonly id: number;
  /** A Marine on overwatch, or a deployed gun with rounds. */
  readonly overwatch: boolean;
  /** A Marine with a ranged weapon on guard. */
  readonly guard: boolean;
  readonly gun: boolean;
  /** Per square: 1 where it sees. */
  readonly seen: Uint8Array;
}

export interface Watch {
  readonly watchers: readonly Watcher[];
  /** Per square: 1 in the sight of a Marine, guns apart. */
  readonly seen: Uint8Array;
  /** Per square: 1 also where a deployed gun looks: no cover, and closed to blips (HR-BLIP-03, HR-SENT-14). */
  readonly exposed: Uint8Array;
  /** Per square: 1 where a movement action would be shot at (HR-OVW-04). */
  readonly fire: Uint8Array;
}

export function look(table: Table, state: State, unit: Piece): Watch {
  return whileAway(state, unit, () => lookAround(table, state));
}

function lookAround(table: Table, state: State): Watch {
  const { size } = table.board;
  const watchers = [
    ...state.marines.map((id) => lookFor(table, state, piece(state, id))),
    ...state.sentries
      .filter((id) => piece(state, id).overwatch)
      .map((id) => lookFor(table, state, piece(state, id))),
  ];
  const seen = new Uint8Array(size);
  const exposed = new Uint8Array(size);
  const fire = new Uint8Array(size);
  for (const watcher of watchers) {
    const p = piece(state, watcher.id);
    const range = watcher.gun ? SENTRY_RANGE : OVERWATCH_RANGE;
    for (let square = 0; square < size; square++) {
      if (watcher.seen[square] === 0) continue;
      exposed[square] = 1;
      if (!watcher.gun) seen[square] = 1;
      if (watcher.overwatch && shotDistance(table, state, p, square) <= range) fire[square] = 1;
    }
  }
  return { watchers, seen, exposed, fire };
}

function lookFor(table: Table, state: State, p: Piece): Watcher {
  const gun = p.kind === 'sentry';
  const seen = new Uint8Array(table.board.size);
  if (p.at !== NOWHERE) {
    if (gun)
      for (let square = 0; square < seen.length; square++) seen[square] = +gunSees(table, state, p, square);
    else {
      for (const square of table.sight.field(p.at, p.facing))
        seen[square] = +seesSquare(table, state, p, square);
      if (table.odd)
        for (let square = 0; square < seen.length; square++)
          if (table.link[square] !== NOWHERE) seen[square] = +seesSquare(table, state, p, square);
    }
  }
  return {
    id: p.id,
    overwatch: gun ? p.ammo > 0 : p.overwatch,
    guard: p.guard && hasRangedWeapon(table, p),
    gun,
    seen,
  };
}

/** Bolter, cannon or flamer, missiles, or grenades left. */
export function hasRangedWeapon(table: Table, marine: Piece): boolean {
  const loadout = table.loadouts[marine.id];
  return loadout?.ranged != null || loadout?.row.cyclone != null || marine.grenades.some((n) => n > 0);
}

/** The watchers who see `to` and do not see `from` (NOWHERE in an entry area): the ones a step there would enter the sight of. */
export function entered(watch: Watch, from: number, to: number): Watcher[] {
  return watch.watchers.filter(({ seen }) => seen[to] === 1 && (from === NOWHERE || seen[from] === 0));
}

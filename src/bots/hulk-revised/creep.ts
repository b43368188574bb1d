/** Plans one blip's activation: as near as it can get without being seen. */

import { type Action, act, move } from '../../games/hulk-revised/actions.ts';
import { isBlockedFor, stepTo } from '../../games/hulk-revised/movement/tread.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import { isJammedShut, isShut } from '../../grid/doors.ts';
import type { Hunt } from './hunt.ts';
import { climbing } from './ways.ts';

const BLOCK = 10; // steps a good place in the Marines' way is worth

export interface Creep {
  /** The first step of the best way; null to stay. */
  readonly first: Action | null;
  /** Where it leads. */
  readonly at: number;
}

export function creep(hunt: Hunt, p: Piece): Creep {
  const { table, state } = hunt;
  const spent = new Int8Array(table.board.size).fill(-1);
  const firsts: (Action | null)[] = [];
  const layers: number[][] = Array.from({ length: p.ap + 1 }, () => []);
  let best: Creep = { first: null, at: p.at };
  let score = Number.NEGATIVE_INFINITY;

  function reach(square: number, used: number, first: Action | null): void {
    if (used > p.ap || (spent[square] >= 0 && spent[square] <= used)) return;
    spent[square] = used;
    firsts[square] = first;
    layers[used].push(square);
  }

  if (p.at !== NOWHERE) reach(p.at, 0, null);
  else if (!p.lurks)
    for (const square of table.board.entries[p.area].squares)
      if (canStand(hunt, square) && !isBlockedFor(table, state, p, square) && !state.guns[square])
        reach(square, 1, act('enter', p.id, square));

  for (let used = 0; used <= p.ap; used++)
    for (const square of layers[used]) {
      if (spent[square] !== used) continue;
      const first = firsts[square];
      const here = hunt.block[square] * BLOCK - hunt.floor[square] - used * 0.01;
      if (here > score && !state.guns[square]) {
        score = here;
        best = { first, at: square };
      }
      const far = table.link[square];
      if (far !== NOWHERE && !isBlockedFor(table, state, p, far) && !state.guns[far] && canStand(hunt, far))
        reach(far, used + climbing(state.ground[square]), first ?? act('climb', p.id));
      for (let dir = 0; dir < 8; dir++) {
        const to = stepTo(table, state, p, square, dir);
        if (to >= 0) {
          if (canStand(hunt, to)) reach(to, used + 1, first ?? move(p.id, dir, -1, 0, false));
          continue;
        }
        const beyond = table.near[square * 8 + dir];
        if (beyond < 0 || !isShut(state, beyond) || isJammedShut(state, beyond)) continue;
        if (canStand(hunt, beyond)) reach(beyond, used + 2, first ?? act('door', p.id, beyond));
      }
    }
  return best;
}

/** HR-BLIP-03. */
function canStand(hunt: Hunt, square: number): boolean {
  return hunt.seen[square] === 0 && hunt.near[square] === 0;
}

/** The peer for playing: one step through boardgame.io's reducer, with a state of the size of ours. */
import { createRequire } from 'node:module';
import { plainCopy } from '../../kernel/hash.ts';
import type { Contender } from './race.ts';

export const PEER = 'boardgame.io, apply only';

/** What the peer moves about: pieces on squares. */
interface Squares {
  pieces: ({ id: number; at: number; ap: number } | null)[];
  occupant: number[];
  active: number;
}

/** A unit and a free square next to it: the peer moves it there and back. */
interface Shuttle {
  unit: number;
  from: number;
  to: number;
}

function shuttles(state: Squares, near: Int16Array): Shuttle[] {
  const found: Shuttle[] = [];
  for (const p of state.pieces) {
    if (!p || p.at < 0) continue;
    for (let dir = 0; dir < 8; dir++) {
      const to = near[p.at * 8 + dir];
      if (to >= 0 && state.occupant[to] === 0 && !found.some((other) => other.to === to)) {
        found.push({ unit: p.id, from: p.at, to });
        break;
      }
    }
  }
  return found;
}

/**
 * Everything that can be is in the peer's favour: production mode, no undo stack, no list of legal moves, no rules
 * after the move.
 */
export function boardgameSteps(state: Squares, near: Int16Array): Contender {
  process.env.NODE_ENV ??= 'production';
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
    'boardgame.io/internal',
  ) as typeof import('boardgame.io/internal');
  const game = {
    name: 'peer',
    disableUndo: true,
    setup: () => plainCopy(state) as Squares,
    moves: {
      /** What changes when a piece of ours makes a step. */
      step({ G }: { G: Squares }, unit: number, to: number) {
        const p = G.pieces[unit]!;
        G.occupant[p.at] = 0;
        p.at = to;
        p.ap -= 1;
        G.occupant[to] = unit;
        G.active = unit;
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  const round = shuttles(state, near);
  let now = InitializeGame({ game });
  let turn = 0;
  return (n) => {
    for (let i = 0; i < n; i++) {
      const { unit, from, to } = round[turn % round.length];
      const there = now.G.pieces[unit].at === from ? to : from;
      const payload = { type: 'step', args: [unit, there], playerID: '0', credentials: undefined };
      now = reduce(now, { type: 'MAKE_MOVE', payload });
      turn++;
    }
    if (now._stateID !== turn) throw new Error('boardgame.io refused a move.');
    return now.G.active;
  };
}

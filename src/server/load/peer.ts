/** The peer: pairs at a boardgame.io server that keeps a state of the size of ours in memory. Its own client, its own server. */
import { createRequire } from 'node:module';
import { plainCopy } from '../../kernel/hash.ts';
import type { Pair } from './load.ts';

/** Pieces somewhere, and everything else that a state of ours holds. */
interface Squares {
  pieces: ({ at: number } | null)[];
}

const require = createRequire(import.meta.url);

/** Both may move at any time; nothing is listed, no rules follow a move, nothing can be taken back. */
function gameOf(state: unknown) {
  return {
    name: 'peer',
    disableUndo: true,
    setup: () => plainCopy(state) as Squares,
    turn: { activePlayers: { all: '' } },
    moves: {
      step({ G }: { G: Squares }, piece: number, to: number) {
        G.pieces[piece]!.at = to;
      },
    },
  };
}

/** Runs in a process of its own; says its address when it listens. */
export async function servePeer(state: unknown, port: number): Promise<void> {
  const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
  await Server({ games: [gameOf(state)], origins: ['*'] }).run(port);
  process.send?.('ready');
}

export async function peerPair(server: string, state: unknown, n: number): Promise<Pair> {
  const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
  const socketOpts = { transports: ['websocket'], forceNew: true };
  const multiplayer = SocketIO({ server, socketOpts });
  const both = ['0', '1'].map((playerID) =>
    Client<Squares>({
      game: gameOf(state),
      multiplayer,
      matchID: `match ${n}`,
      playerID,
      debug: false,
    }),
  );
  const pieces = (state as Squares).pieces.flatMap((piece, id) => (piece ? id : []));
  for (const one of both) {
    one.start();
    await new Promise<void>((done) => one.subscribe((now) => now && done()));
  }
  let turn = 0;
  return {
    async act() {
      const [actor, other] = turn % 2 === 0 ? both : [both[1], both[0]];
      turn++;
      const goal = turn;
      const heard = new Promise<void>((done) => {
        const leave = other.subscribe((now) => {
          if (!now || now._stateID < goal) return;
          leave();
          done();
        });
      });
      actor.moves.step(pieces[turn % pieces.length], turn);
      await heard;
      return true;
    },
    leave() {
      for (const one of both) one.stop();
    },
  };
}

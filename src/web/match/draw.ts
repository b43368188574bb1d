/** The offer of a draw, from being made to being answered. */
import type { Seat, Viewer } from '../../kernel/contract.ts';
import { agreeDraw } from '../../kernel/ending.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import type { Table } from '../games/adapter.ts';
import type { Look, Players, Sitting } from './sitting.ts';

export interface DrawOffer {
  readonly by: Seat;
  readonly to: Seat;
  readonly answer: 'waits' | 'declined';
  /** Why it was declined. */
  readonly why: string;
}

interface At {
  readonly table: Table;
  readonly players: Players;
  look(): Look;
  show(viewer: Viewer): void;
  goOn(): void;
}

export interface Draws {
  offer(): DrawOffer | null;
  /** Somebody must say yes or no before anything else. */
  waits(): boolean;
  /** Play has gone on. */
  end(): void;
  readonly ways: Pick<Sitting, 'drawReason' | 'offerDraw' | 'answerDraw' | 'forgetDraw'>;
}

export function createDraws({ table, players, look, show, goOn }: At): Draws {
  const { match } = table;
  let draw: DrawOffer | null = null;
  /** How many entries there were when a draw was last offered. */
  let offeredAt = -1;

  function agree(by: Seat): void {
    draw = null;
    if (agreeDraw(match, by).ok) goOn();
  }
  function drawReason(): string | null {
    if (match.outcome) return 'The match is over.';
    if (Object.values(players).includes('rules'))
      return 'The other side is played by the rules, and they agree to nothing.';
    if (!look().mine || look().busy) return 'Wait for your turn.';
    return offeredAt === match.entries.length ? 'It was declined. Play on before you offer again.' : null;
  }
  return {
    offer: () => draw,
    waits: () => draw?.answer === 'waits',
    end() {
      draw = null;
    },
    ways: {
      drawReason,
      offerDraw() {
        const by = look().viewer;
        const to = match.ruleset.seats.find((seat) => seat !== by);
        if (drawReason() !== null || to === undefined) return;
        offeredAt = match.entries.length;
        if (players[to] === 'person') {
          draw = { by, to, answer: 'waits', why: '' };
          return show('spectator');
        }
        const { accepts, why } = table.drawAnswer(localSitting(match, to).view(), to);
        if (accepts) return agree(by);
        draw = { by, to, answer: 'declined', why };
        show(by);
      },
      answerDraw(yes) {
        if (draw?.answer !== 'waits' || look().viewer !== draw.to) return;
        if (yes) return agree(draw.by);
        const why = `The ${table.seatName(draw.to)} player declines the draw.`;
        draw = { ...draw, answer: 'declined', why };
        goOn();
      },
      forgetDraw() {
        draw = null;
        show(look().viewer);
      },
    },
  };
}

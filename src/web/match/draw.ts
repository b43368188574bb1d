/** The offer of a draw, from being made to being answered. It goes through the sittings of both seats. */
import type { Seat } from '../../kernel/contract.ts';
import { goOn, show } from './playing.ts';
import type { TableState } from './state.ts';

/** Why no draw can be offered now. */
export function drawReason({ host, look, offered }: TableState): string | null {
  if (look.outcome) return 'The match is over.';
  if (Object.values(host.players).includes('rules'))
    return 'The other side is played by the rules, and they agree to nothing.';
  if (!look.mine || look.busy) return 'Wait for your turn.';
  const again = offered?.by === look.viewer && offered.at === host.eyes(look.viewer).standing();
  return again ? 'It was declined. Play on before you offer again.' : null;
}

export function offerDraw(at: TableState): void {
  const { host, look } = at;
  const by = look.viewer;
  const to = host.table.game.seats.find((seat) => seat !== by);
  if (drawReason(at) !== null || to === undefined) return;
  at.offered = { by, at: host.eyes(by).standing() };
  host.eyes(by).offerDraw();
  if (host.players[to] === 'person') return show(at, { viewer: 'spectator' });
  if (host.players[to] === 'far') return;
  const { accepts, why } = host.table.drawAnswer(host.eyes(to).view(), to);
  reply(at, to, accepts, why);
}

export function answerDraw(at: TableState, yes: boolean): void {
  const { draw, viewer } = at.look;
  if (draw?.answer !== 'waits' || viewer !== draw.to) return;
  reply(at, draw.to, yes, `The ${at.host.table.seatName(draw.to)} player declines the draw.`);
}

function reply(at: TableState, to: Seat, yes: boolean, why: string): void {
  const eyes = at.host.eyes(to);
  const offer = eyes.offers().find(({ what }) => what === 'draw');
  if (!offer) return;
  at.declined = yes ? null : { by: offer.by, to, answer: 'declined', why };
  eyes.reply(offer.id, yes, (refusal) => refusal ?? goOn(at));
}

/** The answer has been read. */
export function forgetDraw(at: TableState): void {
  at.declined = null;
  show(at, {});
}

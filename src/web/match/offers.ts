/** A draw, or taking back what cannot be taken back alone: from being asked to being answered. It goes through the sittings of both seats. */
import type { Refusal, Seat } from '../../kernel/contract.ts';
import { declined, otherThan, type TableOffer } from './offer.ts';
import { goOn, show } from './playing.ts';
import type { TableState } from './state.ts';
import { undoReason } from './taking-back.ts';

const DECLINED = 'It was declined. Play on before you offer again.';

/** Why no draw can be offered now. */
export function drawReason(at: TableState): string | null {
  if (Object.values(at.host.players).includes('rules'))
    return 'The other side is played by the rules, and they agree to nothing.';
  return askReason(at, 'draw');
}

/** Why nobody can be asked to let the last action be taken back. */
export function backReason(at: TableState): string | null {
  if (!canAsk(at.host.players)) return 'Only a person can be asked.';
  if (undoReason(at) === null) return 'You can take it back without asking.';
  const reason = askReason(at, 'undo');
  return reason ?? (at.host.eyes(at.look.viewer).standing() === 0 ? 'This is the start of the match.' : null);
}

/** People only, here or elsewhere. */
export function canAsk(players: TableState['host']['players']): boolean {
  return Object.values(players).every((player) => player === 'person' || player === 'far');
}

function askReason({ host, look, offered }: TableState, what: TableOffer['what']): string | null {
  if (look.outcome) return 'The match is over.';
  const far = Object.values(host.players).includes('far');
  if (look.busy || (far ? look.viewer === 'spectator' : !look.mine)) return 'Wait for your turn.';
  const standing = host.eyes(look.viewer).standing();
  const again = offered?.by === look.viewer && offered.what === what && offered.at === standing;
  return again ? (offered.waits ? 'It waits for an answer.' : DECLINED) : null;
}

export function offerDraw(at: TableState): void {
  if (drawReason(at) === null) ask(at, 'draw');
}

export function askBack(at: TableState): void {
  if (backReason(at) === null) ask(at, 'undo');
}

function ask(at: TableState, what: TableOffer['what']): void {
  const { host, look, chosen } = at;
  const by = look.viewer;
  const to = otherThan(at, by);
  if (to === undefined) return;
  const eyes = host.eyes(by);
  const offered = { by, what, at: eyes.standing(), told: eyes.told().length, waits: false };
  at.offered = offered;
  const done = (refusal: Refusal | null) => {
    if (refusal === null && host.players[to] === 'far') at.offered = { ...offered, waits: true };
  };
  if (what === 'draw') eyes.offerDraw(done);
  // To where somebody chose: an answer that the table gives by itself it would give again.
  else eyes.undo(chosen?.seat === by ? chosen.n : undefined, done);
  if (host.players[to] === 'person') return show(at, { viewer: 'spectator' });
  if (host.players[to] === 'far') return;
  const { accepts, why } = host.table.drawAnswer(host.eyes(to).view(), to);
  reply(at, to, accepts, why);
}

export function answerOffer(at: TableState, yes: boolean): void {
  const { offer, viewer } = at.look;
  if (offer?.answer !== 'waits' || viewer !== offer.to) return;
  reply(at, offer.to, yes, declined(at, offer));
}

function reply(at: TableState, to: Seat, yes: boolean, why: string): void {
  const eyes = at.host.eyes(to);
  const offer = eyes.offers().find(({ by }) => by !== to);
  if (!offer) return;
  at.declined =
    yes || at.host.players[offer.by] === 'far'
      ? null
      : { what: offer.what, by: offer.by, to, answer: 'declined', why };
  eyes.reply(offer.id, yes, (refusal) => refusal ?? goOn(at));
}

/** The answer has been read. */
export function forgetOffer(at: TableState): void {
  at.declined = null;
  show(at, {});
}

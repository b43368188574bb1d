import type { Seat, Viewer } from '../../kernel/contract.ts';
import type { TableState } from './state.ts';

/** What one seat asks of the other. */
export interface TableOffer {
  readonly what: 'draw' | 'undo';
  readonly by: Seat;
  readonly to: Seat;
  readonly answer: 'waits' | 'declined';
  /** Why it was declined. */
  readonly why: string;
}

/** What somebody must answer, or has declined. What is asked of the viewer comes first. */
export function offerAt(at: TableState, viewer: Viewer): TableOffer | null {
  const open = at.host.eyes(viewer).offers();
  noteDeclined(
    at,
    open.some(({ by }) => by === at.offered?.by),
  );
  const offer = open.find(({ by }) => by !== viewer) ?? open[0];
  const to = offer && otherThan(at, offer.by);
  if (to === undefined) return at.declined;
  return { what: offer.what, by: offer.by, to, answer: 'waits', why: '' };
}

/** Somebody elsewhere has said no when what was asked is gone, and nothing else has happened. */
function noteDeclined(at: TableState, isOpen: boolean): void {
  const { offered, host } = at;
  if (!offered?.waits || isOpen) return;
  at.offered = { ...offered, waits: false };
  const eyes = host.eyes(offered.by);
  const to = otherThan(at, offered.by);
  if (to === undefined || eyes.outcome() || eyes.told().length > offered.told) return;
  const asked = { what: offered.what, by: offered.by, to, answer: 'declined', why: '' } as const;
  at.declined = { ...asked, why: declined(at, asked) };
}

export function declined({ host }: TableState, { what, to }: TableOffer): string {
  const who = `The ${host.table.seatName(to)} player`;
  return what === 'draw' ? `${who} declines the draw.` : `${who} does not let it be taken back.`;
}

export function otherThan({ host }: TableState, by: Viewer): Seat | undefined {
  return host.table.game.seats.find((seat) => seat !== by);
}

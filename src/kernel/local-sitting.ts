import { waitingFor } from './account.ts';
import type { Refusal, Seat, Viewer } from './contract.ts';
import { accountOf, deskOf, type OpenOffer, offersTo, putOffer, subscribe, sync, tell } from './desk.ts';
import { agreeDraw, concede, outOfTime } from './ending.ts';
import { type Acted, act, actText, firstOwn, isTableWord, type Match, undoTarget } from './match.ts';
import type { Done, Sitting } from './sitting.ts';
import { freeBack, isFree, takeBack } from './take-back.ts';
import { undoByConsent } from './undo.ts';

const LATE: Refusal = { rule: 'KERNEL-STALE', why: 'That question is no longer open.' };
const WATCHING: Refusal = { rule: 'KERNEL-SEAT', why: 'A spectator decides nothing.' };
const OVER: Refusal = { rule: 'KERNEL-OVER', why: 'The match is over.' };
const NOTHING: Refusal = { rule: 'KERNEL-UNDO', why: 'There is nothing to take back.' };
const NO_OFFER: Refusal = { rule: 'KERNEL-OFFER', why: 'Nothing of the kind has been offered to you.' };

/** A viewer at a match in the same process. All sittings at one match are kept in step. */
export function localSitting(match: Match, viewer: Viewer): Sitting {
  const desk = deskOf(match);
  const { game } = match;
  const account = () => {
    sync(desk);
    return accountOf(desk, viewer);
  };
  const decisions = () => {
    sync(desk);
    return desk.asked.get(viewer) ?? [];
  };

  /** Why the viewer can do nothing at all here. */
  function barred(): Refusal | null {
    sync(desk);
    if (!match.ruleset.seats.includes(viewer)) return WATCHING;
    return match.outcome ? OVER : null;
  }

  /** Ends whatever the viewer did: everybody is brought up to date and told. */
  function settle(refusal: Refusal | null, done: Done | undefined): void {
    sync(desk);
    tell(desk);
    done?.(refusal);
  }

  return {
    viewer,
    view: () => account().view(),
    decisions,
    waiting: () => waitingFor(match, viewer),
    outcome: () => match.outcome,
    offers() {
      sync(desk);
      return offersTo(desk, viewer);
    },
    told: () => account().told(),
    standing: () => account().standing(),
    viewAt: (n, show) => show(account().viewAt(n)),
    actions: () => (decisions().length > 0 ? game.actions(match.state, viewer) : []),
    check: (action) => game.check(match.state, viewer, action),
    print: (action) => game.notation.print(match.state, action),
    freeBack: () => freeBack(match, viewer, account()),
    answer(decision, answer, done) {
      let refusal = barred();
      if (!refusal && !decisions().some(({ id }) => id === decision)) refusal = LATE;
      if (!refusal)
        refusal = refusalOf(
          'text' in answer ? actText(match, viewer, answer.text) : act(match, viewer, answer.action),
        );
      sync(desk);
      tell(desk);
      done?.(refusal);
    },
    undo(to, done) {
      settle(barred() ?? undone(to), done);
    },
    concede(done) {
      settle(barred() ?? refusalOf(concede(match, viewer)), done);
    },
    offerDraw(done) {
      const refusal = barred();
      if (!refusal) putOffer(desk, viewer, 'draw', -1);
      settle(refusal, done);
    },
    reply(offer, yes, done) {
      settle(barred() ?? replied(offer, yes), done);
    },
    subscribe: (listener) => subscribe(desk, viewer, listener),
  };

  function undone(to: number | undefined): Refusal | null {
    const target = to === undefined ? lastOwn(match, viewer) : account().entriesAt(to);
    if (target < firstOwn(match) || target >= match.entries.length) return NOTHING;
    if (isFree(match, viewer, target, account())) return takeBack(match, viewer, target);
    putOffer(desk, viewer, 'undo', target);
    return null;
  }

  function replied(id: number, yes: boolean): Refusal | null {
    const found = desk.offers.find((one) => one.id === id && one.left.includes(viewer));
    if (!found) return NO_OFFER;
    const others = desk.offers.filter((one) => one !== found);
    const left = found.left.filter((seat) => seat !== viewer);
    desk.offers = yes ? [...others, { ...found, left }] : others;
    return yes && left.length === 0 ? carryOut(found) : null;
  }

  function carryOut({ by, what, to }: OpenOffer): Refusal | null {
    desk.offers = [];
    return refusalOf(what === 'draw' ? agreeDraw(match, by) : undoByConsent(match, by, to));
  }
}

/** The entries before a seat's last action that has not been taken back; -1 for none. */
function lastOwn({ entries }: Match, seat: Viewer): number {
  for (let n = entries.length; n > 0; ) {
    const { seat: by, text } = entries[n - 1];
    if (by === seat && !isTableWord(text)) return n - 1;
    n = undoTarget(text) ?? n - 1;
  }
  return -1;
}

/** Ends the match for a seat whose time is over; everybody is told. */
export function endByTime(match: Match, seat: Seat, all: boolean): Refusal | null {
  const refusal = refusalOf(outOfTime(match, seat, all));
  const desk = deskOf(match);
  sync(desk);
  tell(desk);
  return refusal;
}

function refusalOf(acted: Acted): Refusal | null {
  return acted.ok ? null : acted.refusal;
}

/** Sits down at a match: the ways in which a screen can work on the state of its table. */
import { watchOrders } from '../orders/chosen.ts';
import type { Speed } from '../settings.ts';
import type { Host } from './host.ts';
import { ownAnswer } from './next.ts';
import { answerOffer, askBack, backReason, drawReason, forgetOffer, offerDraw } from './offers.ts';
import { goOn, hear, play, show, skip } from './playing.ts';
import { whyAt } from './reasons.ts';
import { missedBy, recall } from './recap.ts';
import type { AnswerGiven, Sitting } from './sitting.ts';
import { openState, type TableState } from './state.ts';
import { takeBack, undoReason } from './taking-back.ts';

/** `pace`: instead of the speed in the settings, where there is nothing to watch. */
export function sit(host: Host, pace: Speed | null = null): Sitting {
  const at = openState(host, pace);
  const unwatch = watchOrders(() => heedOrders(at));
  const { id, ruleset, table, players, eyes, seal, file } = host;
  const unhear = host.hear?.(() => hear(at));
  recall(at);
  goOn(at);
  return {
    id,
    ruleset,
    table,
    players,
    eyes,
    seal,
    file,
    kept: host.keep !== null,
    look: () => at.look,
    clock: at.clock,
    subscribe(listener) {
      at.listeners.add(listener);
      return () => at.listeners.delete(listener);
    },
    play({ action, rest, presses, wishes, unit = 0 }) {
      const { viewer } = at.look;
      if (wishes) at.wishes = { ...at.wishes, [viewer]: { ...at.wishes[viewer], ...wishes } };
      at.pressing = presses ? unit : 0;
      at.chosen = { seat: viewer, n: eyes(viewer).standing() };
      return play(at, viewer, { action }, rest);
    },
    check(action) {
      const refusal = at.look.decision ? eyes(at.look.decision.seat).check(action) : null;
      return refusal && (table.withheld(at.look, action) ?? refusal);
    },
    prefer: (toggle, value) => wish(at, { [toggle]: value }),
    wish: (toggles) => wish(at, toggles),
    ordersFor: (viewer) =>
      new Map<number, AnswerGiven>([
        ...(host.answered?.() ?? []),
        ...at.byOrder.map((order) => [order.at.get(viewer) ?? 0, order.given] as const),
      ]),
    overrule: () => overrule(at),
    undoReason: () => undoReason(at),
    takeBack: () => takeBack(at),
    giveUp: () => giveUp(at),
    drawReason: () => drawReason(at),
    offerDraw: () => offerDraw(at),
    backReason: () => backReason(at),
    askBack: () => askBack(at),
    answerOffer: (yes) => answerOffer(at, yes),
    forgetOffer: () => forgetOffer(at),
    skip: () => skip(at),
    forgetRecap() {
      at.missed.delete(at.look.viewer);
      show(at, { recap: null });
    },
    why: (entry) => whyAt(at, entry),
    reveal: () => reveal(at),
    retry: () => goOn(at),
    leave() {
      at.gone = true;
      unwatch();
      unhear?.();
      at.clock.stop();
      clearTimeout(at.timer);
      at.opponent?.close();
    },
  };
}

function wish(at: TableState, toggles: TableState['toggles']): void {
  at.toggles = { ...at.toggles, ...toggles };
  show(at, {});
}

/** An order given while its question waits answers it; one taken back leaves it to the person. */
function heedOrders(at: TableState): void {
  const { moving, offer, busy, ordered } = at.look;
  if (moving || offer?.answer === 'waits' || (busy && !ordered)) return;
  at.overruled = null;
  at.chosen = null; // an order may answer it now
  clearTimeout(at.timer);
  goOn(at);
}

function overrule(at: TableState): void {
  const { ordered } = at.look;
  if (!ordered) return;
  clearTimeout(at.timer);
  at.overruled = { seat: ordered.seat, id: at.host.eyes(ordered.seat).decisions()[0].id };
  goOn(at);
}

function giveUp(at: TableState): void {
  const { viewer, decision } = at.look;
  const seat = viewer !== 'spectator' ? viewer : decision?.seat;
  clearTimeout(at.timer);
  at.declined = null;
  if (seat) at.host.eyes(seat).concede((refusal) => refusal ?? goOn(at));
}

/** The screen has been passed on. */
function reveal(at: TableState): void {
  if (at.look.curtain) show(at, { viewer: at.look.curtain, recap: missedBy(at, at.look.curtain) });
  const { offer, decision } = at.look;
  if (offer?.answer !== 'waits' && decision && ownAnswer(at, decision.seat)) goOn(at);
}

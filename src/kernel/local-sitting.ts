import type { Refusal, Viewer } from './contract.ts';
import { deskOf } from './desk.ts';
import type { Match } from './match.ts';
import type { Done, Sitting } from './sitting.ts';

/** A viewer at a match in the same process. All sittings at one match are kept in step. */
export function localSitting(match: Match, viewer: Viewer): Sitting {
  const desk = deskOf(match);
  const { game } = match;
  const account = () => desk.account(viewer);
  const done = (say: Done | undefined, refusal: Refusal | null) => say?.(refusal);
  return {
    viewer,
    view: () => account().view(),
    decisions: () => desk.decisions(viewer),
    waiting: () => desk.waiting(viewer),
    outcome: () => match.outcome,
    offers: () => desk.offers(viewer),
    told: () => account().told(),
    standing: () => account().standing(),
    viewAt: (n, show) => show(account().viewAt(n)),
    actions: () => (desk.decisions(viewer).length > 0 ? game.actions(match.state, viewer) : []),
    check: (action) => game.check(match.state, viewer, action),
    print: (action) => game.notation.print(match.state, action),
    answer: (decision, answer, say) => done(say, desk.answer(viewer, decision, answer)),
    freeBack: () => desk.freeBack(viewer),
    undo: (to, say) => done(say, desk.undo(viewer, to)),
    concede: (say) => done(say, desk.concede(viewer)),
    offerDraw: (say) => done(say, desk.offerDraw(viewer)),
    reply: (offer, yes, say) => done(say, desk.reply(viewer, offer, yes)),
    subscribe: (listener) => desk.subscribe(viewer, listener),
  };
}

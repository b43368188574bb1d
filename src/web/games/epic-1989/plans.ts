/** Plans that are changed by hand before they are carried out, and what a press on another detachment means. */
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Point } from '../../stage/box.ts';
import type { Offer, PlanEdit } from '../adapter.ts';
import { answerDrawn, answersAbout, movedTo } from './asks.ts';
import { onTable } from './drawing.ts';
import { fireAt, supportOffer } from './firing/fire-hand.ts';
import { fireEdits, reAimed } from './firing/re-aim.ts';
import type { Epic, EpicAsk } from './game.ts';
import { chargeAt } from './moving/move-hand.ts';
import { isMoving } from './moving/now.ts';
import { moveEdits, pulledTo } from './moving/reform.ts';

export function pulledIn(
  epic: Epic,
  ask: EpicAsk,
  plan: Offer,
  held: number,
  at: Point,
): Offer | Refusal | null {
  const action = plan.action as Action;
  if (action.do === 'move' || action.do === 'rest')
    return held > 0 ? pulledTo(epic, ask, action, held, at) : null;
  if (action.do === 'support') {
    const { x, y } = onTable(epic.table, at);
    const moved: Action = { ...action, at: [x, y] };
    return epic.game.check(ask.view, ask.decision.seat, moved) ?? supportOffer(epic, ask.view, moved);
  }
  if (action.do === 'fire') return ask.decision.kind === 'fire' ? reAimed(epic, ask, plan, held, at) : null;
  const { x, y } = onTable(epic.table, at);
  const moved = movedTo(action, x, y, held < 0 ? -held - 1 : undefined);
  return moved && (epic.game.check(ask.view, ask.decision.seat, moved) ?? answerDrawn(epic, ask, moved));
}

export function editsOf(epic: Epic, ask: EpicAsk, plan: Offer): PlanEdit[] {
  const action = plan.action as Action;
  if (action.do === 'move' || action.do === 'rest') return moveEdits(epic, ask, action);
  if (action.do === 'mines') return minesEdits(epic, ask, action);
  return action.do === 'fire' && ask.decision.kind === 'fire' ? fireEdits(epic, ask, plan) : [];
}

/** E1-MISL-07: which of the counters are no dummies. */
function minesEdits(epic: Epic, ask: EpicAsk, action: Extract<Action, { do: 'mines' }>): PlanEdit[] {
  const ways = [...new Set(ask.actions.flatMap((one) => (one.do === 'mines' ? [one.real.join()] : [])))];
  const next = ways[(ways.indexOf(action.real.join()) + 1) % ways.length] ?? action.real.join();
  return [
    {
      id: 'real',
      word: `Real: ${action.real.map((n) => n + 1).join(' and ')}`,
      icon: 'i-reload',
      key: 'R',
      make: () => answerDrawn(epic, ask, { ...action, real: next.split(',').map(Number) }),
    },
  ];
}

export function ontoUnit(epic: Epic, ask: EpicAsk, detachment: number, unit = 0): readonly Offer[] {
  if (ask.decision.kind === 'fire') return fireAt(epic, ask, detachment);
  return isMoving(ask) ? chargeAt(epic, ask, detachment) : answersAbout(epic, ask, detachment, unit);
}

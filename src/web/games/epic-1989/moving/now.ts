/** What is being moved just now: a segment's next detachment, or the rest of a plan that was interrupted. */
import type { MoveSegment } from '../../../../games/epic-1989/state.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { EpicAsk, View } from '../game.ts';

export interface Now {
  readonly segment: MoveSegment;
  /** The one whose plan is made anew; 0 where any may be chosen. */
  readonly detachment: number;
  /** Whose way is not finished; 0 for nobody's. */
  readonly unit: number;
}

export function isMoving({ decision }: Pick<EpicAsk, 'decision'>): boolean {
  return ['move', 'rest', 'turn'].includes(decision.kind);
}

export function nowAt(view: View): Now | null {
  const step = topStep(view);
  if (step?.do === 'moves' || step?.do === 'strides')
    return { segment: step.segment, detachment: 0, unit: 0 };
  if (step?.do === 'march') return { segment: step.segment, detachment: step.detachment, unit: step.unit };
  return null;
}

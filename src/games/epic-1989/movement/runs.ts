/** The pieces of a vehicle's way. */
import type { Pose, Run } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Edge, MoveSegment, Unit } from '../state.ts';

/** A piece of a vehicle's way, and what its end brings. */
export interface VehicleRun extends Run {
  readonly direction: number;
  /** A turn that counts. */
  readonly turns?: number;
  readonly backwards?: boolean;
  readonly ram?: number;
  /** E1-OVER-14, E1-MISL-16: somebody who cannot be overrun is in the way, or a stasis field. */
  readonly stopped?: boolean;
  readonly leaves?: readonly Edge[];
  /** E1-OVER-01: the stands it overruns here. */
  readonly meets?: readonly number[];
  /** E1-TRAN-08: whom it sets down here, and where. */
  readonly down?: { readonly stand: number; readonly pose: Pose };
}

export type Down = NonNullable<VehicleRun['down']>;

/** E1-MOVE-01, E1-FALL-07. */
export function refuseDirection(
  segment: MoveSegment,
  unit: Unit,
  runs: readonly VehicleRun[],
  backwards: boolean,
): Refusal | null {
  if (backwards && segment !== 'fall-back')
    return { rule: 'E1-MOVE-01', why: 'Only a vehicle that falls back may drive backwards.' };
  const before =
    runs.find((run) => run.length > 0)?.backwards ?? (unit.gone > 0 ? unit.backwards : backwards);
  if (before === backwards) return null;
  return { rule: 'E1-FALL-07', why: 'A move is made forwards or backwards, not both.' };
}

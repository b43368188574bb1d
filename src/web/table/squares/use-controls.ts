import { useMemo } from 'react';
import type { Facing } from '../../../grid/index.ts';
import { type Offer, onSquares } from '../../games/adapter.ts';
import type { Sitting } from '../../match/sitting.ts';
import type { By } from '../../stage/grammar.ts';
import { chooserOf } from '../picks.ts';
import { cancel, choose, press, select, undo } from '../pressing.ts';
import { type Controls as AnyControls, usePicks } from '../use-controls.ts';
import {
  endingOf,
  goFacing,
  type Moment,
  momentOf,
  onSpot,
  onSquare,
  type SquaresLook,
  turn,
  turnGhost,
} from './picking.ts';
import type { LiveSpot } from './spots-for.ts';
import { farFor, spotsAt } from './squares-at.ts';

/** A table of squares: where a click means something, and what. */
export interface Controls extends AnyControls<LiveSpot> {
  readonly look: SquaresLook;
  readonly spots: readonly LiveSpot[];
  onSpot(spot: LiveSpot, by: By): void;
  onSquare(square: number, by: By): void;
  turn(facing: Facing): void;
  turnGhost(spot: LiveSpot, quarters: number): void;
  goFacing(spot: LiveSpot, facing: Facing, by: By): void;
  endingOf(offer: Offer, facing: Facing): Offer | undefined;
}

export function useControls(sitting: Sitting): Controls {
  const table = onSquares(sitting.table);
  const { look: shown, ...rest } = usePicks<LiveSpot>(sitting);
  const look = shown as SquaresLook;
  const { hand, selected, picks } = rest;
  const { mode, open } = picks;
  const far = useMemo(() => farFor(table, look, hand, selected), [table, look, hand, selected]);
  const spots = useMemo(
    () => spotsAt(table, look, hand, selected, far, { mode, open }),
    [table, look, hand, selected, far, mode, open],
  );
  const at = (): Moment => momentOf({ sitting, look, ...rest });
  return {
    look,
    hand,
    spots,
    selected,
    picks,
    chooser: chooserOf(picks),
    select: (unit) => select(at(), unit),
    choose: (offer, by) => choose(at(), offer, by),
    press: (button, by) => press(at(), button, by),
    onSpot: (spot, by) => onSpot(at(), spot, by),
    onSquare: (square, by) => onSquare(at(), square, by),
    turn: (facing) => turn(at(), facing),
    turnGhost: (spot, quarters) => turnGhost(at(), spot, quarters),
    goFacing: (spot, facing, by) => goFacing(at(), spot, facing, by),
    endingOf: (offer, facing) => endingOf(at(), offer, facing),
    point: () => undefined, // its answers lie on squares, and are marked there
    undo: () => undo(at()),
    cancel: () => cancel(at()),
  };
}

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Facing } from '../../grid/index.ts';
import type { BarButton, Hand, Offer } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { useShift } from './keys.ts';
import { cancel, choose, type Moment, onSpot, onSquare, press, select, turn, undo } from './picking.ts';
import { chooserOf, farFor, handFor, NO_PICKS, NOTHING_OPEN, type Picks, spotsAt } from './picks.ts';
import type { LiveSpot } from './spots-for.ts';

/** Everything the table shows and listens to, derived from one look at the match and what the player has picked. */
export interface Play {
  readonly look: Look;
  readonly hand: Hand | null;
  readonly spots: readonly LiveSpot[];
  readonly selected: number;
  readonly picks: Picks;
  /** One square, several meanings: asked in a small list. */
  readonly chooser: LiveSpot | null;
  select(unit: number): void;
  choose(offer: Offer): void;
  press(button: BarButton): void;
  onSpot(spot: LiveSpot): void;
  onSquare(square: number): void;
  turn(facing: Facing): void;
  undo(): void;
  cancel(): void;
}

export function usePlay(sitting: Sitting): Play {
  const { table } = sitting;
  const look = useSyncExternalStore(sitting.subscribe, sitting.look);
  const [picks, setPicks] = useState(NO_PICKS);
  const { unit, mode, open, toast } = picks;
  const shift = useShift();
  const { hand, selected } = useMemo(() => handFor(table, look, unit), [table, look, unit]);
  const far = useMemo(() => farFor(table, look, hand, selected), [table, look, hand, selected]);
  const spots = useMemo(
    () => spotsAt(table, look, hand, selected, far, { mode, open }),
    [table, look, hand, selected, far, mode, open],
  );
  const pick = useCallback((change: Partial<Picks>) => setPicks((now) => ({ ...now, ...change })), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on the table ends whatever was being picked
  useEffect(() => pick(NOTHING_OPEN), [look.beat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat begins with nothing picked
  useEffect(() => pick({ unit: 0 }), [look.viewer, look.decision?.seat]);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => pick({ toast: null }), toast.instead ? 15_000 : 6000);
    return () => clearTimeout(timer);
  }, [toast, pick]);
  const at = (): Moment => ({ sitting, look, hand, selected, picks, shift: shift.current, pick });
  return {
    look,
    hand,
    spots,
    selected,
    picks,
    chooser: chooserOf(picks),
    select: (unit) => select(at(), unit),
    choose: (offer) => choose(at(), offer),
    press: (button) => press(at(), button),
    onSpot: (spot) => onSpot(at(), spot),
    onSquare: (square) => onSquare(at(), square),
    turn: (facing) => turn(at(), facing),
    undo: () => undo(at()),
    cancel: () => cancel(at()),
  };
}

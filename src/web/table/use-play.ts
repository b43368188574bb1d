import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Facing } from '../../grid/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { BarButton, Hand, Offer } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import type { By } from '../stage/grammar.ts';
import {
  cancel,
  choose,
  endingOf,
  goFacing,
  type Moment,
  onSpot,
  onSquare,
  press,
  select,
  turn,
  turnGhost,
  undo,
} from './picking.ts';
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
  choose(offer: Offer, by: By): void;
  press(button: BarButton, by: By): void;
  onSpot(spot: LiveSpot, by: By): void;
  onSquare(square: number, by: By): void;
  turn(facing: Facing): void;
  turnGhost(spot: LiveSpot, quarters: number): void;
  goFacing(spot: LiveSpot, facing: Facing, by: By): void;
  endingOf(offer: Offer, facing: Facing): Offer | undefined;
  undo(): void;
  cancel(): void;
}

export function usePlay(sitting: Sitting): Play {
  const { table } = sitting;
  const look = useSyncExternalStore(sitting.subscribe, sitting.look);
  const [picks, setPicks] = useState(NO_PICKS);
  const { unit, mode, open, toast } = picks;
  const { hand, selected } = useMemo(() => handFor(table, look, unit), [table, look, unit]);
  const far = useMemo(() => farFor(table, look, hand, selected), [table, look, hand, selected]);
  const spots = useMemo(
    () => spotsAt(table, look, hand, selected, far, { mode, open }),
    [table, look, hand, selected, far, mode, open],
  );
  const pick = useCallback((change: Partial<Picks>) => setPicks((now) => changed(now, change)), []);
  // A piece stays selected as long as it can do something, whatever was asked of whom in between.
  const spent = unit !== 0 && hand !== null && !hand.prompt && !hand.units.includes(unit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on the table ends whatever was being picked
  useEffect(() => pick(spent ? NO_PICKS : NOTHING_OPEN), [look.beat]);
  const phase = usePhase(look, hand);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase, or pair of eyes, begins with nobody chosen
  useEffect(() => pick({ unit: 0 }), [look.viewer, phase]);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => pick({ toast: null }), toast.instead ? 15_000 : 6000);
    return () => clearTimeout(timer);
  }, [toast, pick]);
  const at = (): Moment => ({ sitting, look, hand, selected, picks, pick });
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
    undo: () => undo(at()),
    cancel: () => cancel(at()),
  };
}

/** The same picks where nothing changes: the table need not be drawn again for them. */
function changed(now: Picks, change: Partial<Picks>): Picks {
  const next = { ...now, ...change };
  return (Object.keys(next) as (keyof Picks)[]).every((key) => next[key] === now[key]) ? now : next;
}

/** Whose phase it is. A question put to the other seat in between is of another kind, and does not end it. */
function usePhase({ decision, mine }: Look, hand: Hand | null): Seat | null {
  const now = useRef<{ kind: string; seat: Seat } | null>(null);
  const playing = mine && hand !== null && hand.prompt === null;
  if (decision && (playing || decision.kind === now.current?.kind)) now.current = decision;
  return now.current?.seat ?? null;
}

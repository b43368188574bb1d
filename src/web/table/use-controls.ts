import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/contract.ts';
import type { BarButton, Hand, Offer } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import type { By } from '../stage/grammar.ts';
import { handFor, NO_PICKS, NOTHING_OPEN, type Opened, type Picks } from './picks.ts';

/** What every table shows and listens to, derived from one look at the match and what the player has picked. */
export interface Controls<Spot extends Opened = Opened> {
  readonly look: Look;
  readonly hand: Hand | null;
  readonly selected: number;
  readonly picks: Picks<Spot>;
  /** One place, several meanings: asked in a small list. */
  readonly chooser: Spot | null;
  select(unit: number): void;
  choose(offer: Offer, by: By): void;
  press(button: BarButton, by: By): void;
  /** An answer is under the hand, or none is. */
  point(action: unknown | null): void;
  undo(): void;
  cancel(): void;
}

/** The look at the match, who is selected, and what is being picked. */
export function usePicks<Spot extends Opened>(sitting: Sitting) {
  const { table } = sitting;
  const look = useSyncExternalStore(sitting.subscribe, sitting.look);
  const [picks, setPicks] = useState<Picks<Spot>>(NO_PICKS);
  const { unit, toast } = picks;
  const { hand, selected } = useMemo(() => handFor(table, look, unit), [table, look, unit]);
  const pick = useCallback((change: Partial<Picks<Spot>>) => setPicks((now) => changed(now, change)), []);
  // A piece stays selected as long as it can do something, whatever was asked of whom in between.
  const spent = unit !== 0 && hand !== null && !hand.prompt && !hand.units.includes(unit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on the table ends whatever was being picked
  useEffect(() => pick(spent ? NO_PICKS : NOTHING_OPEN), [look.beat]);
  const phase = usePhase(look, hand);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase, or pair of eyes, begins with nobody chosen
  useEffect(() => pick({ unit: 0 } as Partial<Picks<Spot>>), [look.viewer, phase]);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(
      () => pick({ toast: null } as Partial<Picks<Spot>>),
      toast.instead ? 15_000 : 6000,
    );
    return () => clearTimeout(timer);
  }, [toast, pick]);
  return { look, picks, pick, hand, selected };
}

/** The same picks where nothing changes: the table need not be drawn again for them. */
function changed<P extends Picks>(now: P, change: Partial<P>): P {
  const next = { ...now, ...change };
  return (Object.keys(next) as (keyof P)[]).every((key) => next[key] === now[key]) ? now : next;
}

/** Whose phase it is. A question put to the other seat in between is of another kind, and does not end it. */
function usePhase({ decision, mine }: Look, hand: Hand | null): Seat | null {
  const now = useRef<{ kind: string; seat: Seat } | null>(null);
  const playing = mine && hand !== null && hand.prompt === null;
  if (decision && (playing || decision.kind === now.current?.kind)) now.current = decision;
  return now.current?.seat ?? null;
}

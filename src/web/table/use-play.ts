import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Refusal } from '../../kernel/contract.ts';
import type { BarButton, Hand, Offer, Scene } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { type LiveSpot, spotsFor } from './spots-for.ts';

export interface Toast extends Refusal {
  readonly square: number;
  readonly id: number;
}

/** Everything the table shows and listens to, derived from one look at the match and what the player has picked. */
export interface Play {
  readonly look: Look;
  readonly scene: Scene;
  readonly hand: Hand | null;
  readonly spots: readonly LiveSpot[];
  readonly selected: number;
  readonly mode: string | null;
  readonly chooser: LiveSpot | null;
  readonly toast: Toast | null;
  select(unit: number): void;
  choose(offer: Offer): void;
  press(button: BarButton): void;
  onSpot(spot: LiveSpot): void;
  onSquare(square: number): void;
  cancel(): void;
}

let toasts = 0;

export function usePlay(sitting: Sitting): Play {
  const { table, match } = sitting;
  const look = useSyncExternalStore(sitting.subscribe, sitting.look);
  const [picked, setPicked] = useState(0);
  const [mode, setMode] = useState<string | null>(null);
  const [chooser, setChooser] = useState<LiveSpot | null>(null);
  const [toast, setToast] = useState<Toast | null>(null);

  const scene = useMemo(() => table.scene(look.view), [table, look]);
  const ask = useCallback(
    (selected: number): Hand | null =>
      look.mine && look.decision
        ? table.hand({
            view: look.view,
            decision: look.decision,
            actions: look.actions,
            selected,
            toggles: look.toggles,
          })
        : null,
    [table, look],
  );
  const { hand, selected } = useMemo(() => {
    const first = ask(picked);
    // Somebody is always selected while there is something to do: one click less for every turn.
    if (!first || first.prompt || picked !== 0) return { hand: first, selected: picked };
    return { hand: ask(first.first), selected: first.first };
  }, [ask, picked]);
  const far = useMemo(
    () =>
      hand && !hand.prompt && selected !== 0 && look.decision
        ? table.reach({
            view: look.view,
            decision: look.decision,
            actions: look.actions,
            selected,
            toggles: look.toggles,
          })
        : [],
    [table, look, hand, selected],
  );
  const targets = mode === null ? null : (hand?.bar.find(({ id }) => id === mode)?.offers ?? null);
  const resting = look.busy || look.curtain !== null;
  const spots = useMemo(
    () => (hand && !resting ? spotsFor(match.game, look.view, scene, hand, far, targets, selected) : []),
    [match, look, scene, hand, far, targets, selected, resting],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on the table ends whatever was being picked
  useEffect(() => {
    setMode(null);
    setChooser(null);
    setToast(null);
  }, [look.beat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat begins with nothing picked
  useEffect(() => setPicked(0), [look.viewer, look.decision?.seat]);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), 6000);
    return () => clearTimeout(timer);
  }, [toast]);

  const explain = (refusal: Refusal | null, square: number) =>
    setToast(refusal && { ...refusal, square, id: ++toasts });
  const squareOf = (unit: number) => scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
  const choose = (offer: Offer) => {
    setChooser(null);
    explain(sitting.play([offer.action, ...(offer.rest ?? [])]), offer.square ?? squareOf(offer.unit));
  };
  const select = (unit: number) => {
    setPicked(unit);
    setMode(null);
    setChooser(null);
    setToast(null);
  };

  return {
    look,
    scene,
    hand,
    spots,
    selected,
    mode,
    chooser,
    toast,
    select,
    choose,
    press(button) {
      if (button.offers.length === 1 && !button.aims) choose(button.offers[0]);
      else if (button.offers.length > 0) setMode(mode === button.id ? null : button.id);
      else if (button.meant !== null) explain(sitting.check(button.meant), squareOf(selected));
      else explain(button.idle ?? null, squareOf(selected));
    },
    onSpot(spot) {
      if (spot.offers.length === 1) choose(spot.offers[0]);
      else if (spot.offers.length > 1) setChooser(spot);
      else if (spot.unit !== undefined) select(spot.unit);
    },
    onSquare(square) {
      setChooser(null);
      if (square < 0 || !look.mine || resting) return setToast(null);
      const here = scene.pieces.find((piece) => piece.square === square);
      if (hand?.prompt)
        return explain({ rule: hand.prompt.rule, why: `First answer: ${hand.prompt.title}` }, square);
      if (here && here.id === selected) return setToast(null);
      const meant = table.meant(look.view, look.decision!.seat, selected, square);
      if (meant === null) return explain(selected ? table.beyond(look.view, selected, square) : null, square);
      explain(sitting.check(meant), square);
    },
    cancel() {
      setMode(null);
      setChooser(null);
      setToast(null);
    },
  };
}

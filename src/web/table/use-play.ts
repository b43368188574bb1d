import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Facing } from '../../grid/index.ts';
import type { Odds, Refusal } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import type { Ask, BarButton, Hand, Offer, Scene, Wanted } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { useShift } from './keys.ts';
import { areFacings, type LiveSpot, spotsFor } from './spots-for.ts';

export interface Toast extends Refusal {
  readonly square: number;
  /** The nearest thing that can be done instead. */
  readonly instead: Offer | null;
  readonly id: number;
}

/** Everything the table shows and listens to, derived from one look at the match and what the player has picked. */
export interface Play {
  readonly look: Look;
  readonly scene: Scene;
  readonly hand: Hand | null;
  readonly spots: readonly LiveSpot[];
  readonly selected: number;
  /** The button whose targets are on the board. */
  readonly mode: string | null;
  /** The button whose menu is open. */
  readonly menu: string | null;
  /** One square, several meanings: asked in a small list. Facings are arrows on the board instead. */
  readonly chooser: LiveSpot | null;
  readonly toast: Toast | null;
  select(unit: number): void;
  choose(offer: Offer): void;
  press(button: BarButton): void;
  onSpot(spot: LiveSpot): void;
  onSquare(square: number): void;
  /** Turns the selected piece, or says why not. */
  turn(facing: Facing): void;
  /** Takes the last action back, or says why not. */
  undo(): void;
  cancel(): void;
}

let toasts = 0;

/** A finger cannot hover: what strikes an area is asked once more before it is done. */
const hovers = window.matchMedia('(hover: hover)');

/** What the open list must show besides, where nothing hovers. */
export function firstOdds({ game }: Match, { look, chooser }: Play): Odds | null {
  return chooser && !hovers.matches ? game.odds(look.view, chooser.offers[0].action) : null;
}

export function usePlay(sitting: Sitting): Play {
  const { table, match } = sitting;
  const look = useSyncExternalStore(sitting.subscribe, sitting.look);
  const [picked, setPicked] = useState(0);
  const [mode, setMode] = useState<string | null>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const [open, setOpen] = useState<LiveSpot | null>(null);
  const [toast, setToast] = useState<Toast | null>(null);
  const shift = useShift();

  const scene = useMemo(() => look.frame ?? table.scene(look.view), [table, look]);
  const ask = useCallback((selected: number) => askFor(look, selected), [look]);
  const { hand, selected } = useMemo(() => {
    const handOf = (unit: number) => {
      const asked = ask(unit);
      return asked && table.hand(asked);
    };
    const first = handOf(picked);
    // Somebody is always selected while there is something to do: one click less for every turn.
    if (!first || first.prompt || picked !== 0) return { hand: first, selected: picked };
    return first.first === 0
      ? { hand: first, selected: 0 }
      : { hand: handOf(first.first), selected: first.first };
  }, [ask, table, picked]);
  const far = useMemo(() => {
    const asked = hand && !hand.prompt && selected !== 0 ? ask(selected) : null;
    return asked ? table.reach(asked) : [];
  }, [table, ask, hand, selected]);
  const aimed = mode === null || !hand ? null : (buttonOf(hand, mode)?.offers ?? null);
  const resting = look.busy || look.curtain !== null;
  const spots = useMemo(
    () =>
      hand && !resting ? spotsFor(match.game, look.view, scene, hand, { far, aimed, selected, open }) : [],
    [match, look, scene, hand, far, aimed, selected, open, resting],
  );

  const clear = () => {
    setMode(null);
    setMenu(null);
    setOpen(null);
    setToast(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on the table ends whatever was being picked
  useEffect(clear, [look.beat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat begins with nothing picked
  useEffect(() => setPicked(0), [look.viewer, look.decision?.seat]);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), toast.instead ? 15_000 : 6000);
    return () => clearTimeout(timer);
  }, [toast]);

  const explain = (plain: Refusal | null, square: number, wanted?: Wanted) => {
    const tried = wanted?.action ?? null;
    const refusal = plain && tried !== null ? table.because(look.view, tried, plain) : plain;
    const asked = refusal && wanted ? ask(selected) : null;
    const instead = asked && wanted ? table.instead(asked, wanted) : null;
    setToast(refusal && { ...refusal, square, instead, id: ++toasts });
  };
  const squareOf = (unit: number) => scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
  const choose = (offer: Offer) => {
    setOpen(null);
    explain(sitting.play([offer.action, ...(offer.rest ?? [])]), offer.square ?? squareOf(offer.unit));
  };
  const select = (unit: number) => {
    setPicked(unit);
    clear();
  };

  const waysTo = (square: number | undefined): readonly Offer[] => {
    const asked = square === undefined || hand?.prompt ? null : ask(selected);
    return asked && square !== undefined ? table.combined(asked, square) : [];
  };

  return {
    look,
    scene,
    hand,
    spots,
    selected,
    mode,
    menu,
    chooser: open && !areFacings(open.offers) ? open : null,
    toast,
    select,
    choose,
    press(button) {
      setOpen(null);
      if (button.menu) {
        setMode(null);
        setMenu(menu === button.id ? null : button.id);
        return;
      }
      setMenu(null);
      if (button.offers.length === 1 && !button.aims) choose(button.offers[0]);
      else if (button.offers.length > 0) setMode(mode === button.id ? null : button.id);
      else {
        const why = button.meant === null ? (button.idle ?? null) : sitting.check(button.meant);
        explain(why, squareOf(selected), { action: button.meant, button: button.id });
      }
    },
    onSpot(spot) {
      const [first] = spot.offers;
      // A finger cannot hover: it sees the odds first, and fires with a second tap.
      if (first?.look === 'foe' && (shift.current || !hovers.matches))
        setOpen({ ...spot, offers: [...spot.offers, ...waysTo(spot.square)] });
      else if (spot.offers.length > 1 || (first?.grave && !hovers.matches)) setOpen(spot);
      else if (first) choose(first);
      else if (spot.unit !== undefined) select(spot.unit);
    },
    onSquare(square) {
      setOpen(null);
      if (square < 0 || !look.mine || resting) return setToast(null);
      const here = scene.pieces.find((piece) => piece.square === square);
      if (hand?.prompt)
        return explain({ rule: hand.prompt.rule, why: `First answer: ${hand.prompt.title}` }, square);
      if (here && here.id === selected) return setToast(null);
      const ways = shift.current ? waysTo(square) : [];
      if (here && ways.length > 0)
        return setOpen({ key: `ways-${square}`, square, label: here.label, look: 'foe', offers: ways });
      const meant = table.meant(look.view, look.decision!.seat, selected, square);
      const beyond = () => (selected ? table.beyond(look.view, selected, square) : null);
      explain(meant === null ? beyond() : sitting.check(meant), square, { action: meant, square });
    },
    turn(facing) {
      if (!look.mine || resting || !hand || hand.prompt) return;
      const offer = turnTo(hand, facing);
      const action = table.turning(look.view, selected, facing);
      if (offer) choose(offer);
      else explain(sitting.check(action), squareOf(selected), { action });
    },
    undo() {
      const why = sitting.undoReason();
      if (why === null) sitting.takeBack();
      else explain({ rule: '', why }, squareOf(selected));
    },
    cancel: clear,
  };
}

function askFor({ mine, decision, view, actions, toggles }: Look, selected: number): Ask | null {
  return mine && decision ? { view, decision, actions, selected, toggles } : null;
}

/** The offer that turns the piece that way and does nothing else. */
export function turnTo(hand: Hand, facing: Facing): Offer | undefined {
  return hand.bar.flatMap(({ offers }) => offers).find(({ turnsTo }) => turnsTo === facing);
}

/** A button by its name, in the bar or in one of its menus. */
export function buttonOf(hand: Hand, id: string): BarButton | undefined {
  for (const button of hand.bar) {
    if (button.id === id) return button;
    const found = button.menu?.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}

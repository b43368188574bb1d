import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Hand, onSquares, type Scene } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { choicesFor } from './choices.ts';
import type { Desk } from './desk.ts';
import { NO_BOARD, NO_SCENE } from './no-board.ts';
import type { Speech } from './speech.ts';

interface Ways {
  turnTo: Desk['turnTo'];
  clear(): void;
}

/** The desk as it is now. The selected piece stays selected as long as it can act. */
export function useDesk(sitting: Sitting, speech: Speech, { turnTo, clear }: Ways): Desk {
  const { table } = sitting;
  const squares = table.stage === 'squares' ? onSquares(table) : null;
  const look = useSyncExternalStore(sitting.subscribe, sitting.look);
  const [picked, setPicked] = useState({ unit: 0, beat: -1, viewer: look.viewer });
  const [walked, setWalked] = useState({ square: -1, viewer: look.viewer });
  const [confirming, confirm] = useState<string | null>(null);
  const last = useRef(0);
  const place = useRef({ square: 0, viewer: look.viewer });
  const { view, viewer } = look;

  const scene: Scene = useMemo(() => squares?.scene(view) ?? NO_SCENE, [squares, view]);
  const { hand, selected } = useMemo(() => {
    const wished = picked.viewer === viewer ? picked.unit : 0;
    // Chosen by name it is kept for this look, even when it can do nothing.
    return choose(sitting, look, [wished, last.current], picked.beat === look.beat ? wished : 0);
  }, [sitting, look, picked, viewer]);
  last.current = selected;
  const board = squares?.board(view) ?? NO_BOARD;
  const sight = useMemo(() => ({ board, scene, speech, view }), [board, scene, speech, view]);
  const choices = useMemo(
    () => choicesFor(sitting, look, sight, hand, selected),
    [sitting, look, sight, hand, selected],
  );
  const home = speech.at(view, selected);
  // Left alone, the cursor goes with the selected piece.
  const cursor = walked.viewer === viewer ? walked.square : -1;
  const before = place.current.viewer === viewer ? place.current.square : 0;
  const at = cursor >= 0 ? cursor : home >= 0 ? home : before;
  place.current = { square: at < board.size ? at : 0, viewer };
  const setCursor = (square: number) => setWalked({ square, viewer });
  return {
    ...sight,
    sitting,
    look,
    hand,
    choices,
    selected,
    cursor: board.size > 0 ? place.current.square : -1,
    confirming,
    confirm,
    select: (unit) => {
      setPicked({ unit, beat: sitting.look().beat, viewer });
      if (speech.at(view, unit) >= 0) setCursor(-1);
    },
    moveTo: (square) => setCursor(square === home ? -1 : square),
    turnTo,
    clear,
  };
}

function choose(
  { table }: Sitting,
  { mine, decision, view, actions, toggles }: Look,
  wishes: readonly number[],
  kept: number,
): { hand: Hand | null; selected: number } {
  if (!mine || !decision) return { hand: null, selected: kept };
  const handOf = (selected: number) => table.hand({ view, decision, actions, selected, toggles });
  if (kept > 0) return { hand: handOf(kept), selected: kept };
  const open = handOf(0);
  if (open.prompt) return { hand: open, selected: decision.unit ?? 0 };
  const selected = wishes.find((unit) => unit > 0 && open.units.includes(unit)) ?? open.first;
  return { hand: selected > 0 ? handOf(selected) : open, selected };
}

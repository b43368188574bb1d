import { memo, useSyncExternalStore } from 'react';
import type { Board } from '../../grid/index.ts';
import { Icon } from '../parts/icon.tsx';
import { type Camera, middleOf } from './camera.ts';
import { deckAt, decksOf } from './levels.ts';
import { frameAround } from './measure.ts';

/** Tabs for the decks, while not all of them are on the screen. */
export const DeckTabs = memo(function DeckTabs({ board, camera }: { board: Board; camera: Camera }) {
  const all = useSyncExternalStore(camera.subscribe, camera.all);
  const at = useSyncExternalStore(camera.subscribe, () =>
    board.size > 0 ? deckAt(board, middleOf(camera.get())) : 0,
  );
  if (all || board.levels.length < 2) return null;
  return (
    <fieldset className="deck-tabs">
      <legend className="hidden-text">Deck</legend>
      {decksOf(board).map(({ level, name, span }) => (
        <button
          key={level}
          type="button"
          data-deck={level}
          aria-pressed={level === at}
          title={`${name} (Page Up, Page Down)`}
          onClick={() => camera.fitTo(frameAround(span))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
});

const STEP = 1.4;

/** For those who have no wheel and no second finger. */
export const ZoomButtons = memo(function ZoomButtons({ camera }: { camera: Camera }) {
  return (
    <div className="zoom-buttons">
      <button
        type="button"
        data-do="zoom-in"
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={() => camera.zoomBy(STEP)}
      >
        <Icon name="i-zoom-in" />
      </button>
      <button
        type="button"
        data-do="zoom-out"
        aria-label="Zoom out"
        title="Zoom out (−)"
        onClick={() => camera.zoomBy(1 / STEP)}
      >
        <Icon name="i-zoom-out" />
      </button>
    </div>
  );
});

import { useMemo } from 'react';
import type { Board, Facing } from '../../../grid/index.ts';
import { GhostPiece, PathLine, TurnGhost, useTurnDrag } from '../../board/layers/turn-drag.tsx';
import type { Offer } from '../../games/adapter.ts';
import type { Camera } from '../../stage/camera.ts';
import type { LiveSpot } from './spots-for.ts';
import { turnTo } from './squares-at.ts';
import type { Controls } from './use-controls.ts';

interface Props {
  board: Board;
  controls: Controls;
  camera: Camera;
  /** Where the selected piece stands, or -1. */
  square: number;
  pointed: LiveSpot | null;
}

/** What would happen, drawn before it does: a way with its price and the ghost at its end, the facing being dragged to. */
export function Previews({ board, controls, camera, square, pointed }: Props) {
  const { hand, look, selected, spots, picks, chooser } = controls;
  const piece = look.scene.pieces.find(({ id }) => id === selected);
  const active = look.mine && !look.busy && hand !== null && hand.prompt === null && piece?.facing != null;
  const routes = useMemo(
    () =>
      new Map(
        spots.flatMap((spot) => (spot.offers[0]?.ends === undefined ? [] : [[spot.square ?? -1, spot]])),
      ),
    [spots],
  );
  const ends = useMemo(() => new Set(routes.keys()), [routes]);
  const drag = useTurnDrag({
    board,
    camera,
    square: active ? square : -1,
    routes: ends,
    onTurn(at, facing) {
      const route = routes.get(at);
      if (route) controls.goFacing(route, facing, { by: 'mouse', nth: 1 });
      else controls.turn(facing);
    },
  });
  const route = (drag && routes.get(drag.square)) ?? (chooser?.offers[0]?.path ? chooser : pointed);
  const [offer] = route?.offers ?? [];
  const asked: Facing | undefined =
    drag?.facing ?? (picks.ghost?.spot === route?.key ? picks.ghost?.facing : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way, or another look at it
  const ending = useMemo(
    () => (offer?.path && asked !== undefined ? controls.endingOf(offer, asked) : offer),
    [offer, asked],
  );
  if (drag && hand && !routes.has(drag.square)) {
    const turning = turnTo(hand, drag.facing);
    const same = piece?.facing === drag.facing;
    const text = same ? 'It looks that way' : turning ? priceOf(turning) : 'Not enough points';
    return <TurnGhost board={board} drag={drag} text={text} />;
  }
  const end = offer?.path?.at(-1);
  if (!offer?.path || end === undefined || square < 0) return null;
  const facing = asked ?? offer.ends;
  return (
    <>
      {piece && facing !== undefined && (
        <GhostPiece board={board} square={end} facing={facing} piece={piece} />
      )}
      <PathLine
        board={board}
        from={square}
        path={offer.path}
        text={ending ? priceOf(ending) : 'Not enough points'}
      />
    </>
  );
}

function priceOf({ price, shared, presses }: Offer): string {
  const own = price - shared;
  const parts = [own > 0 || shared === 0 ? `${own} AP` : '', shared > 0 ? `${shared} CP` : ''];
  return `${parts.filter(Boolean).join(' + ')}${presses ? ', under fire' : ''}`;
}

import type { Board } from '../../../grid/index.ts';
import { PathLine, TurnGhost, useTurnDrag } from '../../board/layers/turn-drag.tsx';
import type { Offer } from '../../games/adapter.ts';
import type { Camera } from '../../stage/camera.ts';
import { turnTo } from '../picks.ts';
import type { LiveSpot } from '../spots-for.ts';
import type { Play } from '../use-play.ts';

/** What would happen, drawn before it does: the way of a walk with its price, the facing being dragged to. */
export function Previews({
  board,
  play,
  camera,
  square,
  pointed,
}: {
  board: Board;
  play: Play;
  camera: Camera;
  /** Where the selected piece stands, or -1. */
  square: number;
  pointed: LiveSpot | null;
}) {
  const { hand, look, selected } = play;
  const piece = look.scene.pieces.find(({ id }) => id === selected);
  const active = look.mine && !look.busy && hand !== null && hand.prompt === null && piece?.facing != null;
  const drag = useTurnDrag({ board, camera, square: active ? square : -1, onTurn: play.turn });
  if (drag && hand) {
    const offer = turnTo(hand, drag.facing);
    const same = piece?.facing === drag.facing;
    const text = same ? 'It looks that way' : offer ? priceOf(offer) : 'Not enough points';
    return <TurnGhost board={board} drag={drag} text={text} />;
  }
  const [offer] = pointed?.offers ?? [];
  if (!offer?.path || square < 0) return null;
  return <PathLine board={board} from={square} path={offer.path} text={priceOf(offer)} />;
}

function priceOf({ price, shared }: Offer): string {
  const own = price - shared;
  const parts = [own > 0 || shared === 0 ? `${own} AP` : '', shared > 0 ? `${shared} CP` : ''];
  return parts.filter(Boolean).join(' + ');
}

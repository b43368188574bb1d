import type { Board } from '../../grid/index.ts';
import { corner, entryCorner, SQUARE } from '../board/measure.ts';
import type { Scene } from '../games/adapter.ts';
import type { Point } from '../stage/box.ts';
import type { Secret } from './secrets.ts';

/** A dashed frame and a question mark where one side did not know what stands there. */
export function SecretMarks({
  board,
  scene,
  secrets,
}: {
  board: Board;
  scene: Scene;
  secrets: readonly Secret[];
}) {
  const placeOf = ({ square, area }: Secret): Point | null => {
    if (square !== undefined) return corner(board, square);
    const entry = scene.entries.find((one) => one.area === area);
    return entry ? entryCorner(board, entry) : null;
  };
  // Several may wait in one entry area: one mark is enough.
  const places = new Map<string, { at: Point; seat: string; text: string }>();
  for (const secret of secrets) {
    const at = placeOf(secret);
    const key = `${secret.seat} ${secret.square ?? `area ${secret.area}`}`;
    if (at) places.set(key, { at, seat: secret.seat, text: secret.text });
  }
  return (
    <g className="secret-marks">
      {[...places].map(([key, { at, seat }]) => (
        <g key={key} className={`secret ${seat}`} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
          <rect x={2} y={2} width={SQUARE - 4} height={SQUARE - 4} rx={8} />
          <circle cx={40} cy={9} r={8} />
          <text x={40} y={13.5}>
            ?
          </text>
        </g>
      ))}
    </g>
  );
}

import type { Board } from '../../grid/index.ts';
import type { Effect } from '../games/adapter.ts';
import { middle } from './measure.ts';

/** Shots, deaths and blows of the last action: drawn once, faded by the style sheet. */
export function Effects({
  board,
  effects,
  beat,
}: {
  board: Board;
  effects: readonly Effect[];
  beat: number;
}) {
  return (
    <g className="effects" key={beat}>
      {effects.map((effect, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and thrown away
        <Flash key={i} board={board} effect={effect} />
      ))}
    </g>
  );
}

function Flash({ board, effect }: { board: Board; effect: Effect }) {
  if (effect.kind === 'burst') {
    const { x, y } = middle(board, effect.at);
    return (
      <g className={`burst ${effect.side}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle r={16} />
        <path d="M0-24v10M0 24v-10M-24 0h10M24 0h-10M-17-17l7 7M17 17l-7-7M-17 17l7-7M17-17l-7 7" />
      </g>
    );
  }
  const from = middle(board, effect.kind === 'beam' ? effect.from : effect.at);
  const to = middle(board, effect.to);
  if (effect.kind === 'clash') {
    return (
      <use
        className="clash"
        href="#i-assault"
        x={(from.x + to.x) / 2 - 14}
        y={(from.y + to.y) / 2 - 14}
        width={28}
        height={28}
      />
    );
  }
  return <path className={effect.hit ? 'beam hit' : 'beam'} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}

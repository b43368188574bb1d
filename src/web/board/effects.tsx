import './effects.css';
import { useRef } from 'react';
import type { Board } from '../../grid/index.ts';
import type { Effect } from '../games/adapter.ts';
import { middle } from './measure.ts';

/** Shots, blows and deaths of the picture: drawn once, faded by the style sheet. */
export function Effects({ board, effects }: { board: Board; effects: readonly Effect[] }) {
  return (
    <g className="effects" key={useTurn(effects)}>
      {effects.map((effect, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and thrown away
        <Flash key={i} board={board} effect={effect} />
      ))}
    </g>
  );
}

/** Goes up with every other list: what is drawn again must not begin anew. */
function useTurn(effects: readonly Effect[]): number {
  const last = useRef({ effects, turn: 0 });
  if (last.current.effects !== effects) last.current = { effects, turn: last.current.turn + 1 };
  return last.current.turn;
}

function Flash({ board, effect }: { board: Board; effect: Effect }) {
  const at = (square: number) => {
    const { x, y } = middle(board, square);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  const line = (from: number, to: number) => {
    const [a, b] = [middle(board, from), middle(board, to)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  };
  switch (effect.kind) {
    case 'burst':
      return (
        <g className={`burst ${effect.side}`} style={at(effect.at)}>
          <circle r={16} />
          <path d="M0-24v10M0 24v-10M-24 0h10M24 0h-10M-17-17l7 7M17 17l-7-7M-17 17l7-7M17-17l-7 7" />
        </g>
      );
    case 'beam':
      return <path className={effect.hit ? 'beam hit' : 'beam'} d={line(effect.from, effect.to)} />;
    case 'aim':
      return (
        <g className="taking-aim">
          <path d={line(effect.from, effect.to)} />
          <path style={at(effect.to)} d="M-22-12v-10h10M22-12v-10h-10M-22 12v10h10M22 12v10h-10" />
        </g>
      );
    case 'clash': {
      const [a, b] = [middle(board, effect.at), middle(board, effect.to)];
      const [x, y] = [(a.x + b.x) / 2 - 14, (a.y + b.y) / 2 - 14];
      return <use className="clash" href="#i-assault" x={x} y={y} width={28} height={28} />;
    }
    case 'score':
      return (
        <g className={effect.won ? 'score won' : 'score'} style={at(effect.at)}>
          <circle cy={-20} r={11} />
          <text y={-15}>{effect.text}</text>
        </g>
      );
    case 'fall':
      return <Fall {...effect} style={at(effect.piece.square)} />;
  }
}

/** A piece that is no more: its shape goes, and for a moment a cross says where it stood. */
function Fall({ piece, name, style }: Extract<Effect, { kind: 'fall' }> & { style: { transform: string } }) {
  return (
    <g className={name ? 'fall named' : 'fall'} style={style}>
      <g className={`ghost piece ${piece.side}`}>
        <g style={{ transform: `rotate(${(piece.facing ?? 0) * 90}deg)` }}>
          {piece.facing !== null && <use href="#base" />}
          <use href={`#${piece.symbol}`} x={-21} y={-21} width={42} height={42} />
        </g>
      </g>
      <path className="cross" d="M-13-13 13 13M13-13-13 13" />
      {name && <text y={-30}>{name} is dead</text>}
    </g>
  );
}

import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react';
import type { Board, Facing } from '../../grid/index.ts';
import type { Plot } from '../games/adapter.ts';
import { floorPath } from '../parts/plan.tsx';
import { type By, byClick, byKey } from '../stage/grammar.ts';
import { isSame } from '../stage/share.ts';
import { corner, type EntryPlace, entryCorner, SQUARE } from './measure.ts';

/** A place on the board that can be clicked or reached by key. */
export interface Spot {
  readonly key: string;
  readonly square?: number;
  readonly area?: EntryPlace & { readonly area: number };
  /** A place beside the floor. */
  readonly plot?: Plot;
  /** An arrow at the square's edge. */
  readonly arrow?: Facing;
  /** Notation of what it does; absent when it only selects. */
  readonly action?: string;
  /** How many things a click can mean, when it is more than one. */
  readonly several?: number;
  readonly unit?: number;
  readonly label: string;
  readonly look: 'reach' | 'far' | 'foe' | 'ask' | 'select' | 'plain';
  readonly cost?: string;
  readonly tag?: string;
  readonly hot?: boolean;
  /** Drawn as a threat: somebody may answer. */
  readonly risky?: boolean;
}

interface Props {
  board: Board;
  spots: readonly Spot[];
  onSpot(spot: Spot, by: By): void;
  onPoint(spot: Spot | null): void;
  wasDragged(): boolean;
}

export const Spots = memo(function Spots({ board, spots, onSpot, onPoint, wasDragged }: Props) {
  const group = useRef<SVGGElement>(null);
  const keyed = useRef(false);
  // Somebody who plays by key goes on from the board, not from the top of the page.
  useEffect(() => {
    if (!keyed.current || spots.length === 0 || document.activeElement !== document.body) return;
    keyed.current = false;
    // Enter belongs to the card that the press has opened.
    if (document.querySelector('.chooser')) return;
    group.current?.querySelector<SVGGElement>('.spot')?.focus();
  }, [spots]);
  const latest = useRef({ spots, onSpot, onPoint, wasDragged });
  latest.current = { spots, onSpot, onPoint, wasDragged };
  const find = (key: string) => latest.current.spots.find((spot) => spot.key === key) ?? null;
  const hands = useRef<Hands>(null);
  hands.current ??= {
    click(key, event) {
      event.stopPropagation();
      const spot = find(key);
      if (spot && !latest.current.wasDragged()) latest.current.onSpot(spot, byClick(event.nativeEvent));
    },
    key: (key, event) =>
      onKey(event, (by) => {
        const spot = find(key);
        keyed.current = true;
        if (spot) latest.current.onSpot(spot, by);
      }),
    point: (key) => latest.current.onPoint(key === null ? null : find(key)),
  };
  return (
    <g className="spots" ref={group}>
      {spots.map((spot) => (
        <SpotView key={spot.key} board={board} spot={spot} hands={hands.current!} />
      ))}
    </g>
  );
});

/** What is done with a spot, by its key: what it means may have changed since it was drawn. */
interface Hands {
  click(key: string, event: MouseEvent): void;
  key(key: string, event: KeyboardEvent): void;
  point(key: string | null): void;
}

/** Drawn again only when it looks different: most of two hundred stay as they are. */
const SpotView = memo(
  function SpotView({ board, spot, hands }: { board: Board; spot: Spot; hands: Hands }) {
    const { key } = spot;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside a drawing
      <g
        role="button"
        tabIndex={0}
        className={`spot ${spot.look}${spot.hot ? ' hot' : ''}${spot.risky ? ' risky' : ''}`}
        aria-label={spot.label}
        data-spot={key}
        data-square={spot.square}
        data-area={spot.area?.area}
        data-unit={spot.unit}
        data-action={spot.action}
        data-several={spot.several}
        onClick={(event) => hands.click(key, event)}
        onKeyDown={(event) => hands.key(key, event)}
        onPointerEnter={() => hands.point(key)}
        onPointerLeave={() => hands.point(null)}
        onFocus={() => hands.point(key)}
        onBlur={() => hands.point(null)}
      >
        <SpotShape board={board} spot={spot} />
      </g>
    );
  },
  (a, b) => a.board === b.board && looksAlike(a.spot, b.spot),
);

const LOOKS = [
  'square',
  'arrow',
  'action',
  'several',
  'unit',
  'label',
  'look',
  'cost',
  'tag',
  'hot',
  'risky',
] as const;

function looksAlike(a: Spot, b: Spot): boolean {
  return LOOKS.every((part) => a[part] === b[part]) && isSame(a.area, b.area) && isSame(a.plot, b.plot);
}

function SpotShape({ board, spot }: { board: Board; spot: Spot }) {
  if (spot.plot) return <PlotShape plot={spot.plot} />;
  const at = spot.area ? entryCorner(board, spot.area) : corner(board, spot.square ?? 0);
  const c = { x: at.x + SQUARE / 2, y: at.y + SQUARE / 2 };
  if (spot.arrow !== undefined) return <Arrow c={c} facing={spot.arrow} />;
  return (
    <>
      <rect className="hit" x={at.x} y={at.y} width={SQUARE} height={SQUARE} />
      {spot.look === 'select' ? (
        <rect className="ready" x={at.x + 1.5} y={at.y + 1.5} width={45} height={45} rx={5} />
      ) : spot.look === 'foe' ? (
        <path className="mark foe" d={brackets(at.x, at.y)} />
      ) : (
        <rect className="frame" x={at.x + 4} y={at.y + 4} width={40} height={40} rx={3} />
      )}
      {spot.cost && (
        <text className="cost" x={c.x} y={c.y + 6}>
          {spot.cost}
        </text>
      )}
      {spot.tag && (
        <g className={spot.hot ? 'tag hot' : 'tag'}>
          <rect x={c.x - 21} y={at.y - 21} width={42} height={18} rx={9} />
          <text x={c.x} y={at.y - 7.5}>
            {spot.tag}
          </text>
        </g>
      )}
    </>
  );
}

function PlotShape({ plot: { x, y, size, rows } }: { plot: Plot }) {
  const [left, top, side] = [x * SQUARE, y * SQUARE, size * SQUARE];
  return (
    <>
      <rect className="hit" x={left} y={top} width={side} height={side} />
      <rect className="frame" x={left + 6} y={top + 6} width={side - 12} height={side - 12} rx={8} />
      {rows && (
        <path
          className="ghost"
          d={floorPath(rows)}
          transform={`translate(${left} ${top}) scale(${SQUARE})`}
        />
      )}
    </>
  );
}

/** An arrow just outside the square, towards where the piece would look. */
function Arrow({ c, facing }: { c: { x: number; y: number }; facing: Facing }) {
  return (
    <g transform={`translate(${c.x} ${c.y}) rotate(${facing * 90})`}>
      <circle className="hit" cy={-37} r={15} />
      <circle className="knob" cy={-37} r={13} />
      <path className="point" d="M-6 -34L0 -42L6 -34" />
    </g>
  );
}

function onKey(event: KeyboardEvent, press: (by: By) => void): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    press(byKey(event));
    return;
  }
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  focusTowards(event.currentTarget as SVGGElement, way[0], way[1]);
}

/** Moves the focus to the nearest spot on that side; going straight counts more than being near. */
function focusTowards(from: SVGGElement, dx: number, dy: number): void {
  const here = from.getBoundingClientRect();
  let best: SVGGElement | null = null;
  let least = Infinity;
  for (const spot of from.parentElement?.querySelectorAll<SVGGElement>('.spot') ?? []) {
    const there = spot.getBoundingClientRect();
    const x = there.left + there.width / 2 - (here.left + here.width / 2);
    const y = there.top + there.height / 2 - (here.top + here.height / 2);
    const along = x * dx + y * dy;
    const off = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 4) continue;
    if (along + 2 * off < least) {
      least = along + 2 * off;
      best = spot;
    }
  }
  best?.focus();
}

export function brackets(x: number, y: number): string {
  const [l, t, r, b] = [x - 1, y - 1, x + 49, y + 49];
  return `M${l} ${t + 12}V${t}H${l + 12}M${r - 12} ${t}H${r}V${t + 12}M${r} ${b - 12}V${b}H${r - 12}M${l + 12} ${b}H${l}V${b - 12}`;
}

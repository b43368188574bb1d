import { useId } from 'react';
import type {
  DiscDraw,
  FieldEffect,
  FieldScene,
  LineDraw,
  OnField,
  RingDraw,
  SpotDraw,
} from '../../games/adapter.ts';

/** Over the models, in millimetres: how far, who would go or shoot where, and what has just happened. */
export function Marks({
  discs,
  offer,
  effects,
  hand,
}: {
  /** What lies on the table: fields, markers. */
  discs: readonly DiscDraw[];
  /** What is shown before it is done. */
  offer: OnField | null;
  effects: readonly FieldEffect[];
  /** From where, and to where, a unit is being dragged. */
  hand: LineDraw | null;
}) {
  return (
    <>
      {discs.map(({ x, y, radius, kind }) => (
        <circle key={`${kind} ${x} ${y}`} className={`template ${kind}`} cx={x} cy={y} r={radius} />
      ))}
      {offer?.outlines?.map((part) => (
        <path key={part.join(' ')} className="outline" d={`M${part.join(' ')}Z`} />
      ))}
      {offer?.ways?.map((way) => (
        <Line key={`${way.from} ${way.to}`} line={way} className="way" />
      ))}
      {offer?.templates?.map(({ x, y, radius, kind }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may lie at one place
        <circle key={i} className={`template ${kind}`} cx={x} cy={y} r={radius} />
      ))}
      {offer?.shots?.map((shot) => (
        <Line key={`${shot.from} ${shot.to}`} line={shot} className="aim" />
      ))}
      {offer?.spots?.map((spot) => (
        <SpotMark key={`${spot.kind} ${spot.x} ${spot.y}`} spot={spot} />
      ))}
      {hand && <Line line={hand} className="way" />}
      {effects.map((effect, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no other identity
        <Happening key={i} effect={effect} />
      ))}
    </>
  );
}

export function SpotMark({ spot: { x, y, radius, kind, text } }: { spot: SpotDraw }) {
  return (
    <>
      <circle className={`spot-ring ${kind}`} cx={x} cy={y} r={radius} />
      {text && <Words x={x} y={y - radius} text={text} className={kind} />}
    </>
  );
}

type Ground = Pick<FieldScene, 'width' | 'length'>;

/** How far something goes, as far as there is a table. */
export function Rings({ ground, rings }: { ground: Ground; rings: readonly RingDraw[] }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect width={ground.width} height={ground.length} />
      </clipPath>
      {rings.map((ring) => (
        <g key={`${ring.kind} ${ring.x} ${ring.y} ${ring.radius}`}>
          <g clipPath={`url(#${id})`}>
            <Ring ring={ring} />
          </g>
          {ring.text && <RingWords ring={ring} ground={ground} />}
        </g>
      ))}
    </>
  );
}

/** Millimetres that letters take at the far side of a ring. */
const LETTERS = 14;

/** Over its northern end, or where that lies off the table under its southern one. */
function RingWords({ ring: { x, y, radius, kind, text = '' }, ground }: { ring: RingDraw; ground: Ground }) {
  const [north, south] = [y - radius, y + radius];
  if (north > LETTERS || south > ground.length)
    return <Words x={x} y={Math.max(north, LETTERS)} text={text} className={kind} />;
  return <Words x={x} y={south} text={text} className={kind} below />;
}

function Ring({ ring: { x, y, radius, kind, facing, wide = 180 } }: { ring: RingDraw }) {
  return (
    <>
      {facing === undefined ? (
        <circle className={`ring ${kind}`} cx={x} cy={y} r={radius} />
      ) : (
        <path
          className={`ring ${kind}`}
          d={sector(x, y, radius, wide)}
          transform={`rotate(${facing} ${x} ${y})`}
        />
      )}
    </>
  );
}

/** The part of a circle that lies ahead, so many degrees wide. */
function sector(x: number, y: number, radius: number, wide: number): string {
  const half = (wide * Math.PI) / 360;
  const [dx, dy] = [Math.sin(half) * radius, Math.cos(half) * radius];
  return `M${x} ${y}L${x - dx} ${y - dy}A${radius} ${radius} 0 0 1 ${x + dx} ${y - dy}Z`;
}

function Line({ line: { from, to, text }, className }: { line: LineDraw; className: string }) {
  return (
    <>
      <path className={`line ${className}`} d={`M${from.join(' ')}L${to.join(' ')}`} />
      <circle className={`end ${className}`} cx={to[0]} cy={to[1]} r={3} />
      {text && <Words x={to[0]} y={to[1]} text={text} className={className} below />}
    </>
  );
}

const BELOW = 18;

interface Worded {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly className: string;
  /** Tags of units stand above them. */
  readonly below?: boolean;
}

/** Letters keep their size on the screen. */
function Words({ x, y, text, className, below }: Worded) {
  return (
    <g
      className={`words ${className}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--scale)))` }}
    >
      <text y={below ? BELOW : -6}>{text}</text>
    </g>
  );
}

function Happening({ effect }: { effect: FieldEffect }) {
  switch (effect.kind) {
    case 'shot':
    case 'beam':
      return (
        <path
          className={`line ${effect.kind} ${effect.side}${effect.hit ? ' hit' : ''}`}
          d={`M${effect.from.join(' ')}L${effect.to.join(' ')}`}
        />
      );
    case 'fall': {
      const { x, y, side } = effect.model;
      return <path className={`fall ${side}`} d={`M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`} />;
    }
    case 'drift': {
      const [x, y] = effect.to;
      return (
        <>
          <circle className="blast from" cx={effect.from[0]} cy={effect.from[1]} r={effect.radius} />
          <path className="line drift" d={`M${effect.from.join(' ')}L${effect.to.join(' ')}`} />
          <circle className="blast" cx={x} cy={y} r={effect.radius} />
          {effect.text && <Words x={x} y={y - effect.radius} text={effect.text} className="drift" />}
        </>
      );
    }
    case 'area':
      return <circle className="ring area" cx={effect.x} cy={effect.y} r={effect.radius} />;
    case 'word':
      return (
        <g
          className={`words said${effect.good ? ' good' : ''}`}
          style={{ transform: `translate(${effect.x}px, ${effect.y}px) scale(calc(1 / var(--scale)))` }}
        >
          <text y={BELOW + 17 * effect.nth}>{effect.text}</text>
        </g>
      );
    case 'blast':
      return <circle className="blast" cx={effect.x} cy={effect.y} r={effect.radius} />;
    case 'clash':
      return <circle className="clash" cx={effect.x} cy={effect.y} r={16} />;
  }
}

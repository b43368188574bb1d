import { memo } from 'react';
import type { CounterDraw, UnitDraw } from '../games/field-scene.ts';

/** Over the canvas in millimetres: it goes with the camera and keeps its size. */
export function placed(x: number, y: number) {
  return { left: `calc(${x}px * var(--scale))`, top: `calc(${y}px * var(--scale))` };
}

/** Orders and counters are drawn around their middle. */
export function Mark({ name, className }: { name: string; className: string }) {
  return (
    <svg className={className} viewBox="-9 -9 18 18" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

export const UnitTag = memo(function UnitTag({
  unit,
  selected,
  onPick,
}: {
  unit: UnitDraw;
  selected: boolean;
  onPick(unit: number): void;
}) {
  const { id, side, order, name, count, state, label, x, y } = unit;
  return (
    <button
      type="button"
      className={`unit-tag ${side}${selected ? ' on' : ''}${state ? ` ${state}` : ''}`}
      style={placed(x, y)}
      data-unit={id}
      data-order={order ?? undefined}
      aria-label={label}
      aria-pressed={selected}
      onClick={() => onPick(id)}
    >
      {order && <Mark name={order} className="order-icon" />}
      <span className="unit-name">{name}</span>
      <b>{count}</b>
    </button>
  );
});

export function Counter({ counter: { x, y, symbol, side, text, label } }: { counter: CounterDraw }) {
  return (
    <span className={`field-counter ${side}`} style={placed(x, y)} title={label}>
      <Mark name={symbol} className="counter-icon" />
      <b>{text}</b>
      <span className="hidden-text">{label}</span>
    </span>
  );
}

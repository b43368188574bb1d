import { memo } from 'react';
import type { CounterDraw, UnitDraw } from '../games/field-scene.ts';

/** Puts what keeps its size where its millimetres are now. A property that is inherited would have every drawing in it styled anew. */
export function placeAll(over: HTMLElement, scale: number): void {
  for (const one of over.children)
    if (one instanceof HTMLElement)
      one.style.translate = `${Number(one.dataset.x) * scale}px ${Number(one.dataset.y) * scale}px`;
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
  const { id, side, order, name, count, state, label, x, y, under } = unit;
  return (
    <button
      type="button"
      className={`unit-tag ${side}${selected ? ' on' : ''}${state ? ` ${state}` : ''}${under ? ' under' : ''}`}
      data-x={x}
      data-y={y}
      data-unit={id}
      data-order={order ?? undefined}
      aria-label={label}
      aria-pressed={selected}
      onClick={() => onPick(id)}
    >
      {order && <Mark name={order} className="order-icon" />}
      <span className="unit-name">{name}</span>
      <b>×{count}</b>
    </button>
  );
});

export function Counter({ counter: { x, y, symbol, side, text, label, crowded } }: { counter: CounterDraw }) {
  return (
    <span className={`field-counter ${side}${crowded ? ' crowded' : ''}`} data-x={x} data-y={y} title={label}>
      <Mark name={symbol} className="counter-icon" />
      <b>{text}</b>
      <span className="hidden-text">{label}</span>
    </span>
  );
}

import { cardNamed } from '../../../../games/epic-1989/cards/cards.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';
import { SIDE_CLASS } from '../game.ts';
import { symbolOf } from '../symbols.ts';

export function UnitIcon({ id, side }: { id: string; side: Side }) {
  const card = cardNamed(id)!;
  const box = card.is === 'titan' ? '-30 -30 60 60' : '-16 -17 32 34';
  return (
    <svg className={`unit-icon ${card.is} ${SIDE_CLASS[side]}`} viewBox={box} aria-hidden="true">
      <use href={`#${symbolOf(side, card)}`} />
    </svg>
  );
}

/** Everybody in a detachment, in a row. */
export function UnitRow({ units, side }: { units: readonly string[]; side: Side }) {
  return (
    <span className="force-units">
      {units.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units of a kind are alike
        <UnitIcon key={i} id={id} side={side} />
      ))}
    </span>
  );
}

import { cardNamed } from '../../../../games/epic-1989/cards/cards.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';
import { SIDE_CLASS } from '../game.ts';
import { symbolOf } from '../symbols.ts';

export function UnitIcon({ id, side }: { id: string; side: Side }) {
  return (
    <svg className={`unit-icon ${SIDE_CLASS[side]}`} viewBox="-16 -17 32 34" aria-hidden="true">
      <use href={`#${symbolOf(side, cardNamed(id)!)}`} />
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

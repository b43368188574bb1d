import type { DiceShown } from '../../kernel/contract.ts';

/** Dice as they fell, with what they needed. */
export function Dice({ shown }: { shown: DiceShown }) {
  const { values, needed, plus } = shown;
  const best = Math.max(...values);
  let bestShown = false;
  return (
    <span className="dice">
      {values.map((value, i) => {
        let look = '';
        if (needed !== undefined) look = value >= needed ? 'hit' : 'miss';
        else if (values.length > 1) {
          const isBest = value === best && !bestShown;
          if (isBest) bestShown = true;
          look = isBest ? '' : 'miss';
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
          <svg key={i} className={`die ${look}`} role="img" aria-label={String(value)}>
            <use href={`#d${value}`} />
          </svg>
        );
      })}
      {plus !== undefined && plus !== 0 && <b className="num">{plus > 0 ? `+${plus}` : plus}</b>}
      {needed !== undefined && <span className="dim">needed {needed}+</span>}
    </span>
  );
}

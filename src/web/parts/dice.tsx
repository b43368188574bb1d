import './dice.css';
import type { DiceShown } from '../../kernel/contract.ts';
import { useTumble } from './tumble.ts';

interface Props {
  shown: DiceShown;
  /** They have not fallen yet. */
  rolling?: boolean;
  /** Large, with a mark under each: a tick for what was needed, a cross for what was not reached. */
  marked?: boolean;
}

/** Dice as they fell, with what they needed. */
export function Dice({ shown, rolling = false, marked = false }: Props) {
  const { values, needed, plus, was } = shown;
  const turning = useTumble(rolling);
  const best = Math.max(...values);
  let bestShown = false;
  return (
    <span className={turning === null ? 'dice' : 'dice rolling'}>
      {was !== undefined && (
        <>
          <span className="die-place was">
            <svg className="die miss" role="img" aria-label={`${was}, rolled again`}>
              <use href={`#d${was}`} />
            </svg>
          </span>
          <span aria-hidden="true">→</span>
        </>
      )}
      {values.map((value, i) => {
        let look = '';
        if (needed !== undefined) look = value >= needed ? 'hit' : 'miss';
        else if (values.length > 1) {
          const isBest = value === best && !bestShown;
          if (isBest) bestShown = true;
          look = isBest ? '' : 'miss';
        }
        const face = turning === null ? value : ((value + i * 2 + turning * 5) % 6) + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
          <span key={i} className={marked ? 'die-place marked' : 'die-place'}>
            <svg className={`die ${turning === null ? look : ''}`} role="img" aria-label={String(value)}>
              <use href={`#d${face}`} />
            </svg>
            {marked && needed !== undefined && turning === null && (
              <svg className={`mark ${look}`} viewBox="0 0 12 12" aria-hidden="true">
                <path d={look === 'hit' ? 'M2 6.5 5 9.5 10 3' : 'M3 3l6 6M9 3l-6 6'} />
              </svg>
            )}
          </span>
        );
      })}
      {plus !== undefined && plus !== 0 && <b className="num">{plus > 0 ? `+${plus}` : plus}</b>}
      {needed !== undefined && <span className="dim">needed {needed}+</span>}
    </span>
  );
}

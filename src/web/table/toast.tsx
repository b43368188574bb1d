import type { Refusal } from '../../kernel/contract.ts';
import type { Offer } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { type By, byClick } from '../stage/grammar.ts';

/** Why not: one sentence, its rule, and the nearest thing that can be done instead. */
export function ToastBody({
  refusal,
  instead,
  onInstead,
}: {
  refusal: Refusal;
  instead: Offer | null;
  onInstead(offer: Offer, by: By): void;
}) {
  return (
    <>
      <p className="why">
        <Icon name="i-close" />
        <span>
          {refusal.why} {refusal.rule && <Rule id={refusal.rule} />}
        </span>
      </p>
      {instead && (
        <button
          type="button"
          className="btn instead"
          data-do="instead"
          data-plan={instead.text}
          onClick={({ nativeEvent }) => onInstead(instead, byClick(nativeEvent))}
        >
          {instead.label}
          <kbd className="key">=</kbd>
        </button>
      )}
    </>
  );
}

import type { CSSProperties } from 'react';
import type { Prompt } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { HEED, useSettings } from '../settings.ts';
import { giveOrder } from './chosen.ts';
import { OrderPick } from './order-pick.tsx';
import { useEscape } from './use-escape.ts';

interface Props {
  sitting: Sitting;
  look: Look;
  prompt: Prompt;
}

/** In the fold of a question: the place to give an order for all such questions. */
export function OrderFoot({ sitting, look, prompt }: Props) {
  const { table, ruleset } = sitting;
  const seat = look.decision?.seat;
  const order = seat && sitting.kept ? table.orders(seat).find(({ id }) => id === prompt.order) : undefined;
  if (!seat || !order) return null;
  return (
    <div className="order-foot">
      <span>From now on</span>
      <OrderPick game={ruleset} seat={seat} order={order} />
    </div>
  );
}

/** A short while in which an order can be overruled. */
export function OrderRuns({ sitting, text }: { sitting: Sitting; text: string }) {
  const { speed } = useSettings();
  const ordered = sitting.look().ordered;
  useEscape(() => sitting.overrule());
  const stop = () => {
    if (!ordered) return;
    const { options } = sitting.table.orders(ordered.seat).find(({ id }) => id === ordered.order)!;
    giveOrder(sitting.ruleset, ordered.seat, ordered.order, options[0].value);
  };
  const own = ordered?.seat === sitting.look().viewer;
  return (
    <div className="order-foot runs" role="status">
      <i className="heed" style={{ '--heed': `${HEED[speed]}ms` } as CSSProperties} aria-hidden="true" />
      <span>
        <b>Standing order.</b> {text}
      </span>
      <button type="button" className="btn" data-do="overrule" onClick={() => sitting.overrule()}>
        Ask me instead <kbd className="key">Esc</kbd>
      </button>
      {own && (
        <button type="button" className="btn quiet" data-do="stop-order" onClick={stop}>
          Stop this order
        </button>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { Seat } from '../../kernel/contract.ts';
import type { Table } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { OrderPick } from './order-pick.tsx';

interface Props {
  table: Table;
  /** The seats whose orders may be on the screen now. */
  seats: readonly Seat[];
  onClose(): void;
}

/** All standing orders of whoever is at the screen, each a sentence that can be changed. */
export function OrdersDialog({ table, seats, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="menu orders" aria-label="Standing orders" onClose={onClose}>
      <header>
        <h2 className="name">Standing orders</h2>
        <button
          type="button"
          className="plain"
          aria-label="Close"
          data-do="close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="i-close" />
        </button>
      </header>
      <p className="dim">
        They answer questions for you, in this game and the next ones, until you change them. Before one
        answers you can still say “Ask me instead”.
      </p>
      {seats.length === 0 && <p>Take the screen first: these orders belong to one of you.</p>}
      {seats.map((seat) => (
        <section key={seat} aria-label={`${table.seatName(seat)} player`}>
          {seats.length > 1 && <h3 className="label">{table.seatName(seat)} player</h3>}
          {table.orders(seat).map((order) => (
            <div key={order.id} className="order">
              <p>
                <b>{order.word}</b> <Rule id={order.rule} />
              </p>
              <p className="dim">{order.text}</p>
              <OrderPick game={table.match.ruleset.id} seat={seat} order={order} />
            </div>
          ))}
        </section>
      ))}
    </dialog>
  );
}

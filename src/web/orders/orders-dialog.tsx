import type { Seat } from '../../kernel/contract.ts';
import type { Table } from '../games/adapter.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Rule } from '../parts/rule.tsx';
import { OrderPick } from './order-pick.tsx';

interface Props {
  /** Of which game. */
  ruleset: string;
  table: Table;
  /** The seats whose orders may be on the screen now. */
  seats: readonly Seat[];
  onClose(): void;
}

/** All standing orders of whoever is at the screen, each a sentence that can be changed. */
export function OrdersDialog({ ruleset, table, seats, onClose }: Props) {
  return (
    <Dialog title="Standing orders" className="orders" onClose={onClose}>
      <p className="dim">
        They answer questions for you, in this game and the next ones, until you change them. Before one
        answers you can still say “Ask me instead”; at the speed Instant there is no time for that.
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
              <OrderPick game={ruleset} seat={seat} order={order} />
            </div>
          ))}
        </section>
      ))}
    </Dialog>
  );
}

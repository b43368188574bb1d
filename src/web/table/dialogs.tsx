import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Hand, LayerKind, Standing } from '../games/adapter.ts';
import { canAsk } from '../match/offers.ts';
import { download } from '../match/saving.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { Dialog as Window } from '../parts/dialog.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Menu } from './menu.tsx';
import { StandingBody } from './standing-panel.tsx';

const OrdersDialog = lazy(() =>
  import('../orders/orders-dialog.tsx').then((m) => ({ default: m.OrdersDialog })),
);

export type Dialog = 'menu' | 'keys' | 'orders' | 'standing';

interface Props {
  open: Dialog | null;
  sitting: Sitting;
  look: Look;
  hand: Hand | null;
  standing: Standing | null;
  layers: readonly LayerKind[];
  onOpen(dialog: Dialog | null): void;
  /** More for the menu. */
  more?: ReactNode;
}

/** What lies over the whole table: one at a time. */
export function Dialogs({ open, sitting, look, hand, standing, layers, onOpen, more }: Props) {
  const { table, players } = sitting;
  const fromMenu = useRef(false);
  const close = () => {
    onOpen(null);
    // What had the focus went with the menu.
    if (fromMenu.current) document.querySelector<HTMLElement>('[data-do="menu"]')?.focus();
    fromMenu.current = false;
  };
  if (open === 'keys') return <KeysHelp hand={hand} stage={table.stage} layers={layers} onClose={close} />;
  if (open === 'orders')
    return (
      <Suspense>
        <OrdersDialog
          ruleset={sitting.ruleset}
          table={table}
          seats={Object.keys(players).filter((seat) => seat === look.viewer)}
          onClose={close}
        />
      </Suspense>
    );
  if (open === 'standing' && standing)
    return (
      <Window title={standing.title} className="standing-window" onClose={close}>
        <p>{standing.says}</p>
        <StandingBody standing={standing} />
      </Window>
    );
  if (open !== 'menu') return null;
  return (
    <Menu
      title={table.title}
      briefing={table.briefing}
      seal={sitting.seal}
      over={look.outcome !== null}
      kept={sitting.kept}
      onClose={close}
      onOpen={(next) => {
        fromMenu.current = true;
        onOpen(next);
      }}
      onSave={() => void download(sitting.file(), table.title)}
      drawReason={sitting.drawReason()}
      onDraw={() => {
        close();
        sitting.offerDraw();
      }}
      backReason={canAsk(players) ? sitting.backReason() : undefined}
      onBack={() => {
        close();
        sitting.askBack();
      }}
      onConcede={() => {
        close();
        sitting.giveUp();
      }}
    >
      {more}
    </Menu>
  );
}

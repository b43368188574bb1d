import { useEffect, useMemo } from 'react';
import { eventsOf, holding } from '../../kernel/sitting.ts';
import type { Prompt } from '../games/adapter.ts';
import { isMachine } from '../match/opponents.ts';
import type { Sitting } from '../match/sitting.ts';
import { withOrders } from '../orders/told.ts';
import { reportFor } from './lines.ts';
import type { Controls } from './use-controls.ts';
import { waitingFor } from './verdict.ts';

/** Actions that the report beside the table goes back. */
const BACK = 120;

/** What stands around the board: head, roster, card, report, and what is waited for. */
export function useFacts(sitting: Sitting, { look, hand, selected }: Controls) {
  const { table, players } = sitting;
  const { view, viewer, outcome, decision } = look;
  const head = useMemo(() => table.head(view, viewer), [table, view, viewer]);
  const roster = useMemo(() => table.roster(view, viewer), [table, view, viewer]);
  const standing = useMemo(
    () =>
      table.standing?.(
        view,
        eventsOf(
          holding(
            sitting
              .eyes(viewer)
              .told()
              .slice(0, look.shown + 1),
          ),
        ),
      ) ?? null,
    [table, sitting, view, viewer, look.shown],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with every look
  const undoReason = useMemo(() => sitting.undoReason(), [sitting, look]);
  const lines = useMemo(
    () =>
      withOrders(
        reportFor(table, sitting.eyes(look.viewer), BACK, look),
        sitting.ordersFor(look.viewer),
        look.viewer,
      ),
    [table, sitting, look],
  );
  // A question that has been answered is over; the next one is put when what led to it has been seen.
  const asked = look.moving ? null : hand?.prompt;
  const prompt: Prompt | null = asked && !asked.settled ? asked : null;
  const shown = prompt?.unit ?? selected;
  const card = useMemo(() => table.card(view, shown), [table, view, shown]);
  const waiting = waitingFor(sitting, look, prompt, hand?.note ?? null);
  const note = outcome ? 'The match is over.' : (waiting ?? '');
  const machine = !outcome && decision !== null && isMachine(players[decision.seat]);
  /** Something is being shown that may go faster or slower. */
  const paced = look.moving || machine;
  return { head, roster, standing, card, undoReason, lines, prompt, waiting, note, paced };
}

export type Facts = ReturnType<typeof useFacts>;

/** Whose move it is can be read from the tab. */
export function useTitle({ table }: Sitting, { look }: Controls): void {
  const mine = look.mine && !look.busy && !look.outcome;
  useEffect(() => {
    document.title = mine ? `Your move: ${table.title}` : `${table.title}, Auspex`;
    return () => {
      document.title = 'Auspex';
    };
  }, [mine, table]);
}

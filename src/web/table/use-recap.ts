import { useEffect, useMemo, useState } from 'react';
import { gistOf, glancesOf } from '../match/recap.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { type ReportLine, reportFor } from './lines.ts';
import type { Peek } from './use-peek.ts';

/** The report is read so far back for it. */
const BACK = 400;
/** Lines that say what it came to. */
const LINES = 3;

export interface Recap {
  readonly lines: readonly ReportLine[];
  /** The picture that is looked at, counted from one; 0 for none yet. */
  readonly at: number;
  /** Its number of pictures once they have been laid out. */
  readonly last: number;
  readonly peek: Peek | null;
  go(to: number): void;
  close(): void;
}

/** What the viewer missed while he waited; null when he missed nothing, or has read it. */
export function useRecap(sitting: Sitting, look: Look): Recap | null {
  const { table } = sitting;
  const { recap: span, viewer } = look;
  const eyes = sitting.eyes(viewer);
  const [at, setAt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wait begins with what it came to
  useEffect(() => setAt(0), [span]);
  const told = useMemo(() => {
    if (!span) return null;
    const gist = gistOf(table, eyes, span);
    if (!gist.any) return null;
    const weighty = new Set(gist.weighty.slice(0, LINES));
    const all = reportFor(table, eyes, BACK, { shown: span.to, partly: 0 });
    return { lines: all.filter(({ entry, heading }) => !heading && weighty.has(entry)) };
  }, [table, eyes, span]);
  const wanted = at > 0;
  const glances = useMemo(
    () => (wanted && span ? glancesOf(table, eyes, span) : []),
    [wanted, table, eyes, span],
  );
  const last = glances.length;
  useEffect(() => {
    if (last === 0) return;
    const turn = (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setAt((now) => Math.min(last, Math.max(1, now + by)));
    };
    document.addEventListener('keydown', turn, true);
    return () => document.removeEventListener('keydown', turn, true);
  }, [last]);
  const glance = glances[at - 1];
  const peek = useMemo((): Peek | null => {
    if (!glance) return null;
    const { beat, view } = glance;
    const text = reportFor(table, eyes, BACK, glance).findLast(({ heading }) => !heading)?.text ?? '';
    return { key: `recap ${at}`, when: table.summary(view), text, view, scene: beat.scene, beat };
  }, [glance, at, table, eyes]);
  if (!told) return null;
  return {
    ...told,
    at: peek ? at : 0,
    last,
    peek,
    go: (to) => setAt(last === 0 ? to : Math.min(last, Math.max(1, to))),
    close: sitting.forgetRecap,
  };
}

import { useEffect, useMemo, useState } from 'react';
import { holding, type Told } from '../../kernel/sitting.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import type { BeatShown } from '../match/state.ts';
import type { ReportLine } from './lines.ts';

/** A moment of the match that is looked at again; play waits meanwhile. */
export interface Peek {
  readonly key: string;
  /** 'Turn 3, Stealer actions'. */
  readonly when: string;
  readonly text: string;
  readonly view: unknown;
  readonly scene: unknown;
  /** The beat that is looked at again, where it is one. */
  readonly beat?: BeatShown;
}

/** Looks back at the board as the viewer knew it then: from his view of that moment, and nothing learned since. */
export function usePeek(sitting: Sitting, look: Look) {
  const { table, eyes } = sitting;
  const [line, setLine] = useState<ReportLine | null>(null);
  const gone = look.curtain !== null || (line !== null && !isHeld(eyes(look.viewer).told(), line.entry));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes begin at the present
  useEffect(() => setLine(null), [look.viewer, gone]);
  const peek = useMemo((): Peek | null => {
    if (!line || gone) return null;
    let view: unknown = look.view;
    eyes(look.viewer).viewAt(line.entry, (then) => {
      view = then;
    });
    const { key, text } = line;
    return { key, text, view, when: table.summary(view), scene: table.scene(view) };
  }, [line, gone, eyes, table, look.viewer, look.view]);
  return {
    peek,
    lookAt: (next: ReportLine) => setLine(next.key === line?.key ? null : next),
    back: () => setLine(null),
  };
}

/** What was taken back is no place to look at. */
function isHeld(told: readonly Told[], n: number): boolean {
  return holding(told).some((one) => one.n === n);
}

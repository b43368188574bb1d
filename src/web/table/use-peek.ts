import { useEffect, useMemo, useState } from 'react';
import { stateAt } from '../../kernel/match.ts';
import type { Scene } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import type { ReportLine } from './lines.ts';

/** A moment of the match that is looked at again; play waits meanwhile. */
export interface Peek {
  readonly key: string;
  /** 'Turn 3, Stealer actions'. */
  readonly when: string;
  readonly text: string;
  readonly view: unknown;
  readonly scene: Scene;
}

/** Looks back at the board as the viewer knew it then: from his view of that moment, and nothing learned since. */
export function usePeek(sitting: Sitting, look: Look) {
  const { table, match } = sitting;
  const [line, setLine] = useState<ReportLine | null>(null);
  const gone = look.curtain !== null || (line !== null && line.entry > look.shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes begin at the present
  useEffect(() => setLine(null), [look.viewer, gone]);
  const peek = useMemo((): Peek | null => {
    if (!line || gone) return null;
    const view = match.game.view(stateAt(match, line.entry), look.viewer);
    const { key, text } = line;
    return { key, text, view, when: table.summary(view), scene: table.scene(view) };
  }, [line, gone, match, table, look.viewer]);
  return {
    peek,
    lookAt: (next: ReportLine) => setLine(next.key === line?.key ? null : next),
    back: () => setLine(null),
  };
}

import { useCallback, useReducer } from 'react';
import type { Viewer } from '../../kernel/contract.ts';
import type { Sitting } from '../match/sitting.ts';

export interface Said {
  readonly id: number;
  readonly text: string;
  /** What happened, what is asked, an answer to a command, or the command itself. */
  readonly kind: 'event' | 'ask' | 'reply' | 'typed';
  /** For whose eyes it is: nobody else's screen holds it. */
  readonly viewer: Viewer;
}

interface State {
  readonly next: number;
  readonly lines: readonly Said[];
}

type Passage = (Pick<Said, 'kind' | 'viewer'> & { readonly texts: readonly string[] }) | 'empty';

const MOST = 300;

function reduce(state: State, step: Passage): State {
  if (step === 'empty') return { ...state, lines: [] };
  const added = step.texts.map(
    (text, i): Said => ({
      id: state.next + i,
      text,
      kind: step.kind,
      viewer: step.viewer,
    }),
  );
  return { ...state, next: state.next + added.length, lines: [...state.lines, ...added].slice(-MOST) };
}

export interface Transcript {
  readonly lines: readonly Said[];
  say(kind: Said['kind'], texts: readonly string[]): void;
  empty(): void;
}

/** What was said at this screen, oldest first. */
export function useTranscript(sitting: Sitting): Transcript {
  const [{ lines }, dispatch] = useReducer(reduce, { next: 1, lines: [] });
  const say = useCallback(
    (kind: Said['kind'], texts: readonly string[]) => {
      if (texts.length > 0) dispatch({ kind, texts, viewer: sitting.look().viewer });
    },
    [sitting],
  );
  const empty = useCallback(() => dispatch('empty'), []);
  return { lines, say, empty };
}

import { useEffect, useRef } from 'react';
import type { Viewer } from '../../kernel/contract.ts';
import type { Transcript } from './use-transcript.ts';

interface Props {
  transcript: Transcript;
  viewer: Viewer;
}

/** Everything said, the newest last. What is added is read out; what was typed is not. */
export function TextReport({ transcript: { lines }, viewer }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is the one to see
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return (
    <section className="told-lines" aria-label="Report">
      <h2 className="label">Report</h2>
      <div
        key={viewer}
        ref={box}
        role="log"
        aria-live="polite"
        aria-label="What happens"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by key
        tabIndex={0}
      >
        {lines
          .filter((line) => line.viewer === viewer)
          .map(({ id, text, kind }) => (
            <p key={id} className={kind} aria-hidden={kind === 'typed' || undefined}>
              {text}
            </p>
          ))}
      </div>
    </section>
  );
}

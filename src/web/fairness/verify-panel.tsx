import { useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { Findings } from './findings.ts';
import { verified } from './verified.ts';

/** The button that has a finished match verified, and what was found. */
export function VerifyPanel({ file }: { file: () => string | Promise<string> }) {
  const [found, setFound] = useState<Findings | null>(null);
  const [busy, setBusy] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  // On a small screen what was found stands below the edge.
  useEffect(() => {
    if (found) told.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  async function verify(): Promise<void> {
    setBusy(true);
    setFound(await verified(file()));
    setBusy(false);
  }
  return (
    <section className="verify" aria-label="Verify" data-verdict={found?.verdict}>
      <button type="button" className="btn" data-do="verify" disabled={busy} onClick={() => void verify()}>
        <Icon name="i-check" /> Verify the dice
      </button>
      <div role="status" ref={told}>
        {found && (
          <>
            <p className={found.verdict === 'broken' ? 'harm' : undefined}>
              <b>{found.title}</b>
            </p>
            <ul>
              {found.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

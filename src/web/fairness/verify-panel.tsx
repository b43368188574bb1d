import { useState } from 'react';
import { rulesetsFor } from '../../games/rulesets.ts';
import { rulesets } from '../games/rulesets.ts';
import { Icon } from '../parts/icon.tsx';
import { type Findings, findingsOf } from './findings.ts';

/** Plays a finished match again from its file, here, and says what that proved. */
export function VerifyPanel({ file }: { file: () => string | Promise<string> }) {
  const [found, setFound] = useState<Findings | null>(null);
  const [busy, setBusy] = useState(false);
  async function verify(): Promise<void> {
    setBusy(true);
    const { verifyMatch } = await import('../../kernel/verify.ts');
    const text = await file();
    setFound(findingsOf(verifyMatch(text, await rulesetsFor(text, rulesets))));
    setBusy(false);
  }
  return (
    <section className="verify" aria-label="Verify" data-verdict={found?.verdict}>
      <button type="button" className="btn" data-do="verify" disabled={busy} onClick={() => void verify()}>
        <Icon name="i-check" /> Verify the dice
      </button>
      <div role="status">
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

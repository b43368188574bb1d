import { useEffect, useState } from 'react';
import { LIMITS } from '../../kernel/limits.ts';
import { download } from '../match/saving.ts';
import { Icon } from '../parts/icon.tsx';
import { linkFor } from './link.ts';
import type { Replay } from './replay.ts';

type Link = { readonly text: string | null } | null;

/** Takes the match along: as a link that holds all of it, or as a file. */
export function SharePanel({ replay }: { replay: Replay }) {
  const [link, setLink] = useState<Link>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let gone = false;
    if (!replay.outcome) return;
    const { origin, pathname } = window.location;
    void linkFor(replay.text, origin + pathname).then((text) => !gone && setLink({ text }));
    return () => {
      gone = true;
    };
  }, [replay]);
  if (!replay.outcome)
    return (
      <section className="share" aria-label="Share">
        <p className="dim">A match holds the secrets of both sides. You can share it once it is over.</p>
      </section>
    );
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      document.querySelector<HTMLInputElement>('[data-field="link"]')?.select();
    }
  }
  return (
    <section className="share" aria-label="Share">
      {link?.text && (
        <>
          <label className="field">
            <span className="label">Link with the whole match in it</span>
            <input
              data-field="link"
              readOnly
              value={link.text}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <button type="button" className="btn go" data-do="copy-link" onClick={() => void copy(link.text!)}>
            <Icon name={copied ? 'i-check' : 'i-replay'} /> {copied ? 'Copied' : 'Copy the link'}
          </button>
          <p className="dim" role="status">
            Whoever opens it sees this replay. Nothing is stored anywhere else.
          </p>
        </>
      )}
      {link && !link.text && (
        <p className="dim" data-do="too-long">
          This match is too long for a link: it would take more than {LIMITS.link.toLocaleString('en')}{' '}
          letters. Send the file instead.
        </p>
      )}
      <button
        type="button"
        className={link && !link.text ? 'btn go' : 'btn'}
        data-do="save-file"
        onClick={() => void download(replay.text, replay.table.title)}
      >
        <Icon name="i-log" /> Save as file
      </button>
    </section>
  );
}

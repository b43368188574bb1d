import { useEffect, useState } from 'react';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { lineOf, linkOf, saveList } from './army-file.ts';

/** Takes a list along: as a line of text, as a link that holds all of it, as a file. */
export function ShareList({ army, onClose }: { army: Army; onClose(): void }) {
  const [link, setLink] = useState('');
  useEffect(() => void linkOf(army).then(setLink), [army]);
  return (
    <Dialog title={`Share ${army.name}`} className="share-list" onClose={onClose}>
      {army.cards.length === 0 ? (
        <p className="dim">There is nothing to share yet: the list has no cards.</p>
      ) : (
        <>
          <Copied word="Link with the whole list in it" field="link" text={link} />
          <Copied word="In one line, for mail and chat" field="text" text={lineOf(army)} />
          <div className="row">
            <button type="button" className="btn" data-do="export" onClick={() => void saveList(army)}>
              <Icon name="i-log" /> Save as file
            </button>
          </div>
          <p className="dim">
            Whoever opens the link gets a copy of the list. Nothing is stored anywhere else.
          </p>
        </>
      )}
    </Dialog>
  );
}

function Copied({ word, field, text }: { word: string; field: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="copied">
      <label className="field">
        <span className="label">{word}</span>
        <input data-field={field} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        className="btn"
        data-do={`copy-${field}`}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => document.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.select(),
          )
        }
      >
        <Icon name={copied ? 'i-check' : 'i-replay'} /> {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}

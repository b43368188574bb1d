import './share-list.css';
import { useEffect, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly name: string;
  /** Nothing is in it yet. */
  readonly empty: boolean;
  readonly line: string;
  link(): Promise<string>;
  onSave(): void;
  onClose(): void;
}

/** Takes a list along: as a line of text, as a link that holds all of it, as a file. */
export function ShareList({ name, empty, line, link: make, onSave, onClose }: Props) {
  const [link, setLink] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is all that is in the link
  useEffect(() => void make().then(setLink), [line]);
  return (
    <Dialog title={`Share ${name}`} className="share-list" onClose={onClose}>
      {empty ? (
        <p className="dim">There is nothing to share yet: the list is empty.</p>
      ) : (
        <>
          <Copied word="Link with the whole list in it" field="link" text={link} />
          <Copied word="In one line, for mail and chat" field="text" text={line} />
          <div className="row">
            <button type="button" className="btn" data-do="export" onClick={onSave}>
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

import './share-list.css';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

/** A list that somebody sent as text. */
export function PasteList({ onText }: { onText(text: string): void }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" className="btn" data-do="paste" onClick={() => setOpen(true)}>
        <Icon name="i-log" /> Paste a list
      </button>
      {open && (
        <Dialog title="Paste a list" className="share-list" onClose={() => setOpen(false)}>
          <label className="field">
            <span className="label">One line, or a whole file</span>
            <textarea
              data-field="pasted"
              rows={8}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button
            type="button"
            className="btn go"
            data-do="read-pasted"
            disabled={text.trim() === ''}
            onClick={() => {
              setOpen(false);
              onText(text);
            }}
          >
            <Icon name="i-check" /> Read it
          </button>
        </Dialog>
      )}
    </>
  );
}

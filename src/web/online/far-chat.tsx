import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TableNews } from '../../kernel/far-table.ts';
import { Icon } from '../parts/icon.tsx';
import type { FarLine } from './line.ts';

const LONGEST = 300;

/** What is said beside the match. It can be put away for good: then nothing lights up any more. */
export function FarChat({ news, line }: { news: TableNews; line: FarLine }) {
  const { chat, you, id } = news;
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState(() => localStorage.getItem(muteOf(id)) !== null);
  const [read, setRead] = useState(0);
  const [text, setText] = useState('');
  const last = chat.at(-1)?.n ?? 0;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!open) return;
    setRead(last);
    end.current?.scrollIntoView({ block: 'end' });
  }, [open, last]);
  const fresh = !muted && chat.some(({ n, own }) => n > read && !own);
  const mute = (on: boolean) => {
    setMuted(on);
    if (on) localStorage.setItem(muteOf(id), '1');
    else localStorage.removeItem(muteOf(id));
  };
  const send = () => {
    if (text.trim() !== '') line.say({ chat: text });
    setText('');
  };
  return (
    <>
      <button
        type="button"
        className="far-chat-button"
        data-do="chat"
        data-new={fresh || undefined}
        aria-expanded={open}
        aria-label={fresh ? 'Chat: something new was said' : 'Chat'}
        title="Chat"
        onClick={() => setOpen(!open)}
      >
        <Icon name="i-chat" />
      </button>
      {open &&
        createPortal(
          <section className="far-chat" aria-label="Chat">
            <header>
              <b>{you === 'spectator' ? 'Among those who look on' : 'Between the two of you'}</b>
              <label>
                <input type="checkbox" checked={muted} onChange={({ target }) => mute(target.checked)} /> Mute
              </label>
              <button type="button" className="btn quiet" data-do="close-chat" onClick={() => setOpen(false)}>
                Close
              </button>
            </header>
            <ol>
              {chat.length === 0 && <li className="dim">Nothing was said yet.</li>}
              {(muted ? chat.filter(({ own }) => own) : chat).map(({ n, name, text: said, own }) => (
                <li key={n} className={own ? 'own' : undefined}>
                  <small className="dim">{own ? 'You' : name}</small> {said}
                </li>
              ))}
              <li ref={end} aria-hidden="true" />
            </ol>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                send();
              }}
            >
              <label className="field">
                <input
                  data-field="chat"
                  aria-label="Say something"
                  value={text}
                  maxLength={LONGEST}
                  autoComplete="off"
                  onChange={(event) => setText(event.target.value)}
                />
              </label>
              <button type="submit" className="btn go">
                Say
              </button>
            </form>
          </section>,
          document.body,
        )}
    </>
  );
}

function muteOf(match: string): string {
  return `auspex.mute.${match}`;
}

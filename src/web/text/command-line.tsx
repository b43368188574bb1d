import { type KeyboardEvent, type RefObject, useState } from 'react';
import { complete, type History } from './complete.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  history: History;
  lines(): readonly string[];
  onLine(line: string): void;
  onSay(texts: readonly string[]): void;
  /** An action as it may be typed. */
  example?: string;
}

/** Where commands are typed. Up and down walk through older lines, Tab completes while there is something to add. */
export function CommandLine({ field, history, lines, onLine, onSay, example = 'move N N E' }: Props) {
  const [text, setText] = useState('');
  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      setText((event.key === 'ArrowUp' ? history.older() : history.newer()) ?? text);
    } else if (event.key === 'Escape') setText('');
    else if (event.key === 'Tab' && !event.shiftKey && text !== '') {
      const found = complete(lines(), text);
      if (found.text.length <= text.length) return; // nothing to add: Tab goes on as ever
      event.preventDefault();
      setText(found.text);
      if (found.among.length > 0)
        onSay([`${found.among.slice(0, 8).join(', ')}${found.among.length > 8 ? ' and more' : ''}.`]);
    }
  }
  return (
    <form
      className="command-line"
      onSubmit={(event) => {
        event.preventDefault();
        history.add(text);
        setText('');
        onLine(text);
      }}
    >
      <label className="label" htmlFor="command">
        Command
      </label>
      <input
        id="command"
        ref={field}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby="command-hint"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <button type="submit" className="btn go">
        Enter
      </button>
      <p id="command-hint" className="dim">
        A letter of the list, a piece by its number, an action such as {example}, or help.
      </p>
    </form>
  );
}

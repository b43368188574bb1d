import { useEffect, useState } from 'react';
import { Trouble } from '../parts/page.tsx';
import { bringName, myName, newPhrase } from './api.ts';

/** One's name on another device: a passphrase from this one, or one from there. */
export function MyName({ asked, onBrought }: { asked: number; onBrought(): void }) {
  const [name, setName] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after a change
  useEffect(() => {
    let gone = false;
    myName().then(
      (me) => !gone && setName(me.name),
      () => undefined, // the page says already that nobody answers
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  const [phrase, setPhrase] = useState<string | null>(null);
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const tried = (work: Promise<void>) =>
    void work.then(() => setProblem(null)).catch((error: Error) => setProblem(error.message));
  return (
    <>
      <p>
        {name === null ? (
          'You have no name here yet: it is asked for when you invite or join.'
        ) : (
          <>
            You are <b>{name}</b> here.
          </>
        )}
      </p>
      <details className="far-name">
        <summary>Your name on another device</summary>
        <p className="dim">
          A passphrase brings your name and your games along. Whoever has it is you here, so keep it to
          yourself; a new one ends the old one.
        </p>
        {phrase ? (
          <p>
            <code data-said="phrase">{phrase}</code>
          </p>
        ) : (
          <button
            type="button"
            className="btn"
            data-do="new-phrase"
            onClick={() => tried(newPhrase().then((made) => setPhrase(made.phrase)))}
          >
            Make a passphrase
          </button>
        )}
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            tried(bringName(given).then(() => onBrought()));
          }}
        >
          <label className="field">
            <span className="label">I have one</span>
            <input
              data-field="phrase"
              value={given}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setGiven(event.target.value)}
            />
          </label>
          <button type="submit" className="btn" data-do="bring-name">
            Be me here
          </button>
        </form>
        <Trouble text={problem} />
      </details>
    </>
  );
}

import { useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { myName, setName } from './api.ts';
import { NameField } from './name-field.tsx';
import { wishes } from './wishes.ts';

/** Says who comes, and takes a place at a table. */
export function Chair({
  word,
  join,
  onJoined,
}: {
  word: string;
  join(): Promise<unknown>;
  onJoined(): void;
}) {
  const [name, change] = useState(wishes.name);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    myName()
      .then((me) => change((now) => now || (me.name ?? '')))
      .catch((error: Error) => setProblem(error.message));
  }, []);
  async function sitDown(): Promise<void> {
    try {
      await setName(name);
      await join();
      onJoined();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <form
      className="squad far-invite"
      onSubmit={(event) => {
        event.preventDefault();
        void sitDown();
      }}
    >
      <NameField name={name} onChange={change} />
      <button type="submit" className="btn go" data-do="join">
        <Icon name="i-play" /> {word}
      </button>
      <Trouble text={problem} />
    </form>
  );
}

import { useEffect, useState } from 'react';
import { blocked, unblock } from './api.ts';

/** Those who were blocked; each can be let in again. */
export function Blocked() {
  const [list, setList] = useState<readonly { n: number; name: string }[]>([]);
  useEffect(() => {
    let gone = false;
    blocked().then(
      (found) => !gone && setList(found.blocked),
      () => undefined, // whoever has no name has blocked nobody
    );
    return () => {
      gone = true;
    };
  }, []);
  if (list.length === 0) return null;
  return (
    <section aria-label="Blocked">
      <h2 className="label">Blocked</h2>
      <ul className="far-list">
        {list.map(({ n, name }) => (
          <li key={n} className="row">
            <b>{name}</b>
            <button
              type="button"
              className="btn"
              data-do="unblock"
              onClick={() => void unblock(n).then(() => setList(list.filter((one) => one.n !== n)))}
            >
              Let in again
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

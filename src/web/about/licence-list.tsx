import { useEffect, useState } from 'react';
import type { Licence } from './licence.ts';

/** Fonts and packages of the page, each with the text of its licence. */
export function LicenceList() {
  const [all, setAll] = useState<readonly Licence[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetch('./licences.json')
      .then((answer) => answer.json())
      .then(setAll)
      .catch(() => setFailed(true));
  }, []);
  if (failed) return <p className="harm">The list could not be fetched. Load the page again.</p>;
  if (!all) return <p className="dim">Opening…</p>;
  return (
    <ul className="licences">
      {all.map(({ name, version, licence, text }) => (
        <li key={name}>
          <details>
            <summary>
              <b>{name}</b> <span className="num">{version}</span> <small>{licence}</small>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
            <pre tabIndex={0}>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { ownAddress } from '../own-address.ts';

/** The way to a new mission, and back to those begun and not saved. */
export function DraftLinks() {
  const [drafts, setDrafts] = useState<readonly { id: string; title: string }[]>([]);
  useEffect(() => void import('./use-draft.ts').then(({ listDrafts }) => listDrafts()).then(setDrafts), []);
  return (
    <div className="row">
      <a className="btn" data-do="new-mission" href={ownAddress('missions', 'new', 'sheet')}>
        <Icon name="i-map" /> New mission
      </a>
      {drafts.map(({ id, title }) => (
        <a key={id} className="btn" data-draft-link={id} href={ownAddress('missions', id, 'sheet')}>
          Go on with {title}
        </a>
      ))}
    </div>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../address.ts';
import { Icon } from '../parts/icon.tsx';

/** The way to a new mission, and back to those begun and not saved. */
export function DraftLinks({ game, children }: { game: string; children?: ReactNode }) {
  const [drafts, setDrafts] = useState<readonly { id: string; title: string }[]>([]);
  useEffect(
    () => void import('./use-draft.ts').then(({ listDrafts }) => listDrafts(game)).then(setDrafts),
    [game],
  );
  return (
    <div className="row">
      <a className="btn" data-do="new-mission" href={addressOf(game, 'missions', 'new', 'sheet')}>
        <Icon name="i-map" /> New mission
      </a>
      {children}
      {drafts.map(({ id, title }) => (
        <a key={id} className="btn" data-draft-link={id} href={addressOf(game, 'missions', id, 'sheet')}>
          Go on with {title}
        </a>
      ))}
    </div>
  );
}

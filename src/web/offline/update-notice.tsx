import { useState, useSyncExternalStore } from 'react';
import { usePlace } from '../address.ts';
import { nextVersion, onNextVersion, takeNext } from './update.ts';

/** Places where somebody is in the middle of something. */
const BUSY = ['match', 'text', 'drill', 'companion'];

/** Offers a new version. Never at the table: it can wait until the player is back. */
export function UpdateNotice() {
  const next = useSyncExternalStore(onNextVersion, nextVersion);
  const place = usePlace();
  const [refused, setRefused] = useState<ServiceWorker | null>(null);
  if (!next || next === refused || (place && BUSY.includes(place.page))) return null;
  return (
    <aside className="notice" role="status" data-notice="update">
      <p>A new version is ready.</p>
      <button type="button" className="btn go" data-do="update" onClick={takeNext}>
        Reload
      </button>
      <button type="button" className="btn quiet" onClick={() => setRefused(next)}>
        Later
      </button>
    </aside>
  );
}

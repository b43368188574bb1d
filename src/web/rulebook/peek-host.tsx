import { lazy, Suspense, useEffect } from 'react';
import { lookUp, useLookedUp } from './peek.ts';

const PeekDialog = lazy(() => import('./peek-dialog.tsx').then((m) => ({ default: m.PeekDialog })));

/** Shows the rule somebody asked for, over any page. */
export function PeekHost() {
  const rule = useLookedUp();
  useEffect(() => {
    const close = () => lookUp(null);
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
  }, []);
  return rule ? (
    <Suspense>
      <PeekDialog rule={rule} />
    </Suspense>
  ) : null;
}

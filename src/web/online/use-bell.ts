import { useEffect } from 'react';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { settings } from '../settings.ts';

/** Two notes when it is one’s turn and one looks elsewhere. */
export function useBell(sitting: RemoteSitting | null): void {
  useEffect(() => {
    if (!sitting) return;
    const isAsked = () => sitting.decisions().length > 0;
    let was = isAsked();
    return sitting.subscribe(() => {
      const now = isAsked();
      const { sound, volume } = settings();
      if (now && !was && document.hidden && sound)
        void import('../sound/synth.ts').then(({ play }) => play('turn', volume, 0));
      was = now;
    });
  }, [sitting]);
}

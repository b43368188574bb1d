import { useEffect } from 'react';

/** Keeps the screen on while it is wanted, where the browser can. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone) void lock.release();
      } catch {
        // A low battery may refuse it; the clock runs by the time of day all the same.
      }
    };
    void ask();
    // The browser lets go when the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
}

import { useEffect, useState } from 'react';
import { dropSave, listSaves, type Save } from '../store/saves.ts';

/** The matches kept in this browser, those that go on before those that are over; null until they have been read. */
export function useSaves(): { saves: readonly Save[] | null; drop(id: string): void } {
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  useEffect(() => {
    void listSaves().then((all) => setSaves([...all].sort((a, b) => Number(a.over) - Number(b.over))));
  }, []);
  return {
    saves,
    drop(id) {
      void dropSave(id);
      setSaves(saves?.filter((save) => save.id !== id) ?? null);
    },
  };
}

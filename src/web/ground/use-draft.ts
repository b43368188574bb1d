import { useEffect, useRef, useState } from 'react';

/** So many changes can be taken back. */
const MOST = 50;

interface Draft<Battle> {
  readonly battle: Battle;
  change(part: Partial<Battle>): void;
  /** Null when nothing was changed yet. */
  readonly undo: (() => void) | null;
  /** Under which name it is kept so far. */
  readonly kept: { readonly current: string | null };
}

/** A battle that is written: kept whenever it changes, every change can be taken back. `keep` says under which name. */
export function useDraft<Battle extends { readonly battle: string }>(
  first: Battle,
  own: string | null,
  idOf: (battle: Battle) => string,
  keep: (battle: Battle, before: string | null) => Promise<unknown>,
): Draft<Battle> {
  const [battle, setBattle] = useState(first);
  const [past, setPast] = useState<readonly Battle[]>([]);
  const kept = useRef(own);
  const saved = useRef(first);
  useEffect(() => {
    if (battle === saved.current || battle.battle.trim() === '') return;
    saved.current = battle;
    const before = kept.current;
    kept.current = idOf(battle);
    void keep(battle, before);
  }, [battle, idOf, keep]);
  const last = past.at(-1);
  return {
    battle,
    kept,
    change(part) {
      setPast((old) => [...old.slice(1 - MOST), battle]);
      setBattle({ ...battle, ...part });
    },
    undo: last
      ? () => {
          setPast(past.slice(0, -1));
          setBattle(last);
        }
      : null,
  };
}

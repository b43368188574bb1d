/** Army lists kept in this browser. */
import { useEffect, useState } from 'react';
import { about } from '../../../../games/epic-1991/about.ts';
import { FIRST_LIMIT } from '../../../../games/epic-1991/army/index.ts';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { READY } from '../../../../games/epic-1991/army/ready.ts';
import { type Kept, shelf } from '../../../store/db.ts';
import { randomHex } from '../../../store/random-id.ts';
import { loose } from './edits.ts';
import { forceOf } from './forces.ts';

export interface KeptArmy extends Kept {
  /** Lists of all games lie in one store. */
  readonly game: string;
  readonly name: string;
  /** Without cards while it is begun. */
  readonly list: Army;
  /** What was wrong with the text it was read from, until it is changed. */
  readonly remarks?: readonly string[];
}

export const armies = shelf<KeptArmy>('forces');

export function newArmy(force: Army['force'], points = FIRST_LIMIT): Army {
  return { name: `New ${forceOf(force).name}`, force, points, cards: [] };
}

/** A record for a list that is not kept yet. */
export function keptNew(army: Army, remarks: readonly string[] = []): KeptArmy {
  return {
    id: randomHex(6),
    game: about.id,
    name: army.name,
    list: loose(army),
    remarks,
    savedAt: Date.now(),
  };
}

/** Those that ship, each under an address of its own. */
export const READY_ARMIES: readonly KeptArmy[] = READY.map((list, i) => ({
  id: `ready-${i + 1}`,
  game: about.id,
  name: list.name,
  list: loose(list),
  savedAt: 0,
}));

export async function armyNamed(id: string): Promise<KeptArmy | null> {
  return READY_ARMIES.find((army) => army.id === id) ?? (await armies.get(id)) ?? null;
}

/** The lists kept here. `again` makes it look once more; null until it has looked. */
export function useArmies(again: unknown): readonly KeptArmy[] | null {
  const [found, setFound] = useState<readonly KeptArmy[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` stands for whatever was changed
  useEffect(
    () => void armies.list().then((all) => setFound(all.filter(({ game }) => game === about.id))),
    [again],
  );
  return found;
}

/** Forces kept in this browser, and those that ship. */
import { useEffect, useState } from 'react';
import { about } from '../../../../games/epic-1989/about.ts';
import { readForceFile } from '../../../../games/epic-1989/forces/file.ts';
import { type Kept, shelf } from '../../../store/db.ts';
import { randomHex } from '../../../store/random-id.ts';
import type { ForceList } from './force-list.ts';

export interface KeptForce extends Kept {
  /** Lists of all games lie in one store. */
  readonly game: string;
  readonly name: string;
  readonly list: ForceList;
  /** What was wrong with the text it was read from, until it is changed. */
  readonly remarks?: readonly string[];
}

export const forces = shelf<KeptForce>('forces');

export function keptNew(list: ForceList, remarks: readonly string[] = []): KeptForce {
  return { id: randomHex(6), game: about.id, name: list.name, list, remarks, savedAt: Date.now() };
}

const files = import.meta.glob<unknown>('../../../../../armies/epic-1989/*.yaml', {
  eager: true,
  import: 'default',
});

/** Those that ship, each under an address of its own. */
export const READY_FORCES: readonly KeptForce[] = Object.entries(files).map(([path, data]) => {
  const list = readForceFile(data);
  const file = path.split('/').at(-1)!.replace('.yaml', '');
  return { id: `ready-${file}`, game: about.id, name: list.name, list, savedAt: 0 };
});

export async function forceNamed(id: string): Promise<KeptForce | null> {
  return READY_FORCES.find((force) => force.id === id) ?? (await forces.get(id)) ?? null;
}

/** The forces kept here. `again` makes it look once more; null until it has looked. */
export function useForces(again: unknown): readonly KeptForce[] | null {
  const [found, setFound] = useState<readonly KeptForce[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` stands for whatever was changed
  useEffect(
    () => void forces.list().then((all) => setFound(all.filter(({ game }) => game === about.id))),
    [again],
  );
  return found;
}

/** Forces kept in this browser: as the lines a file has, so that what a later version cannot read is left out. */
import { useEffect, useState } from 'react';
import { about } from '../../../../games/hulk-heresy/about.ts';
import type { ForceList } from '../../../../games/hulk-heresy/force/list.ts';
import { parseForce, printModel } from '../../../../games/hulk-heresy/force/notation.ts';
import { type Kept, shelf } from '../../../store/db.ts';
import { randomHex } from '../../../store/random-id.ts';

interface Stored extends Kept {
  readonly game: string;
  readonly name: string;
  readonly points: number;
  /** A line each, in the order of their letters. */
  readonly models: readonly string[];
}

export interface OwnForce extends Kept {
  readonly name: string;
  readonly points: number;
  readonly force: ForceList;
}

const forces = shelf<Stored>('forces');

export function newForce(name: string, points: number, force: ForceList): OwnForce {
  return { id: randomHex(6), name, points, force, savedAt: Date.now() };
}

export function keep({ id, name, points, force }: OwnForce): Promise<void> {
  return forces.put({ id, game: about.id, name, points, models: force.map(printModel), savedAt: Date.now() });
}

export function drop(id: string): Promise<void> {
  return forces.drop(id);
}

function read({ id, game, name, points, models, savedAt }: Stored): OwnForce[] {
  if (game !== about.id) return [];
  try {
    return [{ id, name, points, savedAt, force: models.length > 0 ? parseForce(models.join('; ')) : [] }];
  } catch {
    return []; // written for another version
  }
}

export async function forceNamed(id: string): Promise<OwnForce | null> {
  const stored = await forces.get(id);
  return (stored && read(stored)[0]) ?? null;
}

/** The forces kept here. `again` makes it look once more. */
export function useForces(again: unknown): readonly OwnForce[] {
  const [kept, setKept] = useState<readonly OwnForce[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` stands for whatever was changed
  useEffect(() => void forces.list().then((all) => setKept(all.flatMap(read))), [again]);
  return kept;
}

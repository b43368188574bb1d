/** Forces that ship with the project. */
import { readForceFile } from '../../../../games/hulk-heresy/force/file.ts';
import type { ForceList } from '../../../../games/hulk-heresy/force/list.ts';

const files = import.meta.glob<unknown>('../../../../../forces/hulk-heresy/*.yaml', {
  eager: true,
  import: 'default',
});

export interface ReadyForce {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly force: ForceList;
}

export const READY: readonly ReadyForce[] = Object.entries(files)
  .map(([path, data]): ReadyForce => {
    const { name, points, force } = readForceFile(data);
    const id = path.split('/').at(-1)!.replace('.yaml', '');
    return { id, name: name ?? id, points: points ?? 0, force };
  })
  .sort((a, b) => b.points - a.points || a.name.localeCompare(b.name));

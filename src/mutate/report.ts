/** What came of a sample: by chapter, and every survivor with its place. */
import type { Mutant } from './points.ts';
import type { Found } from './progress.ts';
import { chapterOf } from './scopes.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly found: Found;
  /** Why the change changes nothing, where somebody has said so. */
  readonly equivalent: string | null;
}

export function report(judged: readonly Judged[]): string[] {
  const counted = judged.filter(({ equivalent }) => equivalent === null);
  const survivors = counted.filter(({ found }) => found.caught === null);
  const chapters = [...new Set(counted.map(({ mutant }) => chapterOf(mutant.file)))].sort();
  const line = (name: string, list: readonly Judged[]): string => {
    const caught = list.filter(({ found }) => found.caught !== null).length;
    return `${name.padEnd(34)} ${String(caught).padStart(4)} of ${String(list.length).padStart(4)}  ${percent(caught, list.length)}`;
  };
  return [
    ...chapters.map((name) =>
      line(
        name,
        counted.filter(({ mutant }) => chapterOf(mutant.file) === name),
      ),
    ),
    line('all', counted),
    `${judged.length - counted.length} judged equivalent`,
    ...(survivors.length > 0 ? ['', 'Survived:'] : []),
    ...survivors.flatMap(({ mutant, found }) => [
      `  ${mutant.file}:${mutant.line}${found.why ? ` (${found.why})` : ''}`,
      `    - ${mutant.from}`,
      `    + ${mutant.to}`,
    ]),
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)}%`;
}

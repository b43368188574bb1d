/** A case by its file and its number there: `#/try/epic-1991/mad-boyz-3`. */
import type { CaseRef, Proofs } from '../proofs.ts';

type File = Proofs['files'][number];

export function tryAddress(game: string, files: readonly File[], [file, index]: CaseRef): string {
  return `#/try/${game}/${nameOf(files[file])}-${index + 1}`;
}

export function caseAt(files: readonly File[], name: string): { file: File; index: number } | null {
  const [, of, number] = /^(.+)-(\d+)$/.exec(name) ?? [];
  const file = files.find((one) => nameOf(one) === of);
  return file ? { file, index: Number(number) - 1 } : null;
}

function nameOf({ name }: File): string {
  return (
    name
      .split('/')
      .at(-1)
      ?.replace(/\.ya?ml$/, '') ?? ''
  );
}

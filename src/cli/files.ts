/** Files the commands read. */
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../kernel/contract.ts';
import { BadFile } from './command.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  ENOTDIR: 'There is no such file.',
  ENAMETOOLONG: 'There is no such file.',
  EACCES: 'The file may not be read.',
};

/** The text of a file; what prevents it is told in a sentence. */
export function readText(file: string): string {
  return inFile(file, () => readFileSync(file, 'utf8'));
}

const NOT_WRITTEN: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such folder.',
  ENOTDIR: 'There is no such folder.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'The file may not be written.',
  EPERM: 'The file may not be written.',
  EROFS: 'The file may not be written.',
  ENOSPC: 'There is no room left for the file.',
};

/** Writes a file; what prevents it is told in a sentence. */
export function writeText(file: string, text: string): void {
  written(file, () => writeFileSync(file, text));
}

/** Adds to the end of a file, or begins it. */
export function appendText(file: string, text: string): void {
  written(file, () => appendFileSync(file, text));
}

function written(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new BadFile(file, NOT_WRITTEN[code] ?? message);
  }
}

/** Runs `work` on a file: problems in it are told with its name. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) throw new BadFile(file, error.message, error);
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code in REASONS) throw new BadFile(file, REASONS[code]);
    throw error;
  }
}

/** The project's folder, from src/ as from dist/. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Problem('The folder of auspex cannot be found.');
    folder = dirname(folder);
  }
  return folder;
}

/** Every file under a folder whose name matches, in order; none when the folder is missing. */
export function filesUnder(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .sort()
    .map((path) => join(folder, path));
}

/** Completion and history of the command line. */
import { COMMANDS } from './commands.ts';
import type { Desk } from './desk.ts';

/** Whole lines that could be meant. */
export function linesOf({ choices, speech, view, look }: Desk): string[] {
  const own = speech.own(view, look.viewer);
  return [
    ...COMMANDS.flatMap(({ names }) => names),
    ...own.map((unit) => `select ${speech.name(view, unit)}`),
    ...choices.map(({ typed }) => typed),
  ];
}

/** As far as all lines that begin so agree, and those lines when there are several. */
export function complete(lines: readonly string[], text: string): { text: string; among: readonly string[] } {
  const found = [...new Set(lines)].filter((line) => line.toLowerCase().startsWith(text.toLowerCase()));
  if (text === '' || found.length === 0) return { text, among: [] };
  let shared = found[0];
  for (const line of found)
    while (!line.toLowerCase().startsWith(shared.toLowerCase())) shared = shared.slice(0, -1);
  return { text: shared, among: found.length > 1 ? found : [] };
}

/** Lines typed before. `older` and `newer` walk through them. */
export interface History {
  add(line: string): void;
  older(): string | null;
  newer(): string;
  forget(): void;
}

export function createHistory(): History {
  let lines: string[] = [];
  let at = 0;
  return {
    add(line) {
      if (line.trim() !== '' && lines.at(-1) !== line) lines.push(line);
      at = lines.length;
    },
    older() {
      if (at === 0) return null;
      at--;
      return lines[at];
    },
    newer() {
      at = Math.min(lines.length, at + 1);
      return lines[at] ?? '';
    },
    forget() {
      lines = [];
      at = 0;
    },
  };
}

import type { Book, Chapter, Section } from '../book.ts';
import { isWrapped, parseBlocks } from './parse-blocks.ts';

const CODES = '[A-Z]+(?:, [A-Z]+)*';

/** A rule inventory as a book. */
export function parseBook(id: string, markdown: string): Book {
  const lines = markdown.split('\n');
  const wrapped = isWrapped(lines);
  const heads = headings(lines);
  const slugs = new Set<string>();
  let title = id;
  let intro: Book['intro'] = [];
  const chapters: (Chapter & { parts: Section[] })[] = [];
  heads.forEach(({ at, level, text }, n) => {
    const blocks = parseBlocks(lines.slice(at + 1, heads[n + 1]?.at ?? lines.length), wrapped);
    if (level === 1) {
      title = text.replace(/(?::| —) rule inventory$/, '');
      intro = blocks;
      return;
    }
    const section = { ...named(text, slugs), blocks };
    if (level === 2 || chapters.length === 0) chapters.push({ ...section, parts: [] });
    else chapters[chapters.length - 1].parts.push(section);
  });
  return { id, title, intro, chapters };
}

function headings(lines: readonly string[]): { at: number; level: number; text: string }[] {
  let code = false;
  return lines.flatMap((line, at) => {
    if (line.trim().startsWith('```')) code = !code;
    const head = code ? null : /^(#{1,4}) (.*)$/.exec(line);
    return head ? [{ at, level: head[1].length, text: head[2].trim() }] : [];
  });
}

/** `TIME: timer [OPTION]`, `GEN — terms`, `2. Geometry (GEO, SIZE)` or plain words. */
function named(heading: string, taken: Set<string>): Omit<Section, 'blocks'> {
  const option = heading.includes('[OPTION]');
  const text = heading.replace('[OPTION]', '').trim();
  const before = new RegExp(`^(${CODES})(?:(?::| —) (.*))?$`).exec(text);
  const after = new RegExp(`^(?:\\d+\\. )?(.*?)(?: \\((${CODES})\\))?$`).exec(text);
  const codes = (before?.[1] ?? after?.[2])?.split(', ') ?? [];
  const words = before ? (before[2] ?? before[1]) : (after?.[1] ?? text);
  const title = words[0].toUpperCase() + words.slice(1);
  const base =
    codes[0] ??
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  let slug = base;
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
  taken.add(slug);
  return { slug, codes, title, option };
}

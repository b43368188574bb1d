/** Rule IDs in texts: inventories define them, tests name them. */

const DEFINED = /\*\*([A-Z0-9]+-[A-Z]+)-(\d+)(?: to \1-(\d+))?\*\*/g;
/** An ID in a text, or a range: 'HR-MOVE-01', 'HR-MOVE-01 to HR-MOVE-04'. */
const NAMED = /\b([A-Z0-9]+-[A-Z]+)-(\d+)\b(?: to \1-(\d+)\b)?/g;
/** The text that begins a test or a group of tests, also after `test.each(...)`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g;

/** Every rule ID an inventory defines, ranges written out, in its order. */
export function ruleIds(inventory: string): string[] {
  return idsIn(inventory, DEFINED);
}

/** Every rule ID a text names, ranges written out. */
export function namedIds(text: string): string[] {
  return idsIn(text, NAMED);
}

function idsIn(text: string, ids: RegExp): string[] {
  const found = [...text.matchAll(ids)].flatMap(([, stem, from, to]) => {
    const count = Number(to ?? from) - Number(from) + 1;
    return Array.from(
      { length: count },
      (_, n) => `${stem}-${String(Number(from) + n).padStart(from.length, '0')}`,
    );
  });
  return [...new Set(found)];
}

/** 'HR-MOVE-01' is of the area MOVE. */
export function areaOf(id: string): string {
  return id.split('-')[1];
}

export type RuleKind = 'rule' | 'example' | 'decision' | 'hidden';

const KINDS: Readonly<Record<string, RuleKind>> = { EX: 'example', DEC: 'decision', HID: 'hidden' };

/** Examples, and the rows of decisions and of hidden information, only gather what rules say elsewhere. */
export function kindOf(id: string): RuleKind {
  return KINDS[areaOf(id)] ?? 'rule';
}

/** Where a source names rules: their IDs with the line, counted from 1. */
export function placesIn(source: string): { id: string; line: number }[] {
  return source.split('\n').flatMap((text, n) => namedIds(text).map((id) => ({ id, line: n + 1 })));
}

/** Titles of tests, as far as they are written out. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].map((match) => match[2]);
}

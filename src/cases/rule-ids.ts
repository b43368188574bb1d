/** Rule IDs in texts: inventories define them, tests name them. */

const DEFINED = /\*\*([A-Z0-9]+-[A-Z]+)-(\d+)(?: to \1-(\d+))?\*\*/g;
export const ID = /\b[A-Z0-9]+-[A-Z]+-\d+\b/g;
/** The text that begins a test or a group of tests, also after `test.each(...)`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g;

/** Every rule ID an inventory defines, ranges written out, in its order. */
export function ruleIds(inventory: string): string[] {
  const ids = [...inventory.matchAll(DEFINED)].flatMap(([, stem, from, to]) => {
    const count = Number(to ?? from) - Number(from) + 1;
    return Array.from(
      { length: count },
      (_, n) => `${stem}-${String(Number(from) + n).padStart(from.length, '0')}`,
    );
  });
  return [...new Set(ids)];
}

/** 'HR-MOVE-01' is of the area MOVE. */
export function areaOf(id: string): string {
  return id.split('-')[1];
}

/** Titles of tests, as far as they are written out. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].map((match) => match[2]);
}

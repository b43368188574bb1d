/** A rulebook as the page draws it. The build makes it from rules/<id>.md. */

export type Block =
  | { readonly is: 'p' | 'ruling' | 'code' | 'summary'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | RuleBlock;

export interface RuleBlock {
  readonly is: 'rule';
  readonly id: string;
  /** The last of several that share one text. */
  readonly last?: string;
  readonly blocks: readonly Block[];
}

/** A heading and what stands under it. */
export interface Section {
  readonly slug: string;
  readonly codes: readonly string[];
  readonly title: string;
  readonly option: boolean;
  readonly blocks: readonly Block[];
}

/** A chapter of the book: one or more areas. */
export interface Chapter extends Section {
  readonly parts: readonly Section[];
}

export interface Book {
  readonly id: string;
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

/** A rule found in its book. */
export interface Entry {
  readonly id: string;
  readonly chapter: Chapter;
  readonly section: Section;
  readonly rule: RuleBlock;
}

const RULE_ID = /^[A-Z0-9]+-[A-Z]+-\d+$/;

/** Every rule by its ID, in the order of the book. Rows of tables that begin with an ID are rules as well. */
export function entriesOf(book: Book): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const chapter of book.chapters)
    for (const section of [chapter, ...chapter.parts])
      for (const rule of section.blocks.flatMap(rulesIn))
        for (const id of idsOf(rule)) if (!found.has(id)) found.set(id, { id, chapter, section, rule });
  return found;
}

function rulesIn(block: Block): RuleBlock[] {
  if (block.is === 'rule')
    return [block, ...block.blocks.flatMap(rulesIn).filter(({ id }) => id !== block.id)];
  if (block.is !== 'table') return [];
  return block.rows.flatMap((row) => {
    const id = rowId(row);
    return id ? [{ is: 'rule' as const, id, blocks: [{ ...block, rows: [row] }] }] : [];
  });
}

/** The rule a row of a table defines: its first cell is nothing but an ID. */
export function rowId(row: readonly string[]): string | null {
  const word = (row[0] ?? '').replaceAll('*', '');
  return RULE_ID.test(word) ? word : null;
}

/** `HR-EX-23 to HR-EX-31` is nine rules. */
function idsOf({ id, last }: RuleBlock): string[] {
  if (!last) return [id];
  const [, stem, from] = /^(.*-)(\d+)$/.exec(id) ?? [];
  const to = Number(/\d+$/.exec(last)?.[0]);
  return Array.from(
    { length: to - Number(from) + 1 },
    (_, n) => `${stem}${String(Number(from) + n).padStart(from.length, '0')}`,
  );
}

/** All words of a block, for searching. */
export function wordsOf(block: Block): string {
  switch (block.is) {
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().join(' ');
    case 'rule':
      return block.blocks.map(wordsOf).join(' ');
    case 'ruling':
      return `Ruling: ${block.text}`;
    default:
      return block.text;
  }
}

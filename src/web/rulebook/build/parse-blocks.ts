/** Lines of Markdown, as far as rule inventories use it: paragraphs, summaries (`> `), rulings, lists, tables, code. */
import type { Block, RuleBlock } from '../book.ts';

const RULE = /^(- )?\*\*([A-Z0-9]+-[A-Z]+-\d+)(?: to ([A-Z0-9]+-[A-Z]+-\d+))?\*\*\s*(.*)$/;
const CELLS = /^\|(.*)\|\s*$/;

type Open = { is: 'rule'; id: string; last?: string; blocks: Block[]; listed: boolean };

/** Lines that are cut to a width are put together again; a long line is a paragraph of its own. */
export function isWrapped(lines: readonly string[]): boolean {
  const prose = lines.filter((line) => line.length > 80 && !line.startsWith('|'));
  return prose.filter((line) => line.length > 170).length < prose.length / 10;
}

export function parseBlocks(lines: readonly string[], wrapped: boolean): Block[] {
  const out: Block[] = [];
  let open: Open | null = null;
  const here = (): Block[] => open?.blocks ?? out;
  let fresh = true;
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n];
    const text = line.trim();
    if (text === '' || text === '---') {
      fresh = true;
      continue;
    }
    const rule = RULE.exec(line);
    if (rule) {
      const [, bullet, id, last, first] = rule;
      open = { is: 'rule', id, ...(last && { last }), blocks: [], listed: bullet !== undefined };
      out.push(open as RuleBlock);
      if (first) open.blocks.push({ is: 'p', text: first });
      fresh = false;
      continue;
    }
    if (text.startsWith('```')) {
      const end = lines.findIndex((later, at) => at > n && later.trim().startsWith('```'));
      here().push({ is: 'code', text: lines.slice(n + 1, end).join('\n') });
      n = end;
      fresh = true;
      continue;
    }
    // A table that belongs to a rule of a list is indented with it.
    if (CELLS.test(text)) {
      const rows = [];
      while (n < lines.length && CELLS.test(lines[n].trim())) rows.push(cellsOf(lines[n++].trim()));
      n--;
      here().push({ is: 'table', head: rows[0], rows: rows.slice(2) });
      fresh = true;
      continue;
    }
    if (text.startsWith('> ')) {
      const last = out.at(-1);
      if (last?.is === 'summary')
        out[out.length - 1] = { is: 'summary', text: `${last.text} ${text.slice(2)}` };
      else out.push({ is: 'summary', text: text.slice(2) });
      continue;
    }
    // In a list of rules what belongs to one is indented; rules that are paragraphs own what follows.
    if (open?.listed && !line.startsWith(' ')) open = null;
    addText(here(), text, { fresh, wrapped });
    fresh = false;
  }
  for (const block of out) if (block.is === 'rule') delete (block as Partial<Open>).listed;
  return out;
}

function addText(to: Block[], text: string, { fresh, wrapped }: { fresh: boolean; wrapped: boolean }): void {
  const last = to.at(-1);
  const item = /^(?:-|\d+\.) (.*)$/.exec(text);
  if (item) {
    if (last?.is === 'list') (last.items as string[]).push(item[1]);
    else to.push({ is: 'list', items: [item[1]] });
  } else if (text.startsWith('Ruling')) to.push({ is: 'ruling', text: text.replace(/^Ruling: /, '') });
  else if (
    fresh ||
    !wrapped ||
    !last ||
    /^\([a-z]\) /.test(text) ||
    last.is === 'table' ||
    last.is === 'code'
  )
    to.push({ is: 'p', text });
  else if (last.is === 'list') (last.items as string[])[last.items.length - 1] += ` ${text}`;
  else if (last.is !== 'rule') (last as { text: string }).text += ` ${text}`;
  else to.push({ is: 'p', text });
}

function cellsOf(line: string): string[] {
  const inside = CELLS.exec(line)?.[1] ?? '';
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

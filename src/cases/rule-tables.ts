/** Tables of an inventory: rows that begin with a rule ID. */

export interface TableRow {
  readonly id: string;
  /** The cells after the ID. */
  readonly cells: readonly string[];
  /** Rows below that have no ID of their own and belong to this one. */
  readonly more: readonly (readonly string[])[];
}

/** The rows of an area in their order: `tableRows(text, 'E2-DORK')`. */
export function tableRows(inventory: string, stem: string): TableRow[] {
  const rows: (TableRow & { more: string[][] })[] = [];
  let open = false;
  for (const line of inventory.split('\n')) {
    const [first, ...cells] = cellsOf(line);
    const id = /^\*\*(.+)\*\*$/.exec(first ?? '')?.[1];
    if (id?.startsWith(`${stem}-`)) {
      rows.push({ id, cells, more: [] });
      open = true;
    } else if (open && first === '') rows[rows.length - 1].more.push(cells);
    else open = false;
  }
  return rows;
}

/** The rows of the first table after a rule, headings left out. */
export function tableAfter(inventory: string, id: string): string[][] {
  const lines = inventory.slice(inventory.indexOf(`**${id}**`)).split('\n');
  const from = lines.findIndex((line) => line.startsWith('|'));
  const to = lines.findIndex((line, i) => i > from && !line.startsWith('|'));
  return lines.slice(from + 2, to).map(cellsOf);
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** The words of cases, read from the code: events with their fields, and how actions are written. */

interface EventWords {
  readonly kind: string;
  /** Name and type as the code has them; `?` after a name that may be missing. */
  readonly fields: readonly (readonly [name: string, type: string])[];
  /** What the code says about it. */
  readonly note: string;
}

/** The events of a union of object types, `{ kind: 'shot'; dice: number[] } & Named`, in its order. */
export function eventsIn(source: string): EventWords[] {
  const shared = interfacesIn(source);
  return [...source.matchAll(/\{\s*kind: '([\w-]+)'/g)].map((found) => {
    const open = found.index;
    const close = closing(source, open);
    const [, ...fields] = fieldsIn(source.slice(open + 1, close));
    const also = /^(?:\s*&\s*\w+)+/.exec(source.slice(close + 1))?.[0].match(/\w+/g) ?? [];
    return {
      kind: found[1],
      fields: [...also.flatMap((name) => shared.get(name) ?? []), ...fields],
      note: /\/\*\* (.*?) \*\/\s*\|?\s*\(?$/.exec(source.slice(0, open))?.[1] ?? '',
    };
  });
}

function interfacesIn(source: string): Map<string, EventWords['fields']> {
  return new Map(
    [...source.matchAll(/interface (\w+) \{/g)].map((found) => {
      const open = found.index + found[0].length - 1;
      return [found[1], fieldsIn(source.slice(open + 1, closing(source, open)))];
    }),
  );
}

/** Where the bracket that opens there closes. */
function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A bracket does not close.');
}

function fieldsIn(body: string): [string, string][] {
  return body
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split(';')
    .map((field) => /^\s*(?:readonly )?(\w+\??):\s*([\s\S]*?)\s*$/.exec(field))
    .filter((field) => field !== null)
    .map(([, name, type]) => [name, type.replace(/\breadonly /g, '').replace(/\s+/g, ' ')]);
}

/** A row of a table in Markdown. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

export function eventTable(source: string, dice: (kind: string) => string): string {
  const rows = eventsIn(source).map(({ kind, fields, note }) => {
    const rolled = fields.some(([name]) => /^(die|dice)$/.test(name));
    const words = fields.map(([name, type]) => `\`${name}\`: ${type.replace(/^\| /, '')}`);
    return row(`\`${kind}\``, rolled ? `\`${dice(kind)}\`` : '', words.join('; ') || '-', note);
  });
  return [row('Event', 'Dice', 'Fields', ''), row('---', '---', '---', '---'), ...rows].join('\n');
}

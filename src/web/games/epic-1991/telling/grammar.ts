/** English for names that may be one thing or many: 'Predator Squadron fires', 'Dark Reapers fire'. */
import type { Row } from '../../../../games/epic-1991/sheets/row.ts';
import type { SizeClass } from '../../../../games/epic-1991/sheets/sizes.ts';

/** 'Guardians 2', 'Nobz' and 'Howling Banshees' are many; 'HQ' and 'Boyz Mob' are one. */
function isMany(name: string): boolean {
  return /[^s]s$|z$/.test(name.replace(/ \d+$/, ''));
}

const VERBS: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };

/** The verb of one as the verb of many: 'fires', 'fire'. */
function ofMany(verb: string): string {
  return VERBS[verb] ?? verb.replace(/(ss|sh|ch)es$/, '$1').replace(/([^s])s$/, '$1');
}

/** A sentence that begins with a name and goes on as if it were one, made to agree with it. */
export function agreed(name: string, text: string): string {
  if (!isMany(name) || !text.startsWith(`${name} `)) return text;
  const [verb, ...rest] = text.slice(name.length + 1).split(' ');
  const end = /\W+$/.exec(verb)?.[0] ?? '';
  const many = `${ofMany(verb.slice(0, verb.length - end.length))}${end}`;
  return [name, many, ...rest.map((word) => (word === 'its' ? 'their' : word))].join(' ');
}

const NUMBERS = 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',');

/** 'one', 'twelve', '13'. */
export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

const ON_STANDS: ReadonlySet<SizeClass> = new Set(['INF', 'BIKE', 'JBIKE']);

/** 'a Rhino', 'three Rhinos', 'a stand of Guardians', 'two stands of Guardians'. */
export function someOf(n: number, { name, size }: Pick<Row, 'name' | 'size'>): string {
  if (ON_STANDS.has(size) && isMany(name))
    return n === 1 ? `a stand of ${name}` : `${inWords(n)} stands of ${name}`;
  if (n === 1) return `${/^[AEIOU]|^HQ/.test(name) ? 'an' : 'a'} ${name}`;
  return `${inWords(n)} ${/[sz]$/.test(name) ? name : `${name}s`}`;
}

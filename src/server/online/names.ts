/** Who somebody is: a name of their choice, and a signed cookie that their browser keeps. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../kernel/contract.ts';

const COOKIE = 'auspex';
const YEAR = 365 * 24 * 60 * 60;
const LONGEST_NAME = 24;

/** An id that nobody can guess, short enough for a link. */
export function newId(bytes = 12): string {
  return randomBytes(bytes).toString('base64url');
}

/** A name as it will be shown; what cannot be one is a `Problem`. */
export function readName(given: unknown): string {
  const name = readText(given, 200).split(/\s/).filter(Boolean).join(' ');
  if (name === '') throw new Problem('Choose a name first.');
  if ([...name].length > LONGEST_NAME) throw new Problem(`A name has at most ${LONGEST_NAME} letters.`);
  return name;
}

/** Words as they may be shown; none for what is no text. */
export function readText(given: unknown, most: number): string {
  return typeof given === 'string' ? [...given.slice(0, most)].filter(isShown).join('').trim() : '';
}

/** An id as they are made here; one that nothing has for what cannot be one. */
export function readId(given: unknown): string {
  return typeof given === 'string' && /^[\w-]{1,40}$/.test(given) ? given : '';
}

/** Not a letter that cannot be seen, or turns what follows round. */
export function isShown(letter: string): boolean {
  const code = letter.codePointAt(0)!;
  const hidden = [
    [0, 0x1f],
    [0x7f, 0x9f],
    [0x200b, 0x200f],
    [0x2028, 0x202e],
    [0x2060, 0x206f],
    [0xd800, 0xf8ff],
    [0xfeff, 0xfeff],
    [0xfff0, 0xfffc],
    [0xe0000, 0x10ffff],
  ];
  return !hidden.some(([from, to]) => code >= from && code <= to);
}

function signature(key: string, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url');
}

export function cookieFor(key: string, id: string, secure: boolean): string {
  const safe = secure ? '; Secure' : '';
  return `${COOKIE}=${id}.${signature(key, id)}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${safe}`;
}

export const NO_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`;

/** The player whom the cookies of a request name; null when there is none, or it was not signed here. */
export function playerIn(key: string, cookies: string | undefined): string | null {
  const found = /(?:^|;\s*)auspex=([\w-]{1,40})\.([\w-]{1,80})(?:;|$)/.exec(cookies ?? '');
  if (!found) return null;
  const [, id, given] = found;
  const [mine, theirs] = [Buffer.from(signature(key, id)), Buffer.from(given)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs) ? id : null;
}

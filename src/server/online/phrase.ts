/** A passphrase brings a name to another device: long enough that nobody guesses it, kept only as a hash. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // none that look alike
const GROUPS = 5;
const GROUP = 4;

export function newPhrase(): string {
  const groups: string[] = [];
  while (groups.length < GROUPS) {
    let group = '';
    while (group.length < GROUP) {
      const [byte] = randomBytes(1);
      if (byte < LETTERS.length * 8) group += LETTERS[byte % LETTERS.length];
    }
    groups.push(group);
  }
  return groups.join('-');
}

/** However it was typed; null for what cannot be one. */
export function phraseHash(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 100) return null;
  const letters = [...given.toLowerCase()].filter((one) => LETTERS.includes(one)).join('');
  if (letters.length !== GROUPS * GROUP) return null;
  return createHash('sha256').update(`auspex phrase ${letters}`).digest('hex');
}

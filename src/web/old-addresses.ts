/** Addresses of the time when there was one game: links and bookmarks to them still lead to the same page. */
export const GAME = 'hulk-revised';

const MOVED: readonly (readonly [old: RegExp, now: string])[] = [
  [/^#\/(missions|forces|campaigns|drill|companion)(?=\/|$)/, `#/${GAME}/$1`],
  // A match played in text goes by its own id.
  [/^#\/text\/?$/, `#/${GAME}/text`],
  // Books are on one shelf, beside those of games that are not played here yet.
  [/^#\/([\w-]+)\/rulebook(?=\/|$)/, '#/rulebook/$1'],
];

export function forwarded(address: string): string {
  for (const [old, now] of MOVED) if (old.test(address)) return address.replace(old, now);
  return address;
}

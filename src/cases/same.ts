/** Whether what was found is what a case wants: lists element by element, maps for the keys the case names. */
export function matches(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((value, index) => matches(value, found[index]))
    );
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof found !== 'object' || found === null) return false;
    return Object.entries(wanted).every(([key, value]) =>
      matches(value, (found as Record<string, unknown>)[key]),
    );
  }
  return wanted === found;
}

/** Whether this visitor has asked for no motion, or for as little to be loaded as will do. */
export function isCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const asks = (query: string) => window.matchMedia(query).matches;
  return (
    asks('(prefers-reduced-motion: reduce)') ||
    asks('(prefers-reduced-data: reduce)') ||
    connection?.saveData === true
  );
}

/** A few squares of floor at text size: '#' is wall, anything else is floor. */
export function Plan({ rows, className = 'plan' }: { rows: readonly string[]; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${rows[0]?.length ?? 1} ${rows.length}`} aria-hidden="true">
      <path className="floor" d={floorPath(rows)} />
    </svg>
  );
}

export function floorPath(rows: readonly string[]): string {
  let path = '';
  rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      if (char !== '#') path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return path;
}

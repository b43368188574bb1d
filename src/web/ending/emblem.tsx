import type { Result } from './result.ts';

const RAYS = Array.from({ length: 24 }, (_, i) => i * 15);

/** A sign for each way a match can end, told apart by shape and not only by colour. */
export function Emblem({ result }: { result: Result }) {
  return (
    <svg className="emblem" viewBox="-60 -60 120 120" aria-hidden="true">
      {result === 'won' &&
        RAYS.map((angle, i) => (
          <path key={angle} d={`M0-${i % 2 ? 44 : 42}V-${i % 2 ? 50 : 57}`} transform={`rotate(${angle})`} />
        ))}
      {result === 'lost' ? (
        <>
          <path d="M-12-33A35 35 0 0 0-19 29M-4-35 6-14-8-2 5 14-6 36M8-34A35 35 0 0 1 5 35" />
          <path className="faint" d="M-46-6-37-3M40 22l8 4M30-34l6-7M-30 36l-5 6" />
        </>
      ) : (
        <circle r={35} />
      )}
      {result === 'won' && <path className="heavy" d="M-17 1-5 13 18-13" />}
      {result === 'over' && <path className="heavy" d="M-9 18V-18L16-9-9 0" />}
      {result === 'drawn' && (
        <>
          <path className="heavy" d="M-14-8h28M-14 8h28" />
          <path className="faint" d="M-57 0h14M43 0h14" />
        </>
      )}
    </svg>
  );
}

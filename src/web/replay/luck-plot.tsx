import { luckWord, type Sum } from './ledger.ts';

const ROW = 24;
const [LEFT, WIDTH] = [118, 320];
const HALF = (WIDTH - LEFT) / 2;
/** Deviations shown to either side. */
const REACH = 3;

/** Bars to the right for good luck, to the left for bad; the fine lines are one deviation. */
export function LuckPlot({ sums }: { sums: readonly Sum[] }) {
  const middle = LEFT + HALF;
  const height = sums.length * ROW + 22;
  const words = sums.map((sum) => `${sum.name}, ${sum.what}: ${luckWord(sum.luck)}`).join('; ');
  return (
    <svg className="luck-plot" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`Luck. ${words}`}>
      <text className="end" x={LEFT + 2} y={12}>
        unlucky
      </text>
      <text className="end right" x={WIDTH - 2} y={12}>
        lucky
      </text>
      <path className="fine" d={line(middle - HALF / REACH) + line(middle + HALF / REACH)} />
      {sums.map((sum, i) => {
        const reach = Math.min(REACH, Math.abs(sum.luck)) * (HALF / REACH);
        const y = 20 + i * ROW;
        return (
          <g key={sum.key} className={sum.seat}>
            <text className="who" x={LEFT - 6} y={y + 9}>
              {sum.name}
            </text>
            <text className="what" x={LEFT - 6} y={y + 19}>
              {sum.what}
            </text>
            <rect
              className={sum.luck < 0 ? 'bad' : 'good'}
              x={sum.luck < 0 ? middle - reach : middle}
              y={y + 4}
              width={Math.max(1, reach)}
              height={ROW - 9}
            />
          </g>
        );
      })}
      <path className="axis" d={line(middle)} />
    </svg>
  );

  function line(x: number): string {
    return `M${x} 18V${height - 2}`;
  }
}

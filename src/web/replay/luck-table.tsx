import type { Sum } from './ledger.ts';

const UNITS = { hits: 'successes', points: 'points a die' } as const;

/** Expected against rolled, in figures. */
export function LuckTable({ sums }: { sums: readonly Sum[] }) {
  return (
    <table className="luck-table">
      <caption className="hidden-text">Expected against rolled</caption>
      <thead>
        <tr>
          <th scope="col">Who, what</th>
          <th scope="col">Rolls</th>
          <th scope="col">Due</th>
          <th scope="col">Rolled</th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.key}>
            <th scope="row">
              <b className={`${sum.seat}-text`}>{sum.name}</b>
              <small>
                {sum.what}, {UNITS[sum.measure]}
              </small>
            </th>
            <td>{sum.rolls}</td>
            <td>{figure(sum, sum.expected)}</td>
            <td className="rolled">{figure(sum, sum.actual)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figure({ measure, rolls }: Sum, value: number): string {
  return (measure === 'points' ? value / rolls : value).toFixed(1);
}

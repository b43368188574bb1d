import type { Checked } from '../../../../games/hulk-revised/force/check.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Problems } from './problems.tsx';

/** What a list comes to, and all that is wrong with it. */
export function BillCard({ checked, points }: { checked: Checked; points: number }) {
  const over = checked.cost > points;
  return (
    <aside className="bill" aria-label="Points">
      <p className={over ? 'total harm' : 'total'} data-cost={checked.cost} role="status">
        {checked.cost} <small>of {points} points</small>
      </p>
      {checked.problems.length === 0 ? (
        <p className="fine" data-problems={0}>
          <Icon name="i-check" /> The list is legal.
        </p>
      ) : (
        <>
          <p className="harm bill-short">{checked.problems.length} to mend</p>
          <Problems problems={checked.problems} />
        </>
      )}
      <details>
        <summary>The bill</summary>
        <table>
          <tbody>
            {checked.lines
              .filter(({ cost }) => cost > 0)
              .map(({ item, count, cost, who }) => (
                <tr key={`${who} ${item} ${count}`}>
                  <td>{who}</td>
                  <td>
                    {count > 1 && `${count} × `}
                    {item}
                  </td>
                  <td className="num">{cost}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </aside>
  );
}

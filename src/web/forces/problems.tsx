import type { ForceProblem } from '../../games/hulk-revised/force/bill.ts';
import { Rule } from '../parts/rule.tsx';

/** Everything that stands in the way, each with its rule. */
export function Problems({ problems }: { problems: readonly ForceProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" data-problems={problems.length} role="status">
      {problems.map(({ rule, why, path }) => (
        <li key={`${path} ${why}`}>
          {why} <Rule id={rule} />
        </li>
      ))}
    </ul>
  );
}

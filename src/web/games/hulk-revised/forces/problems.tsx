import type { ForceProblem } from '../../../../games/hulk-revised/force/bill.ts';
import { Rule } from '../../../parts/rule.tsx';

/** Everything that stands in the way, each with its rule. `quiet` where it is announced elsewhere. */
export function Problems({
  problems,
  quiet = false,
}: {
  problems: readonly ForceProblem[];
  quiet?: boolean;
}) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" data-problems={problems.length} role={quiet ? undefined : 'status'}>
      {problems.map(({ rule, why, path }) => (
        <li key={`${path} ${why}`} data-path={path}>
          {why} <Rule id={rule} />
        </li>
      ))}
    </ul>
  );
}

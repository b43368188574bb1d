import type { Refusal } from '../../kernel/contract.ts';
import { Rule } from '../parts/rule.tsx';
import type { Fault } from './deployment.ts';

/** What cannot stay, each with its reason and rule. */
export function Faults({ faults, refused }: { faults: readonly Fault[]; refused: Refusal | null }) {
  const told = new Map(
    faults.map(({ unit, who, refusal }) => [`${unit} ${refusal.why}`, { who, ...refusal }]),
  );
  return (
    <div role="status" className="faults">
      {told.size > 0 && (
        <>
          <h4 className="label harm">
            {faults.length === 1 ? 'One cannot stay' : `${faults.length} cannot stay`}
          </h4>
          <ul className="problems" data-faults={faults.length}>
            {[...told].map(([key, { who, why, rule }]) => (
              <li key={key}>
                <b>{who}:</b> {why} <Rule id={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {refused && (
        <p className="harm">
          {refused.why} <Rule id={refused.rule} />
        </p>
      )}
    </div>
  );
}

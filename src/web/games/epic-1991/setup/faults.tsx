import type { Refusal } from '../../../../kernel/contract.ts';
import { Rule } from '../../../parts/rule.tsx';
import { modelName, unitName } from '../game.ts';
import type { faultsOf, Ground } from './draft.ts';

/** What cannot stay, each with its reason and rule. */
export function Faults({
  ground: { table },
  faults,
  refused,
}: {
  ground: Ground;
  faults: ReturnType<typeof faultsOf>;
  refused: Refusal | null;
}) {
  const told = new Map(
    faults.map(({ model, refusal }) => {
      const who = `${modelName(table, model)} of ${unitName(table, table.models[model].unit)}`;
      return [`${table.models[model].unit} ${refusal.why}`, { who, ...refusal }];
    }),
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

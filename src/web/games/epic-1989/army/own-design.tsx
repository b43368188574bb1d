import { useState } from 'react';
import { TROOPS } from '../../../../games/epic-1989/cards/cards.ts';
import { type Bought, priceOf } from '../../../../games/epic-1989/forces/force.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { newList, problemsOf, withBought } from './force-list.ts';
import { UnitIcon } from './unit-icons.tsx';

/** E1-FORCE-05 to E1-FORCE-08: a detachment unit by unit, with its commanders. */
export function OwnDesign({ side, onTake }: { side: Side; onTake(bought: Bought): void }) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [commanders, setCommanders] = useState(0);
  const units = TROOPS.flatMap(({ id }) => Array.from({ length: counts[id] ?? 0 }, () => id));
  const bought: Bought = { detachment: { units, commanders }, elite: false, later: false };
  const wrong =
    units.length === 0
      ? []
      : problemsOf(withBought(newList(side), bought)).filter(({ path }) => path[0] === 'detachments');
  return (
    <section aria-labelledby="own-design">
      <h2 className="label" id="own-design">
        A detachment of your own <Rule id="E1-FORCE-05" />
      </h2>
      <div className="counters">
        {TROOPS.map(({ id, name, rating }) => (
          <div key={id} className="design-line">
            <UnitIcon id={id} side={side} />
            <Counter
              field={`own-${id}`}
              word={`${name}, ${rating}`}
              value={counts[id] ?? 0}
              most={20}
              onChange={(many) => setCounts({ ...counts, [id]: many })}
            />
          </div>
        ))}
        <Counter
          field="commanders"
          word="Commanders, 20"
          value={commanders}
          most={10}
          onChange={setCommanders}
        />
      </div>
      {wrong.map(({ rule, why }) => (
        <p key={why} className="harm small">
          {why} <Rule id={rule} />
        </p>
      ))}
      <button
        type="button"
        className="btn"
        data-do="take-own"
        disabled={units.length === 0 || wrong.length > 0}
        onClick={() => {
          onTake(bought);
          setCounts({});
          setCommanders(0);
        }}
      >
        <Icon name="i-check" /> Take it{units.length > 0 && ` for ${priceOf(bought)}`}
      </button>
    </section>
  );
}

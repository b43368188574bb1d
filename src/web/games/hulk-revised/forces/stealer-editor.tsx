import type { StealerList } from '../../../../games/hulk-revised/force/list.ts';
import { priceOf } from '../../../../games/hulk-revised/force/prices.ts';
import { SPECIALS, UNITS } from '../../../../games/hulk-revised/units.ts';
import { Counter } from '../../../parts/counter.tsx';

/** Blips by fives, Ambush blips, special units. */
export function StealerEditor({ list, onChange }: { list: StealerList; onChange(list: StealerList): void }) {
  const change = (part: Partial<StealerList>) => onChange({ ...list, ...part });
  return (
    <section className="squad brood" aria-label="Brood">
      <Counter
        word="Blips, five for 1"
        field="blips"
        step={5}
        value={list.blips}
        onChange={(blips) => change({ blips })}
      />
      <Counter
        word={`Ambush blips, ${priceOf('ambush').cost}`}
        field="ambush"
        value={list.ambush}
        onChange={(ambush) => change({ ambush })}
      />
      {SPECIALS.map((kind) => (
        <Counter
          key={kind}
          word={`${UNITS[kind].label}, ${priceOf(kind).cost}`}
          field={kind}
          value={list[kind]}
          onChange={(n) => change({ [kind]: n })}
        />
      ))}
    </section>
  );
}

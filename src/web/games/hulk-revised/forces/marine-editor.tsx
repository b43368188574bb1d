import type { Checked } from '../../../../games/hulk-revised/force/check.ts';
import type { MarineList } from '../../../../games/hulk-revised/force/list.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { chapters } from '../prepare.ts';
import { costsOf, freeName, newUnit } from './force-store.ts';
import { StoresField } from './stores-field.tsx';
import { UnitRow } from './unit-row.tsx';

interface Props {
  list: MarineList;
  checked: Checked;
  spares: boolean;
  onChange(list: MarineList): void;
}

const CHAPTERS = [{ value: '', word: 'No bonus' }, ...chapters];

/** Squads, who is in them, and what comes along. */
export function MarineEditor({ list, checked, spares, onChange }: Props) {
  const costs = costsOf(checked);
  const change = (part: Partial<MarineList>) => onChange({ ...list, ...part });
  const units = (squad: number, next: MarineList['squads'][number]['units']) =>
    change({
      squads:
        next.length === 0
          ? list.squads.filter((_, i) => i !== squad)
          : list.squads.map((old, i) => (i === squad ? { units: next } : old)),
    });
  return (
    <>
      <Pick
        word="Chapter"
        field="chapter"
        value={list.chapter ?? ''}
        options={CHAPTERS}
        onChange={(value) =>
          change({
            chapter: (value || null) as MarineList['chapter'],
            legion: value === 'salamanders' ? 'Salamanders' : undefined,
          })
        }
      />
      {list.squads.map((squad, s) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a squad is known by its place
        <section key={s} className="squad" aria-label={`Squad ${s + 1}`}>
          <h3 className="label">Squad {s + 1}</h3>
          {squad.units.map((unit, u) => (
            <UnitRow
              // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed
              key={u}
              unit={unit}
              cost={costs.get(unit.name) ?? 0}
              problems={checked.problems.filter(({ path }) =>
                `${path}.`.startsWith(`squads.${s}.units.${u}.`),
              )}
              onChange={(next) => units(s, squad.units.with(u, next))}
              onRemove={() =>
                units(
                  s,
                  squad.units.filter((_, i) => i !== u),
                )
              }
            />
          ))}
          <button
            type="button"
            className="btn"
            data-do="add-unit"
            onClick={() => units(s, [...squad.units, newUnit(freeName(list))])}
          >
            <Icon name="i-person" /> Add a Marine
          </button>
        </section>
      ))}
      <div className="row">
        <button
          type="button"
          className="btn"
          data-do="add-squad"
          onClick={() =>
            change({ squads: [...list.squads, { units: [newUnit(freeName(list), 'sergeant')] }] })
          }
        >
          <Icon name="i-roster" /> Add a squad
        </button>
        <Counter
          word="Sentry Guns, 10 each"
          field="sentries"
          value={list.sentries}
          onChange={(sentries) => change({ sentries })}
        />
      </div>
      {spares && <StoresField stores={list.stores} onChange={(stores) => change({ stores })} />}
    </>
  );
}

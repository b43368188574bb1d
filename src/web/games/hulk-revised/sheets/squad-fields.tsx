import type { Unit } from '../../../../games/hulk-revised/force/list.ts';
import { NO_LOADS } from '../../../../games/hulk-revised/force/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import type { Draft } from '../../../sheets/draft.ts';
import { type Data, rows } from '../../../sheets/draft-text.ts';
import { NumberField } from '../../../sheets/fields.tsx';
import { UnitRow } from '../forces/unit-row.tsx';

export const FACINGS = [
  { value: 'N', word: 'North' },
  { value: 'E', word: 'East' },
  { value: 'S', word: 'South' },
  { value: 'W', word: 'West' },
];

/** HR-SETUP-02: the Marines of the mission, a row each. */
export function SquadFields({ draft: { data, set } }: { draft: Draft }) {
  const marines = rows(data.marines);
  const write = (i: number, row: Data) => set(['marines', i], row);
  return (
    <>
      {marines.map((row, i) => (
        <UnitRow
          // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed
          key={i}
          unit={unitOf(row)}
          problems={[]}
          onChange={(unit) => write(i, rowOf(unit, row))}
          onRemove={() => set(['marines', i], undefined)}
        >
          <div className="row">
            <Pick
              word="Faces"
              field="facing"
              value={String(row.facing ?? 'N')}
              options={FACINGS}
              onChange={(facing) => write(i, { ...row, facing })}
            />
            <NumberField
              word="Squad"
              field="squad"
              value={row.squad ?? 1}
              onChange={(squad) => write(i, { ...row, squad: squad ?? 1 })}
            />
          </div>
        </UnitRow>
      ))}
      <button
        type="button"
        className="btn"
        data-do="add-marine"
        onClick={() => write(marines.length, { name: `Marine ${marines.length + 1}`, kind: 'terminator' })}
      >
        <Icon name="i-person" /> Add a Marine
      </button>
    </>
  );
}

function unitOf(row: Data): Unit {
  const loads = (of: unknown) => ({ ...NO_LOADS, ...(of as object) });
  return {
    name: String(row.name ?? ''),
    kind: (row.kind ?? 'terminator') as Unit['kind'],
    level: row.level as Unit['level'],
    assault: (row.assault ?? 'power-glove') as Unit['assault'],
    ranged: (row.ranged === undefined ? 'storm-bolter' : row.ranged) as Unit['ranged'],
    grenades: loads(row.grenades),
    cyclone: row.cyclone ? loads(row.cyclone) : null,
    reload: row.reload ? 1 : 0,
    generator: row.generator ? 1 : 0,
  };
}

/** Only what differs from the usual is written down. */
function rowOf(unit: Unit, old: Data): Data {
  const { name, kind, level, ranged, assault, grenades, cyclone, reload, generator } = unit;
  const some = (loads: Unit['grenades']) =>
    Object.fromEntries(Object.entries(loads).filter(([, n]) => n > 0));
  const { ammo, squad, facing } = old;
  return Object.fromEntries(
    Object.entries({
      name,
      kind,
      level: kind === 'librarian' ? level : undefined,
      ranged: ranged === 'storm-bolter' ? undefined : ranged,
      assault: assault === 'power-glove' ? undefined : assault,
      grenades: Object.keys(some(grenades)).length > 0 ? some(grenades) : undefined,
      cyclone: cyclone ? some(cyclone) : undefined,
      ammo,
      reload: reload > 0 || undefined,
      generator: generator > 0 || undefined,
      squad,
      facing,
    }).filter(([, value]) => value !== undefined),
  );
}

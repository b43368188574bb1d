import type { ReactNode } from 'react';
import type { ForceProblem } from '../../../../games/hulk-revised/force/bill.ts';
import type { Unit } from '../../../../games/hulk-revised/force/list.ts';
import { type Item, priceOf } from '../../../../games/hulk-revised/force/prices.ts';
import { NO_LOADS } from '../../../../games/hulk-revised/force/words.ts';
import {
  ASSAULT,
  type AssaultId,
  GRENADES,
  RANGED,
  type RangedId,
} from '../../../../games/hulk-revised/shooting/armoury.ts';
import { PSI_RANKS, UNITS } from '../../../../games/hulk-revised/units.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { marineSymbol } from '../symbols.ts';
import { LoadsField } from './loads-field.tsx';
import { Problems } from './problems.tsx';

const KINDS = (['terminator', 'sergeant', 'captain', 'librarian'] as const).map((value) => ({
  value,
  word: UNITS[value].label,
}));

/** 'Heavy Flamer, 4', and for those who may not have it why they read on. */
function priced(item: Item, label: string, kind: Unit['kind'], free: boolean): string {
  const { cost, for: whom } = priceOf(item);
  return `${label}${free ? '' : `, ${cost} ${cost === 1 ? 'point' : 'points'}`}${whom && !whom.includes(kind) ? ` (not for a ${UNITS[kind].label})` : ''}`;
}

const rangedOptions = (kind: Unit['kind'], free: boolean) => [
  { value: '' as const, word: 'None' },
  ...(Object.keys(RANGED) as RangedId[]).map((value) => ({
    value,
    word: priced(value, RANGED[value].label, kind, free),
  })),
];
const assaultOptions = (kind: Unit['kind'], free: boolean) =>
  (Object.keys(ASSAULT) as AssaultId[]).map((value) => ({
    value,
    word: priced(value, ASSAULT[value].label, kind, free),
  }));
const LEVELS = ['1', '2', '3', '4'].map((value) => ({
  value,
  word: `${value}, ${PSI_RANKS[Number(value)]}`,
}));

interface Props {
  unit: Unit;
  /** What he comes to; without it nothing is bought. */
  cost?: number;
  /** Further fields of his. */
  children?: ReactNode;
  problems: readonly ForceProblem[];
  onChange(unit: Unit): void;
  onRemove(): void;
}

/** One Marine: who he is and all he takes along. */
export function UnitRow({ unit, cost, children, problems, onChange, onRemove }: Props) {
  const change = (part: Partial<Unit>) => onChange({ ...unit, ...part });
  const row = { ...unit, level: unit.level ?? 1, ammo: null, reload: false, generator: false, squad: 1 };
  return (
    <article className={problems.length > 0 ? 'unit-row wrong' : 'unit-row'} data-unit={unit.name}>
      <Icon name={marineSymbol({ ...row, facing: 'N' })} className="face marine" />
      <label className="field">
        <span className="label">Name</span>
        <input value={unit.name} maxLength={60} onChange={(event) => change({ name: event.target.value })} />
      </label>
      <Pick
        word="Rank"
        field="kind"
        value={unit.kind}
        options={KINDS}
        onChange={(kind) => change({ kind, level: kind === 'librarian' ? 1 : undefined })}
      />
      {unit.kind === 'librarian' && (
        <Pick
          word="Level"
          field="level"
          value={String(unit.level ?? 1)}
          options={LEVELS}
          onChange={(level) => change({ level: Number(level) as 1 })}
        />
      )}
      <Pick
        word="Ranged"
        field="ranged"
        value={unit.ranged ?? ''}
        options={rangedOptions(unit.kind, cost === undefined)}
        onChange={(ranged) => change({ ranged: ranged === '' ? null : ranged })}
      />
      <Pick
        word="Close"
        field="assault"
        value={unit.assault}
        options={assaultOptions(unit.kind, cost === undefined)}
        onChange={(assault) => change({ assault })}
      />
      <button type="button" className="btn quiet" aria-label={`Remove ${unit.name}`} onClick={onRemove}>
        <Icon name="i-close" />
      </button>
      <details
        className="kit"
        open={problems.some(({ path }) => /grenades|cyclone|reload|generator/.test(path))}
      >
        <summary>
          Kit: {kitText(unit)} {cost !== undefined && <b className="unit-cost">{cost} points</b>}
        </summary>
        {children}
        <LoadsField word="Grenades" loads={unit.grenades} onChange={(grenades) => change({ grenades })} />
        <label className="check">
          <input
            type="checkbox"
            checked={unit.cyclone !== null}
            onChange={(event) => change({ cyclone: event.target.checked ? NO_LOADS : null })}
          />
          Cyclone launcher
        </label>
        {unit.cyclone && (
          <LoadsField word="Missiles" loads={unit.cyclone} onChange={(cyclone) => change({ cyclone })} />
        )}
        <Counter word="Reload" field="reload" value={unit.reload} onChange={(reload) => change({ reload })} />
        <Counter
          word="Power Field Generator"
          field="generator"
          value={unit.generator}
          onChange={(generator) => change({ generator })}
        />
      </details>
      <Problems problems={problems} quiet />
    </article>
  );
}

function kitText({ grenades, cyclone, reload, generator }: Unit): string {
  const loads = (of: Unit['grenades'], what: string) =>
    GRENADES.filter((kind) => of[kind] > 0).map((kind) => `${of[kind]} ${kind} ${what}`);
  const words = [
    ...loads(grenades, 'grenade'),
    ...(cyclone ? ['Cyclone', ...loads(cyclone, 'missile')] : []),
    ...(reload > 0 ? ['reload'] : []),
    ...(generator > 0 ? ['Power Field Generator'] : []),
  ];
  return words.join(', ') || 'none';
}

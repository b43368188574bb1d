import type { Soldier } from '../../../../games/hulk-revised/campaign/index.ts';
import { fullLoad } from '../../../../games/hulk-revised/campaign/state.ts';
import { NO_LOADS } from '../../../../games/hulk-revised/force/words.ts';
import { counted } from '../../../../kernel/words.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { LoadsField } from '../forces/loads-field.tsx';
import { symbolOf } from './holdings.tsx';
import type { Kit, Orders } from './orders.ts';

interface Props {
  soldier: Soldier;
  orders: Orders;
  onChange(part: Partial<Orders>): void;
}

/** One Marine between missions: whether he goes, with what, and with how full a weapon. */
export function SoldierRow({ soldier, orders, onChange }: Props) {
  const { name } = soldier;
  const toggled = (list: readonly string[]) =>
    list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
  const { grenades, cyclone, reload, generator } = orders.kits[name] ?? soldier;
  const kit = (part: Partial<Kit>) =>
    onChange({ kits: { ...orders.kits, [name]: { grenades, cyclone, reload, generator, ...part } } });
  return (
    <div className="goer">
      <label className="check">
        <input
          type="checkbox"
          data-goes={name}
          checked={orders.going.includes(name)}
          onChange={() => onChange({ going: toggled(orders.going) })}
        />
        <Icon name={symbolOf(soldier)} className="face marine" />
        {name}
      </label>
      {soldier.shots !== null && soldier.shots !== fullLoad(soldier) && (
        <label className="check">
          <input
            type="checkbox"
            checked={orders.full.includes(name)}
            onChange={() => onChange({ full: toggled(orders.full) })}
          />
          {counted(soldier.shots, 'shot')} left: spend a reload to start full
        </label>
      )}
      <details className="kit">
        <summary>Kit</summary>
        <LoadsField word="Grenades" loads={grenades} onChange={(loads) => kit({ grenades: loads })} />
        {soldier.cyclone && (
          <LoadsField
            word="Missiles"
            loads={cyclone ?? NO_LOADS}
            onChange={(loads) => kit({ cyclone: loads })}
          />
        )}
        <Counter word="Reload" value={reload} onChange={(n) => kit({ reload: n })} />
        <Counter word="Generator" value={generator} onChange={(n) => kit({ generator: n })} />
      </details>
    </div>
  );
}

import type { Stores } from '../../../../games/hulk-revised/force/list.ts';
import { Counter } from '../../../parts/counter.tsx';
import { LoadsField } from './loads-field.tsx';

/** HR-CAMP-03: spares for later missions. */
export function StoresField({ stores, onChange }: { stores: Stores; onChange(stores: Stores): void }) {
  const change = (part: Partial<Stores>) => onChange({ ...stores, ...part });
  return (
    <section className="squad" aria-label="Stores">
      <h3 className="label">Stores for later missions</h3>
      <div className="row">
        <Counter word="Flamer reloads" value={stores.flamer} onChange={(flamer) => change({ flamer })} />
        <Counter word="Cannon reloads" value={stores.cannon} onChange={(cannon) => change({ cannon })} />
        <Counter
          word="Generators"
          value={stores.generators}
          onChange={(generators) => change({ generators })}
        />
      </div>
      <LoadsField word="Grenades" loads={stores.grenades} onChange={(grenades) => change({ grenades })} />
      <LoadsField word="Missiles" loads={stores.missiles} onChange={(missiles) => change({ missiles })} />
    </section>
  );
}

import type { CampaignState, Soldier } from '../../../../games/hulk-revised/campaign/index.ts';
import type { Loads } from '../../../../games/hulk-revised/force/words.ts';
import { GRENADES } from '../../../../games/hulk-revised/shooting/armoury.ts';
import { SPECIALS, UNITS } from '../../../../games/hulk-revised/units.ts';
import { counted } from '../../../../kernel/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { specialsText } from '../missions.ts';
import { marineSymbol } from '../symbols.ts';

/** Who is left, and with what; what the Stealers still have. */
export function Holdings({ state }: { state: CampaignState }) {
  const { soldiers, fallen, brood, stores, sentries } = state;
  const spare = [
    stores.flamer && counted(stores.flamer, 'flamer reload'),
    stores.cannon && counted(stores.cannon, 'cannon reload'),
    stores.generators && counted(stores.generators, 'generator'),
    sentries && counted(sentries, 'Sentry Gun'),
    loadsOf(stores.grenades, 'grenades'),
    loadsOf(stores.missiles, 'missiles'),
  ].filter(Boolean);
  const specials = SPECIALS.flatMap((kind) =>
    brood.specials[kind] > 0 ? [specialsText(kind, brood.specials[kind])] : [],
  );
  return (
    <section className="holdings" aria-label="Forces">
      <ul className="soldiers">
        {soldiers.map((soldier) => (
          <li key={soldier.name} data-soldier={soldier.name}>
            <Icon name={symbolOf(soldier)} className="face marine" />
            <span>
              <b>{soldier.name}</b>
              <small className="dim">{carries(soldier)}</small>
            </span>
          </li>
        ))}
        {fallen.map((name) => (
          <li key={name} className="dead" data-fallen={name}>
            <span>
              <b>{name}</b>
              <small className="dim">fell</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="dim">
        Stores: {spare.length > 0 ? spare.join(', ') : 'nothing'}. The Stealers have{' '}
        {[counted(brood.blips, 'blip'), counted(brood.ambush, 'Ambush blip'), ...specials].join(', ')} left.
      </p>
    </section>
  );
}

export function symbolOf(soldier: Soldier): string {
  const { shots: _, ...unit } = soldier;
  return marineSymbol({
    ...unit,
    level: unit.level ?? 1,
    ammo: null,
    reload: false,
    generator: false,
    squad: 1,
    facing: 'N',
  });
}

function loadsOf(loads: Loads, what: string): string {
  const words = GRENADES.flatMap((kind) => (loads[kind] > 0 ? [`${loads[kind]} ${kind}`] : []));
  return words.length > 0 ? `${words.join(', ')} ${what}` : '';
}

function carries(soldier: Soldier): string {
  const words = [
    UNITS[soldier.kind].label,
    soldier.shots !== null && counted(soldier.shots, 'shot'),
    soldier.reload > 0 && counted(soldier.reload, 'reload'),
    loadsOf(soldier.grenades, 'grenades'),
    soldier.cyclone && loadsOf(soldier.cyclone, 'missiles'),
    soldier.generator > 0 && 'a generator',
  ];
  return words.filter(Boolean).join(', ');
}

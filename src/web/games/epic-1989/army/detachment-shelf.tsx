import { STANDARD } from '../../../../games/epic-1989/cards/cards.ts';
import type { Bought } from '../../../../games/epic-1989/forces/force.ts';
import { BARRAGES, COUNTER_IDS, ratingOf } from '../../../../games/epic-1989/support/counters.ts';
import { capital } from '../../../../kernel/words.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { unitWords } from './force-file.ts';
import { budgetOf, type ForceList, withCounters } from './force-list.ts';
import { OwnDesign } from './own-design.tsx';
import { TitanShelf } from './titan-shelf.tsx';
import { UnitRow } from './unit-icons.tsx';

interface Props {
  readonly list: ForceList;
  onTake(bought: Bought): void;
  onChange(list: ForceList): void;
}

const INFANTRY = ['tactical', 'assault', 'devastator'];

/** What can be bought: standard detachments, some of one's own design, counters off the table. */
export function DetachmentShelf({ list, onTake, onChange }: Props) {
  const later = budgetOf(list).later !== null;
  const take = (detachment: string, by: Partial<Bought> = {}) =>
    onTake({ detachment, elite: false, later: false, ...by });
  return (
    <>
      <h2 className="label">
        Standard detachments <Rule id="E1-FORCE-03" />
      </h2>
      <ul className="detachment-tiles">
        {STANDARD.map(({ id, name, units, rating }) => (
          <li key={id} className="detachment-tile" data-detachment={id}>
            <b>{name}</b>
            <b className="num">{rating}</b>
            <UnitRow units={units} side={list.side} />
            <small>{unitWords(units)}</small>
            <div className="row">
              <button type="button" className="btn" data-do={`take-${id}`} onClick={() => take(id)}>
                <Icon name="i-check" /> Take
              </button>
              {INFANTRY.includes(id) && (
                <button
                  type="button"
                  className="btn quiet"
                  data-do={`elite-${id}`}
                  onClick={() => take(id, { elite: true })}
                >
                  Elite, {2 * rating}
                </button>
              )}
              {later && (
                <button
                  type="button"
                  className="btn quiet"
                  data-do={`later-${id}`}
                  onClick={() => take(id, { later: true })}
                >
                  Later
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <OwnDesign side={list.side} onTake={onTake} />
      <TitanShelf side={list.side} onTake={onTake} />
      <Support list={list} onChange={onChange} />
    </>
  );
}

function Support({ list, onChange }: Pick<Props, 'list' | 'onChange'>) {
  return (
    <section aria-labelledby="support">
      <h2 className="label" id="support">
        Off-table support <Rule id="E1-SUPP-02" />
      </h2>
      <p className="dim small">
        At most {budgetOf(list).support} points in this battle, and only where both agree on it.{' '}
        <Rule id="E1-SUPP-03" />
      </p>
      <div className="counters">
        {COUNTER_IDS.map((id) => (
          <Counter
            key={id}
            field={`counter-${id}`}
            word={`${counterWord(id)}, ${ratingOf(id)}`}
            value={list.force.support.filter((one) => one === id).length}
            most={20}
            onChange={(many) => onChange(withCounters(list, id, many))}
          />
        ))}
      </div>
    </section>
  );
}

/** 'Heavy barrage', 'Vortex missile', 'Mines with stasis'. */
export function counterWord(id: string): string {
  if (BARRAGES.some((one) => one.id === id)) return `${capital(id)} barrage`;
  const [kind, load] = id.split('-');
  if (kind === 'mines') return load ? `Mines with ${load}` : 'Mine missile';
  return `${capital(kind)} missile`;
}

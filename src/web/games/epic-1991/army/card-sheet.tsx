import { buy } from '../../../../games/epic-1991/army/buy.ts';
import type { Army, Entry } from '../../../../games/epic-1991/army/list.ts';
import { CARDS } from '../../../../games/epic-1991/cards/index.ts';
import {
  CLAN_NAMES,
  type RowId,
  rowOf,
  titanPoints,
  titanVps,
} from '../../../../games/epic-1991/sheets/index.ts';
import { capital } from '../../../../kernel/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { clansOf, companiesOf } from './edits.ts';
import { forceOf } from './forces.ts';
import { contentsOf, modelsOf } from './offers.ts';
import { Profiles } from './profiles.tsx';
import { TitanArms } from './titan-arms.tsx';

interface Props {
  army: Army;
  entry: Entry;
  /** Its place in the list; null for a card that is only looked at. */
  at: number | null;
  onChange(part: Partial<Entry>): void;
  onTake(): void;
  onDrop(): void;
}

/** One card: what is settled about it, and the data sheets of all on it. */
export function CardSheet({ army, entry, at, onChange, onTake, onDrop }: Props) {
  const card = CARDS[entry.card];
  const { side } = forceOf(card.deck);
  const units = modelsOf(card, entry);
  const counts = new Map<RowId, number>();
  for (const row of units.flat()) counts.set(row, (counts.get(row) ?? 0) + 1);
  const grants = card.units.flatMap((unit) => unit.grants);
  const titan = card.deck === 'titans';
  const arms = Object.values(entry.weapons ?? {});
  const points = titan && arms.length === 4 ? titanPoints(arms) : card.points;
  const vps = titan ? titanVps(points) : card.vps;
  return (
    <>
      <header className="card-head">
        <h2 className="name">{entry.name ?? card.name}</h2>
        <p className="dim">
          {capital(card.kind)} card, {points} points <Rule id={card.rule} />
        </p>
      </header>
      <dl className="card-values">
        <dt>Breaks</dt>
        <dd>{breaks(entry)}</dd>
        <dt>Morale</dt>
        <dd>
          {card.morale === null ? 'Never checks' : `Checks pass on ${card.morale}+`} <Rule id="E2-MORAL-01" />
        </dd>
        <dt>Victory points</dt>
        <dd>
          {card.adds ? `Adds ${vps} to its Clan’s` : `${vps} for whoever breaks it`} <Rule id="E2-VP-07" />
        </dd>
        <dt>Holds</dt>
        <dd>
          {contentsOf(card).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </dd>
      </dl>
      {at !== null && <Settled army={army} entry={entry} at={at} onChange={onChange} />}
      {titan && at !== null && (
        <TitanArms weapons={entry.weapons ?? {}} onChange={(weapons) => onChange({ weapons })} />
      )}
      <div data-side={side}>
        <Profiles counts={counts} grants={grants} />
      </div>
      <div className="row">
        <button type="button" className="btn" data-do="take-more" onClick={onTake}>
          <Icon name="i-check" /> {at === null ? 'Take this card' : 'Take another'}
        </button>
        {at !== null && (
          <button type="button" className="btn quiet" data-do="take-out" onClick={onDrop}>
            <Icon name="i-close" /> Take it out
          </button>
        )}
      </div>
    </>
  );
}

function breaks({ card: id }: Entry): string {
  const { break: at, adds } = CARDS[id];
  if (at === null) return 'When all of it is lost';
  if (at === 'stand') return 'When its command stand is lost';
  return adds ? `Adds ${at} to its Clan’s break point` : `At ${at} ${at === 1 ? 'loss' : 'losses'}`;
}

/** What its owner decides: name, Clan, company, choices. */
function Settled({
  army,
  entry,
  at,
  onChange,
}: {
  army: Army;
  entry: Entry;
  at: number;
  onChange(part: Partial<Entry>): void;
}) {
  const card = CARDS[entry.card];
  const bought = buy(army).bought[at];
  const asked = card.units.flatMap(({ choice, times }) =>
    choice.length > 0 ? Array.from({ length: times }, () => choice) : [],
  );
  const { choose = [] } = entry;
  const chosen = asked.map((_, i) => (choose.length === 1 ? choose[0] : choose[i]));
  return (
    <div className="settled">
      <label className="field">
        <span className="label">What you call it</span>
        <input
          data-field="card-name"
          value={entry.name ?? ''}
          placeholder={card.name}
          maxLength={60}
          onChange={({ target }) => onChange({ name: target.value.trim() === '' ? undefined : target.value })}
        />
      </label>
      {card.deck === 'orks' && card.clan === null && (
        <Pick
          word="Clan"
          field="clan"
          value={bought?.clan ?? ''}
          options={[
            ...(bought?.clan ? [] : [{ value: '', word: 'None yet' }]),
            ...clansOf(army).map((value) => ({ value: value as string, word: CLAN_NAMES[value] })),
          ]}
          onChange={(clan) => onChange({ clan: (clan || undefined) as Entry['clan'] })}
        />
      )}
      {entry.card === 'landing-pods' && (
        <Pick
          word="For the company"
          field="company"
          value={entry.company ?? ''}
          options={[
            { value: '', word: 'The only one' },
            ...companiesOf(army).map((value) => ({ value, word: value })),
          ]}
          onChange={(company) => onChange({ company: company || undefined })}
        />
      )}
      {asked.map((options, i) => (
        <Pick
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its place
          key={i}
          word={asked.length > 1 ? `Unit ${i + 1}` : 'Choice'}
          field={`choose-${i}`}
          value={chosen[i] ?? options[0]}
          options={options.map((value) => ({ value, word: rowOf(value).name }))}
          onChange={(row) =>
            onChange({ choose: chosen.map((old, k) => (k === i ? row : (old ?? options[0]))) })
          }
        />
      ))}
    </div>
  );
}

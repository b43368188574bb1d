import { checkArmy } from '../../../../games/epic-1991/army/index.ts';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { SIDES, type Side } from '../../../../games/epic-1991/state.ts';
import { Segments } from '../../../parts/choices.tsx';
import { Counter } from '../../../parts/counter.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { READY_ARMIES, useArmies } from '../army/army-store.ts';
import { forceOf } from '../army/forces.ts';
import { pointsOf } from '../army/standing.ts';
import { ownAddress } from '../own-address.ts';
import type { BattleData } from './battle-data.ts';
import { SHIPPED } from './battle-store.ts';

interface Props {
  battle: BattleData;
  onChange(part: Partial<BattleData>): void;
  onRoll(): void;
}

const TABLES = ['4 × 4', '6 × 4', '8 × 4', '6 × 6', '8 × 6'];

/** Everything about a battle but its ground: title, limit, armies, edges. */
export function BattleForm({ battle, onChange, onRoll }: Props) {
  return (
    <div className="battle-form">
      <label className="field">
        <span className="label">Title</span>
        <input
          data-field="title"
          value={battle.battle}
          maxLength={80}
          onChange={({ target }) => onChange({ battle: target.value })}
        />
      </label>
      <label className="field">
        <span className="label">What is told of it</span>
        <textarea
          data-field="briefing"
          rows={3}
          value={battle.briefing}
          onChange={({ target }) => onChange({ briefing: target.value })}
        />
      </label>
      <div className="row">
        <Counter
          word="Points a side"
          field="points"
          step={250}
          most={20_000}
          value={battle.points}
          onChange={(points) => onChange({ points: Math.max(250, points) })}
        />
        <Pick
          word="Table, feet"
          field="table"
          value={`${battle.table[0]} × ${battle.table[1]}`}
          options={TABLES.map((value) => ({ value, word: value }))}
          onChange={(word) => {
            const [across, deep] = word.split(' × ').map(Number);
            onChange({ table: [across, deep] });
          }}
        />
      </div>
      {SIDES.map((side) => (
        <ArmyPick
          key={side}
          side={side}
          battle={battle}
          onPick={(army) => {
            const { [side]: _, ...others } = battle.armies;
            onChange({ armies: army ? { ...others, [side]: army } : others });
          }}
        />
      ))}
      <Segments
        label="South edge"
        name="south"
        options={[
          { value: '', word: 'Roll-off' },
          { value: 'A', word: 'First army' },
          { value: 'B', word: 'Second army' },
        ]}
        value={battle.south ?? ''}
        onChange={(south) => onChange({ south: (south || null) as Side | null })}
      />
      <Segments
        label="Ground"
        name="ground"
        options={[
          { value: 'drawn', word: 'Drawn here' },
          { value: 'book', word: 'Laid at the table' },
        ]}
        value={battle.terrain ? 'drawn' : 'book'}
        onChange={(value) => onChange({ terrain: value === 'drawn' ? [] : null })}
      />
      {battle.terrain ? (
        <div className="row">
          <button type="button" className="btn" data-do="roll-ground" onClick={onRoll}>
            Roll it by the book
          </button>
          <label className="field">
            <span className="hidden-text">Ground of a battle</span>
            <select
              data-field="ground-of"
              value=""
              onChange={({ target }) => {
                const from = SHIPPED.get(target.value);
                if (from) onChange({ terrain: from.terrain, objectives: from.objectives, table: from.table });
              }}
            >
              <option value="">Ground of a battle…</option>
              {[...SHIPPED].flatMap(([id, { battle: title, terrain }]) =>
                terrain ? (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ) : (
                  []
                ),
              )}
            </select>
          </label>
        </div>
      ) : (
        <p className="dim small">
          Both players roll on the book’s table, say what to roll again, and lay the pieces in turn.{' '}
          <Rule id="E2-TERR-02" /> <Rule id="E2-TERR-07" />
        </p>
      )}
      <Segments
        label="Objectives"
        name="objectives"
        options={[
          { value: 'drawn', word: 'Drawn here' },
          { value: 'book', word: 'Placed in turn' },
        ]}
        value={battle.objectives ? 'drawn' : 'book'}
        onChange={(value) => onChange({ objectives: value === 'drawn' ? [] : null })}
      />
    </div>
  );
}

/** Which list a side fights with; without one it musters in secret. */
function ArmyPick({
  side,
  battle,
  onPick,
}: {
  side: Side;
  battle: BattleData;
  onPick(army: Army | null): void;
}) {
  const own = useArmies(0) ?? [];
  const lists = [...own, ...READY_ARMIES].filter(({ list }) => list.cards.length > 0);
  const army = battle.armies[side];
  const chosen = lists.find(({ list }) => JSON.stringify(list.cards) === JSON.stringify(looseCards(army)));
  const fits = (list: Army) => checkArmy(list, battle.points, { otherDecks: true }).length === 0;
  const wrong = army ? checkArmy(army, battle.points, { otherDecks: true }) : [];
  return (
    <div className="army-pick">
      <label className="field">
        <span className="label">{side === 'A' ? 'First army' : 'Second army'}</span>
        <select
          data-field={`army-${side}`}
          value={chosen?.id ?? (army ? 'as-it-is' : '')}
          onChange={({ target }) => onPick(lists.find(({ id }) => id === target.value)?.list ?? null)}
        >
          <option value="">Musters in secret</option>
          {army && !chosen && <option value="as-it-is">{army.name}</option>}
          {lists.map(({ id, name, list }) => (
            <option key={id} value={id}>
              {name}: {forceOf(list.force).name}, {pointsOf(list)} points{!fits(list) && ' (does not fit)'}
            </option>
          ))}
        </select>
      </label>
      {wrong.map(({ rule, why }) => (
        <p key={why} className="harm small">
          {why} <Rule id={rule} />
        </p>
      ))}
      {side === 'B' && (
        <a className="small" href={ownAddress('forces')}>
          Write a list
        </a>
      )}
    </div>
  );
}

function looseCards(army: Army | undefined): unknown {
  return army?.cards.flatMap((entry) => Array.from({ length: entry.count }, () => ({ ...entry, count: 1 })));
}

import '../../../table/combat-form.css';
import { type ComponentProps, useState } from 'react';
import type { Pair } from '../../../../games/epic-1991/close-combat/pairings.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { Icon } from '../../../parts/icon.tsx';
import { FatesBar } from '../../../table/fates-bar.tsx';
import type { AnswerForm } from '../../offer.ts';
import { type Epic, type EpicGame, modelCalled, unitName, unitOf, type View } from '../game.ts';
import { SIDE_CLASS } from '../scene.ts';
import { symbolOf } from '../symbols.ts';
import { type Bout, firstBout, groupsIn, paired, rivalsOf, shifted } from './draft.ts';
import { fatesOf } from './fates.ts';

/** A combat as a small board: who fights whom, in which order, and what will come of it. */
export default function CombatForm({
  game,
  view: seen,
  resting,
  onAnswer,
  onPoint,
}: ComponentProps<AnswerForm>) {
  const view = seen as View;
  const epic: Epic = {
    game: game as unknown as EpicGame,
    table: (game as unknown as EpicGame).tableOf(view),
  };
  const [bout, setBout] = useState<Bout | null>(() => firstBout(epic, view));
  const [wished, setWished] = useState<readonly Pair[]>([]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  if (!bout) return null;
  const change = (next: Bout) => {
    setRefused(null);
    setBout(next);
    onPoint(next);
  };
  const swap = (id: number, rival: number) => {
    const pair: Pair = epic.table.models[id].side === 'A' ? [id, rival] : [rival, id];
    const own = wished.filter((one) => !one.includes(id) && !one.includes(rival));
    const pairs =
      bout.do === 'pairs'
        ? (paired(epic, view, bout.pairs, own, pair) ?? paired(epic, view, bout.pairs, [], pair))
        : null;
    if (!pairs) return setRefused({ rule: 'E2-MULT-02', why: 'Then somebody would have nobody to fight.' });
    setWished([...own, pair]);
    change({ do: 'pairs', pairs });
  };
  return (
    <div className="combat-form" onPointerEnter={() => onPoint(bout)} onPointerLeave={() => onPoint(null)}>
      <ol>
        {groupsIn(view, bout).map(({ one, many }, row, all) => (
          <li key={one}>
            {bout.do === 'sequence' && all.length > 1 && (
              <Order
                at={row}
                of={bout.models.length}
                onShift={(by) => change({ ...bout, models: shifted(bout.models, row, by) })}
              />
            )}
            <Fighter epic={epic} id={one} />
            <ol>
              {many.map((id, nth) => (
                <li key={id}>
                  {bout.do === 'sequence' && all.length === 1 && many.length > 1 && (
                    <Order
                      at={nth}
                      of={many.length}
                      onShift={(by) => change({ ...bout, models: shifted(bout.models, nth, by) })}
                    />
                  )}
                  <Fates epic={epic} view={view} one={one} many={many} nth={nth} />
                  <Fighter epic={epic} id={id} />
                  {bout.do === 'pairs' && (
                    <Rivals epic={epic} view={view} id={id} now={one} onSwap={(rival) => swap(id, rival)} />
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {refused && (
        <p className="refused" role="alert">
          {refused.why}
        </p>
      )}
      <button
        type="button"
        className="btn primary"
        data-do="fight"
        disabled={resting}
        onClick={() => setRefused(onAnswer(bout))}
      >
        {bout.do === 'pairs' ? 'Fight these' : 'Fight in this order'}
      </button>
    </div>
  );
}

function Fighter({ epic: { table }, id }: { epic: Epic; id: number }) {
  const { row, side } = table.models[id];
  return (
    <span className="fighter" title={unitName(table, unitOf(table, id))}>
      <Icon name={symbolOf(row)} className={`face ${SIDE_CLASS[side]}`} />
      <span>
        {modelCalled(table, id)}
        <small>{row.caf >= 0 ? ` +${row.caf}` : ` ${row.caf}`}</small>
      </span>
    </span>
  );
}

function Order({ at, of, onShift }: { at: number; of: number; onShift(by: -1 | 1): void }) {
  return (
    <span className="order">
      <b>{at + 1}</b>
      <button
        type="button"
        aria-label={`Fight ${at + 1} earlier`}
        disabled={at === 0}
        onClick={() => onShift(-1)}
      >
        <Icon name="i-move" />
      </button>
      <button
        type="button"
        aria-label={`Fight ${at + 1} later`}
        disabled={at === of - 1}
        onClick={() => onShift(1)}
      >
        <Icon name="i-move" className="icon down" />
      </button>
    </span>
  );
}

/** What comes of one fight of a row: those before it may have ended it already. */
function Fates(props: { epic: Epic; view: View; one: number; many: readonly number[]; nth: number }) {
  const { epic, view, one, many, nth } = props;
  const { wins, draws, loses } = fatesOf(epic, view, one, many, nth);
  const { models } = epic.table;
  return (
    <FatesBar
      {...{ wins, loses }}
      own={SIDE_CLASS[models[one].side]}
      other={SIDE_CLASS[models[many[nth]].side]}
      title={`${modelCalled(epic.table, one)} wins ${wins}%, draws ${draws}%, loses ${loses}%`}
    />
  );
}

function Rivals({
  epic,
  view,
  id,
  now,
  onSwap,
}: {
  epic: Epic;
  view: View;
  id: number;
  now: number;
  onSwap(rival: number): void;
}) {
  const rivals = rivalsOf(epic, view, id);
  if (rivals.length < 2) return null;
  return (
    <select
      aria-label={`${modelCalled(epic.table, id)} fights`}
      value={now}
      onChange={({ target }) => onSwap(Number(target.value))}
    >
      {rivals.map((rival) => (
        <option key={rival} value={rival}>
          {modelCalled(epic.table, rival)}
        </option>
      ))}
    </select>
  );
}

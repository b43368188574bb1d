import '../../../table/combat-form.css';
import { type ComponentProps, useState } from 'react';
import { assaultFalls } from '../../../../games/epic-1989/close-combat/chances.ts';
import type { Assault } from '../../../../games/epic-1989/close-combat/divisions.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { Icon } from '../../../parts/icon.tsx';
import { FatesBar } from '../../../table/fates-bar.tsx';
import type { AnswerForm } from '../../offer.ts';
import {
  type Epic,
  type Epic89Game,
  readable,
  SIDE_CLASS,
  unitCalled,
  unitInFull,
  type View,
} from '../game.ts';
import { symbolOf } from '../symbols.ts';
import { against, type Bout, fightsIn, firstBout, rivalsOf, sparesIn } from './draft.ts';

/** Close combats as a small board: who fights whom, and what will come of it. */
export default function CombatForm({
  game,
  view: seen,
  resting,
  onAnswer,
  onPoint,
}: ComponentProps<AnswerForm>) {
  const view = seen as View;
  const rules = game as unknown as Epic89Game;
  const epic: Epic = { game: rules, table: rules.tableOf(view) };
  const [bout, setBout] = useState<Bout | null>(() => firstBout(view));
  const [refused, setRefused] = useState<Refusal | null>(null);
  if (!bout) return null;
  const fights = fightsIn(view, bout);
  const fighting = new Set(fights.flatMap(({ one, many }) => [one, ...many]));
  const idle = [...new Set(sparesIn(view).concat(waiting(view)))].filter((id) => !fighting.has(id));
  const change = (id: number, rival: number) => {
    const next = against(view, bout, id, rival);
    if (!next) return setRefused({ rule: 'E1-CC-08', why: 'Then somebody would have nobody to fight.' });
    setRefused(null);
    setBout(next);
    onPoint(next);
  };
  const choice = (id: number, now: number) => (
    <Rivals epic={epic} view={view} bout={bout} id={id} now={now} onSwap={(rival) => change(id, rival)} />
  );
  return (
    <div className="combat-form" onPointerEnter={() => onPoint(bout)} onPointerLeave={() => onPoint(null)}>
      <ol>
        {fights.map((fight) => (
          <li key={fight.one}>
            <Fighter epic={epic} view={view} id={fight.one} />
            <ol>
              {fight.many.map((id, nth) => (
                <li key={id}>
                  {nth === 0 && <Fates epic={epic} view={view} fight={fight} />}
                  <Fighter epic={epic} view={view} id={id} />
                  {choice(id, fight.one)}
                </li>
              ))}
            </ol>
          </li>
        ))}
        {idle.map((id) => (
          <li key={id} className="idle">
            <Fighter epic={epic} view={view} id={id} />
            <ol>
              <li>
                <span className="dim">stays out of it</span>
                {choice(id, 0)}
              </li>
            </ol>
          </li>
        ))}
      </ol>
      {refused && (
        <p className="refused" role="alert">
          {readable(epic.table, refused.why)}
        </p>
      )}
      <button
        type="button"
        className="btn primary"
        data-do="fight"
        disabled={resting}
        onClick={() => setRefused(onAnswer(bout))}
      >
        {bout.do === 'add' ? 'Add them so' : 'Fight these'}
      </button>
    </div>
  );
}

/** Stands of the building that are in no pair yet. */
function waiting(view: View): number[] {
  const step = view.steps.at(-1);
  return step?.do === 'storm' && !step.pairs ? [...step.left[0].assaulters, ...step.left[0].defenders] : [];
}

function Fighter({ epic: { table }, view, id }: { epic: Epic; view: View; id: number }) {
  const { card, side } = table.units[id];
  return (
    <span className="fighter" title={unitInFull(table, id)}>
      <Icon name={symbolOf(side, card)} className={`face ${SIDE_CLASS[side]}`} />
      <span>
        {unitCalled(table, id)}
        {view.units[id].commander && <small> commander</small>}
      </span>
    </span>
  );
}

/** Who falls how often; of several the first leads. */
function Fates({ epic: { table }, view, fight }: { epic: Epic; view: View; fight: Assault }) {
  const { one, other, scores } = assaultFalls(table, view, fight);
  const share = ({ ways, total }: typeof one) => Math.round((100 * ways) / total);
  const [dies, wins] = [share(one), share(other)];
  const sign = (n: number) => (n >= 0 ? `+${n}` : n);
  const classOf = (id: number) => SIDE_CLASS[table.units[id].side];
  return (
    <FatesBar
      wins={wins}
      loses={dies}
      own={classOf(fight.one)}
      other={classOf(fight.many[0])}
      title={`Two dice ${sign(scores.one)} against two dice ${sign(scores.other)}. The left one falls in ${dies}%, the right one in ${wins}%.`}
    />
  );
}

function Rivals({
  epic: { table },
  view,
  bout,
  id,
  now,
  onSwap,
}: {
  epic: Epic;
  view: View;
  bout: Bout;
  id: number;
  now: number;
  onSwap(rival: number): void;
}) {
  const rivals = rivalsOf(view, id);
  if (bout.do === 'add' ? !sparesIn(view).includes(id) : rivals.length < 2) return null;
  return (
    <select
      aria-label={`${unitInFull(table, id)} fights`}
      value={now}
      onChange={({ target }) => onSwap(Number(target.value))}
    >
      {(bout.do === 'add' || now === 0) && <option value={0}>Nobody</option>}
      {rivals.map((rival) => (
        <option key={rival} value={rival}>
          {unitCalled(table, rival)}
        </option>
      ))}
    </select>
  );
}

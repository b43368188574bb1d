import { isTitan, nameOf, priceOf, supportPrice } from '../../../../games/epic-1989/forces/force.ts';
import { losesOn } from '../../../../games/epic-1989/forces/muster.ts';
import { counted } from '../../../../kernel/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { counterWord } from './detachment-shelf.tsx';
import { unitsOf } from './force-file.ts';
import { budgetOf, changed, type ForceList, overOf, problemsOf, pursesOf, without } from './force-list.ts';
import { UnitRow } from './unit-icons.tsx';

/** The force as it is: what it costs, what is in it, what is wrong with it. */
export function ForcePanel({ list, onChange }: { list: ForceList; onChange(list: ForceList): void }) {
  const { detachments, support } = list.force;
  const units = detachments.reduce((sum, bought) => sum + unitsOf(bought).length, 0);
  const problems = problemsOf(list);
  const over = overOf(list);
  const later = budgetOf(list).later !== null;
  return (
    <>
      {pursesOf(list).map(({ word, spent, points }) => (
        <div key={word}>
          <p role="status" className={spent > points ? 'force-spent harm' : 'force-spent'} data-cost={spent}>
            <b>{spent.toLocaleString('en-GB')}</b> of {points.toLocaleString('en-GB')} {word}
          </p>
          <div className={spent > points ? 'force-bar over' : 'force-bar'} aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * spent) / points)}%` }} />
          </div>
        </div>
      ))}
      <p className="dim small">
        {counted(detachments.length, 'detachment')}, {counted(units, 'unit')}
      </p>
      {detachments.length === 0 && (
        <p className="empty dim">Nothing is bought yet. Take a detachment from the shelf.</p>
      )}
      <ol className="force-lines">
        {detachments.map((bought, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: detachments of a kind are alike
            key={i}
            className={problems.some(({ path }) => path[0] === 'detachments' && path[1] === i) ? 'wrong' : ''}
            data-line={i + 1}
          >
            <span>
              <b>{nameOf(bought)}</b>
              {bought.later && <small> comes later</small>}
              <UnitRow units={unitsOf(bought)} side={list.side} />
            </span>
            <b className="num">{priceOf(bought)}</b>
            {later && (
              <button
                type="button"
                className="btn quiet"
                aria-pressed={bought.later}
                onClick={() => onChange(changed(list, i, { later: !bought.later }))}
              >
                {bought.later ? 'At the start' : 'Later'}
              </button>
            )}
            <button
              type="button"
              className="btn quiet"
              data-do="drop"
              aria-label={`Take out ${nameOf(bought)}`}
              onClick={() => onChange(without(list, i))}
            >
              <Icon name="i-close" />
            </button>
          </li>
        ))}
      </ol>
      {support.length > 0 && (
        <p className="small">
          {support.map(counterWord).join(', ')}: <b className="num">{supportPrice(list.force)}</b>
        </p>
      )}
      {over > 0 && over <= 70 && (
        <p className="force-over" role="note">
          {over} points over: a detachment stays at home on a {losesOn(over)} or more. <Rule id="E1-OTT-02" />
        </p>
      )}
      {problems.length === 0 ? (
        <p className="fine" role="status" data-problems={0}>
          <Icon name="i-check" /> The force is legal.
        </p>
      ) : (
        <ul className="problems" role="status" data-problems={problems.length}>
          {problems.map(({ rule, why, path }) => (
            <li key={`${path} ${why}`}>
              {why} <Rule id={rule} />
            </li>
          ))}
        </ul>
      )}
      <ul className="force-limits" aria-label="Limits">
        {limitsOf(list).map(({ text, rule }) => (
          <li key={rule}>
            {text} <Rule id={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

function limitsOf(list: ForceList): { text: string; rule: string }[] {
  const { detachments, support } = list.force;
  const titans = detachments.some(({ detachment }) => isTitan(detachment));
  const own = detachments.some(({ detachment }) => typeof detachment === 'object' && !isTitan(detachment));
  return [
    {
      text: list.scenario
        ? 'The scenario says how many points there are.'
        : 'Both players agree on the points, and a quarter of them may be support.',
      rule: list.scenario ? 'E1-FORCE-02' : 'E1-SUPP-03',
    },
    { text: 'Up to 70 points too many may be spent, at a risk.', rule: 'E1-OTT-01' },
    ...(own
      ? [{ text: 'Detachments of your own design need the consent of both.', rule: 'E1-FORCE-06' }]
      : []),
    ...(detachments.some(({ elite }) => elite)
      ? [{ text: 'Elite infantry costs twice as much, and both must agree on it.', rule: 'E1-ELITE-01' }]
      : []),
    ...(titans ? [{ text: 'Titans take part only where both agree on them.', rule: 'E1-TITAN-41' }] : []),
    ...(support.length > 0
      ? [{ text: 'Counters stay hidden: the other side learns only how many there are.', rule: 'E1-SUPP-19' }]
      : []),
    { text: 'Your opponent sees the force once both have bought theirs.', rule: 'E1-FORCE-01' },
  ];
}

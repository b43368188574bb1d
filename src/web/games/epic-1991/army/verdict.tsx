import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { CARDS } from '../../../../games/epic-1991/cards/index.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { isAllied } from './forces.ts';
import { limitOf, pointsOf, problemsOf } from './standing.ts';

/** Everything that is wrong, or that nothing is; then the limits in words. */
export function Verdict({ army }: { army: Army }) {
  const problems = problemsOf(army);
  return (
    <>
      {problems.length === 0 ? (
        <p className="fine" data-problems={0} role="status">
          <Icon name="i-check" /> The list is legal.
        </p>
      ) : (
        <div role="status">
          <ul className="problems" data-problems={problems.length}>
            {problems.map(({ rule, why, path }) => (
              <li key={`${path} ${why}`} data-path={path}>
                {why} <Rule id={rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="limits" aria-label="Limits">
        {limitsOf(army).map(({ text, rule }) => (
          <li key={rule}>
            <Icon name="i-check" />
            <span>
              {text} <Rule id={rule} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function limitsOf(army: Army): { text: string; rule: string }[] {
  const { force, cards } = army;
  const left = limitOf(army) - pointsOf(army);
  const titans = cards.some(({ card }) => CARDS[card].deck === 'titans');
  return [
    ...(force === 'orks'
      ? [
          { text: 'One card of each Clan.', rule: 'E2-ORK-01' },
          { text: 'Each Clan has up to five support cards and one special card.', rule: 'E2-ORK-02' },
        ]
      : force === 'titans'
        ? [{ text: 'Titans may be the whole army.', rule: 'E2-ARMY-11' }]
        : [
            { text: 'Each company card opens five support cards.', rule: 'E2-ARMY-06' },
            { text: 'Each company card opens one special card.', rule: 'E2-ARMY-07' },
          ]),
    ...(titans && force !== 'titans'
      ? [{ text: 'A Titan is a company card, but opens none.', rule: 'E2-ARMY-12' }]
      : []),
    ...(left > 0 && cards.length > 0
      ? [{ text: `Unspent points are lost: ${left}.`, rule: 'E2-ARMY-02' }]
      : []),
    ...(isAllied(force)
      ? [{ text: 'For battles with the option for other decks.', rule: 'E2-ARMY-16' }]
      : []),
    { text: 'Your opponent sees the list once both are locked.', rule: 'E2-ARMY-14' },
  ];
}

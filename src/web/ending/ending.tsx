import './ending.css';
import { useMemo } from 'react';
import { addressOf } from '../address.ts';
import { VerifyPanel } from '../fairness/verify-panel.tsx';
import { download } from '../match/saving.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { useCampaignOf } from '../store/campaign-of.ts';
import { verdict } from '../table/verdict.ts';
import type { After } from './after.ts';
import { Emblem } from './emblem.tsx';
import { luckLine, type Result, resultOf, turningPoint } from './result.ts';

const WORDS: Readonly<Record<Result, string>> = {
  won: 'Victory',
  lost: 'Defeat',
  drawn: 'Nobody wins',
  over: 'The match is over',
};

interface Props {
  sitting: Sitting;
  outcome: NonNullable<Look['outcome']>;
  view: unknown;
  after: After;
  onClose(): void;
}

/** The end of a match: how it ended, what decided it, how the dice fell, and what could be played next. */
export function Ending({ sitting, outcome, view, after, onClose }: Props) {
  const { table, players } = sitting;
  const result = resultOf(outcome, players);
  const eyes = sitting.eyes(sitting.look().viewer);
  const told = useMemo(
    () => ({ turning: turningPoint(table, eyes, outcome.winner), luck: luckLine(table, eyes, players) }),
    [table, eyes, outcome, players],
  );
  return (
    <section
      className={`ending ${result}`}
      aria-label="Result"
      data-winner={outcome.winner ?? 'draw'}
      data-result={result}
    >
      <header className={result === 'over' ? `${outcome.winner}-side` : undefined}>
        <Emblem result={result} />
        <p className="word">{WORDS[result]}</p>
        <h2>{verdict(sitting, outcome)}</h2>
        <p>
          {outcome.why[0].toUpperCase() + outcome.why.slice(1)} <Rule id={outcome.rule} />
        </p>
      </header>
      <dl>
        {told.turning && (
          <div data-said="turning">
            <dt className="label">Turning point</dt>
            <dd>
              {told.turning.when}. {told.turning.lost.slice(0, 3).join(' ')}
              {told.turning.lost.length > 3 && ` And ${told.turning.lost.length - 3} more.`}
            </dd>
          </div>
        )}
        {told.luck && (
          <div data-said="luck">
            <dt className="label">Luck</dt>
            <dd>{told.luck}</dd>
          </div>
        )}
        <div>
          <dt className="label">At the end</dt>
          <dd>{table.closing(view).join(' · ')}</dd>
        </div>
      </dl>
      <Onward sitting={sitting} result={result} after={after} />
      <div className="buttons quiet">
        <a className="btn" href={`#/replay/${sitting.id}`} data-do="replay">
          <Icon name="i-replay" /> Watch it again
        </a>
        <button type="button" className="btn" data-do="look" onClick={onClose}>
          <Icon name="i-eye" /> Look at the board
        </button>
        <button
          type="button"
          className="btn"
          data-do="save-file"
          onClick={() => void download(sitting.file(), table.title)}
        >
          <Icon name="i-log" /> Save as file
        </button>
        <a className="btn" href="#/">
          First screen
        </a>
      </div>
      <VerifyPanel file={sitting.file} />
    </section>
  );
}

/** What to play next; what follows most naturally stands first. */
function Onward({ sitting, result, after }: { sitting: Sitting; result: Result; after: After }) {
  const { next, stronger, swapped } = after;
  const campaign = useCampaignOf(sitting.id);
  if (campaign)
    return (
      <div className="buttons">
        <a className="btn go" href={addressOf(sitting.ruleset, 'campaigns', campaign)} data-do="campaign">
          <Icon name="i-campaign" /> On with the campaign
        </a>
      </div>
    );
  const on = result === 'won' && next !== undefined;
  const again = (
    <button type="button" className={on ? 'btn' : 'btn go'} data-do="rematch" onClick={after.again}>
      <Icon name="i-reload" /> {after.word ?? 'Play again'}
    </button>
  );
  return (
    <div className="buttons">
      {!on && again}
      {next && (
        <a className={on ? 'btn go' : 'btn'} href={next.href} data-do="next">
          <Icon name="i-play" /> Next: {next.title}
        </a>
      )}
      {on && again}
      {stronger && (
        <button type="button" className="btn" data-do="stronger" onClick={stronger.begin}>
          <Icon name="i-bot" /> Against the {stronger.title}
        </button>
      )}
      {swapped && (
        <button type="button" className="btn" data-do="swapped" onClick={swapped.begin}>
          <Icon name="i-two" /> Play the other side
        </button>
      )}
    </div>
  );
}

import type { Outcome } from '../../kernel/contract.ts';
import { VerifyPanel } from '../fairness/verify-panel.tsx';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';

interface Props {
  outcome: Outcome;
  verdict: string;
  facts: readonly string[];
  /** Where the campaign is that this mission belongs to. */
  campaign: string | null;
  /** Where the match can be watched again. */
  replay: string;
  /** The match as a file, seed and all. */
  file(): Promise<string>;
  onRematch(): void;
  onSave(): void;
  onClose(): void;
}

export function Ending({
  outcome,
  verdict,
  facts,
  campaign,
  replay,
  file,
  onRematch,
  onSave,
  onClose,
}: Props) {
  return (
    <section className="ending" aria-label="Result" data-winner={outcome.winner ?? 'draw'}>
      <Icon name="auspex" className="big" />
      <h2>{verdict}</h2>
      <p>
        {outcome.why[0].toUpperCase() + outcome.why.slice(1)} <Rule id={outcome.rule} />
      </p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="buttons">
        {campaign ? (
          <a className="btn go" href={campaign} data-do="campaign">
            <Icon name="i-campaign" /> On with the campaign
          </a>
        ) : (
          <button type="button" className="btn go" data-do="rematch" onClick={onRematch}>
            <Icon name="i-reload" /> Play again
          </button>
        )}
        <a className="btn" href={replay} data-do="replay">
          <Icon name="i-replay" /> Watch it again
        </a>
        <button type="button" className="btn" data-do="save-file" onClick={onSave}>
          <Icon name="i-log" /> Save as file
        </button>
        <button type="button" className="btn" data-do="look" onClick={onClose}>
          <Icon name="i-eye" /> Look at the board
        </button>
        <a className="btn" href="#/">
          First screen
        </a>
      </div>
      <VerifyPanel file={file} />
    </section>
  );
}

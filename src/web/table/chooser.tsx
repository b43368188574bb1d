import { useEffect, useRef } from 'react';
import type { Odds } from '../../kernel/contract.ts';
import type { Offer } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { type By, byClick } from '../stage/grammar.ts';
import { OddsBody } from './odds-card.tsx';
import type { Opened } from './picks.ts';

interface Props {
  spot: Opened;
  /** Of its first offer. */
  odds: Odds | null;
  /** Pressing again, or Enter, does the first. */
  main: boolean;
  onChoose(offer: Offer, by: By): void;
  onCancel(): void;
}

/** Letters that a narrow button has no room for. */
const LONG = 24;

/** What a press has shown: the odds of what would be done, or several meanings to choose from. */
export function ChooserBody({ spot, odds, main, onChoose, onCancel }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      {odds && (
        <div className="odds">
          <OddsBody label={spot.offers[0].label} odds={odds} />
        </div>
      )}
      {spot.stakes && <p className="stakes">{spot.stakes}</p>}
      {spot.offers.map((offer, i) =>
        offer.refused ? (
          <p key={offer.text} className="stakes" role="status">
            {offer.refused.why} <Rule id={offer.refused.rule} />
          </p>
        ) : (
          <button
            key={offer.text}
            ref={i === 0 ? first : undefined}
            type="button"
            className={main && i === 0 ? 'main' : undefined}
            data-action={offer.text}
            title={offer.label}
            onClick={({ nativeEvent }) => onChoose(offer, byClick(nativeEvent))}
          >
            {odds || offer.rest ? offer.word : offer.label}
            {main && i === 0 && <kbd className="key">Enter</kbd>}
          </button>
        ),
      )}
      {spot.edits && spot.edits.length > 0 && (
        <div className={spot.edits.some(({ word }) => word.length > LONG) ? 'edits wide' : 'edits'}>
          {spot.edits.map(({ id, word, icon, key, held, run }) => (
            <button
              key={id}
              type="button"
              data-edit={id}
              title={`${word} (${key})`}
              aria-pressed={held}
              onClick={run}
            >
              <Icon name={icon} />
              <span>{word}</span>
              <kbd className="key">{key}</kbd>
            </button>
          ))}
        </div>
      )}
      <button type="button" className="dim" data-do="cancel" onClick={onCancel}>
        Cancel <kbd className="key">Esc</kbd>
      </button>
    </>
  );
}

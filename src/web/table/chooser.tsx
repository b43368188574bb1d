import { useEffect, useRef } from 'react';
import type { Odds } from '../../kernel/contract.ts';
import type { Offer } from '../games/adapter.ts';
import { OddsBody } from './odds-card.tsx';
import type { LiveSpot } from './spots-for.ts';

interface Props {
  spot: LiveSpot;
  /** Shown first where nothing hovers. */
  odds: Odds | null;
  onChoose(offer: Offer): void;
  onCancel(): void;
}

/** One square, several meanings: in a card beside it, on a phone in the sheet, where it hides no piece. */
export function ChooserBody({ spot, odds, onChoose, onCancel }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      {odds && (
        <div className="odds">
          <OddsBody label={spot.offers[0].label} odds={odds} />
        </div>
      )}
      {spot.offers.map((offer, i) => (
        <button
          key={offer.text}
          ref={i === 0 ? first : undefined}
          type="button"
          data-action={offer.text}
          title={offer.label}
          onClick={() => onChoose(offer)}
        >
          {offer.word}
        </button>
      ))}
      <button type="button" className="dim" onClick={onCancel}>
        Cancel
      </button>
    </>
  );
}

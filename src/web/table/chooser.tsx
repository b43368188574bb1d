import { useEffect, useRef } from 'react';
import type { Odds } from '../../kernel/contract.ts';
import type { Camera } from '../board/camera.ts';
import type { Point } from '../board/measure.ts';
import type { Offer } from '../games/adapter.ts';
import { Float } from './float.tsx';
import { OddsBody } from './odds-card.tsx';
import type { LiveSpot } from './spots-for.ts';

interface Props {
  camera: Camera;
  at: Point;
  spot: LiveSpot;
  /** Shown first where nothing hovers. */
  odds: Odds | null;
  onChoose(offer: Offer): void;
  onCancel(): void;
}

/** One square, several meanings. */
export function Chooser({ camera, at, spot, odds, onChoose, onCancel }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Float camera={camera} anchor={at} className="chooser" label="Choose">
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
    </Float>
  );
}

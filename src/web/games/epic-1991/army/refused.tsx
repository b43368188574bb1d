import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { Rule } from '../../../parts/rule.tsx';
import { type CardOffer, remedyFor } from './offers.ts';

/** Why a card was not taken, what would help, and the way to take it all the same. */
export function Refused({
  army,
  offer,
  onTake,
  onClose,
}: {
  army: Army;
  offer: CardOffer;
  onTake(): void;
  onClose(): void;
}) {
  return (
    <div className="refusal" role="alert" data-refused={offer.id}>
      <b>No room for {offer.card.name}</b>
      {offer.against.map(({ rule, why }) => (
        <p key={why}>
          {why} <Rule id={rule} />
        </p>
      ))}
      <p>{remedyFor(army, offer)}</p>
      <div className="row">
        <button type="button" className="btn" data-do="take-anyway" onClick={onTake}>
          Take it anyway
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </div>
  );
}

import type { Army } from '../../../../games/epic-1991/army/list.ts';
import type { CardKind } from '../../../../games/epic-1991/cards/index.ts';
import { CardTile } from './card-tile.tsx';
import { forceOf } from './forces.ts';
import type { CardOffer } from './offers.ts';

interface Props {
  army: Army;
  offers: readonly CardOffer[];
  onTake(offer: CardOffer): void;
  onLook(offer: CardOffer): void;
}

const KINDS: readonly CardKind[] = ['company', 'support', 'special'];

/** Every card the force may take, by its kind. */
export function CardShelf({ army, offers, onTake, onLook }: Props) {
  return (
    <>
      {KINDS.map((kind) => {
        const cards = offers.filter(({ card }) => card.kind === kind);
        if (cards.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`shelf-${kind}`}>
            <h2 className="label" id={`shelf-${kind}`}>
              {kind === 'company' ? forceOf(army.force).company : kind} <span>{hintFor(kind, army)}</span>
            </h2>
            <div className="deck">
              {cards.map((offer) => (
                <CardTile
                  key={offer.id}
                  offer={offer}
                  onTake={() => onTake(offer)}
                  onLook={() => onLook(offer)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

function hintFor(kind: CardKind, { force }: Army): string {
  if (force === 'titans') return 'as many as the points allow';
  if (kind === 'company')
    return force === 'orks'
      ? 'at least one; each opens five support and one special card of its own'
      : 'at least one; each opens five support and one special card';
  if (kind === 'support')
    return force === 'orks' ? 'up to five for each Clan' : 'up to five for each company card';
  return force === 'orks' ? 'one for each Clan' : 'one for each company card';
}

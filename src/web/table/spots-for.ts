import type { AnyGame } from '../../kernel/contract.ts';
import type { Spot } from '../board/spots.tsx';
import { BEHIND, type Hand, type Offer, type Scene } from '../games/adapter.ts';

/** A spot with what a click on it can mean: one thing, or several to choose from. */
export interface LiveSpot extends Spot {
  readonly offers: readonly Offer[];
}

export function spotsFor(
  game: AnyGame,
  view: unknown,
  scene: Scene,
  hand: Hand,
  far: readonly Offer[],
  mode: readonly Offer[] | null,
  selected: number,
): LiveSpot[] {
  if (hand.prompt) return promptSpots(game, view, scene, hand.board);
  const spots: LiveSpot[] = [];
  const offers = mode ?? [...hand.board, ...far];
  for (const [square, here] of bySquare(offers)) {
    const best = mode ? 0 : Math.min(...here.map(({ rank }) => rank));
    if (best === BEHIND) continue;
    const meant = mode ? here : here.filter(({ rank }) => rank === best);
    spots.push(squareSpot(game, view, square, meant));
  }
  const taken = new Set(spots.map((spot) => spot.square));
  for (const piece of scene.pieces) {
    if (!hand.units.includes(piece.id) || taken.has(piece.square) || piece.id === selected) continue;
    spots.push({
      key: `unit-${piece.id}`,
      square: piece.square,
      unit: piece.id,
      label: `Select ${piece.label}`,
      look: 'select',
      offers: [],
    });
  }
  for (const entry of scene.entries) {
    const ready = entry.lurkers.filter(({ id }) => hand.units.includes(id));
    if (ready.length === 0) continue;
    const next = ready[(ready.findIndex(({ id }) => id === selected) + 1) % ready.length];
    spots.push({
      key: `area-${entry.area}`,
      area: entry,
      unit: next.id,
      label: `Select a piece in ${entry.label}`,
      look: 'select',
      hot: ready.some(({ id }) => id === selected),
      offers: [],
    });
  }
  return spots;
}

function bySquare(offers: readonly Offer[]): Map<number, Offer[]> {
  const squares = new Map<number, Offer[]>();
  for (const offer of offers) {
    if (offer.square === undefined) continue;
    const here = squares.get(offer.square);
    if (here) here.push(offer);
    else squares.set(offer.square, [offer]);
  }
  return squares;
}

function squareSpot(game: AnyGame, view: unknown, square: number, offers: readonly Offer[]): LiveSpot {
  const [first] = offers;
  const hostile = first.look === 'foe';
  const steps = first.look === 'reach' || first.look === 'far';
  return {
    key: `square-${square}`,
    square,
    action: offers.length === 1 ? first.text : undefined,
    label: offers.length === 1 ? first.label : offers.map((offer) => offer.word).join(' or '),
    look: first.look,
    risky: first.risky,
    cost: steps ? String(first.price) : undefined,
    tag: hostile ? chance(game, view, first) : undefined,
    hot: steps && first.shared > 0,
    offers,
  };
}

function promptSpots(game: AnyGame, view: unknown, scene: Scene, offers: readonly Offer[]): LiveSpot[] {
  return offers.flatMap((offer): LiveSpot[] => {
    const base = { action: offer.text, label: offer.label, offers: [offer] };
    if (offer.facing !== undefined) {
      return [
        { ...base, key: `face-${offer.facing}`, square: offer.square, arrow: offer.facing, look: 'ask' },
      ];
    }
    if (offer.area !== undefined) {
      const entry = scene.entries[offer.area];
      return [
        {
          ...base,
          key: `area-${offer.area}`,
          area: entry,
          look: 'ask',
        },
      ];
    }
    const hostile = offer.look === 'foe';
    return [
      {
        ...base,
        key: `square-${offer.square}`,
        square: offer.square,
        look: hostile ? 'foe' : 'ask',
        tag: hostile ? chance(game, view, offer) : undefined,
        hot: hostile,
      },
    ];
  });
}

export function chance(game: AnyGame, view: unknown, offer: Offer): string | undefined {
  const first = game.odds(view, offer.action)?.chances[0];
  return first ? `${Math.round((100 * first.ways) / first.total)}%` : undefined;
}

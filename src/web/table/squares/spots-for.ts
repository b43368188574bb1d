import type { AnyGame } from '../../../kernel/contract.ts';
import type { Spot } from '../../board/spots.tsx';
import { BEHIND, type Hand, type Offer, type Scene } from '../../games/adapter.ts';
import { areFacings } from '../picks.ts';

/** A spot with what a click on it can mean: one thing, or several to choose from. */
export interface LiveSpot extends Spot {
  readonly offers: readonly Offer[];
  /** What is sure to come of the first of them. */
  readonly stakes?: string | null;
}

export interface Picking {
  /** Offers of several steps. */
  readonly far: readonly Offer[];
  /** Only these, while something is being aimed. */
  readonly aimed: readonly Offer[] | null;
  readonly selected: number;
  /** The spot whose meaning is being chosen. */
  readonly open: LiveSpot | null;
}

export function spotsFor(
  game: AnyGame,
  view: unknown,
  scene: Scene,
  hand: Hand,
  { far, aimed, selected, open }: Picking,
): LiveSpot[] {
  if (open && areFacings(open.offers)) return arrows(open.offers);
  if (hand.prompt) return promptSpots(game, view, scene, hand.board);
  const spots: LiveSpot[] = [];
  const offers = aimed ?? [...hand.board, ...far];
  for (const offer of offers) if (offer.plot) spots.push(plotSpot(offer));
  for (const [square, here] of bySquare(offers)) {
    const best = aimed ? 0 : Math.min(...here.map(({ rank }) => rank));
    if (best === BEHIND) continue;
    const meant = aimed ? here : here.filter(({ rank }) => rank === best);
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
  return [...spots, ...entrySpots(scene, hand, selected)];
}

function entrySpots(scene: Scene, hand: Hand, selected: number): LiveSpot[] {
  return scene.entries.flatMap((entry): LiveSpot[] => {
    const ready = entry.lurkers.filter(({ id }) => hand.units.includes(id));
    if (ready.length === 0) return [];
    const next = ready[(ready.findIndex(({ id }) => id === selected) + 1) % ready.length];
    return [
      {
        key: `area-${entry.area}`,
        area: entry,
        unit: next.id,
        label: `Select a piece in ${entry.label}`,
        look: 'select',
        hot: ready.some(({ id }) => id === selected),
        offers: [],
      },
    ];
  });
}

function arrows(offers: readonly Offer[]): LiveSpot[] {
  return offers.map((offer) => ({
    key: `face-${offer.facing}`,
    square: offer.square,
    arrow: offer.facing,
    action: offer.text,
    label: offer.label,
    look: 'ask',
    offers: [offer],
  }));
}

function plotSpot(offer: Offer): LiveSpot {
  return {
    key: `plot-${offer.text}`,
    plot: offer.plot,
    action: offer.text,
    label: offer.label,
    look: 'ask',
    offers: [offer],
  };
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
    several: offers.length > 1 ? offers.length : undefined,
    label: offers.length === 1 ? first.label : [...new Set(offers.map((offer) => offer.word))].join(' or '),
    look: first.look,
    risky: first.risky,
    cost: steps ? String(first.price) : undefined,
    tag: hostile ? chance(game, view, first) : undefined,
    hot: steps && first.shared > 0,
    offers,
  };
}

/** Answers on the board. Facings of one square are arrows at once; of several squares, the square comes first. */
function promptSpots(game: AnyGame, view: unknown, scene: Scene, offers: readonly Offer[]): LiveSpot[] {
  const squares = bySquare(offers);
  const spots = [...squares].flatMap(([square, here]): LiveSpot[] => {
    if (areFacings(here) && squares.size === 1) return arrows(here);
    return [{ ...squareSpot(game, view, square, here), hot: here[0].look === 'foe' }];
  });
  for (const offer of offers) {
    if (offer.area === undefined) continue;
    const area = scene.entries[offer.area];
    spots.push({
      key: `area-${offer.area}`,
      area,
      action: offer.text,
      label: offer.label,
      look: 'ask',
      offers: [offer],
    });
  }
  return spots;
}

export function chance(game: AnyGame, view: unknown, offer: Offer): string | undefined {
  const first = game.odds(view, offer.action)?.chances[0];
  return first ? `${Math.round((100 * first.ways) / first.total)}%` : undefined;
}

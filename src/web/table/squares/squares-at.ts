/** What can be clicked on a board of squares, from one look at the match and what has been picked. */
import type { Facing } from '../../../grid/index.ts';
import type { Effect, Hand, Offer, Scene, SquaresTable } from '../../games/adapter.ts';
import type { Look } from '../../match/sitting.ts';
import { askFor, buttonOf, type Picks } from '../picks.ts';
import { type LiveSpot, spotsFor } from './spots-for.ts';

/** Offers of several steps. */
export function farFor(
  table: SquaresTable,
  look: Look,
  hand: Hand | null,
  selected: number,
): readonly Offer[] {
  const ask = hand && !hand.prompt && selected !== 0 ? askFor(look, selected) : null;
  return ask ? table.reach(ask) : [];
}

/** Where the player can click, and what each click means. */
export function spotsAt(
  { game }: SquaresTable,
  look: Look<Scene, Effect>,
  hand: Hand | null,
  selected: number,
  far: readonly Offer[],
  { mode, open }: Pick<Picks<LiveSpot>, 'mode' | 'open'>,
): readonly LiveSpot[] {
  if (!hand || look.busy || look.curtain !== null) return [];
  const aimed = mode === null ? null : (buttonOf(hand, mode)?.offers ?? null);
  return spotsFor(game, look.view, look.scene, hand, { far, aimed, selected, open });
}

export function squareOf({ scene }: Look<Scene, Effect>, unit: number): number {
  return scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
}

/** The offer that turns the piece that way and does nothing else. */
export function turnTo(hand: Hand, facing: Facing): Offer | undefined {
  return hand.bar.flatMap(({ offers }) => offers).find(({ turnsTo }) => turnsTo === facing);
}

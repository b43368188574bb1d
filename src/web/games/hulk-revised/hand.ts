/** All the ways the viewer can act now. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { Ask, Hand } from '../adapter.ts';
import { endButton } from '../bar-buttons.ts';
import { barFor } from './bar.ts';
import { type Hulk, isBlip, pieceAt, type View } from './game.ts';
import { offersOf } from './offers.ts';
import { promptFor } from './prompts.ts';
import { tileHand } from './tiles.ts';
import { isOffered, preferred, togglesFor } from './variants.ts';

export function handFor(hulk: Hulk, { view: seen, decision, actions, selected, toggles }: Ask): Hand {
  const view = seen as View;
  const marine = decision.seat === 'marine';
  const legal = (actions as readonly Action[]).filter((action) => isOffered(view, action, toggles));
  // Only the selected piece's actions need places, prices and words: a squad has hundreds.
  const acting = decision.kind === 'act';
  const needed = acting ? legal.filter(({ unit }) => unit === selected || unit === 0) : legal;
  const offers = preferred(view, needed, toggles).flatMap((action) => offersOf(hulk, view, action));
  if (decision.kind === 'tile') return tileHand(view, offers, toggles);
  const prompt = acting ? null : promptFor(hulk, view, decision, offers, toggles);
  if (prompt) {
    const board = offers.filter((o) => o.square !== undefined || o.area !== undefined);
    return { prompt, board, bar: barFor(hulk, view, selected, marine, []), toggles: [], units: [], first: 0 };
  }
  const own = offers.filter((offer) => offer.verb !== 'end' && (selected !== 0 || offer.unit === 0));
  const bar = barFor(hulk, view, selected, marine, own);
  bar.push(endButton(offers, marine ? unspent(view) : undefined));
  const units = [...new Set(legal.filter(({ unit }) => unit !== 0).map(({ unit }) => unit))];
  return {
    prompt: null,
    board: own.filter((offer) => offer.square !== undefined),
    bar,
    toggles: togglesFor(view, selected, marine, toggles),
    units,
    first: firstOf(view, units, legal),
  };
}

/** Whoever is under way, else whoever can fight, then whoever can do most: models before blips, the board before the entry areas. */
function firstOf(view: View, units: readonly number[], legal: readonly Action[]): number {
  const can = (...verbs: string[]) =>
    new Set(legal.filter((a) => verbs.includes(a.do)).map(({ unit }) => unit));
  const movers = can('move');
  const fighters = can('shoot', 'assault');
  const worth = (id: number): number => {
    const p = pieceAt(view, id);
    if (!p) return 0;
    if (view.active === id || view.onPit === id) return 100;
    return (
      p.ap +
      (movers.has(id) ? 5 : 0) +
      (fighters.has(id) && p.ap > 0 ? 8 : 0) +
      (isBlip(p) || p.kind === 'sentry' ? 0 : 10) +
      (p.at === NOWHERE ? 0 : 20)
    );
  };
  return units.reduce((best, id) => (worth(id) > worth(best) ? id : best), 0);
}

/** Points that would be lost; there is no taking back once the Stealers have drawn. */
function unspent(view: View): string | undefined {
  const left = view.marines.reduce((sum, id) => sum + (pieceAt(view, id)?.ap ?? 0), 0);
  return left > 0 ? `${left} AP unspent` : undefined;
}

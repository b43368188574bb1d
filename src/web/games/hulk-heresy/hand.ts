/** All the ways the viewer can act now. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { NOWHERE } from '../../../games/hulk-heresy/state.ts';
import type { Hand } from '../adapter.ts';
import { endButton } from '../bar-buttons.ts';
import { barFor } from './bar.ts';
import { type Heresy, type HeresyAsk, pieceAt, type View } from './game.ts';
import { offerOf } from './offers.ts';
import { promptFor } from './prompts.ts';
import { preferred, togglesFor } from './variants.ts';

export function handFor(heresy: Heresy, ask: HeresyAsk): Hand {
  const { view, decision, actions, selected, toggles } = ask;
  if (decision.kind === 'act') return actingHand(heresy, ask);
  const offers = preferred(view, actions, toggles).map((action) =>
    offerOf(heresy, view, action, decision.about),
  );
  const prompt = promptFor(heresy, ask, offers);
  const onBoard = BUTTONS_ONLY.has(decision.kind) ? [] : offers;
  return {
    prompt,
    board: onBoard.filter(({ square, area }) => square !== undefined || area !== undefined),
    bar: barFor(heresy, view, selected, []),
    toggles: [],
    units: [],
    first: 0,
  };
}

/** A reaction may be anything at all: a press on the board would not say who does it. */
const BUTTONS_ONLY = new Set(['react', 'dominate-attack']);

function actingHand(heresy: Heresy, { view, actions, selected, toggles }: HeresyAsk): Hand {
  // Only the selected piece's actions need places, prices and words.
  const needed = actions.filter(({ unit }) => unit === selected || unit === undefined);
  const offers = preferred(view, needed, toggles).map((action) => offerOf(heresy, view, action));
  const own = offers.filter(({ verb }) => verb !== 'end');
  const units = [...new Set(actions.flatMap(({ unit }) => unit ?? []))];
  return {
    prompt: null,
    board: own.filter(({ square }) => square !== undefined),
    bar: [...barFor(heresy, view, selected, own), endButton(offers, unspent(view, units))],
    toggles: togglesFor(view, selected, actions, toggles),
    units,
    first: firstOf(view, units, actions),
  };
}

/** Whoever is under way, else whoever can fight, then whoever can do most. */
function firstOf(view: View, units: readonly number[], actions: readonly Action[]): number {
  const fighters = new Set(
    actions.filter(({ do: verb }) => verb === 'shoot' || verb === 'assault').map(({ unit }) => unit),
  );
  const worth = (id: number): number => {
    const p = pieceAt(view, id);
    if (!p || p.stage === 'done') return 0;
    if (view.active === id) return 100;
    return p.ap + (fighters.has(id) ? 8 : 0) + (p.blip ? 0 : 10) + (p.at === NOWHERE ? 0 : 20);
  };
  return units.reduce((best, id) => (worth(id) > worth(best) ? id : best), units[0] ?? 0);
}

/** Those who have not been activated. */
function unspent(view: View, units: readonly number[]): string | undefined {
  const idle = units.filter((id) => pieceAt(view, id)?.stage === 'fresh').length;
  return idle > 0 ? `${idle} not activated` : undefined;
}

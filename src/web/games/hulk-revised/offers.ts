/** How each action is offered: where it is clicked, what it costs, which words it has. */

import { type Action, VERB_FORMS, type Verb } from '../../../games/hulk-revised/actions.ts';
import { ABILITIES, PSI_COST } from '../../../games/hulk-revised/shooting/psychic.ts';
import type { Facing } from '../../../grid/index.ts';
import { counted } from '../../../kernel/words.ts';
import { BEHIND, type Offer } from '../offer.ts';
import { type Hulk, isBlip, kindOf, pieceAt, type View } from './game.ts';
import { placesOf } from './places.ts';
import { wordsOf } from './words.ts';

/** Usually one; an action that can be clicked in several places is offered in each. */
export function offersOf(hulk: Hulk, view: View, action: Action): Offer[] {
  const price = priceOf(hulk, view, action);
  const { word, label } = wordsOf(hulk, view, action);
  const paid = paidIn(action, price);
  const base = {
    action,
    text: hulk.game.notation.print(view, action),
    verb: action.do,
    unit: action.unit,
    look: LOOKS[action.do] ?? ('ask' as const),
    rank: RANKS[action.do] ?? BEHIND,
    price,
    shared: action.cp,
    final: FINAL.has(action.do),
    closes: action.do === 'overwatch' || action.do === 'guard',
    word,
    label: paid ? `${label} (${paid})` : label,
    ...(action.do === 'turn' ? { turnsTo: action.face as Facing } : {}),
    ...(ARROWS.has(action.do) && action.face >= 0 ? { facing: action.face as Facing } : {}),
  };
  return placesOf(hulk, view, action).map((place) =>
    action.do === 'move' && place.square !== undefined
      ? { ...base, ...place, path: [place.square], ...endsOf(view, action) }
      : { ...base, ...place },
  );
}

/** The way it looks after a step; a blip looks nowhere. */
function endsOf(view: View, { unit, face }: Action): Pick<Offer, 'ends'> {
  const p = pieceAt(view, unit);
  return !p || isBlip(p) ? {} : { ends: face === -1 ? p.facing : (face as Facing) };
}

function paidIn(action: Action, price: number): string {
  if (action.do === 'cast') return counted(PSI_COST[ABILITIES[action.item - 1]], 'Psi point');
  if (!VERB_FORMS[action.do].paid && action.do !== 'enter') return '';
  const points = price === 0 ? 'free' : counted(price - action.cp, 'action point');
  if (action.cp === 0) return points;
  const command = counted(action.cp, 'command point');
  return price === action.cp ? command : `${points}, ${command}`;
}

const LOOKS: Readonly<Partial<Record<Verb, Offer['look']>>> = {
  move: 'reach',
  enter: 'reach',
  shoot: 'foe',
  'shoot-door': 'foe',
  auto: 'foe',
  'auto-door': 'foe',
  flame: 'foe',
  throw: 'foe',
  launch: 'foe',
  missile: 'foe',
  assault: 'foe',
  batter: 'foe',
  cut: 'foe',
  arc: 'foe',
  grab: 'foe',
  smash: 'foe',
  wreck: 'foe',
};

/** A shut door is opened by a click; shooting at doors, or closing one that could be walked through, is not meant by it. */
const RANKS: Readonly<Partial<Record<Verb, number>>> = {
  move: 0,
  enter: 0,
  shoot: 2,
  assault: 2,
  door: 3,
  cut: 4,
  batter: 5,
  wreck: 5,
  smash: 5,
};

/** Each facing is an arrow at the square. Moves end as the toggle says. */
const ARROWS = new Set<Verb>(['face', 'climb', 'cast', 'start']);

/** Dice fall, something comes to light, or the mission is decided. */
const FINAL = new Set<Verb>([
  'shoot',
  'shoot-door',
  'auto',
  'auto-door',
  'flame',
  'throw',
  'launch',
  'missile',
  'assault',
  'batter',
  'smash',
  'wreck',
  'grab',
  'burst',
  'cast',
  'arc',
  'convert',
  'power-field',
]);

/** What the engine asks for, but an offer to clear a jam costs one command point and nothing else. */
function priceOf({ game }: Hulk, view: View, action: Action): number {
  return kindOf(game, view) === 'unjam' ? action.cp : game.price(view, action);
}

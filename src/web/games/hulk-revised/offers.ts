/** How each action is offered: where it is clicked, what it costs, which words it has. */
import type { Action, Verb } from '../../../games/hulk-revised/actions.ts';
import { stepPrice, turnPrice } from '../../../games/hulk-revised/movement.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { Facing } from '../../../grid/index.ts';
import { BEHIND, type Offer } from '../offer.ts';
import { type Hulk, pieceAt, plural, type View } from './game.ts';
import { wordsOf } from './words.ts';

export function offerOf(hulk: Hulk, view: View, action: Action): Offer {
  const price = priceOf(hulk, view, action);
  const { word, label } = wordsOf(hulk, view, action);
  const points = price === 0 ? 'free' : plural(price - action.cp, 'action point');
  const paid =
    action.cp === 0
      ? points
      : price === action.cp
        ? plural(action.cp, 'command point')
        : `${points}, ${plural(action.cp, 'command point')}`;
  return {
    action,
    text: hulk.game.notation.print(view, action),
    verb: action.do,
    unit: action.unit,
    ...placeOf(hulk, view, action),
    look: LOOKS[action.do] ?? 'ask',
    rank: RANKS[action.do] ?? BEHIND,
    price,
    shared: action.cp,
    word,
    label: COSTLY.has(action.do) ? `${label} (${paid})` : label,
  };
}

const LOOKS: Readonly<Partial<Record<Verb, Offer['look']>>> = {
  move: 'reach',
  enter: 'reach',
  shoot: 'foe',
  'shoot-door': 'foe',
  assault: 'foe',
  batter: 'foe',
};

/** A shut door is opened by a click; shooting at doors, or closing one that could be walked through, is not meant by it. */
const RANKS: Readonly<Partial<Record<Verb, number>>> = {
  move: 0,
  enter: 0,
  shoot: 2,
  assault: 2,
  door: 3,
  batter: 4,
};

const COSTLY = new Set<Verb>([
  'move',
  'turn',
  'door',
  'shoot',
  'shoot-door',
  'assault',
  'batter',
  'overwatch',
  'guard',
  'unjam',
  'use',
  'enter',
]);

/** A combined shot costs nothing: its price is asked for only where the phase is being played. */
function priceOf({ table }: Hulk, view: View, action: Action): number {
  const p = pieceAt(view, action.unit);
  switch (action.do) {
    case 'move':
      return p ? stepPrice(p, action.to) : 0;
    case 'turn':
      return p ? turnPrice(p, action.face) : 0;
    case 'shoot':
    case 'shoot-door':
      return view.steps.at(-1)?.do === 'snap' ? 0 : 1;
    case 'overwatch':
    case 'guard':
      return 2;
    case 'use':
      return table.mission.objective?.ap ?? 1;
    case 'door':
    case 'assault':
    case 'batter':
    case 'unjam':
    case 'enter':
      return 1;
    default:
      return 0;
  }
}

function placeOf({ table }: Hulk, view: View, action: Action): Pick<Offer, 'square' | 'area' | 'facing'> {
  const p = pieceAt(view, action.unit);
  switch (action.do) {
    case 'move':
      return p ? { square: table.step[p.at * 8 + action.to] } : {};
    case 'door':
    case 'shoot-door':
    case 'batter':
    case 'place':
    case 'enter':
      return { square: action.to };
    case 'shoot':
    case 'assault': {
      const target = pieceAt(view, action.to);
      return target && target.at !== NOWHERE ? { square: target.at } : {};
    }
    case 'face':
      return p ? { square: p.at, facing: action.face as Facing } : {};
    case 'first':
    case 'support':
      return p && p.at !== NOWHERE ? { square: p.at } : {};
    case 'lurk':
      return { area: action.to };
    default:
      return {};
  }
}

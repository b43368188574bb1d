/** How each action is offered: where it is clicked, what it costs, which words it has. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { stepPrice, turnPrice } from '../../../games/hulk-revised/movement.ts';
import { CLOSED, NOWHERE } from '../../../games/hulk-revised/state.ts';
import type { Facing } from '../../../grid/index.ts';
import type { Offer } from '../adapter.ts';
import { type Hulk, pieceAt, plural, type View, wayName, whoIs } from './game.ts';

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
    price,
    shared: action.cp,
    word,
    label: COSTLY.has(action.do) ? `${label} (${paid})` : label,
  };
}

const COSTLY = new Set<Action['do']>([
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

/** The words of an action: short for a button, a sentence for a tooltip and a screen reader. */
export function wordsOf(hulk: Hulk, view: View, action: Action): { word: string; label: string } {
  const { board } = hulk.table;
  const p = pieceAt(view, action.unit);
  const target = action.do === 'shoot' || action.do === 'assault' ? pieceAt(view, action.to) : null;
  switch (action.do) {
    case 'move': {
      const to = p ? board.name(hulk.table.step[p.at * 8 + action.to]) : '';
      const facing = action.face >= 0 ? `, then face ${wayName(action.face)}` : '';
      return { word: 'Move', label: `Move to ${to}${facing}${action.clear ? ', clearing the jam' : ''}` };
    }
    case 'turn':
      return {
        word: 'Turn',
        label: `Turn to face ${wayName(action.face)}${action.clear ? ', clearing the jam' : ''}`,
      };
    case 'door':
      return view.doors[action.to] >= CLOSED
        ? { word: 'Open', label: `Open the door at ${board.name(action.to)}` }
        : { word: 'Close', label: `Close the door at ${board.name(action.to)}` };
    case 'shoot':
      return { word: 'Fire', label: `Fire at ${target ? whoIs(hulk, target) : 'it'}` };
    case 'shoot-door':
      return { word: 'Fire at door', label: `Fire at the door at ${board.name(action.to)}` };
    case 'assault':
      return { word: 'Assault', label: `Attack ${target ? whoIs(hulk, target) : 'it'} in close assault` };
    case 'batter':
      return { word: 'Break door', label: `Attack the door at ${board.name(action.to)}` };
    case 'overwatch':
      return { word: 'Overwatch', label: 'Go on overwatch; the turn of this Marine ends' };
    case 'guard':
      return { word: 'Guard', label: 'Stand guard; the turn of this Marine ends' };
    case 'unjam':
      return { word: 'Clear jam', label: `Clear the jam of ${p ? whoIs(hulk, p) : 'the weapon'}` };
    case 'use':
      return { word: 'Objective', label: hulk.table.mission.objective?.text ?? 'Complete the objective' };
    case 'enter':
      return {
        word: 'Enter',
        label: `Enter at ${board.name(action.to)}${action.face >= 0 ? `, then face ${wayName(action.face)}` : ''}`,
      };
    case 'convert':
      return { word: 'Convert', label: 'Turn the blip over: its Genestealers appear' };
    case 'end':
      return { word: 'End phase', label: 'End your phase' };
    case 'place':
      return { word: board.name(action.to), label: `Place it at ${board.name(action.to)}` };
    case 'face':
      return { word: wayName(action.face), label: `Face ${wayName(action.face)}` };
    case 'first':
      return { word: p ? board.name(p.at) : 'First', label: `Turn over ${p ? whoIs(hulk, p) : 'it'} first` };
    case 'lurk':
      return {
        word: board.entries[action.to].name,
        label: `Put it into entry area ${board.entries[action.to].name}`,
      };
    case 'support':
      return {
        word: p ? whoIs(hulk, p) : 'Support',
        label: `${p ? whoIs(hulk, p) : 'He'} leaves overwatch and supports`,
      };
    default:
      return ANSWERS[action.do] ?? { word: action.do, label: action.do };
  }
}

const ANSWERS: Readonly<Partial<Record<Action['do'], { word: string; label: string }>>> = {
  keep: { word: 'Keep', label: 'Keep this token' },
  redraw: { word: 'Draw again', label: 'Put the token back and draw again' },
  hold: { word: 'Hold fire', label: 'Hold fire' },
  fight: { word: 'Fight', label: 'Fight without more supporters' },
  accept: { word: 'Accept', label: 'Accept the dice' },
  pass: { word: 'Pass', label: 'Pass' },
  reroll: { word: 'Re-roll', label: 'Re-roll this die' },
  parry: { word: 'Parry', label: 'Force this die to be rolled again' },
};

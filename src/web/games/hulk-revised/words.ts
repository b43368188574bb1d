import type { Action, Verb } from '../../../games/hulk-revised/actions.ts';
import { CLOSED } from '../../../games/hulk-revised/state.ts';
import { type Hulk, pieceAt, type View, wayName, whoIs } from './game.ts';

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

const ANSWERS: Readonly<Partial<Record<Verb, { word: string; label: string }>>> = {
  keep: { word: 'Keep', label: 'Keep this token' },
  redraw: { word: 'Draw again', label: 'Put the token back and draw again' },
  hold: { word: 'Hold fire', label: 'Hold fire' },
  fight: { word: 'Fight', label: 'Fight without more supporters' },
  accept: { word: 'Accept', label: 'Accept the dice' },
  pass: { word: 'Pass', label: 'Pass' },
  reroll: { word: 'Re-roll', label: 'Re-roll this die' },
  parry: { word: 'Parry', label: 'Force this die to be rolled again' },
};

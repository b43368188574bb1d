/** One click, one action: which of the many ways to pay, clear a jam or end facing is meant. */

import type { Action } from '../../../games/hulk-revised/actions.ts';
import { printForce } from '../../../games/hulk-revised/force/notation.ts';
import { commandLeft } from '../../../games/hulk-revised/turn/command.ts';
import { facingNamed } from '../../../grid/index.ts';
import type { Toggle } from '../adapter.ts';
import { isBlip, pieceAt, type View } from './game.ts';

export type Toggles = Readonly<Record<string, string>>;

/** The clock's end is nobody's choice, and what is kept back is not offered. */
export function isOffered(view: View, action: Action, toggles: Toggles): boolean {
  return action.do !== 'time' && !keptBack(view, action, toggles);
}

/** Of all actions that do the same thing, the one the toggles ask for. */
export function preferred(view: View, actions: readonly Action[], toggles: Toggles): Action[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    if (!isOffered(view, action, toggles)) continue;
    const facing = action.do === 'move' || action.do === 'enter' ? '' : action.face;
    const list = action.force ? printForce(action.force) : '';
    const key = `${action.do} ${action.unit} ${action.to} ${facing} ${action.item} ${list}`;
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  }
  return [...groups.values()].map((group) => (group.length === 1 ? group[0] : pick(view, group, toggles)));
}

/** The standing order to keep one command point, which paying with them on purpose overrules. */
export function keptBack(view: View, { cp }: Action, toggles: Toggles): boolean {
  if (toggles.reserve !== 'keep' || toggles.pay === 'cp' || view.phase !== 'marine') return false;
  return cp > 0 && cp >= commandLeft(view);
}

function pick(view: View, group: Action[], toggles: Toggles): Action {
  let left = prefer(group, (a) => a.clear === (toggles.clear === 'yes'));
  const wanted = wantedFacing(view, left[0], toggles);
  left = prefer(left, (a) => a.face === wanted);
  const prices = left.map((a) => a.cp);
  const cp = toggles.pay === 'cp' ? Math.max(...prices) : Math.min(...prices);
  return left.find((a) => a.cp === cp) ?? left[0];
}

function prefer(group: Action[], test: (action: Action) => boolean): Action[] {
  const some = group.filter(test);
  return some.length > 0 ? some : group;
}

/** A Stealer looks where it goes, unless told otherwise. -1 keeps its facing. */
function wantedFacing(view: View, action: Action, toggles: Toggles): number {
  if (action.do !== 'move' && action.do !== 'enter') return action.face;
  const p = pieceAt(view, action.unit);
  if (!p || p.marine || isBlip(p)) return -1;
  const choice = toggles.facing ?? 'ahead';
  if (choice === 'keep' || action.do === 'enter') {
    const named = facingNamed(choice);
    return named >= 0 ? named : -1;
  }
  if (choice !== 'ahead') {
    const named = facingNamed(choice);
    return named === p.facing ? -1 : named;
  }
  const straight = action.to % 2 === 0 ? action.to / 2 : -1;
  return straight < 0 || straight === p.facing ? -1 : straight;
}

const YES_NO = [
  { value: 'no', word: 'No' },
  { value: 'yes', word: 'Yes' },
];

export function togglesFor(view: View, unit: number, marine: boolean, chosen: Toggles): Toggle[] {
  const toggles: Toggle[] = [];
  const add = (id: string, word: string, key: string, icon: string, options: Toggle['options']) =>
    toggles.push({ id, word, key, icon, options, value: chosen[id] ?? options[0].value });
  const p = pieceAt(view, unit);
  if (marine) {
    if (commandLeft(view) > 0)
      add('pay', 'Pay with', 'P', 'i-command', [
        { value: 'ap', word: 'Action points' },
        { value: 'cp', word: 'Command points' },
      ]);
    if (p && p.jam !== 0) add('clear', 'Clear the jam in passing', 'X', 'i-jam', YES_NO);
  } else if (p && !isBlip(p))
    add('facing', 'End a move facing', 'X', 'i-about', [
      { value: 'ahead', word: 'Ahead' },
      { value: 'keep', word: 'As before' },
      { value: 'N', word: 'North' },
      { value: 'E', word: 'East' },
      { value: 'S', word: 'South' },
      { value: 'W', word: 'West' },
    ]);
  return toggles;
}

/** One click, one action: which of the many ways to pay, to turn on the way or to leave things behind is meant. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { facingNamed } from '../../../grid/index.ts';
import type { Toggle } from '../adapter.ts';
import { pieceAt, type Toggles, type View } from './game.ts';

/** What makes two actions the same deed. */
function deedOf({
  do: verb,
  unit,
  to,
  face,
  with: by,
  row,
  list,
  how,
  path,
  square,
  section,
  force,
  ...turns
}: Action): string {
  const isStep = verb === 'move' || verb === 'enter' || verb === 'walk' || verb === 'step';
  // A step that a question asks for has no button that says where to look: its turns are answers of their own.
  const turn = verb === 'step' ? [turns.before, turns.between, turns.after].join() : '';
  const where = verb === 'walk' ? path?.join('') : '';
  return [
    verb,
    unit,
    to,
    face,
    by,
    row,
    list,
    how,
    where,
    turn,
    square,
    section,
    isStep ? '' : force && JSON.stringify(force),
  ].join(' ');
}

/** The clock's end is nobody's choice. */
export function preferred(view: View, actions: readonly Action[], toggles: Toggles): Action[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    if (action.do === 'time') continue;
    const key = deedOf(action);
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  }
  return [...groups.values()].map((group) => (group.length === 1 ? group[0] : pick(view, group, toggles)));
}

function pick(view: View, group: Action[], toggles: Toggles): Action {
  const [first] = group;
  const wanted = endFacing(view, first, toggles);
  const turning = (a: Action) => a.before ?? a.between ?? a.after ?? -1;
  let left = some(group, (a) => turning(a) === wanted && a.after === undefined);
  left = some(left, (a) => turning(a) === wanted);
  if (!left.some((a) => turning(a) === wanted)) left = some(group, (a) => turning(a) === -1);
  return byPayment(left, toggles);
}

function some(group: Action[], test: (action: Action) => boolean): Action[] {
  const found = group.filter(test);
  return found.length > 0 ? found : group;
}

/** Points that belong to few go before the counter's, which serve everybody. */
const ORDER = 'kupco';

function byPayment(group: Action[], toggles: Toggles): Action {
  const count = (a: Action) => a.cp?.length ?? 0;
  const worth = (a: Action) => [...(a.cp ?? '')].reduce((sum, pool) => sum + ORDER.indexOf(pool), 0);
  const sign = toggles.pay === 'cp' ? -1 : 1;
  return [...group].sort((a, b) => sign * (count(a) - count(b)) || worth(a) - worth(b))[0];
}

/** Whoever can turn with a step looks where it goes, unless told otherwise; -1 keeps its facing. */
function endFacing(view: View, action: Action, toggles: Toggles): number {
  if (action.do === 'turn') return -1;
  const p = pieceAt(view, action.unit);
  if (!p || p.blip) return -1;
  const choice = toggles.facing ?? 'keep';
  if (choice === 'keep') return -1;
  if (choice !== 'ahead') {
    const named = facingNamed(choice);
    return named === p.facing ? -1 : named;
  }
  const dir = action.to ?? action.path?.at(-1) ?? 1;
  const straight = dir % 2 === 0 ? dir / 2 : -1;
  return straight === p.facing ? -1 : straight;
}

export function togglesFor(view: View, unit: number, actions: readonly Action[], chosen: Toggles): Toggle[] {
  const toggles: Toggle[] = [];
  const own = actions.filter((action) => action.unit === unit);
  const add = (id: string, word: string, key: string, icon: string, options: Toggle['options']) =>
    toggles.push({ id, word, key, icon, options, value: chosen[id] ?? options[0].value });
  if (own.some(({ cp }) => cp))
    add('pay', 'Pay with', 'P', 'i-command', [
      { value: 'ap', word: 'Action points' },
      { value: 'cp', word: 'Command points' },
    ]);
  const p = pieceAt(view, unit);
  if (p && own.some((a) => a.before !== undefined || a.after !== undefined))
    add('facing', 'End a move facing', 'X', 'i-about', [
      { value: 'keep', word: 'As before' },
      { value: 'ahead', word: 'Ahead' },
      { value: 'N', word: 'North' },
      { value: 'E', word: 'East' },
      { value: 'S', word: 'South' },
      { value: 'W', word: 'West' },
    ]);
  return toggles;
}

/** What acts cost (HR-ACT-03, HR-SACT-03). */
import { type Action, VERB_FORMS } from './actions.ts';
import { topStep } from './engine.ts';
import { climbPrice } from './holes.ts';
import { stepPrice, turnPrice } from './movement.ts';
import { objectPrice } from './objects.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { cutPrice, throwPrice } from './weapons.ts';

/** What an act costs a Marine now; 0 for anything that is not his to pay. */
export function priceOf(table: Table, state: State, action: Action): number {
  const p = state.pieces[action.unit];
  const step = topStep(state);
  if (!p?.marine || !VERB_FORMS[action.do].paid || step?.do === 'snap' || step?.do === 'auto') return 0;
  if (step?.do === 'unjam') return 1 + p.ap; // always a command point (HR-JAM-05)
  switch (action.do) {
    case 'move':
      return stepPrice(p, action.to);
    case 'turn':
      return turnPrice(p, action.face);
    case 'climb':
      return climbPrice(table, state, p);
    case 'overwatch':
    case 'guard':
    case 'deploy':
    case 'flame':
    case 'auto':
    case 'auto-door':
    case 'power-field':
      return 2;
    case 'throw':
    case 'launch':
    case 'missile':
      return throwPrice(action.do);
    case 'reload':
      return 4;
    case 'cut':
      return cutPrice(table, p);
    case 'take':
    case 'drop':
    case 'give':
    case 'use':
    case 'exit':
      return objectPrice(table, state, p, action.do);
    default:
      return 1;
  }
}

/** What an act costs either side, in AP or command points together. */
export function actPrice(table: Table, state: State, action: Action): number {
  const p = state.pieces[action.unit];
  if (!p || p.marine) return priceOf(table, state, action);
  switch (action.do) {
    case 'move':
      return stepPrice(p, action.to);
    case 'turn':
      return turnPrice(p, action.face);
    case 'climb':
      return climbPrice(table, state, p);
    case 'smash':
      return 6;
    case 'convert':
    case 'face':
    case 'lurk':
    case 'hide':
      return 0;
    default:
      return 1;
  }
}

/** The nearest thing that can be done instead of what the rules refuse. */

import { type Action, act } from '../../../games/hulk-revised/actions.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import { NO_DOOR } from '../../../grid/doors.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { capital, counted } from '../../../kernel/words.ts';
import { type Ask, BEHIND, type Offer, type Wanted } from '../adapter.ts';
import { type Hulk, isBlip, pieceAt, type View } from './game.ts';
import { type Found, planFor, search } from './plans.ts';
import { wordsOf } from './words.ts';

export function insteadOf(hulk: Hulk, { view: seen, decision, selected }: Ask, wanted: Wanted): Offer | null {
  const view = seen as View;
  const p = pieceAt(view, selected);
  if (decision.kind !== 'act' || !p || p.at === NOWHERE) return null;
  const action = wanted.action as Action | null;
  const goals = action ? [action] : goalsOf(hulk, view, p, wanted.button ?? '');
  const found =
    goals.length > 0 && action?.do !== 'move' ? planFor(hulk, view, decision.seat, p.id, goals) : null;
  if (found) return offer(hulk, view, p, found);
  const square = placeOf(view, action ?? goals[0]) ?? wanted.square ?? NOWHERE;
  return square >= 0 && square !== p.at ? towards(hulk, view, decision.seat, p, square) : null;
}

/** What a resting button may have been meant for: everything of its kind, the nearest first. */
function goalsOf({ table }: Hulk, view: View, p: Piece, button: string): Action[] {
  const near = (square: number) => table.spread(p.at, square);
  const foes = (p.marine ? view.stealers : view.marines)
    .flatMap((id) => pieceAt(view, id) ?? [])
    .filter((foe) => foe.at !== NOWHERE && !isBlip(foe))
    .sort((a, b) => near(a.at) - near(b.at));
  switch (button) {
    case 'fire':
      return foes.map((foe) => act('shoot', p.id, foe.id));
    case 'assault':
      return foes.slice(0, 4).map((foe) => act('assault', p.id, foe.id));
    case 'door':
      return table.board.doors
        .map(({ square }) => square)
        .filter((square) => view.doors[square] !== NO_DOOR)
        .sort((a, b) => near(a) - near(b))
        .slice(0, 4)
        .map((square) => act('door', p.id, square));
    default:
      return [];
  }
}

function placeOf(view: View, action: Action | undefined): number | null {
  if (!action) return null;
  if (action.do === 'door') return action.to;
  return action.do === 'shoot' || action.do === 'assault' ? (pieceAt(view, action.to)?.at ?? null) : null;
}

/** As near to the square as it gets, by steps; command points count when only they reach it. */
function towards(hulk: Hulk, view: View, seat: Seat, p: Piece, square: number): Offer | null {
  const { table } = hulk;
  let best: Found | null = null;
  let least = table.walk(p.at, square);
  search(hulk, view, seat, p.id, ({ state, actions, price, shared }): true | null => {
    const now = pieceAt(state as View, p.id);
    if (!now || actions.length === 0) return null;
    const left = table.walk(now.at, square);
    // Command points are not spent to come a step nearer, only to arrive.
    if (left >= least || (shared > 0 && left > 0)) return null;
    least = left;
    best = { actions, price, shared };
    return left === 0 ? true : null;
  });
  return best ? offer(hulk, view, p, best, true) : null;
}

function offer(hulk: Hulk, view: View, p: Piece, found: Found, walking = false): Offer {
  const { actions, price, shared } = found;
  const words = walking ? [] : phrases(hulk, view, p, actions);
  const to = walking ? endOf(hulk, p, actions) : p.at;
  const steps = actions.filter((action) => action.do === 'door').length > 0 ? 'Open the door and go' : 'Go';
  const word = walking
    ? `${to === p.at ? capital(wordsOf(hulk, view, actions[0]).label) : `${steps} to ${hulk.table.board.name(to)}`}`
    : capital(words.join(', then '));
  return {
    action: actions[0],
    rest: actions.slice(1),
    text: actions.map((action) => hulk.game.notation.print(view, action)).join('; '),
    verb: 'instead',
    unit: p.id,
    square: to,
    look: 'far',
    rank: BEHIND,
    price,
    shared,
    word,
    label: `${word} (${priceText(price, shared)})`,
  };
}

export function priceText(price: number, shared: number): string {
  const own = price - shared;
  const parts = [own > 0 ? `${own} AP` : '', shared > 0 ? counted(shared, 'command point') : ''].filter(
    Boolean,
  );
  return parts.length > 0 ? parts.join(', ') : 'free';
}

/** Where the steps of a plan lead. */
function endOf({ table }: Hulk, p: Piece, actions: readonly Action[]): number {
  return actions.reduce((at, a) => (a.do === 'move' ? table.near[at * 8 + a.to] : at), p.at);
}

const TURNS = ['', 'turn right', 'turn about', 'turn left'];

/** 'turn right', 'go to K8', 'fire at the Genestealer at K5': steps that follow each other are one phrase. */
export function phrases(hulk: Hulk, view: View, p: Piece, actions: readonly Action[]): string[] {
  const out: string[] = [];
  let { at, facing }: { at: number; facing: number } = p;
  actions.forEach((action, i) => {
    if (action.do === 'turn') {
      out.push(TURNS[(action.face - facing) & 3]);
      facing = action.face;
    } else if (action.do === 'move') {
      at = hulk.table.near[at * 8 + action.to];
      if (actions[i + 1]?.do !== 'move') out.push(`go to ${hulk.table.board.name(at)}`);
    } else {
      const { label } = wordsOf(hulk, view, action);
      out.push(label[0].toLowerCase() + label.slice(1));
    }
  });
  return out;
}

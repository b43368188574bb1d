/** An action of a piece from its price to what follows it, in the own Action phase and as a reaction. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { foeOf, refuseDuellist } from '../duel/duellists.ts';
import { piece, rowOfPiece } from '../position.ts';
import { loseAims } from '../shooting/sustained.ts';
import { NOWHERE, type Piece, type Side, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { ACT_VERBS, ACTS, type Act, BLIP_VERBS, type Priced } from './acts.ts';
import { pay, paymentsOf, refusePayment } from './payment.ts';
import { endStance } from './stance.ts';

/** HH-CP-07: the most a reaction may cost. */
const MOST_REACTION = 2;

/** HH-GEN-10: why a piece of that side may not do this; nothing is paid for what is refused. */
export function refuseAct(
  table: Table,
  state: State,
  side: Side,
  action: Action,
  reaction: boolean,
): Refusal | null {
  const p = state.pieces[action.unit ?? 0];
  if (!p) return no('HH-GEN-12', `There is no piece ${action.unit} in play.`);
  if (p.side !== side) return no('HH-GEN-04', 'That piece is not yours.');
  const act = ACTS[action.do] as Act;
  if (p.at === NOWHERE && !act.outside)
    return no('HH-REINF-08', 'From an entry point it can only be converted or enter.');
  const refusal = refuseDuellist(table, state, p, action.do) ?? act.refuse(table, state, p, action);
  if (refusal) return refusal;
  const price = act.price(table, state, p, action);
  if (price === null) return no('HH-ACT-07', 'It cannot do that.');
  if (reaction) {
    if (p.at === NOWHERE) return no('HH-CP-07', 'Only a model on the board can react.');
    if (act.ownPhaseOnly) return no('HH-CP-08', 'That cannot be done as a reaction.');
    if (price < 1) return no('HH-CP-09', 'What costs nothing cannot be a reaction.');
    if (price > MOST_REACTION) return no('HH-CP-08', 'A reaction costs one or two points.');
  }
  const cpOnly = act.cpOnly?.(state, p, action) ?? (reaction ? 'HH-CP-07' : null);
  return refusePayment(table, state, p, price, action.cp ?? '', cpOnly);
}

/** Everything one piece may do now, with every way to pay for it. */
export function listActs(table: Table, state: State, p: Piece, reaction: boolean): Action[] {
  const out: Action[] = [];
  const { ways, most: all } = paymentsOf(table, state, p, reaction);
  const most = reaction ? Math.min(all, MOST_REACTION) : all;
  if (reaction && most === 0) return out;
  const row = p.blip ? null : rowOfPiece(state, p);
  const isDuellist = foeOf(state, p) !== 0;
  for (const verb of p.blip ? BLIP_VERBS : ACT_VERBS) {
    const act = ACTS[verb] as Act;
    if ((act.least ?? 1) > most) continue;
    if (p.at === NOWHERE && (!act.outside || reaction)) continue;
    if (reaction && act.ownPhaseOnly) continue;
    if (row && act.may?.(row, p) === false) continue;
    if (isDuellist && refuseDuellist(table, state, p, verb)) continue;
    for (const { action, price } of pricedActs(table, state, p, act, most)) {
      if (price > most || (reaction && price < 1)) continue;
      const cpOnly = reaction || (act.cpOnly?.(state, p, action) ?? null) !== null;
      for (const cp of ways(price, cpOnly)) out.push(cp === '' ? action : { ...action, cp });
    }
  }
  return out;
}

function pricedActs(table: Table, state: State, p: Piece, act: Act, most: number): Priced[] {
  if (act.priced) return act.priced(table, state, p, most);
  const found: Priced[] = [];
  for (const action of act.list(table, state, p)) {
    const price = act.price(table, state, p, action);
    if (price !== null) found.push({ action, price });
  }
  return found;
}

/** Pays and acts. What follows an action goes on the stack first, so that it comes after whatever the action asks. */
export function take(play: Play, action: Action, reaction: boolean): void {
  const { table, state } = play;
  const p = piece(state, action.unit as number);
  const act = ACTS[action.do] as Act;
  const price = act.price(table, state, p, action) as number;
  const cp = action.cp ?? '';
  pay(play, p, price, cp);
  p.acted = true;
  if (!act.keepsStance) endStance(play, p);
  loseAims(state, p, act.keepsAim === true);
  if (reaction) state.steps.push({ do: 'reveal', faces: [] }, { do: 'blasts' });
  else
    state.steps.push({
      do: 'settle',
      stage: 'casualties',
      actor: p.id,
      revealed: [],
      pushed: [],
      reacted: 0,
    });
  act.apply(play, p, action, { ap: price - cp.length, cp });
}

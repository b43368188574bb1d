/** An action of a piece from its price to what follows it, in the own Action phase and as a reaction. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Verb } from '../actions.ts';
import { foeOf, refuseDuellist } from '../duel/duellists.ts';
import { piece, rowOfPiece } from '../position.ts';
import { loseAims } from '../shooting/sustained.ts';
import { NOWHERE, type Piece, type RosterRow, type Side, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { ACT_VERBS, ACTS, type Act, BLIP_VERBS } from './acts.ts';
import { offerAll } from './offering.ts';
import { LEAST_REACTION, MOST_REACTION, pay, paymentsOf, refusePayment } from './payment.ts';
import { endStance } from './stance.ts';
import { surroundingsOf } from './surroundings.ts';

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
    if (price < LEAST_REACTION) return no('HH-CP-09', 'What costs nothing cannot be a reaction.');
    if (price > MOST_REACTION) return no('HH-CP-08', 'A reaction costs one or two points.');
  }
  const cpOnly = act.cpOnly?.(state, p, action) ?? (reaction ? 'HH-CP-07' : null);
  return refusePayment(table, state, p, price, action.cp ?? '', cpOnly);
}

/** An act as lists need it: all of one shape, whatever the act has and has not. */
interface Verbal {
  readonly verb: Verb;
  readonly act: Act;
  readonly least: number;
  readonly outside: boolean;
  readonly reacts: boolean;
  readonly needs: number;
  readonly offer: NonNullable<Act['offer']>;
}

function verbal(verb: Verb): Verbal {
  const act = ACTS[verb] as Act;
  return {
    verb,
    act,
    least: act.least ?? 1,
    outside: act.outside === true,
    reacts: !act.ownPhaseOnly,
    needs: act.needs ?? 0,
    offer: act.offer ?? ((table, state, p, payments, out) => offerAll(table, state, p, act, payments, out)),
  };
}
const OF_MODELS = ACT_VERBS.map(verbal);
const OF_BLIPS = BLIP_VERBS.map(verbal);

/** What a model of a row could ever do on the table where it was last asked: neither changes in a match. */
const known = new WeakMap<RosterRow, { readonly table: Table; readonly verbs: readonly Verbal[] }>();

function verbsOf(table: Table, row: RosterRow): readonly Verbal[] {
  const kept = known.get(row);
  if (kept?.table === table) return kept.verbs;
  const verbs = OF_MODELS.filter(({ act }) => (act.on?.(table) ?? true) && (act.may?.(row) ?? true));
  known.set(row, { table, verbs });
  return verbs;
}

/** Everything one piece may do now, with every way to pay for it, put behind what is listed already. */
export function listActs(
  table: Table,
  state: State,
  p: Piece,
  reaction: boolean,
  out: Action[] = [],
): Action[] {
  const payments = paymentsOf(table, state, p, reaction);
  const { most } = payments;
  if (reaction && most === 0) return out;
  const isDuellist = foeOf(state, p) !== 0;
  const isOutside = p.at === NOWHERE;
  if (isOutside && reaction) return out;
  const around = isOutside ? 0 : surroundingsOf(table, state, p);
  const verbs = p.blip ? OF_BLIPS : verbsOf(table, rowOfPiece(state, p));
  for (let i = 0; i < verbs.length; i++) {
    const one = verbs[i];
    if (one.least > most || (one.needs & around) !== one.needs) continue;
    if ((isOutside && !one.outside) || (reaction && !one.reacts)) continue;
    if (isDuellist && refuseDuellist(table, state, p, one.verb)) continue;
    one.offer(table, state, p, payments, out);
  }
  return out;
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

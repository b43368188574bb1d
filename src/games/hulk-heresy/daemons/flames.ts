/** HH-DAEM-06: the flames of Horrors. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { masterOf } from '../auras.ts';
import { foeOf, isProtected } from '../duel/duellists.ts';
import type { Named } from '../events.ts';
import { BLIND } from '../ground.ts';
import { modelsOf, named, piece, rowOfPiece, seesSquare } from '../position.ts';
import { shootingBonus } from '../shooting/bonus.ts';
import { strikePiece } from '../shooting/hit.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import { affectedArea, range, type Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { fliesOf } from './flies.ts';

/** HH-DAEM-15, HH-DAEM-16: who has which, and how far it reaches. */
const FLAMES = { 'pink-horror': 12, 'blue-horror': 6 } as const;
type Horror = keyof typeof FLAMES;

/** HH-DAEM-15: a natural total of this spreads. */
const SPREADS = 9;

export interface FlamesStep {
  do: 'flames';
  by: Named;
  at: number;
  kind: Horror;
  /** HH-DICE-05, HH-DICE-10: the target, then whoever else is caught. */
  victims: number[];
  plus: number;
  stage: 'target' | 'others';
  /** HH-WPN-37: the roll has spread. */
  wide: boolean;
  paid: { ap: number; cp: string };
}

function refuseFlames(table: Table, state: State, p: Piece, target: number): Refusal | null {
  const { kind } = p.blip ? { kind: '' } : rowOfPiece(state, p);
  if (!(kind in FLAMES)) return no('HH-DAEM-06', 'It has no flames.');
  const other = state.pieces[target];
  if (!other || other.blip || other.at === NOWHERE || other.side === masterOf(state, p))
    return no('HH-DAEM-15', 'Flames are for an enemy model.');
  if (isProtected(state, p, other)) return no('HH-DUEL-09', 'It fights a duel.');
  if (state.ground[p.at] & BLIND) return no('HH-SHOOT-04', 'Nobody can shoot in a blind area.');
  if (!seesSquare(table, state, p, other.at)) return no('HH-SHOOT-02', 'It does not see that.');
  return reach(table, state, p.at, other) > FLAMES[kind as Horror]
    ? no('HH-SHOOT-02', 'That is out of range.')
    : null;
}

/** HH-DAEM-11: the flies count here too. */
const reach = (table: Table, state: State, from: number, other: Piece): number =>
  range(table, from, other.at) + fliesOf(state, other);

/** HH-GAP-12: 1 AP, without Overwatch, Move and Shoot or Sustained Fire. */
export const flamesAct: Act = {
  may: ({ kind }) => kind in FLAMES,
  price: () => 1,
  refuse: (table, state, p, action) => refuseFlames(table, state, p, action.to as number),
  list: (table, state, p) =>
    p.blip || !(rowOfPiece(state, p).kind in FLAMES)
      ? []
      : modelsOf(state, otherSide(masterOf(state, p)))
          .filter(({ id }) => !refuseFlames(table, state, p, id))
          .map(({ id }): Action => ({ do: 'flames', unit: p.id, to: id })),
  apply({ table, state }, p, action, paid) {
    state.steps.push({
      do: 'flames',
      by: named(state, p),
      at: p.at,
      kind: rowOfPiece(state, p).kind as Horror,
      victims: [action.to as number],
      plus: shootingBonus(table, state, p), // HH-DAEM-21
      stage: 'target',
      wide: false,
      paid: { ap: paid.ap, cp: paid.cp },
    });
  },
};

/** HH-DAEM-15: everybody else in the affected area. HH-DUEL-15: it passes over duellists. */
function spread({ table, state }: Play, step: FlamesStep, square: number, target: number): void {
  step.victims = affectedArea(table, state.doors, square)
    .map((part) => state.occupant[part])
    .filter((id) => id !== 0 && id !== target && foeOf(state, piece(state, id)) === 0);
  step.wide = true;
}

function rollFor(play: Play, step: FlamesStep, p: Piece): void {
  const { table, state, dice, events } = play;
  const thrown = [dice.d6(), dice.d6()];
  const total = thrown[0] + thrown[1];
  const pink = step.kind === 'pink-horror';
  const plus = pink ? step.plus : 0;
  const needed = pink ? reach(table, state, step.at, p) : 0;
  const hit = pink ? total + plus >= needed : thrown[0] === thrown[1];
  const { by, at, paid } = step;
  events.push({
    kind: 'flames',
    ...by,
    at,
    target: p.id,
    square: p.at,
    dice: thrown,
    needed,
    plus,
    hit,
    ...paid,
  });
  step.paid = { ap: 0, cp: '' };
  if (pink && step.stage === 'target' && total === SPREADS) spread(play, step, p.at, p.id);
  step.stage = 'others';
  if (hit) strikePiece(play, p, { modifier: 0, wide: step.wide }, pink ? 'HH-DAEM-15' : 'HH-DAEM-16');
}

export const flaming: HeresyRule<'flames'> = {
  run(play, step) {
    const id = step.victims.shift();
    if (id === undefined) return done(play.state);
    const p = play.state.pieces[id];
    if (p) rollFor(play, step, p);
    return false;
  },
};

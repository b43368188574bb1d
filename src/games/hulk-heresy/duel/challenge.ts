/** DUEL: a Champion challenges; the other accepts and they meet, or refuses and is shamed. */
import type { Facing } from '../../../grid/directions.ts';
import { dirTo } from '../../../grid/step.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { refuseBlade } from '../assault/assault.ts';
import { startFights } from '../assault/clash.ts';
import { bladesOf } from '../assault/fighters.ts';
import { isWide, strikesOf } from '../assault/ways.ts';
import { addEffect } from '../auras.ts';
import type { BladeId } from '../data/assault.ts';
import { kindOf } from '../data/kinds.ts';
import { pickUp } from '../objectives/objects.ts';
import { lift, modelsOf, named, piece, rowOfPiece, stand } from '../position.ts';
import { NOWHERE, otherSide, type Piece, type Side, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import { range, type Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { endStance } from '../turn/stance.ts';
import { foeOf } from './duellists.ts';
import { answersTo, areBeside, championsGround } from './ground.ts';

/** HH-DUEL-01, HH-DUEL-04. */
const EARSHOT = 6;

export interface ChallengeStep {
  do: 'challenge';
  stage: 'answer' | 'champion' | 'other' | 'blade';
  champion: number;
  other: number;
}

/** HH-DUEL-01, HH-GEN-08: Characters and Sergeants. */
function isWorthy(state: State, p: Piece): boolean {
  const row = rowOfPiece(state, p);
  return row.sergeant || kindOf(row.kind).list === 'character';
}

function refuseChallenge(table: Table, state: State, p: Piece, target: number): Refusal | null {
  if (p.blip || rowOfPiece(state, p).kind !== 'champion')
    return no('HH-DUEL-01', 'Only a Champion issues challenges.');
  const other = state.pieces[target];
  if (!other || other.blip || other.at === NOWHERE || other.side === p.side || !isWorthy(state, other))
    return no('HH-DUEL-01', 'He challenges an enemy Character or Sergeant.');
  if (range(table, p.at, other.at) > EARSHOT) return no('HH-DUEL-01', 'That is more than six squares away.');
  if (foeOf(state, other) !== 0) return no('HH-DUEL-13', 'It fights a duel already.');
  return championsGround(table, state, p, other).length > 0
    ? null
    : no('HH-DUEL-02', 'There is no ground for a duel that both can reach.');
}

/** HH-DUEL-14: all of it is one action. */
export const challengeAct: Act = {
  may: ({ kind }) => kind === 'champion',
  least: 4,
  ownPhaseOnly: true,
  price: () => 4,
  refuse: (table, state, p, action) => refuseChallenge(table, state, p, action.to as number),
  list: (table, state, p) =>
    p.blip || p.at === NOWHERE || rowOfPiece(state, p).kind !== 'champion'
      ? []
      : modelsOf(state, otherSide(p.side))
          .filter(({ id }) => !refuseChallenge(table, state, p, id))
          .map(({ id }): Action => ({ do: 'challenge', unit: p.id, to: id })),
  apply({ state, events }, p, action, paid) {
    const other = action.to as number;
    events.push({ kind: 'challenged', ...named(state, p), at: p.at, target: other, ...paid });
    state.steps.push({ do: 'challenge', stage: 'answer', champion: p.id, other });
  },
};

/** HH-DUEL-04: whoever hears it is without command points; the set is fixed now. */
function shame({ table, state, events }: Play, champion: Piece, other: Piece): void {
  const shamed = modelsOf(state, other.side).filter((p) =>
    [champion, other].some(({ at }) => range(table, p.at, at) <= EARSHOT),
  );
  for (const { id } of shamed)
    addEffect(state, { what: 'no-cp', owner: champion.side, unit: id, ends: 'lapse' });
  events.push({ kind: 'refused', ...named(state, other), units: shamed.map(({ id }) => id) });
}

/** HH-DUEL-05: no step of it is an action; what lies at its end is picked up. */
function go(play: Play, p: Piece, to: number): void {
  const { state, events } = play;
  const from = p.at;
  endStance(play, p);
  if (from === to) return;
  lift(state, p);
  stand(state, p, to);
  p.stirred = true;
  events.push({ kind: 'moved', ...named(state, p), from, to, facing: p.facing, ap: 0, cp: '' });
  pickUp(play, p);
}

function face({ table, state, events }: Play, p: Piece, other: Piece): void {
  const facing = (dirTo(table.board, p.at, other.at) / 2) as Facing;
  if (p.facing === facing) return;
  p.facing = facing;
  events.push({ kind: 'turned', ...named(state, p), at: p.at, facing, ap: 0, cp: '' });
}

function begin(play: Play, champion: Piece, other: Piece): void {
  face(play, champion, other);
  face(play, other, champion);
  for (const [p, foe] of [
    [champion, other],
    [other, champion],
  ])
    addEffect(play.state, { what: 'duel', owner: champion.side, unit: p.id, ends: 'never', left: foe.id });
}

function places(table: Table, state: State, step: ChallengeStep): number[] {
  const [champion, other] = [piece(state, step.champion), piece(state, step.other)];
  if (step.stage === 'champion') return championsGround(table, state, champion, other);
  return answersTo(table, state, champion, champion.at, other).filter((to) =>
    areBeside(table, champion.at, to),
  );
}

const seatOf = (state: State, { stage, champion, other }: ChallengeStep): Side =>
  piece(state, stage === 'answer' || stage === 'other' ? other : champion).side;

/** HH-CHAMP-04: the skills that a duellist may use. */
const strikes = (state: State, p: Piece): readonly string[] =>
  strikesOf(state, p).filter((how) => !isWide(how));

const RULES = { answer: 'HH-DUEL-03', champion: 'HH-DUEL-05', other: 'HH-DUEL-05', blade: 'HH-DUEL-06' };

export const challenging: HeresyRule<'challenge'> = {
  answersItself: true,
  run: ({ state }, { champion, other }) =>
    state.pieces[champion] && state.pieces[other] ? true : done(state),
  asks: (_table, state, step) => [
    {
      seat: seatOf(state, step),
      kind: step.stage === 'answer' ? 'challenge' : step.stage === 'blade' ? 'strike' : 'duel-ground',
      rule: RULES[step.stage],
      unit: step.stage === 'answer' || step.stage === 'other' ? step.other : step.champion,
    },
  ],
  verbs: ({ stage }) =>
    stage === 'answer' ? ['accept', 'refuse'] : stage === 'blade' ? ['strike'] : ['place'],
  refuse(table, state, _seat, action, step) {
    if (step.stage === 'answer') return null;
    if (step.stage === 'blade') {
      const p = piece(state, step.champion);
      const known = action.how === undefined || strikes(state, p).includes(action.how);
      return refuseBlade(state, p, action.with) ?? (known ? null : no('HH-DUEL-16', 'Not in a duel.'));
    }
    return places(table, state, step).includes(action.to as number)
      ? null
      : no('HH-DUEL-05', 'That is no ground for the duel.');
  },
  list(table, state, _seat, step): Action[] {
    if (step.stage === 'answer') return [{ do: 'accept' }, { do: 'refuse' }];
    const p = piece(state, step.champion);
    if (step.stage === 'blade')
      return bladesOf(state, p).flatMap((blade) => [
        { do: 'strike', with: blade },
        ...strikes(state, p).map((how): Action => ({ do: 'strike', with: blade, how })),
      ]);
    return places(table, state, step).map((to) => ({ do: 'place', to }));
  },
  answer(play, _seat, action, step) {
    const { state } = play;
    const [champion, other] = [piece(state, step.champion), piece(state, step.other)];
    if (step.stage === 'answer') {
      if (action.do === 'accept') {
        step.stage = 'champion';
        play.events.push({ kind: 'accepted', ...named(state, other) });
        return;
      }
      state.steps.pop();
      shame(play, champion, other);
    } else if (step.stage === 'champion') {
      step.stage = 'other';
      go(play, champion, action.to as number);
    } else if (step.stage === 'other') {
      step.stage = 'blade';
      go(play, other, action.to as number);
      begin(play, champion, other);
    } else {
      state.steps.pop();
      startFights(play, champion, [other.id], { blade: action.with as BladeId, how: action.how });
    }
  },
  forced(table, state, step): Action {
    if (step.stage === 'answer') return { do: 'refuse' };
    if (step.stage === 'blade')
      return { do: 'strike', with: bladesOf(state, piece(state, step.champion))[0] };
    return { do: 'place', to: places(table, state, step)[0] };
  },
};

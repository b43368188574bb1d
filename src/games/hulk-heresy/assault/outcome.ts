/** CA: what a close assault comes to, for the loser and for the winner. */
import { hasEffect, isHallowed, masterOf } from '../auras.ts';
import { enrage } from '../daemons/enraged.ts';
import { BLADES, type BladeId } from '../data/assault.ts';
import { named } from '../position.ts';
import { hold } from '../shooting/graviton.ts';
import type { Piece, State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { type FightStep, fighters, fronts, has, scoresOf, winnerOf } from './clash.ts';
import { towards } from './face-foe.ts';
import { hasEdge } from './fighters.ts';
import { knockBack } from './knock-back.ts';

/** HH-CA-12, HH-CA-13. HH-CA-20: nobody beside them counts. */
export function compare(play: Play, step: FightStep): void {
  const { table, state, events } = play;
  const [attacker, defender] = fighters(state, step);
  const [, faces] = fronts(table, [attacker, defender]);
  const scores = scoresOf(table, state, step);
  step.winner = winnerOf(table, state, step);
  events.push({
    kind: 'fought',
    ...named(state, attacker),
    at: attacker.at,
    target: defender.id,
    scores,
    winner: step.winner,
  });
  if (step.winner === attacker.id) suffer(table, state, step, 0, 'HH-CA-12');
  else if (step.winner === defender.id && faces) suffer(table, state, step, 1, 'HH-CA-13');
  // HH-CA-14; HH-CA-15: who faces and ties has nothing to do
  else if (!faces) {
    const facings = towards(table, defender, attacker);
    state.steps.push({ do: 'face-foe', unit: defender.id, facings });
  }
}

/** HH-CA-16, HH-SAVE-07: with the winner's blade. HH-CHAMP-05: a Piercing Lunge doubles what it takes off; HH-PSI-25; HH-PSI-26. */
function suffer(table: Table, state: State, step: FightStep, of: 0 | 1, rule: string): void {
  const models = fighters(state, step);
  const [winner, loser] = [models[of], models[1 - of]];
  const blade = step.blades[of] as BladeId;
  const hallowed = isHallowed(table, state, winner, loser.at);
  const own = BLADES[blade].save * (of === 0 && step.how === 'lunge' ? 2 : 1);
  state.steps.push({
    do: 'save',
    unit: loser.id,
    modifier: hallowed ? 0 : own,
    mystic: !hallowed && hasEffect(state, winner, 'hammerhand') ? -2 : 0,
    psychic: hasEdge(table, state, winner, blade, 'psi', loser),
    rule,
    cleave: hasEdge(table, state, winner, blade, 'cleave', loser),
  });
}

/** HH-SAVE-02: what a blow leaves although the save was made. */
export function finish(play: Play, step: FightStep): void {
  const { state } = play;
  const [a] = step.models;
  if (step.survived) leave(play, step);
  const attacker = state.pieces[a];
  const hasKilled = step.winner === a && !step.survived;
  if (attacker && hasKilled && !hasEffect(state, attacker, 'dominated')) enrage(state, attacker);
  // HH-CHAMP-07: Peerless Guard
  if (attacker && step.how === 'peerless') standGuard(play, attacker);
}

export function standGuard({ state, events }: Play, p: Piece): void {
  p.guard = true;
  const { at, facing } = p;
  events.push({ kind: 'set', ...named(state, p), at, status: 'guard', facing, ap: 0, cp: '' });
}

function leave(play: Play, step: FightStep): void {
  const { table, state } = play;
  const models = fighters(state, step);
  const of = step.winner === step.models[0] ? 0 : 1;
  const [winner, loser] = [models[of], models[1 - of]];
  if (hasEdge(table, state, winner, step.blades[of] as BladeId, 'graviton', loser)) {
    hold(play, loser, masterOf(state, winner));
  }
  if (has(table, state, step, of, 'knock-back')) knockBack(play, winner, loser);
}

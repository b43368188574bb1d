/** What it is worth to the Librarian to cast. */

import type { Action } from '../../games/hulk-revised/actions.ts';
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import { ABILITIES, type Ability, arcTargets, PSI_COST } from '../../games/hulk-revised/shooting/psychic.ts';
import type { Piece } from '../../games/hulk-revised/state.ts';
import { commandTotal } from '../../games/hulk-revised/turn/command.ts';
import { isShut } from '../../grid/doors.ts';
import { FINISH } from './advance.ts';
import { targetValue } from './aim.ts';
import type { Areas } from './areas.ts';
import type { Squad } from './squad.ts';

const PSI = 0.06; // a Psi point also turns a lost assault
const ARC_KILLS = 2 / 3;
const ARC_ROLLS = 6;
const ARC_BLIP = 0.5;
const COMMAND = 0.16; // each point PreScience brings, two on average
const NEAR = 6;
const HELD = 0.4; // of what Stasis keeps away for a phase
const SHUT_OUT = 0.2; // of what a door delays
const ESCAPE = 0.9;
const FEW = 2; // command points that are too few

export function castWorth(squad: Squad, areas: Areas, p: Piece, action: Action): number {
  const ability = ABILITIES[action.item - 1];
  return WORTH[ability](squad, areas, p, action) - PSI_COST[ability] * PSI;
}

type Worth = (squad: Squad, areas: Areas, p: Piece, action: Action) => number;

const WORTH: Readonly<Record<Ability, Worth>> = {
  /** Blips about to strike are better met in our own turn, where we place the models. */
  scan({ table, state, approach }, _areas, _p, action) {
    let sum = 0;
    for (const id of state.stealers) {
      const blip = piece(state, id);
      if (isBlip(blip) && blip.at >= 0 && table.board.section[blip.at] === action.to)
        if (approach[blip.at] <= 2) sum += 0.1;
    }
    return sum;
  },
  arc(squad, _areas, p) {
    const { table, state } = squad;
    const values: number[] = [];
    for (const square of arcTargets(table, state, p, [])) {
      const id = state.occupant[square];
      if (!id || isShut(state, square)) continue;
      const target = piece(state, id);
      values.push(
        isBlip(target) ? (squad.approach[square] <= NEAR ? ARC_BLIP : 0) : targetValue(squad, target),
      );
    }
    values.sort((a, b) => b - a);
    return values.slice(0, ARC_ROLLS).reduce((sum, value) => sum + Math.max(0, value) * ARC_KILLS, 0);
  },
  /** A door shut before what comes; nothing of ours must be beyond it. */
  switch({ state, threats, way }, _areas, _p, action) {
    if (isShut(state, action.to)) return way[action.to] ? 0.15 : 0;
    if (way[action.to]) return 0;
    let sum = 0;
    for (const { weight, squares } of threats) if (squares.includes(action.to)) sum += weight * SHUT_OUT;
    return sum;
  },
  /** Out of a bad grip, or straight to what decides the mission. */
  teleport(squad, _areas, p, action) {
    const errand = squad.duties.errands[p.id];
    const left = errand ? errand.togo[action.to * 4 + action.face] : 99;
    if (errand?.doer && errand.task.verb !== 'hunt' && errand.task.count === 1)
      if (!squad.finisher && left + errand.task.price <= p.ap + squad.command) return FINISH * 2;
    if (!squad.locked.has(p.id) || squad.approach[action.to] <= 1) return 0;
    return ESCAPE + squad.approach[action.to] * 0.01 - left * 0.001;
  },
  prescience({ state, command }) {
    if (command > FEW) return 0;
    return COMMAND * Math.min(2, 6 - commandTotal(state));
  },
  stasis({ state, table, threats, way }, _areas, _p, action) {
    const id = state.occupant[action.to];
    if (id && piece(state, id).marine) return 0;
    if (id && piece(state, id).kind === 'broodlord') return nearAMarine(table, state, action.to) ? 1.1 : 0;
    if (way[action.to]) return 0;
    let sum = 0;
    for (const { weight, squares } of threats) if (squares.includes(action.to)) sum += weight * HELD;
    return sum;
  },
  hellfire: (_squad, areas, p, action) => areas.strike(p, 'hellfire', action.to) + PSI_COST.hellfire * PSI,
};

function nearAMarine(table: Squad['table'], state: Squad['state'], square: number): boolean {
  return state.marines.some((id) => table.spread(piece(state, id).at, square) <= NEAR);
}

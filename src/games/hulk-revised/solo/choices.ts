/** The other choices of the Stealer side (HR-SOLO-40). */
import type { Facing } from '../../../grid/directions.ts';
import { type Action, act } from '../actions.ts';
import { score } from '../assault/score.ts';
import { RUBBLE } from '../ground.ts';
import { type Play, piece } from '../position.ts';
import { rubbleSquares } from '../setting-up/rubble.ts';
import { NOWHERE, type State, type Step } from '../state.ts';
import { least } from './areas.ts';
import { nearest, nearestMarine, steps } from './distances.ts';
import { facingOnRoute, facingTo } from './facings.ts';
import { objectives } from './objectives.ts';

/** The square nearest to the Marine who is nearest to the blip; ties in reading order. */
export function choosePlace({ table, state }: Play, step: Step & { do: 'convert' }): Action {
  const marine = nearest(state.marines, (id) => steps(table, step.square, piece(state, id).at));
  const to = marine ? piece(state, marine).at : step.square;
  return act(
    'place',
    0,
    least(step.squares, (square) => steps(table, square, to)),
  );
}

/** Towards the nearest Marine; towards one on another level, along the way to him. */
export function chooseFacing({ table, state }: Play, unit: number): Action {
  const p = piece(state, unit);
  const marine = nearestMarine(table, state, p);
  const to = marine ? piece(state, marine).at : p.at;
  const face =
    table.board.level[to] === table.board.level[p.at]
      ? facingTo(table, p.at, to)
      : facingOnRoute(table, state, p.at, p.facing);
  return act('face', unit, -1, face as Facing);
}

/** Several blips exposed at once and equally near: in reading order. */
export function chooseFirst(state: State, choices: readonly number[]): Action {
  return act(
    'first',
    least(choices, (id) => piece(state, id).at),
  );
}

/** A Hormagaunt strikes at the Marine's highest die while he is not beaten. */
export function chooseParry({ state }: Play, step: Step & { do: 'assault' }): Action {
  const attacker = piece(state, step.attacker);
  const defender = piece(state, step.defender);
  const attack = score(attacker, step.attack, step.attackPlus);
  const defence = score(defender, step.defence, step.defencePlus);
  const [own, his, dice] = attacker.marine ? [defence, attack, step.attack] : [attack, defence, step.defence];
  return his >= own ? act('claw', 0, dice.indexOf(Math.max(...dice))) : act('accept');
}

const APART = 3;

/** Rubble before the first objective, one by one and three steps apart where that can be. */
export function chooseRubble({ table, state }: Play): Action {
  const legal = rubbleSquares(table, state);
  const laid: number[] = [];
  for (let square = 0; square < table.board.size; square++)
    if (state.ground[square] & RUBBLE && !(table.ground[square] & RUBBLE)) laid.push(square);
  const apart = legal.filter((square) => laid.every((other) => steps(table, square, other) >= APART));
  const goal = objectives(table, state)[0] ?? NOWHERE;
  const away = (square: number): number => (goal === NOWHERE ? 0 : steps(table, square, goal));
  return act('rubble', 0, least(apart.length > 0 ? apart : legal, away));
}

/** Where blips come in: the Ambush check, hiding places and entry areas (HR-SOLO-03, HR-SOLO-08). */
import { type Action, act } from '../actions.ts';
import { hidingPlaces, listLurk } from '../blips/entry.ts';
import { isBlip, newPiece, type Play, piece, seesSquare } from '../position.ts';
import { NOWHERE, type Piece, type State, type Step } from '../state.ts';
import type { Table } from '../table.ts';
import { steps, stepsFromArea, stepsToMarines } from './distances.ts';
import { nearestBox } from './lines.ts';
import { marineOnLine, P1 } from './targets.ts';

const NEAR_MARINES = 15;
const CROWDED = 6;
export const AMBUSH_SCORE = 3;

/** HR-SOLO-03: rolled only when there is somewhere near the Marines to hide. */
export function answerAmbush(play: Play): Action {
  const { table, state, dice, events } = play;
  const places = hidingPlaces(table, state, newPiece(0, 'ambush', false));
  if (!places.some((square) => stepsToMarines(table, state, square) <= NEAR_MARINES)) return act('pass');
  const die = dice.d6();
  const ambush = die >= AMBUSH_SCORE;
  events.push({
    kind: 'solo-roll',
    purpose: 'ambush',
    rule: 'HR-SOLO-03',
    unit: 0,
    type: null,
    dice: [die],
    plus: 0,
    needed: AMBUSH_SCORE,
    result: ambush ? 'an Ambush blip' : 'none',
  });
  return act(ambush ? 'ambush' : 'pass');
}

/** HR-SOLO-03: as near to a Marine as it may; ties in reading order. */
export function chooseHidingPlace(play: Play, unit: number): Action {
  const { table, state } = play;
  const places = hidingPlaces(table, state, piece(state, unit));
  return act(
    'hide',
    unit,
    least(places, (square) => stepsToMarines(table, state, square)),
  );
}

/** The first of those with the smallest figure. */
export function least(among: readonly number[], figure: (n: number) => number): number {
  return among.reduce((best, n) => (figure(n) < figure(best) ? n : best));
}

/** How far the blip's target is from an entry area (HR-SOLO-07). */
function stepsToTarget(table: Table, state: State, blip: Piece, area: number): number {
  const from = (square: number): number => stepsFromArea(table, area, square);
  if (blip.priority === P1) {
    const objective = nearestBox(table, state, { ...blip, at: NOWHERE, area })?.objective ?? NOWHERE;
    if (objective !== NOWHERE) return from(objective);
  }
  const marine = marineOnLine(table, state, blip.priority, from);
  return marine === 0 ? 0 : from(piece(state, marine).at);
}

/** The Marines who see an area's entry square. */
function seers(table: Table, state: State, area: number): number[] {
  return state.marines.filter((id) =>
    table.board.entries[area].squares.some((square) => seesSquare(table, state, piece(state, id), square)),
  );
}

function isCrowded(table: Table, state: State, area: number): boolean {
  return state.stealers.some((id) => {
    const p = piece(state, id);
    if (!isBlip(p)) return false;
    return p.at === NOWHERE ? p.area === area : stepsFromArea(table, area, p.at) <= CROWDED;
  });
}

/** HR-SOLO-08. */
export function chooseArea(play: Play, step: Step & { do: 'reinforce' }): Action {
  const { table, state } = play;
  const blip = piece(state, step.hand[0]);
  const withRoom = new Set(listLurk(table, state, step).map((action) => action.to));
  const far = table.board.entries.map((_, area) => stepsToTarget(table, state, blip, area));
  const list = [...far.keys()].sort((a, b) => (far[a] === far[b] ? a - b : far[a] - far[b]));
  const isNear = (area: number): boolean =>
    table.board.entries[area].squares.some((square) => stepsToMarines(table, state, square) <= NEAR_MARINES);
  const candidates = new Set(list.filter((area, i) => i === 0 || isNear(area)));
  const watching = seers(table, state, list[0]);
  const quiet = list.slice(1).filter((area) => seers(table, state, area).length === 0);
  const nearOne = (area: number, id: number): boolean =>
    table.board.entries[area].squares.some(
      (square) => steps(table, square, piece(state, id).at) <= NEAR_MARINES,
    );
  if (watching.some((id) => quiet.some((area) => nearOne(area, id)))) list.push(list.shift() as number);
  const open = list.filter((area) => withRoom.has(area));
  const chosen =
    open.find((area) => candidates.has(area) && !isCrowded(table, state, area)) ??
    open.find((area) => candidates.has(area)) ??
    open[0];
  return act('lurk', blip.id, chosen);
}

/** E1-MISL-07 to E1-MISL-14: mine counters, some of which are dummies. */
import { squareOfPoints } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { allLost } from '../damage/losses.ts';
import { near } from '../geometry/position.ts';
import { groundOf } from '../geometry/under.ts';
import { countersUnder, reveal } from '../hidden/revealing.ts';
import { finish, type Play, seatOf } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { isTitan } from '../titans/legs.ts';
import { placesRound, refusePut, spreads } from './blinds.ts';
import { changeMarker, type Load, type Marker, putMarker, removeMarker } from './markers.ts';
import { raiseStasis } from './stasis.ts';
import { raiseVortex } from './vortex.ts';

const COUNTERS = 4;

/** How many of them are real: two mines, or one that carries a field (E1-MISL-14). */
function realOf(load: string): number {
  return load === 'mine' ? 2 : 1;
}

/** Which of four are real: every choice of so many. */
function choices(load: string): number[][] {
  const all = Array.from({ length: COUNTERS }, (_, i) => i);
  if (realOf(load) === 1) return all.map((i) => [i]);
  return all.flatMap((i) => all.filter((j) => j > i).map((j) => [i, j]));
}

function scatter(play: Play, side: Side, load: Load, { at, real }: Extract<Action, { do: 'mines' }>): void {
  const loads = at.map((_, i): Load => (real.includes(i) ? load : 'dummy'));
  const first = play.state.marked + 1;
  at.forEach(([x, y], i) => {
    putMarker(play, { is: 'mine', side, x, y, load: loads[i], stage: 'laid' });
  });
  const points = at.map(([x, y]) => ({ x, y }));
  play.events.push({ kind: 'mines', side, first, at: points, loads });
}

export const mines: StepRule<StepOf<'mines'>, 'mines'> = {
  run(play, step) {
    const { table, state } = play;
    if (placesRound(table, state, 'mine', step.at).length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['mines'],
  asks: (_table, state, { side }) => [
    { seat: seatOf(state, side), kind: 'mines', rule: 'E1-MISL-07', secret: true, sample: true },
  ],
  refuse(table, state, _seat, action, step): Refusal | null {
    const rule = 'E1-MISL-07';
    const { at, real } = action;
    if (at.length !== COUNTERS) return { rule, why: 'Four counters are placed.' };
    const whys = at.map(([x, y]) => refusePut(table, state, 'mine', step.at, { x, y }));
    const why = whys.find((one) => one !== null);
    if (why) return { rule, why };
    const many = realOf(step.load);
    if (new Set(real).size !== many || real.length !== many || real.some((i) => i >= COUNTERS))
      return many === 2
        ? { rule, why: 'Two of them are mines, two are dummies.' }
        : { rule: 'E1-MISL-14', why: 'One of them is a mine, three are dummies.' };
    return null;
  },
  list(table, state, _seat, step): Action[] {
    const ways = spreads(placesRound(table, state, 'mine', step.at), COUNTERS);
    return ways.flatMap((at) => choices(step.load).map((real): Action => ({ do: 'mines', at, real })));
  },
  answer(play, _seat, action, step) {
    finish(play, step);
    scatter(play, step.side, step.load as Load, action);
  },
};

/** E1-MISL-10: at the end of the movement phase of the turn after the missile was fired. */
export function armMines({ state }: Play): void {
  for (const { id, stage, turn } of state.markers)
    if (stage === 'laid' && turn < state.turn) changeMarker(state, id, { stage: 'armed' });
}

/** E1-SEQ-11: spent mines are removed (E1-MISL-12). */
export function clearMines(play: Play): void {
  for (const marker of play.state.markers.filter(({ stage }) => stage === 'live'))
    removeMarker(play, marker, 'E1-MISL-12');
}

/** E1-MISL-09; E1-MISL-11, E1-MISL-12. */
const TRIGGER = 300;
const BLAST = 600;

/** How near to a mine counter a moving vehicle or stand sets it off. */
export function reachOf({ is, stage }: Marker): number | null {
  if (is !== 'mine' || stage === 'laid') return null;
  return stage === 'live' ? BLAST : TRIGGER;
}

/** A moving unit has come within reach of a counter. */
export function trip(play: Play, marker: Marker, unit: number): void {
  const { table, state, events } = play;
  const { id, side, x, y } = marker;
  if (marker.stage === 'live') return allLost(play, [unit], 'E1-MISL-12');
  const load = marker.load as Load;
  events.push({ kind: 'flipped', side, marker: id, unit, load });
  if (load !== 'mine') state.markers = state.markers.filter((one) => one.id !== id); // E1-MISL-13
  if (load === 'stasis') raiseStasis(play, side, x, y); // E1-MISL-14
  if (load === 'vortex') raiseVortex(play, side, x, y);
  if (load !== 'mine') return;
  changeMarker(state, id, { stage: 'live' });
  const near6 = state.units.filter(
    (one) =>
      one?.where === 'table' &&
      !one.frozen &&
      !isTitan(table, one.id) &&
      near(groundOf(table, state, one.id), [x, y], BLAST),
  );
  // E1-HIDE-20: whoever is found is placed, and lost where the mine reaches
  const found = countersUnder(
    state,
    (polygon) => near(polygon, [x, y], BLAST),
    (px, py) => squareOfPoints(x, y, px, py) <= BLAST * BLAST,
  );
  for (const counter of found.reverse()) reveal(play, counter, { save: null, mine: { x, y } });
  allLost(
    play,
    near6.map((one) => one.id),
    'E1-MISL-11',
  );
}

export function mineNear(
  state: State,
  wanted: (marker: Marker, reach: number) => boolean,
): Marker | undefined {
  return state.markers.find((marker) => {
    const reach = reachOf(marker);
    return reach !== null && wanted(marker, reach);
  });
}

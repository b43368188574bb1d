/** Rows 1, 2 and 5: what blips do (HR-SOLO-09, HR-SOLO-19, HR-SOLO-20, HR-SOLO-23, HR-SOLO-42). */
import { CLOSED, OPEN } from '../../../grid/doors.ts';
import { act } from '../actions.ts';
import { piece, setDoor } from '../position.ts';
import { NOWHERE } from '../state.ts';
import { stepsToMarines } from './distances.ts';
import type { Leg } from './edges.ts';
import { affordable, pathTo } from './paths.ts';
import { anyFacing, reachable } from './reach.ts';
import { type Choice, isStep, type Scene, take } from './scene.ts';
import { moverFor } from './search.ts';
import { look, type Watch } from './watch.ts';

const NEAR = 6;

export function decideBlip(scene: Scene): Choice {
  const { unit } = scene;
  if (unit.kind === 'ambush') return creep(scene);
  return unit.fresh && mustConvert(scene) ? act('convert', unit.id) : take(scene, scene.way());
}

/** HR-SOLO-19: as near to a Marine as it can get unseen; of equal squares the cheapest, then in reading order. */
function creep(scene: Scene): Choice {
  const { table, state, unit, watch } = scene;
  const mover = moverFor(table, state, unit, watch.exposed, { avoid: watch.exposed });
  let best = unit.at;
  let nearest = stepsToMarines(table, state, unit.at);
  let price = 0;
  for (const [square, ap] of reachable(mover, unit.ap)) {
    // next to a Marine it may not stand, seen or not (HR-BLIP-03)
    if (square === unit.at || nextToMarine(scene, square)) continue;
    const away = stepsToMarines(table, state, square);
    if (away > nearest || (away === nearest && (ap > price || (ap === price && square > best)))) continue;
    best = square;
    nearest = away;
    price = ap;
  }
  const path = best === unit.at ? null : pathTo(mover, anyFacing(mover, best));
  return path ? take(scene, path) : 'stop';
}

function nextToMarine({ table, state }: Scene, square: number): boolean {
  return state.marines.some((id) => table.spread(state.pieces[id]?.at ?? square, square) <= 1);
}

/** HR-SOLO-09, HR-SOLO-20, HR-SOLO-42: whether this turn's path shows it, or leads to something only models can break. */
function mustConvert(scene: Scene): boolean {
  const { table, state, mover, solo } = scene;
  if (isBesieged(scene)) return true;
  const path = scene.way();
  const legs = affordable(mover, path);
  if (path.legs[legs.length]?.do === 'break') return true;
  const crossing = crosses(scene, legs);
  if (crossing) {
    const watcher = crossing.watch.watchers.find(
      ({ overwatch, gun, seen }) => overwatch && !gun && seen[crossing.square] === 1,
    );
    if (watcher) solo.covers.push({ unit: state.pieces.length, marine: watcher.id });
    return true;
  }
  return legs.some((leg) => isStep(leg) && stepsToMarines(table, state, leg.to) <= NEAR);
}

/** HR-SOLO-45: a Marine stands on its entry square, where only models can fight him. */
function isBesieged({ table, state, unit }: Scene): boolean {
  if (unit.area === NOWHERE) return false;
  return table.board.entries[unit.area].squares.some((square) => {
    const id = state.occupant[square];
    return id !== 0 && piece(state, id).marine;
  });
}

/** The first square of the path on which it would be seen, the doors it opens on its way standing open. */
function crosses(
  { table, state, unit, watch }: Scene,
  legs: readonly Leg[],
): { square: number; watch: Watch } | null {
  const opened: number[] = [];
  let now = watch;
  let found: number | null = null;
  let at = unit.at;
  for (const leg of legs) {
    if (leg.do === 'door') {
      setDoor(state, leg.to, OPEN);
      opened.push(leg.to);
      now = look(table, state, unit);
    } else at = leg.to;
    if (at !== NOWHERE && now.exposed[at]) {
      found = at;
      break;
    }
  }
  for (const square of opened) setDoor(state, square, CLOSED);
  return found === null ? null : { square: found, watch: now };
}

/** The scenario rows in their fixed order (HR-SOLO-14), and rows 6 and 3 (HR-SOLO-24, HR-SOLO-21). */
import { act } from '../actions.ts';
import { refuseGrab } from '../assault/powers.ts';
import { assaultSquare, isStealer, piece, shotDistance } from '../position.ts';
import { burstSquares, flameSquares } from '../shooting/area.ts';
import { FLAMER_RANGE } from '../shooting/armoury.ts';
import { NOWHERE, type Piece } from '../state.ts';
import { row12 } from './claws.ts';
import { nearest, stepsBetween, stepsFrom } from './distances.ts';
import { row9, row10, row11 } from './guarded.ts';
import { affordable, pathTo } from './paths.ts';
import { poses } from './reach.ts';
import { type Choice, hasCompany, isLegal, isStep, type Scene, take } from './scene.ts';
import { row2, row4, row7, row8 } from './sighted.ts';

const NEARBY = 6;

/** HR-SOLO-24: an Acid Maw bursts beside a Marine; Feeder Tendrils grab, and after a miss come a step nearer. */
export function row6(scene: Scene): Choice | null {
  const { table, state, unit } = scene;
  if (unit.area !== NOWHERE || unit.ap < 1) return null; // HR-SOLO-45
  if (unit.kind === 'acidmaw') {
    const hit = burstSquares(table, state, 'acid', unit.at).some(
      (square) => state.occupant[square] !== 0 && piece(state, state.occupant[square]).marine,
    );
    return hit ? act('burst', unit.id) : null;
  }
  return unit.kind === 'feeder' ? grab(scene) : null;
}

function grab(scene: Scene): Choice | null {
  const { table, state, unit, now, mover } = scene;
  if (now.caught) return null;
  const reachedFor = state.pieces[now.reaching];
  if (reachedFor) {
    const path = pathTo(mover, poses(mover, reachedFor.at));
    const choice = path && take(scene, path);
    if (choice && typeof choice === 'object') {
      if (choice.do !== 'turn') now.reaching = 0;
      return choice;
    }
  }
  const held = state.marines.filter((id) => !refuseGrab(table, state, unit, id));
  now.reaching = nearest(held, (id) => stepsFrom(table, unit, piece(state, id).at));
  return now.reaching ? act('grab', unit.id, now.reaching) : null;
}

/** HR-SOLO-21: it does not end where a Heavy Flamer could burn it. */
export function row3(scene: Scene): Choice | null {
  const { mover, unit } = scene;
  if (scene.halted) return null;
  const legs = affordable(mover, scene.way());
  const stops = [unit.at, ...legs.filter(isStep).map((leg) => leg.to)];
  if (stops.length === 1 || endsBeforeMarine(scene)) return null;
  const danger = burning(scene);
  if (danger.size === 0) return null;
  const safe = stops.map((square) => !danger.has(square));
  return safe[0] && !safe.slice(1).includes(true) ? 'stop' : null;
}

/** Whether what it can pay of its path ends with a Marine in its close assault square. */
function endsBeforeMarine({ table, state, mover, unit, way }: Scene): boolean {
  let at = unit.at;
  let facing: number = unit.at === NOWHERE ? table.board.entries[unit.area].facing : unit.facing;
  for (const leg of affordable(mover, way())) {
    if (isStep(leg)) at = leg.to;
    if (leg.face !== -1) facing = leg.face;
  }
  const id = at === NOWHERE ? 0 : state.occupant[table.near[at * 8 + facing * 2]];
  return id > 0 && piece(state, id).marine;
}

/** The squares on which it would be burned, or would burn with a Stealer that stands near it. */
function burning(scene: Scene): Set<number> {
  const { table, state, unit, watch } = scene;
  const danger = new Set<number>();
  const drawsFire = unit.kind === 'genestealer' && hasCompany(scene, true);
  for (const { id, seen } of watch.watchers) {
    const flamer = piece(state, id);
    if (table.loadouts[id]?.row.ranged !== 'heavy-flamer' || flamer.ammo === 0) continue;
    const burnable = (square: number): boolean =>
      seen[square] === 1 && shotDistance(table, state, flamer, square) <= FLAMER_RANGE;
    if (!drawsFire)
      for (let square = 0; square < table.board.size; square++) if (burnable(square)) danger.add(square);
    for (const other of state.stealers.map((s) => piece(state, s)))
      if (isTarget(scene, other) && burnable(other.at))
        for (const square of flameSquares(table, state, other.at, flamer.facing)) danger.add(square);
  }
  return danger;
}

function isTarget({ table, unit }: Scene, other: Piece): boolean {
  return (
    other.id !== unit.id &&
    isStealer(other) &&
    other.at !== NOWHERE &&
    stepsBetween(table, unit, other) <= NEARBY
  );
}

/** HR-SOLO-14: 6, 12, 8, 11, 9, 7, 10, 4, 3, 2; rows 5 and 1 are for blips (blips.ts). */
const ORDER: readonly ((scene: Scene) => Choice | null)[] = [
  row6,
  row12,
  row8,
  row11,
  row9,
  row7,
  row10,
  row4,
  row3,
  row2,
];

/** What a Stealer unit does next. */
export function decideUnit(scene: Scene): Choice {
  if (scene.now.order?.do === 'stand') return 'stop';
  for (const row of ORDER) {
    const choice = row(scene);
    if (choice === 'halt') scene.halted = true;
    else if (choice) return choice;
  }
  return scene.halted ? 'stop' : (breakTarget(scene) ?? take(scene, scene.way()));
}

/** HR-SOLO-13: the door the Stealers are to break, once it is before them. */
function breakTarget(scene: Scene): Choice | null {
  const { table, unit, target } = scene;
  if (!target || target.marine !== 0 || assaultSquare(table, unit) !== target.square) return null;
  const batter = act('batter', unit.id, target.square);
  return isLegal(scene, batter) ? batter : null;
}

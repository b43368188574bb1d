/** What may happen to a piece on a square, and what it could do from there. */
import type { Table } from '../../games/hulk-heresy/table.ts';
import type { Facing } from '../../grid/directions.ts';
import { bestShot, clashOf, type Fighter, looksAt, type Sense, watchKills } from './sense.ts';

export interface Rest {
  /** What being shot at may cost, and close assaults, without guard and with it; in points. */
  readonly shots: number;
  readonly blows: number;
  readonly guarded: number;
}

/** How many shots an enemy takes who looks there already, and who must turn first. */
const FACED = 3;
const TURNED = 2;
/** So near an enemy may come and strike. */
const REACH = 5;
/** Not everything that could be done is. */
const LIKELY = 0.6;
const BLIP_NEAR = 0.08;

/** What the enemy's next phase may cost whoever stands there and looks that way. */
export function restOf(sense: Sense, f: Fighter, square: number, facing: number): Rest {
  const { table, foes } = sense;
  let unshot = 1;
  let unhurt = 1;
  let onGuard = 1;
  let near = 0;
  for (const foe of foes) {
    const { at, blip, facing: looks } = foe.p;
    const away = table.walk(at, square);
    if (blip) {
      if (away <= 7) near += BLIP_NEAR;
      continue;
    }
    if (looksAt(sense, at, -1, square)) {
      const shot = bestShot(sense, foe, at, f, square, 4);
      if (shot) unshot *= (1 - shot.kills) ** (looksAt(sense, at, looks, square) ? FACED : TURNED);
    }
    const blows = Math.min(3, REACH - away) * 0.8;
    if (blows > 0) {
      const faces = facing < 0 || isAhead(table, square, facing, at);
      unhurt *= (1 - clashOf(sense, foe, f, faces, false).kills) ** blows;
      onGuard *= (1 - clashOf(sense, foe, f, faces, true).kills) ** blows;
    }
  }
  return {
    shots: LIKELY * f.value * (1 - unshot) + near,
    blows: LIKELY * f.value * unshot * (1 - unhurt),
    guarded: LIKELY * f.value * unshot * (1 - onGuard),
  };
}

/** Whether a square lies in the forward quarter. */
export function isAhead({ board }: Table, from: number, facing: number, to: number): boolean {
  const [dx, dy] = [board.x[to] - board.x[from], board.y[to] - board.y[from]];
  const [ahead, aside] =
    facing === 0 ? [-dy, dx] : facing === 1 ? [dx, dy] : facing === 2 ? [dy, dx] : [-dx, dy];
  return ahead > 0 && ahead >= Math.abs(aside);
}

/** Of a reaction, how often it is taken and paid for. */
const REACTS = 0.25;

/** What an action that ends on that square may cost at once: overwatch, and a shot for a command point. */
export function triggerOf(sense: Sense, f: Fighter, square: number): number {
  const { foes, foePoints } = sense;
  let alive = 1;
  let react = 0;
  for (const foe of foes) {
    const { at, facing, overwatch, blip } = foe.p;
    if ((!overwatch && (blip || !foePoints)) || !looksAt(sense, at, facing, square)) continue;
    if (overwatch) alive *= 1 - watchKills(sense, foe, at, f, square);
    else react = Math.max(react, bestShot(sense, foe, at, f, square, 1)?.kills ?? 0);
  }
  return f.value * (1 - alive * (1 - react * REACTS));
}

const VIEWS = new WeakMap<Table, Map<number, readonly number[]>>();
const WATCHED = 12;

/** The squares that walls let somebody there see, looking that way. */
function viewFrom(table: Table, square: number, facing: number): readonly number[] {
  const known = VIEWS.get(table) ?? new Map<number, readonly number[]>();
  VIEWS.set(table, known);
  const key = square * 4 + facing;
  const had = known.get(key);
  if (had) return had;
  const squares: number[] = [];
  for (let to = 0; to < table.board.size; to++)
    if (to !== square && table.sight.open(square, facing as Facing, to) && table.walk(square, to) <= WATCHED)
      squares.push(to);
  known.set(key, squares);
  return squares;
}

/** How often an enemy in sight is shot at on overwatch in his own phase; and who comes into sight. */
const SEEN = 1.3;
const COMES = 0.75;
const STEPS = 5;

/** What overwatch is worth there: whoever comes first, and half of the next. */
export function watchWorth(sense: Sense, f: Fighter, square: number, facing: number): number {
  const { table, foes } = sense;
  if (!f.watch) return 0;
  let best = 0;
  let next = 0;
  for (const foe of foes) {
    if (table.walk(square, foe.p.at) > 14) continue;
    const worth = foe.value * comesInto(sense, f, foe, square, facing);
    if (worth > best) {
      next = best;
      best = worth;
    } else if (worth > next) next = worth;
  }
  return 0.02 + best + 0.5 * next;
}

/** How likely overwatch kills this enemy before the own phase comes again. */
function comesInto(sense: Sense, f: Fighter, foe: Fighter, square: number, facing: number): number {
  const { table } = sense;
  const { at } = foe.p;
  if (looksAt(sense, square, facing, at)) return SEEN * watchKills(sense, f, square, foe, at);
  let steps = STEPS;
  for (const seen of viewFrom(table, square, facing)) {
    const away = table.walk(at, seen);
    if (away < steps) steps = away;
  }
  return steps < STEPS ? watchKills(sense, f, square, foe, square) * COMES * (1 - steps / STEPS) : 0;
}

/** What shooting from there may bring later. */
export function prospectOf(sense: Sense, f: Fighter, square: number, facing: number): number {
  let best = 0;
  for (const foe of sense.foeModels) {
    if (!looksAt(sense, square, facing, foe.p.at)) continue;
    const shot = bestShot(sense, f, square, foe, foe.p.at, 4);
    if (shot) best = Math.max(best, shot.kills * foe.value);
  }
  return 0.5 * best;
}

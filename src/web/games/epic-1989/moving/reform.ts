/** A plan changed by key or by hand: ways swung, lengthened, cornered, turned at their end, or one unit of it put elsewhere. */
import { along, COARSE, direction, headingOf, type Pose } from '../../../../field/index.ts';
import type { Drive, Leg } from '../../../../games/epic-1989/actions.ts';
import { leftToGo, turnsFor, turnTo } from '../../../../games/epic-1989/movement/sending.ts';
import type { Point } from '../../../stage/box.ts';
import type { Offer, PlanEdit } from '../../adapter.ts';
import { onTable } from '../drawing.ts';
import type { Epic, EpicAsk, View } from '../game.ts';
import { traced } from './move-drawing.ts';
import { type Now, nowAt } from './now.ts';
import { type Plan, planOffer } from './plan.ts';

/** Degrees and u of one press. */
const TURN = 15;
const STEP = 200;

export function moveEdits(epic: Epic, ask: EpicAsk, plan: Plan): PlanEdit[] {
  const now = nowAt(ask.view);
  if (!now || plan.legs.length === 0) return [];
  const all = (change: (leg: Leg) => Leg) => (): Offer =>
    planOffer(epic, ask, { ...plan, legs: plan.legs.map(change) });
  const edit = (
    id: string,
    word: string,
    icon: string,
    key: string,
    change: (leg: Leg) => Leg,
  ): PlanEdit => ({
    id,
    word,
    icon,
    key,
    make: all(change),
  });
  const { view } = ask;
  return [
    edit('swing-left', 'Swing left', 'i-wheel-left', 'Q', (leg) => swung(view, now, leg, -TURN)),
    edit('swing-right', 'Swing right', 'i-wheel-right', 'E', (leg) => swung(view, now, leg, TURN)),
    edit('turn-left', 'Turn left there', 'i-turn-left', '[', (leg) => turnedAtEnd(view, now, leg, -TURN)),
    edit('turn-right', 'Turn right there', 'i-turn-right', ']', (leg) => turnedAtEnd(view, now, leg, TURN)),
    edit('shorter', 'Shorter', 'i-zoom-out', ',', (leg) => stretched(view, leg, -STEP)),
    edit('longer', 'Longer', 'i-zoom-in', '.', (leg) => stretched(view, leg, STEP)),
    edit('corner', 'Corner here', 'i-move', 'N', (leg) => cornered(view, leg)),
  ];
}

/** Turns that follow each other are one; none of 0 degrees, none of more than the order allows at a time. */
function tidy(now: Now, way: readonly Drive[]): Drive[] {
  const out: Drive[] = [];
  let degrees = 0;
  const flush = () => {
    const rest = ((((degrees + 180) % 360) + 360) % 360) - 180;
    out.push(...turnsFor(now.segment, rest === -180 ? 180 : rest));
    degrees = 0;
  };
  for (const drive of way) {
    if ('turn' in drive) {
      degrees += drive.turn;
      continue;
    }
    flush();
    out.push(drive);
  }
  flush();
  return out;
}

const isAfoot = (way: readonly Drive[]) =>
  way.some((drive) => 'to' in drive || 'face' in drive || 'out' in drive);

/** The whole way turned about where it begins. */
function swung(view: View, now: Now, leg: Leg, degrees: number): Leg {
  const { x, y } = view.units[leg.model];
  if (!isAfoot(leg.way)) return { ...leg, way: tidy(now, [{ turn: degrees }, ...leg.way]) };
  const way = leg.way.map((drive): Drive => {
    if (!('to' in drive)) return drive;
    const [tx, ty] = drive.to;
    const far = Math.hypot(tx - x, ty - y);
    const to = along({ x, y }, far, headingOf(direction(tx - x, ty - y, COARSE) + degrees), COARSE);
    return { to: [to.x, to.y] };
  });
  return { ...leg, way };
}

function turnedAtEnd(view: View, now: Now, leg: Leg, degrees: number): Leg {
  if (!isAfoot(leg.way)) return { ...leg, way: tidy(now, [...leg.way, { turn: degrees }]) };
  const { heading } = traced(view, leg).end;
  return {
    ...leg,
    way: [...leg.way.filter((drive) => !('face' in drive)), { face: headingOf(heading + degrees) }],
  };
}

/** The last stretch made longer or shorter. */
function stretched(view: View, leg: Leg, u: number): Leg {
  const at = leg.way.findLastIndex((drive) => 'run' in drive || 'back' in drive || 'to' in drive);
  const drive = leg.way[at];
  if (!drive) return u > 0 && !isAfoot(leg.way) ? { ...leg, way: [...leg.way, { run: u }] } : leg;
  const other = (changed: Drive | null): Leg => ({
    ...leg,
    way: [...leg.way.slice(0, at), ...(changed ? [changed] : []), ...leg.way.slice(at + 1)],
  });
  if ('run' in drive) return other(drive.run + u > 0 ? { run: drive.run + u } : null);
  if ('back' in drive) return other(drive.back + u > 0 ? { back: drive.back + u } : null);
  if (!('to' in drive)) return leg;
  const from = traced(view, { ...leg, way: leg.way.slice(0, at) }).end;
  const [x, y] = drive.to;
  const far = Math.hypot(x - from.x, y - from.y) + u;
  if (far < 1) return other(null);
  const to = along(from, Math.round(far), direction(x - from.x, y - from.y, COARSE), COARSE);
  return other({ to: [to.x, to.y] });
}

/** A corner where the way ends: what is pulled from there on is another straight run. */
function cornered(view: View, leg: Leg): Leg {
  if (!isAfoot(leg.way)) return { ...leg, way: [...leg.way, { run: 1 }] };
  const { x, y } = traced(view, leg).end;
  return { ...leg, way: [...leg.way, { to: [x, y + 1] }] };
}

/** One unit of the plan taken by hand: its last straight run goes there, as far as it can. */
export function pulledTo(epic: Epic, ask: EpicAsk, plan: Plan, unit: number, at: Point): Offer {
  const { table } = epic;
  const { view } = ask;
  const now = nowAt(view)!;
  const leg = plan.legs.find(({ model }) => model === unit) ?? { model: unit, way: [] };
  const to = onTable(table, at);
  const before = beforeLast(leg.way);
  const { end, length } = traced(view, { ...leg, way: before });
  const left = leftToGo(table, view, now.segment, unit) - length;
  const way = [...before, ...lastRun(end, to, left, table.units[unit].card.is === 'stand', now)];
  const { onto: _, ...rest } = leg;
  const others = plan.legs.filter(({ model }) => model !== unit);
  const at0 = plan.legs.findIndex(({ model }) => model === unit);
  const changed: Leg = { ...rest, way };
  const legs = at0 < 0 ? [...plan.legs, changed] : plan.legs.with(at0, changed);
  const offer = planOffer(epic, ask, { ...plan, legs });
  if (!offer.refused || others.length === 0) return offer;
  // Whoever was in the way may have left before it.
  const later = planOffer(epic, ask, { ...plan, legs: [...others, changed] });
  return later.refused ? offer : later;
}

/** What comes before the last straight run and the turns that lead to it. */
function beforeLast(way: readonly Drive[]): Drive[] {
  let at = way.findLastIndex((drive) => 'run' in drive || 'back' in drive || 'to' in drive);
  if (at < 0) return way.filter((drive) => 'out' in drive);
  while (at > 0 && 'turn' in way[at - 1]) at--;
  return way.slice(0, at);
}

function lastRun(
  from: Pose,
  to: { readonly x: number; readonly y: number },
  left: number,
  afoot: boolean,
  now: Now,
): Drive[] {
  const far = Math.floor(Math.min(left, Math.hypot(to.x - from.x, to.y - from.y)));
  if (far < 1) return [];
  const heading = direction(Math.round(to.x - from.x), Math.round(to.y - from.y), COARSE);
  if (!afoot) return [...turnsFor(now.segment, turnTo(from.heading, heading)), { run: far }];
  const end = along(from, far, heading, COARSE);
  return [{ to: [end.x, end.y] }];
}

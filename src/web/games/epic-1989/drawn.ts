/** What an answer would look like on the table, whatever was asked. */
import type { Action, Placement, Shot } from '../../../games/epic-1989/actions.ts';
import { shapeOf } from '../../../games/epic-1989/geometry/buildings.ts';
import { cellPose } from '../../../games/epic-1989/geometry/position.ts';
import { unitsUnder } from '../../../games/epic-1989/geometry/under.ts';
import { bombardment, TEMPLATE } from '../../../games/epic-1989/support/barrage.ts';
import { barrageNamed } from '../../../games/epic-1989/support/counters.ts';
import { discOf, type Marker } from '../../../games/epic-1989/support/markers.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { DiscDraw, LineDraw, ModelDraw, OnField, SpotDraw } from '../adapter.ts';
import { cornersOn, drawnAt, MM, placeOfUnit } from './drawing.ts';
import type { Epic, View } from './game.ts';
import { counterSpot } from './hidden/counters.ts';
import { legsDrawn } from './moving/move-drawing.ts';
import { modelDraw } from './scene.ts';

/** Around a place that holds no base, and around a counter. */
const PLACE = 12;
const COUNTER = 20;

/** E1-GEO-18: a burst circle, in mm. */
export const BURST = 25;

/** In mm: the template of what comes from off the table, and as far as the two circles of a barrage may touch it. */
const SUPPORT = TEMPLATE / MM;
const BARRAGE = TEMPLATE / MM + 2 * BURST;
/** E1-MISL-02, E1-MISL-07: as far round its point as markers are put down. */
const BLINDS = 60;

export function drawnOf(epic: Epic, view: View, action: Action): OnField {
  const { table } = epic;
  switch (action.do) {
    case 'move':
    case 'rest':
      return legsDrawn(epic, view, action.legs);
    case 'fire':
      return fireDrawn(epic, view, action.unit, action.shots);
    case 'deploy':
      return { ghosts: action.units.flatMap((one) => placed(epic, view, one)) };
    case 'place':
      return { ghosts: placed(epic, view, action) };
    case 'regroup':
      return { ghosts: placed(epic, view, action) };
    case 'point':
      return { spots: [{ ...drawnAt(table, ...action.at), radius: PLACE, kind: 'mark' }] };
    case 'support':
      return supportDrawn(epic, view, action);
    case 'blinds':
      return {
        ...roundPoint(epic, view),
        templates: action.at.map((at) => markerDrawn(epic, 'blind', at, 'Blind marker')),
      };
    case 'mines':
      return {
        ...roundPoint(epic, view),
        templates: action.at.map((at, n) =>
          markerDrawn(epic, 'mine', at, action.real.includes(n) ? 'Mine' : 'Dummy'),
        ),
      };
    case 'call':
      return { spots: [around(epic, view, action.unit, 'mark')] };
    case 'assail':
      return { shots: [lineBetween(epic, view, action.unit, action.titan)] };
    case 'building': {
      const { kind, x, y, heading } = action;
      const { bars } = shapeOf({ kind, x, y, heading, counters: 0, rubble: false });
      return { outlines: bars.map((bar) => cornersOn(table, bar)) };
    }
    case 'divide':
      return {
        shots: action.assaults.flatMap(({ one, many }) => many.map((id) => lineBetween(epic, view, one, id))),
      };
    case 'pair':
    case 'add':
      return { shots: action.pairs.map(([a, b]) => lineBetween(epic, view, a, b)) };
    case 'conceal':
      return {
        spots: action.counters.map((one): SpotDraw => {
          const [x, y] =
            'at' in one ? one.at : [view.buildings[one.building]!.x, view.buildings[one.building]!.y];
          return { ...drawnAt(table, x, y), radius: PLACE, kind: 'mark' };
        }),
      };
    case 'reveal': {
      const step = topStep(view);
      const own = view.hidden.find(
        ({ number, side }) => number === action.number && step?.do === 'reveals' && side === step.left[0],
      );
      return own ? { spots: [{ ...counterSpot(table, view, own), radius: COUNTER, kind: 'mark' }] } : {};
    }
    case 'yield':
      return { spots: [around(epic, view, action.unit, 'fault')] };
    case 'assault':
    case 'primary':
    case 'hero':
    case 'join':
      return { spots: [around(epic, view, action.unit, 'mark')] };
    case 'hide':
      return { spots: action.units.map((id) => around(epic, view, id, 'mark')) };
    case 'take':
      return { spots: action.units.map(([id]) => around(epic, view, id, 'mark')) };
    default:
      return {};
  }
}

/** The template where it is to come down, whom it would cover there, and how far the rest of it may reach. */
function supportDrawn(epic: Epic, view: View, { unit, at }: Extract<Action, { do: 'support' }>): OnField {
  const { table } = epic;
  const place = drawnAt(table, ...at);
  const { support } = view.units[unit];
  const { side } = table.units[unit];
  const wider = barrageNamed(support ?? '') ? BARRAGE : support === 'blind' ? BLINDS : 0;
  const [x, y] = at;
  const under = unitsUnder(table, view, { x, y, radius: TEMPLATE }).filter((id) =>
    concerns(epic, view, support ?? '', id),
  );
  return {
    templates: [{ ...place, radius: SUPPORT, kind: 'barrage', label: 'Support' }],
    aims: true,
    shots: [lineTo(epic, view, unit, at)],
    spots: [
      ...(wider > 0 ? [{ ...place, radius: wider, kind: 'reach' as const }] : []),
      ...under.map((id) => around(epic, view, id, table.units[id].side === side ? 'fault' : 'foe')),
    ],
  };
}

/** As far round the point where a missile came down as something may be put. */
function roundPoint({ table }: Epic, view: View): Pick<OnField, 'spots'> {
  const step = topStep(view);
  if (step?.do !== 'blinds' && step?.do !== 'mines') return {};
  return { spots: [{ ...drawnAt(table, step.at.x, step.at.y), radius: BLINDS, kind: 'reach' }] };
}

/** Each of them can be taken hold of. */
function markerDrawn(
  { table }: Epic,
  is: Marker['is'],
  [x, y]: readonly [number, number],
  label: string,
): DiscDraw {
  const { radius } = discOf({ is, x, y });
  return { ...drawnAt(table, x, y), radius: Math.max(radius / MM, PLACE), kind: 'barrage', label };
}

/** Whether what comes down there does anything to whoever is under it (E1-BARR-06, E1-MISL-05). */
function concerns({ table }: Epic, view: View, support: string, id: number): boolean {
  if (barrageNamed(support)) return bombardment(table, view, support, id) !== null;
  if (support === 'haywire') return table.units[id].card.is === 'vehicle';
  return support === 'stasis' || support === 'vortex';
}

function placed(epic: Epic, view: View, one: Placement | Extract<Action, { do: 'regroup' }>): ModelDraw[] {
  const { table } = epic;
  const unit = view.units[one.unit];
  if ('carrier' in one || !unit) return [];
  const building = 'cell' in one ? view.buildings[one.building] : null;
  const pose = 'cell' in one ? building && cellPose(building, one.cell) : one;
  if (!pose) return [];
  const { x, y, heading } = pose;
  const put = { ...unit, where: 'table' as const, x, y, heading };
  return [modelDraw(table, { ...view, units: view.units.with(one.unit, put) }, one.unit)];
}

export function around(
  { table }: Epic,
  view: View,
  id: number,
  kind: SpotDraw['kind'],
  text?: string,
): SpotDraw {
  const size = id > 0 ? table.units[id].size : { width: 480, length: 480 };
  return {
    ...placeOfUnit(table, view, id),
    radius: Math.max(size.width, size.length) / 20 + 5,
    kind,
    ...(text ? { text } : {}),
  };
}

function lineBetween({ table }: Epic, view: View, a: number, b: number, text?: string): LineDraw {
  const [from, to] = [placeOfUnit(table, view, a), placeOfUnit(table, view, b)];
  return { from: [from.x, from.y], to: [to.x, to.y], ...(text ? { text } : {}) };
}

function lineTo({ table }: Epic, view: View, unit: number, at: readonly [number, number]): LineDraw {
  const [from, to] = [placeOfUnit(table, view, unit), drawnAt(table, ...at)];
  return { from: [from.x, from.y], to: [to.x, to.y] };
}

/** A line to each target, and burst circles where they would lie. */
export function fireDrawn(
  epic: Epic,
  view: View,
  unit: number,
  shots: readonly Shot[],
): { shots: LineDraw[]; templates: DiscDraw[] } {
  const targets = [...new Set(shots.map(({ target }) => target).filter((target) => target !== 0))];
  const { side } = epic.table.units[unit];
  const counters = view.hidden.filter(
    (one) => one.side !== side && shots.some(({ counter }) => counter === one.number),
  );
  const from = placeOfUnit(epic.table, view, unit);
  return {
    shots: [
      ...targets.map((target) => lineBetween(epic, view, unit, target)),
      ...counters.map((one): LineDraw => {
        const { x, y } = counterSpot(epic.table, view, one);
        return { from: [from.x, from.y], to: [x, y], text: `counter ${one.number}: 1 in 36` };
      }),
    ],
    templates: shots.flatMap(({ at }) =>
      at ? [{ ...drawnAt(epic.table, ...at), radius: BURST, kind: 'barrage', label: 'Burst circle' }] : [],
    ),
  };
}

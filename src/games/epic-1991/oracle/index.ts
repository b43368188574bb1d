/** The quick answers of the game on one position, held against slow and plain ones; a sentence for each that differs. */
import { D, inChain, type Point, widestGap } from '../../../field/index.ts';
import { slowContains, slowDistance, slowSquare } from '../../../field/plain.ts';
import { BURST, buildingsUnder, under } from '../barrages/barrage.ts';
import { clearShot, coverOf, openLine, sees } from '../firing/sight.ts';
import { inArc } from '../firing/targets.ts';
import { contacts, gap, nearestFoes, playsDead } from '../geometry/position.ts';
import { flankLoss } from '../saves/saves.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { groundAt, piecesAt } from '../terrain/ground.ts';
import { plainBase, plainClearShot, plainCover, plainLook, plainOpenLine, plainSees } from './sight.ts';

/** Everything that is asked about one model that looks at another. */
export function comparePair(table: Table, state: State, from: number, to: number): string[] {
  const wrong: string[] = [];
  const same = (what: string, quick: unknown, slow: unknown): void => {
    if (String(quick) !== String(slow))
      wrong.push(`${what} of model ${from} to ${to}: ${quick}, plainly ${slow}.`);
  };
  const plain = plainLook(table, state, from, to);
  same('sight (E2-LOS-21)', sees(table, state, from, to), plainSees(plain));
  for (const segment of ['first', 'advancing'] as const) {
    const look = [table, state, from, to] as const;
    same(`open line, ${segment} (E2-VIBRO-01)`, openLine(...look, segment), plainOpenLine(plain, segment));
    for (const popUp of [false, true]) {
      const how = `${popUp ? 'from above, ' : ''}${segment}`;
      same(
        `clear shot, ${how} (E2-LOS-06)`,
        clearShot(...look, popUp, segment),
        plainClearShot(plain, popUp, segment),
      );
      same(`cover, ${how} (COVER)`, coverOf(...look, popUp, segment), plainCover(plain, popUp, segment));
    }
  }
  const [mine, theirs] = [from, to].map((id) => plainBase(table, state, id));
  same('distance (E2-GEO-05)', gap(table, state, from, to), slowDistance(mine, theirs));
  same(
    'arc (E2-ARC-02)',
    inArc(table, state, from, state.models[to]),
    plainArc(table, state, from, state.models[to]),
  );
  same(
    'side or rear (E2-SAVE-05)',
    flankLoss(table, state, from, state.models[to]),
    plainFlank(table, state, from, state.models[to]),
  );
  return wrong;
}

/** Everything that is asked about one model alone. */
export function compareModel(table: Table, state: State, id: number): string[] {
  const wrong: string[] = [];
  const same = (what: string, quick: unknown, slow: unknown): void => {
    if (String(quick) !== String(slow)) wrong.push(`${what} of model ${id}: ${quick}, plainly ${slow}.`);
  };
  const { x, y } = state.models[id];
  const base = plainBase(table, state, id);
  const foes = state.models
    .filter((model) => model?.where === 'table' && table.models[model.id].side !== table.models[id].side)
    .map((model) => ({ id: model.id, d: slowDistance(base, plainBase(table, state, model.id)) }));
  const least = Math.min(...foes.map(({ d }) => d));
  const nearest = foes.filter(({ d }) => d === least).map((foe) => foe.id);
  same('nearest enemies (E2-GEO-10)', nearestFoes(table, state, id)?.ids ?? [], nearest);
  const engages = (foe: number) => !playsDead(table, state, foe) && !playsDead(table, state, id);
  const touched = foes.filter(({ id: foe, d }) => d === 0 && engages(foe)).map((foe) => foe.id);
  same('contacts (E2-GEO-07)', contacts(table, state, id), touched);
  const pieces = state.pieces.flatMap((piece, number) =>
    piece && !piece.construction && piece.parts.some((part) => slowContains(part, x, y)) ? [number] : [],
  );
  same(
    'terrain (E2-GEO-11)',
    [...piecesAt(table, state, x, y)].sort((a, b) => a - b),
    pieces,
  );
  const onHill = pieces.some((number) => state.pieces[number]!.kind === 'hill');
  same('ground (E2-GEO-24)', groundAt(table, state, x, y), onHill ? 200 : 0);
  for (const at of [
    { x, y },
    { x: x + 180, y: y - 240 },
    { x: x + 300, y },
  ]) {
    same(
      `template at ${at.x},${at.y} (E2-GEO-12)`,
      under(table, state, at.x, at.y, BURST),
      plainUnder(table, state, at),
    );
    same(
      `buildings under ${at.x},${at.y}`,
      buildingsUnder(state, at.x, at.y, BURST),
      plainBuildings(state, at),
    );
  }
  return wrong;
}

/** E2-FORM-01, E2-FORM-05, E2-FORM-09: a unit's chain, and the smallest link that would join it. */
export function compareUnit(table: Table, state: State, unit: number): string[] {
  const bases = table.units[unit].models.flatMap((id) => {
    const { where, carrier } = state.models[id];
    if (where !== 'table' && where !== 'aboard') return [];
    return [plainBase(table, state, where === 'aboard' ? carrier : id)];
  });
  const gaps = bases.map((one) => bases.map((other) => slowDistance(one, other)));
  const joined = (link: number): boolean => {
    const met = new Set([0]);
    for (const one of met) for (const [other, d] of gaps[one].entries()) if (d <= link) met.add(other);
    return met.size >= bases.length;
  };
  const widest = [...new Set([0, ...gaps.flat()])].sort((a, b) => a - b).find(joined);
  const quick = widestGap(bases);
  return [
    ...(bases.length > 0 && inChain(bases, 600) !== joined(600)
      ? [`Unit ${unit} is said to be in formation wrongly (E2-FORM-01).`]
      : []),
    ...(bases.length > 0 && quick !== widest
      ? [`The widest gap of unit ${unit}: ${quick}, plainly ${widest} (E2-FORM-05).`]
      : []),
  ];
}

/** Some of all that, chosen by the position itself: other questions after every action. */
export function compareSome(table: Table, state: State): string[] {
  const standing = state.models.filter((model) => model?.where === 'table');
  if (standing.length === 0) return [];
  const stir = standing.reduce(
    (sum, { x, y, heading }) => (sum * 31 + x * 7 + y * 3 + heading) % 1_000_003,
    state.turn,
  );
  const [one, other] = [standing[stir % standing.length].id, standing[(stir >> 4) % standing.length].id];
  return [
    ...compareModel(table, state, one),
    ...compareUnit(table, state, table.models[one].unit),
    ...(one === other
      ? []
      : [...comparePair(table, state, one, other), ...comparePair(table, state, other, one)]),
  ];
}

/** E2-ARC-01, E2-ARC-02. */
function plainArc(table: Table, state: State, id: number, { x, y }: Point): boolean {
  if (['INF', 'BIKE', 'JBIKE', 'POD'].includes(table.models[id].row.size)) return true;
  const { x: cx, y: cy, heading } = state.models[id];
  const { x: dx, y: dy } = D(heading);
  return (x - cx) * dx + (y - cy) * dy >= 0;
}

/** E2-SAVE-04, E2-SAVE-05: LV, AFV, SHV and TOWER lose 1 from the side and 2 from the rear. */
function plainFlank(table: Table, state: State, id: number, { x, y }: Point): number {
  if (!['LV', 'AFV', 'SHV', 'TOWER'].includes(table.models[id].row.size)) return 0;
  const { x: cx, y: cy, heading } = state.models[id];
  const { x: dx, y: dy } = D(heading);
  const { x: rx, y: ry } = D((heading + 90) % 360);
  const f = (x - cx) * dx + (y - cy) * dy;
  const s = Math.abs((x - cx) * rx + (y - cy) * ry);
  return f >= s ? 0 : -f > s ? -2 : -1;
}

/** E2-GEO-12: a middle within the radius; of a Titan any part of its base, strictly. */
function plainUnder(table: Table, state: State, { x, y }: Point): number[] {
  return state.models
    .filter((model) => {
      if (model?.where !== 'table') return false;
      if (table.models[model.id].row.size === 'TITAN')
        return isCloser(plainBase(table, state, model.id), x, y);
      return (model.x - x) ** 2 + (model.y - y) ** 2 <= BURST * BURST;
    })
    .map(({ id }) => id);
}

function plainBuildings(state: State, { x, y }: Point): number[] {
  return state.pieces.flatMap((piece, number) =>
    piece?.construction && piece.parts.some((part) => isCloser(part, x, y)) ? [number] : [],
  );
}

function isCloser(polygon: readonly number[], x: number, y: number): boolean {
  const [n, d] = slowSquare(polygon, [x, y]);
  return n < BigInt(BURST * BURST) * d;
}

/** REGR: in the end phase two dead stands of a detachment may come back as one; a commander may rally one at once (E1-HERO-21). */
import { boxOf, overlaps, type Pose, reachedByDisc } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { sightBetween } from '../firing/sight-of-units.ts';
import { buildingsUnder, isOn } from '../geometry/ground.ts';
import {
  enter,
  footprint,
  footprintAt,
  membersOf,
  near,
  stand,
  standing,
  touches,
} from '../geometry/position.ts';
import { outlineOfUnit, spotsAround } from '../geometry/spots.ts';
import { detachmentsOf } from '../orders/orders.ts';
import { finish, inOrder, type Play, push, seatOf } from '../play.ts';
import { freeCells } from '../setting-up/placing.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { stasisDiscs } from '../support/stasis.ts';
import { engulf } from '../support/vortex.ts';
import type { Table } from '../table.ts';
import { heroesOf, heroic, refuseHero, tryDeed } from './heroes.ts';

type Regroup = Extract<Action, { do: 'regroup' }>;
type RegroupStep = StepOf<'regroup'>;

/** E1-REGR-05. */
const NEAR = 2400;

export function beginRegrouping(play: Play): void {
  const { options } = play.table;
  if (options.regroup || options.heroic)
    push(play, { do: 'regroup', left: [...inOrder(play.state)], rallied: 0 });
}

/** E1-REGR-01, E1-REGR-06, E1-REGR-08: dead stands are open to both; pairs of dead stands of one kind: who returns, and who is given up. */
function pairsOf(table: Table, state: State, detachment: number): [number, number][] {
  const dead = table.detachments[detachment].units.filter((id) => {
    const { where, givenUp } = state.units[id];
    return where === 'gone' && !givenUp && table.units[id].card.is === 'stand'; // E1-REGR-02
  });
  return dead.flatMap((back) => {
    const other = dead.find((id) => id !== back && table.units[id].card.id === table.units[back].card.id);
    return other === undefined ? [] : [[back, other] as [number, number]];
  });
}

/** E1-REGR-03: stands with a commander, on the table. */
function commandersOf(table: Table, state: State, detachment: number): number[] {
  return membersOf(table, state, detachment).filter(
    (id) => state.units[id].commander && state.units[id].where === 'table',
  );
}

/** E1-REGR-05: why a detachment had no quiet turn. */
function refuseQuiet(table: Table, state: State, detachment: number): Refusal | null {
  const rule = 'E1-REGR-05';
  if (!table.options.regroup) return { rule: 'E1-REGR-01', why: 'Regrouping is not agreed on.' };
  if (state.detachments[detachment].order !== 'none') return { rule, why: 'It had orders this turn.' };
  const { side } = table.detachments[detachment];
  const own = membersOf(table, state, detachment).filter((id) => state.units[id].where === 'table');
  const foes = state.units.filter((unit) => unit?.where === 'table' && table.units[unit.id].side !== side);
  for (const foe of foes)
    for (const id of own) {
      if (near(footprint(table, state, foe.id), footprint(table, state, id), NEAR))
        return { rule, why: `Unit ${foe.id} is within 24 cm.` };
      if (sightBetween(table, state, foe.id, id)) return { rule, why: `Unit ${foe.id} sees it.` };
    }
  return null;
}

/** `rallied`: the detachment that was rallied, which may do so whatever else (E1-HERO-22). */
function refuseRegroup(
  table: Table,
  state: State,
  side: Side,
  action: Regroup,
  rallied: number,
): Refusal | null {
  const { unit, discard } = action;
  const info = table.units[unit];
  if (info?.side !== side) return { rule: 'E1-REGR-01', why: `Unit ${unit} is not one of yours.` };
  const { detachment } = info;
  if (rallied > 0 && detachment !== rallied)
    return { rule: 'E1-HERO-22', why: 'Another detachment was rallied.' };
  const dead = [unit, discard].every(
    (id) =>
      table.units[id]?.detachment === detachment &&
      state.units[id].where === 'gone' &&
      !state.units[id].givenUp,
  );
  if (!dead || unit === discard || table.units[discard].card.id !== info.card.id || info.card.is !== 'stand')
    return { rule: 'E1-REGR-01', why: 'Name two dead stands of one kind and detachment.' };
  if (state.detachments[detachment].regrouped)
    return { rule: 'E1-REGR-04', why: 'It has regrouped this turn, or may not.' };
  const leaders = commandersOf(table, state, detachment);
  if (leaders.length === 0) return { rule: 'E1-REGR-05', why: 'No commander is there to come back to.' };
  const quiet = rallied > 0 ? null : refuseQuiet(table, state, detachment);
  if (quiet) return quiet;
  if ('cell' in action) {
    const fits =
      leaders.some((id) => state.units[id].building === action.building && !state.units[id].frozen) &&
      freeCells(state, action.building).includes(action.cell);
    return fits
      ? null
      : { rule: 'E1-REGR-03', why: 'No commander is in that building, or the cell is taken.' };
  }
  return leaders.some((id) => isFreeSpot(table, state, unit, id, action))
    ? null
    : {
        rule: 'E1-REGR-03',
        why: 'It must touch a stand with a commander, clear of everything else and of enemies.',
      };
}

/** E1-REGR-03: touching that stand in the open, clear of contact with enemies. */
function isFreeSpot(table: Table, state: State, unit: number, leader: number, pose: Pose): boolean {
  if (state.units[leader].building > 0 || !isOn(table, pose.x, pose.y)) return false;
  const info = table.units[unit];
  const polygon = footprintAt(info, pose);
  if (stasisDiscs(state).some((disc) => reachedByDisc(disc, polygon))) return false; // E1-MISL-27
  if (!touches(polygon, footprint(table, state, leader))) return false;
  const walls = buildingsUnder(state.buildings, polygon, boxOf(polygon));
  if (walls.some((number) => !state.buildings[number]!.rubble)) return false;
  return !standing(table, state).polygons.some(
    (other, id) =>
      other && (overlaps(other, polygon) || (table.units[id].side !== info.side && touches(other, polygon))),
  );
}

const EACH = 4;

function waysBack(table: Table, state: State, side: Side, rallied: number): Regroup[] {
  return detachmentsOf(table, state, side).flatMap((detachment) => {
    const [pair] = pairsOf(table, state, detachment);
    if (!pair) return [];
    return pairsOf(table, state, detachment).flatMap(([unit, discard]) =>
      commandersOf(table, state, detachment).flatMap((leader) => {
        const { building } = state.units[leader];
        const ways: Regroup[] =
          building > 0
            ? (state.units[leader].frozen ? [] : freeCells(state, building)).map((cell) => ({
                do: 'regroup',
                unit,
                discard,
                building,
                cell,
              }))
            : spotsFor(table, state, unit, leader).map((pose) => ({ do: 'regroup', unit, discard, ...pose }));
        return ways
          .filter((action) => refuseRegroup(table, state, side, action, rallied) === null)
          .slice(0, EACH);
      }),
    );
  });
}

function spotsFor(table: Table, state: State, unit: number, leader: number): Pose[] {
  const found: Pose[] = [];
  for (const pose of spotsAround(outlineOfUnit(table.units[leader].size, state.units[leader])))
    if (isFreeSpot(table, state, unit, leader, pose)) found.push(pose);
  return found.filter((_, i) => i % Math.max(1, Math.floor(found.length / EACH)) === 0);
}

/** E1-HERO-22: commanders who could rally somebody. */
function rallyers(table: Table, state: State, side: Side): number[] {
  return detachmentsOf(table, state, side)
    .filter((id) => !state.detachments[id].regrouped && pairsOf(table, state, id).length > 0)
    .flatMap((id) => heroesOf(table, state, id));
}

function offers(table: Table, state: State, { left: [side], rallied }: RegroupStep): Action[] {
  const back = waysBack(table, state, side, rallied);
  return rallied > 0 ? back : [...rallyers(table, state, side).map((id) => heroic(id, 'rally')), ...back];
}

function bringBack(play: Play, action: Regroup): void {
  const { table, state, events } = play;
  const { unit, discard } = action;
  const back = state.units[unit];
  if ('cell' in action) enter(table, state, back, action.building, action.cell);
  else stand(table, back, action);
  Object.assign(back, { commander: false, moved: true }); // E1-REGR-02, E1-REGR-07
  state.units[discard].givenUp = true;
  state.detachments[table.units[unit].detachment].regrouped = true;
  state.eventful = true;
  events.push({ kind: 'regrouped', side: table.units[unit].side, unit, discard });
  engulf(play, [unit]); // E1-MISL-25
}

export const regroup: StepRule<RegroupStep> = {
  run(play, step) {
    const { table, state } = play;
    if (step.rallied > 0 && offers(table, state, step).length === 0) step.rallied = 0; // no room (E1-REGR-03)
    while (step.left.length > 0 && offers(table, state, step).length === 0) step.left.shift();
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['hero', 'regroup', 'pass'],
  asks: (_table, state, { left, rallied }) => [
    {
      seat: seatOf(state, left[0]),
      kind: 'regroup',
      rule: rallied > 0 ? 'E1-HERO-22' : 'E1-REGR-01',
      sample: true,
    },
  ],
  refuse(table, state, _seat, action, { left: [side], rallied }) {
    if (action.do === 'pass') return action.span ? { rule: 'E1-REGR-01', why: 'Nobody moves now.' } : null;
    if (action.do === 'regroup') return refuseRegroup(table, state, side, action, rallied);
    if (action.do !== 'hero') return null;
    if (rallied > 0 || action.deed !== 'rally' || table.units[action.unit]?.side !== side)
      return { rule: 'E1-HERO-21', why: 'That is not tried now.' };
    const refused = refuseHero(table, state, action.unit);
    if (refused) return refused;
    return rallyers(table, state, side).includes(action.unit)
      ? null
      : { rule: 'E1-HERO-22', why: 'It has no two dead stands of one kind, or has regrouped.' };
  },
  list: (table, state, _seat, step) => [...offers(table, state, step), { do: 'pass' }],
  answer(play, _seat, action, step) {
    const { table, state } = play;
    if (action.do === 'hero') {
      const { detachment } = table.units[action.unit];
      if (tryDeed(play, action.unit, 'rally') === 'success') step.rallied = detachment;
      else state.detachments[detachment].regrouped = true; // E1-HERO-23
    } else if (action.do === 'regroup') bringBack(play, action);
    else if (step.rallied > 0) step.rallied = 0;
    else step.left.shift();
  },
};

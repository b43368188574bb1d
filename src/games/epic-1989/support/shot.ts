/** E1-SUPP-10 to E1-SUPP-18: a counter is turned up and fired at a point. */
import { along, COARSE, direction, type Point } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { allLost } from '../damage/losses.ts';
import { seesPoint } from '../firing/sight-of-units.ts';
import { isOn } from '../geometry/ground.ts';
import { unitsUnder } from '../geometry/under.ts';
import { finish, type Play, push, seatOf } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { burst, TEMPLATE } from './barrage.ts';
import { noteSeen, withdraw } from './chest.ts';
import { barrageNamed, faceOf } from './counters.ts';
import { headingOfArrow } from './fields.ts';
import type { Load } from './markers.ts';
import { raiseStasis } from './stasis.ts';
import { raiseVortex } from './vortex.ts';

type Support = Extract<Action, { do: 'support' }>;

/** E1-SUPP-13; its dice are E1-DICE-08. */
const LANDS = 4;

/** Stands whose counters may be fired now (E1-SUPP-10): hiding or frozen nobody sees a target. */
export function spotters(table: Table, state: State, side: Side): number[] {
  return state.units
    .filter(
      (unit) => unit && table.units[unit.id].side === side && !refuseSpotter(table, state, side, unit.id),
    )
    .map(({ id }) => id);
}

function refuseSpotter(table: Table, state: State, side: Side, id: number): Refusal | null {
  const rule = 'E1-SUPP-10';
  const info = table.units[id];
  if (info?.side !== side) return { rule, why: `Unit ${id} is not one of yours.` };
  const { where, support, hiding, frozen, directed } = state.units[id];
  if (where !== 'table' || support === null) return { rule, why: `No counter lies with unit ${id}.` };
  if (directed) return { rule: 'E1-SUPP-16', why: 'It may be fired again next turn.' };
  if (state.detachments[info.detachment].order !== 'first')
    return { rule, why: 'His detachment has no first fire orders.' };
  if (frozen) return { rule: 'E1-MISL-16', why: `Unit ${id} is in stasis.` };
  return hiding ? { rule: 'E1-BLDG-13', why: `Unit ${id} hides and sees nothing.` } : null;
}

export function refuseSupport(
  table: Table,
  state: State,
  side: Side,
  { unit, at: [x, y] }: Support,
): Refusal | null {
  const refused = refuseSpotter(table, state, side, unit);
  if (refused) return refused;
  if (!isOn(table, x, y)) return { rule: 'E1-SUPP-12', why: 'Name a point on the table.' };
  return seesPoint(table, state, unit, { x, y })
    ? null
    : { rule: 'E1-SUPP-12', why: `Unit ${unit} does not see that point.` };
}

/** Points beside the command stand, for what is not thrown at anybody. */
const RING = 1200;
const MOST = 12;

/** At enemies and buildings with enemies in them, the nearest first, and here and there in the open. */
export function supportOffers(table: Table, state: State, side: Side, only?: number): Support[] {
  const units = spotters(table, state, side).filter((unit) => only === undefined || unit === only);
  return units.flatMap((unit) => {
    const own = state.units[unit];
    const square = ({ x, y }: Point) => (x - own.x) ** 2 + (y - own.y) ** 2;
    const foes: Point[] = state.units
      .filter((foe) => foe?.where === 'table' && table.units[foe.id].side !== side)
      .sort((a, b) => square(a) - square(b) || a.id - b.id);
    const open = [0, 60, 120, 180, 240, 300].map((heading) => along(own, RING, heading, COARSE));
    const offers = [...foes, ...open, own].map(({ x, y }): Support => ({ do: 'support', unit, at: [x, y] }));
    const known = new Set<string>();
    const legal: Support[] = [];
    for (const offer of offers) {
      if (legal.length >= MOST) break;
      if (known.has(offer.at.join())) continue;
      known.add(offer.at.join());
      if (!refuseSupport(table, state, side, offer)) legal.push(offer);
    }
    return legal;
  });
}

/** What a mine missile carries. */
function loadOf(counter: string): Load | null {
  if (faceOf(counter) !== 'mines') return null;
  if (counter === 'mines-stasis') return 'stasis';
  return counter === 'mines-vortex' ? 'vortex' : 'mine';
}

/** E1-SUPP-20, E1-DICE-08: turn up, point, accuracy, deviation, effects, removal. */
export function fireSupport(play: Play, side: Side, { unit, at: [x, y] }: Support): void {
  const { table, state, dice, events } = play;
  const stand = state.units[unit];
  const counter = stand.support!;
  events.push({ kind: 'support', side, unit, counter: faceOf(counter), load: loadOf(counter), x, y });
  noteSeen(state, side, counter);
  if (!barrageNamed(counter)) Object.assign(stand, { support: null, faceUp: false }); // E1-SUPP-17
  const die = dice.d6();
  const lands = die >= LANDS;
  events.push({ kind: 'accuracy', die, lands });
  const impact = lands ? { x, y } : deviate(play, { x, y }, stand);
  const inPlay = isOn(table, impact.x, impact.y); // E1-SUPP-18
  stand.directed = true;
  if (!barrageNamed(counter)) {
    if (inPlay) strike(play, side, counter, impact);
    return;
  }
  const { units, counters } = inPlay ? burst(play, impact, stand) : { units: [], counters: [] };
  const touched = units.length + counters.length > 0;
  push(play, { do: 'fired', side, unit, mayStay: lands || touched }); // E1-SUPP-15
  push(play, { do: 'bombard', barrage: counter, left: units, counters });
}

/** E1-SUPP-14. */
function deviate({ dice, events }: Play, from: Point, stand: Point): Point {
  const towards = direction(stand.x - from.x, stand.y - from.y, COARSE);
  const rolled = [dice.d6(), dice.d6(), dice.d6()] as const;
  const to = along(from, (rolled[1] + rolled[2]) * 100, headingOfArrow(towards, rolled[0]), COARSE);
  events.push({ kind: 'deviates', dice: rolled, ...to });
  return to;
}

/** What a missile does where it comes down. */
function strike(play: Play, side: Side, counter: string, { x, y }: Point): void {
  const { table, state } = play;
  const at: Point = { x, y };
  switch (counter) {
    case 'blind':
      return push(play, { do: 'blinds', side, at });
    case 'haywire': {
      const under = unitsUnder(table, state, { x, y, radius: TEMPLATE });
      const vehicles = under.filter((id) => table.units[id].card.is === 'vehicle'); // E1-MISL-06
      return allLost(play, vehicles, 'E1-MISL-05', 'spared'); // E1-TRAN-16
    }
    case 'stasis':
      return raiseStasis(play, side, x, y);
    case 'vortex':
      return raiseVortex(play, side, x, y);
    default:
      return push(play, { do: 'mines', side, at, load: loadOf(counter)! });
  }
}

/** E1-SUPP-16: its owner may leave it beside the commander; else it goes back to him (E1-SUPP-17). */
export const fired: StepRule<StepOf<'fired'>, 'keep'> = {
  run(play, step) {
    const { table, state } = play;
    const { where, support } = state.units[step.unit];
    if (where === 'table' && support !== null && step.mayStay && table.options.maintainBarrage) return true;
    finish(play, step);
    withdraw(play, step.unit);
    return false;
  },
  verbs: () => ['keep'],
  asks: (_table, state, { side, unit }) => [
    { seat: seatOf(state, side), kind: 'keep', rule: 'E1-SUPP-16', unit },
  ],
  list: () => [true, false].map((keep) => ({ do: 'keep', keep })),
  answer(play, _seat, action, step) {
    finish(play, step);
    play.events.push({ kind: 'kept', side: step.side, unit: step.unit, keep: action.keep });
    if (action.keep) play.state.units[step.unit].faceUp = true;
    else withdraw(play, step.unit);
  },
};

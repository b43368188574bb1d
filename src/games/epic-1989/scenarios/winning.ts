/** SCEN: what each scenario is won by, looked at after every event that removes a unit. */
import { isInBattle } from '../geometry/position.ts';
import { foeOf, SIDES, type Side, type State, type Unit } from '../state.ts';
import type { Table, UnitInfo } from '../table.ts';
import { hasReserves } from './parties.ts';

interface Goal {
  readonly winner: Side | null;
  readonly rule: string;
  readonly why: string;
}

/** E1-SCEN-15: the attack must be worth it. */
const MARGIN = 250;

/** E1-SCEN-15, E1-SCEN-20, E1-WIN-06. */
export function winnerByPoints({ battle }: Table, imperial: number, rebel: number): Side | null {
  if (battle.scenario === 'spoiling-attack') {
    if (imperial >= rebel + MARGIN) return 'imperial';
    return rebel > imperial ? 'rebel' : null;
  }
  return imperial === rebel ? null : imperial > rebel ? 'imperial' : 'rebel';
}

/** Whether a scenario's own condition ends the battle now. */
export function goals(table: Table, state: State): Goal | null {
  switch (table.battle.scenario) {
    case 'engage-and-destroy':
      return lastWith(table, state, 'E1-SCEN-03', ({ card }) =>
        // E1-SCEN-03: with infantry, and with bought forces, any unit counts
        table.options.infantry || table.options.ownForce ? true : card.id === 'land-raider',
      );
    case 'all-out-war':
      return lastWith(table, state, 'E1-SCEN-24', ({ card }) => card.is !== 'stand');
    case 'convoy':
      return convoy(table, state);
    case 'tankhunt':
      return tankhunt(table, state);
    default:
      return own(table, state);
  }
}

/** Of a battle of one's own: whoever is hunted is dead, or what is carried is through, or lost. */
function own(table: Table, state: State): Goal | null {
  const of = (side: Side, place: number) =>
    table.detachments.filter((info) => info?.side === side)[place - 1].units.map((id) => state.units[id]);
  const won: Goal[] = [];
  for (const side of SIDES) {
    const [hunted, cargo] = [table.battle.hunted[side], table.battle.cargo[side]];
    // E1-TITAN-37: a detachment with its last unit
    if (hunted > 0 && of(side, hunted).every(({ where }) => where === 'gone'))
      won.push({ winner: foeOf(side), rule: 'E1-TITAN-37', why: 'What was hunted is destroyed.' });
    const carriers = cargo > 0 ? of(side, cargo) : [];
    if (carriers.length === 0 || carriers.some((unit) => isInBattle(unit) || unit.where === 'away')) continue;
    const edge = state.edges![foeOf(side)];
    const through = carriers.some(({ where, exits }) => where === 'left' && exits.includes(edge));
    won.push({
      winner: through ? side : foeOf(side),
      rule: 'E1-TITAN-38',
      why: through ? 'The cargo has got through.' : 'The cargo is lost.',
    });
  }
  const [first] = won;
  if (!first) return null;
  const isClear = won.every(({ winner }) => winner === first.winner);
  return isClear ? first : { winner: null, rule: 'E1-WIN-05', why: 'Both have reached what they wanted.' };
}

/** The last side that has one of these, or is still to bring some. */
function lastWith(
  table: Table,
  state: State,
  rule: string,
  counts: (info: UnitInfo) => boolean,
): Goal | null {
  const left = SIDES.filter(
    (side) =>
      hasReserves(table, state, side) ||
      unitsOf(table, state, side).some((unit) => isInBattle(unit) && counts(table.units[unit.id])),
  );
  if (left.length === 2) return null;
  if (left.length === 0) return { winner: null, rule: 'E1-WIN-05', why: 'Neither side has any left.' };
  return { winner: left[0], rule, why: 'The other side has none left that counts.' };
}

function unitsOf(table: Table, state: State, side: Side): Unit[] {
  return state.units.filter((unit) => unit && table.units[unit.id].side === side);
}

/** E1-SCEN-08. */
const THROUGH = 2;

/** E1-FORCE-10: the Rhinos of the first such detachment are the convoy. */
function convoyRhinos(table: Table): readonly number[] {
  const convoy = table.detachments.find(
    (info) =>
      info?.side === 'imperial' &&
      info.units.length === 4 &&
      info.units.every((id) => table.units[id].card.id === 'rhino'),
  );
  return convoy?.units ?? [];
}

/** E1-SCEN-08, E1-SCEN-09, E1-SCEN-38. */
function convoy(table: Table, state: State): Goal | null {
  const rhinos = convoyRhinos(table).map((id) => state.units[id]);
  const through = rhinos.filter(
    ({ where, exits }) => where === 'left' && exits.includes(state.edges!.rebel),
  ).length;
  if (through >= THROUGH)
    return { winner: 'imperial', rule: 'E1-SCEN-08', why: 'Two Rhinos have got through.' };
  const [imperial, rebel] = SIDES.map((side) => unitsOf(table, state, side));
  const hasLeft = imperial.some(({ where }) => where === 'left');
  if (imperial.every(({ where }) => where === 'gone'))
    return { winner: 'rebel', rule: 'E1-SCEN-08', why: 'Every Imperial unit is destroyed.' };
  const able = through + rhinos.filter(isInBattle).length;
  if (!rebel.some((unit) => isInBattle(unit)) && !hasReserves(table, state, 'rebel'))
    return { winner: able >= THROUGH ? 'imperial' : null, rule: 'E1-SCEN-09', why: 'No Rebel unit is left.' };
  if (able < THROUGH && hasLeft)
    return { winner: null, rule: 'E1-SCEN-38', why: 'Neither side can win any more.' };
  // E1-SCEN-09: whoever is gone was not all destroyed
  if (!imperial.some((unit) => isInBattle(unit) || unit.where === 'away'))
    return { winner: null, rule: 'E1-SCEN-09', why: 'No Imperial unit is left, but not all were destroyed.' };
  return null;
}

/** E1-SCEN-33. */
function tankhunt(table: Table, state: State): Goal | null {
  for (const [side, foe] of [['imperial', 'rebel'] as const, ['rebel', 'imperial'] as const]) {
    const theirs = unitsOf(table, state, foe);
    if (theirs.some((unit) => isInBattle(unit)) || hasReserves(table, state, foe)) continue;
    const own = unitsOf(table, state, side);
    if (!own.some((unit) => isInBattle(unit)) && !hasReserves(table, state, side))
      return { winner: null, rule: 'E1-WIN-05', why: 'Neither side has any left.' };
    const destroyed = theirs.every(({ where }) => where === 'gone');
    return {
      winner: destroyed ? side : null,
      rule: 'E1-SCEN-33',
      why: destroyed ? 'The whole opposing force is destroyed.' : 'Part of the other force left the table.',
    };
  }
  return null;
}

/** HERO: commanders who try something brave: 8 or more succeeds, 3 or less kills them (E1-HERO-03, E1-HERO-04). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { footprint, membersOf, near } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { withdraw } from '../support/chest.ts';
import type { Table } from '../table.ts';

export const DEEDS = ['double', 'up', 'takeout', 'fire', 'charge', 'rally'] as const;
export type Deed = (typeof DEEDS)[number];
export type Feat = 'success' | 'failure' | 'disaster';

/** Why a stand's commander cannot try anything now (E1-HERO-01, E1-HERO-02). */
export function refuseHero(table: Table, state: State, id: number): Refusal | null {
  const unit = state.units[id];
  if (!table.options.heroic) return { rule: 'E1-HERO-01', why: 'Heroic actions are not agreed on.' };
  if (!unit || unit.where !== 'table' || !unit.commander)
    return { rule: 'E1-HERO-01', why: `No commander is with unit ${id} on the table.` };
  if (unit.frozen) return { rule: 'E1-HERO-01', why: `Unit ${id} is in stasis.` };
  if (unit.shaken) return { rule: 'E1-TRAN-15', why: `Unit ${id} has just lost its carrier.` };
  if (unit.tried) return { rule: 'E1-HERO-02', why: 'He has tried something this turn.' };
  return null;
}

export function canTry(table: Table, state: State, id: number): boolean {
  return refuseHero(table, state, id) === null;
}

/** Rolls for it; whoever meets disaster dies, his stand stays (E1-CMDR-05). */
export function tryDeed(play: Play, id: number, deed: Deed): Feat {
  const { table, state, dice, events } = play;
  const unit = state.units[id];
  const { side, detachment } = table.units[id];
  const plus = table.detachments[detachment].elite ? 1 : 0; // E1-ELITE-06
  const rolled = [dice.d6(), dice.d6()] as const;
  const score = rolled[0] + rolled[1] + plus;
  const feat: Feat = score >= 8 ? 'success' : score >= 4 ? 'failure' : 'disaster';
  unit.tried = true;
  withdraw(play, id); // E1-SUPP-15
  events.push({ kind: 'hero', side, unit: id, deed, dice: rolled, plus, feat });
  if (feat === 'disaster') loseCommander(state, id);
  return feat;
}

function loseCommander(state: State, id: number): void {
  state.units[id].commander = false;
}

/** E1-HERO-16, E1-HERO-20. */
const EARSHOT = 600;

/** Stands of his detachment near enough to him, his own among them. */
export function inEarshot(table: Table, state: State, id: number): number[] {
  const own = footprint(table, state, id);
  return membersOf(table, state, table.units[id].detachment).filter(
    (other) => state.units[other].where === 'table' && near(own, footprint(table, state, other), EARSHOT),
  );
}

/** E1-HERO-06, E1-HERO-07 to E1-HERO-14: what an advance tried for, before its plan; the attempt does not cost the move (E1-HERO-09). */
export function tryBeforeMove(play: Play, id: number, deed: Deed): void {
  const detachment = play.state.detachments[play.table.units[id].detachment];
  if (tryDeed(play, id, deed) !== 'success') return;
  if (deed === 'double') detachment.hurries = true;
  if (deed === 'up') detachment.storms = true;
}

/** E1-HERO-15, E1-HERO-16. */
export function tryBeforeFire(play: Play, id: number): void {
  const { table, state } = play;
  const near6 = inEarshot(table, state, id); // E1-HERO-17: measured before a disaster
  if (tryDeed(play, id, 'fire') === 'success') for (const stand of near6) state.units[stand].twice = true;
}

/** E1-HERO-19, E1-HERO-20: the same success twice brings nothing more (E1-HERO-05). */
export function tryCharge(play: Play, id: number): void {
  const { table, state } = play;
  const near6 = inEarshot(table, state, id);
  const feat = tryDeed(play, id, 'charge');
  if (feat === 'disaster') for (const stand of near6) state.units[stand].cowed = true;
  if (feat !== 'success') return;
  for (const stand of membersOf(table, state, table.units[id].detachment)) {
    const unit = state.units[stand];
    unit.zeal = Math.max(unit.zeal, stand === id ? 2 : 1);
  }
}

/** Commanders of a detachment that could try something. */
export function heroesOf(table: Table, state: State, detachment: number): number[] {
  return membersOf(table, state, detachment).filter((id) => canTry(table, state, id));
}

export function heroic(unit: number, deed: Deed): Action {
  return { do: 'hero', unit, deed };
}

/** E1-HERO-08: whether a stand goes as in a charge, and E1-HERO-14: whether it may move into close combat. */
export function hurries(table: Table, state: State, id: number): boolean {
  return state.detachments[table.units[id].detachment].hurries;
}

export function storms(table: Table, state: State, id: number): boolean {
  return state.detachments[table.units[id].detachment].storms;
}

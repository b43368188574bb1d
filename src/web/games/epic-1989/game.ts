/** What every file here needs: the engine, the tables a view is played on, and their words. A place of the stage is a detachment. */
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Card } from '../../../games/epic-1989/cards/card.ts';
import type { Epic89Game } from '../../../games/epic-1989/index.ts';
import type { Side, State } from '../../../games/epic-1989/state.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { View } from '../../../games/epic-1989/view.ts';
import type { Ask, Offer } from '../adapter.ts';

export type { Epic89Game } from '../../../games/epic-1989/index.ts';
export type { View } from '../../../games/epic-1989/view.ts';

export interface Epic {
  readonly game: Epic89Game;
  readonly table: Table;
}

/** A question of this game, with what it is about in this game's own types. */
export interface EpicAsk extends Omit<Ask, 'view' | 'actions'> {
  readonly view: View;
  readonly actions: readonly Action[];
  readonly side: Side;
}

export function askOf(ask: Ask): EpicAsk {
  const view = ask.view as View;
  return {
    ...ask,
    view,
    actions: ask.actions as readonly Action[],
    side: view.seats.imperial === ask.decision.seat ? 'imperial' : 'rebel',
  };
}

export const SIDE_CLASS: Readonly<Record<Side, string>> = { imperial: 'side-a', rebel: 'side-b' };
export const SIDE_WORDS: Readonly<Record<Side, string>> = { imperial: 'Imperial', rebel: 'Rebel' };

/** u in a centimetre. */
const CM = 100;

/** u in a centimetre, for words. */
export function inCm(u: number): string {
  return `${Math.round(u / (CM / 10)) / 10} cm`;
}

const MANY: Readonly<Record<string, string>> = {
  'Land Raider': 'Land Raiders',
  Rhino: 'Rhinos',
  Whirlwind: 'Whirlwinds',
  Devastator: 'Devastators',
};

/** 'Land Raiders 2', 'Tactical': with a number where its side has several of that name. */
export function detachmentName(table: Table, id: number): string {
  const { name, side } = table.detachments[id];
  const alike = table.detachments.filter((one) => one?.side === side && one.name === name);
  const many = MANY[name] ?? name;
  return alike.length > 1 ? `${many} ${alike.findIndex((one) => one.id === id) + 1}` : many;
}

/** 'Rebel Rhinos' where the other side has some of that name, too. */
export function detachmentCalled(table: Table, id: number): string {
  const name = detachmentName(table, id);
  const { side } = table.detachments[id];
  const both = table.detachments.some(
    (one) => one && one.side !== side && detachmentName(table, one.id) === name,
  );
  return both ? `${SIDE_WORDS[side]} ${name}` : name;
}

/** 'Land Raider', 'Tactical stand'. */
export function cardCalled({ is, name }: Card): string {
  return is === 'stand' ? `${name} stand` : name;
}

/** 'Rhino 2' is the second of its detachment; 'building 3' below 0. */
export function unitCalled(table: Table, id: number): string {
  if (id < 0) return `building ${-id}`;
  const { card, detachment } = table.units[id];
  const alike = table.detachments[detachment].units.filter((one) => table.units[one].card === card);
  return alike.length > 1 ? `${card.name} ${alike.indexOf(id) + 1}` : card.name;
}

/** 'Rhino 2 of Rhinos 1', where it alone would not say which. */
export function unitInFull(table: Table, id: number): string {
  return id < 0
    ? unitCalled(table, id)
    : `${unitCalled(table, id)} of ${detachmentName(table, table.units[id].detachment)}`;
}

/** The detachment of a unit; 0 for a building or nobody. */
export function detachmentOf(table: Table, unit: number): number {
  return table.units[unit]?.detachment ?? 0;
}

/** How many of a detachment are neither destroyed nor gone from the table. */
export function leftOf(table: Table, view: State, detachment: number): number {
  return table.detachments[detachment].units.filter(
    (id) => view.units[id].where !== 'gone' && view.units[id].where !== 'left',
  ).length;
}

/** The units of a detachment that stand on the table. */
export function standingOf(table: Table, view: State, detachment: number): number[] {
  return table.detachments[detachment].units.filter((id) => view.units[id].where === 'table');
}

/** An action as it is offered. */
export function offerOf(
  { game, table }: Epic,
  view: View,
  action: Action,
  word: string,
  more: Partial<Offer> = {},
): Offer {
  const unit =
    'detachment' in action ? action.detachment : 'unit' in action ? detachmentOf(table, action.unit) : 0;
  return {
    action,
    text: game.notation.print(view, action),
    verb: action.do,
    unit,
    look: 'ask',
    rank: 0,
    price: 0,
    shared: 0,
    word,
    label: word,
    ...more,
  };
}

const patterns = new WeakMap<Table, RegExp>();

interface Names {
  unit(table: Table, id: number): string;
  detachment(table: Table, id: number): string;
}

const SHORT: Names = { unit: unitCalled, detachment: detachmentName };

/** For whoever hears both sides told in one breath: 'Rhino 2 of Rebel Rhinos 1'. */
export const IN_FULL: Names = {
  unit: (table, id) => `${unitCalled(table, id)} of ${detachmentCalled(table, table.units[id].detachment)}`,
  detachment: detachmentCalled,
};

/** The engine's words with the names that are used at the table: 'Rhino 12' is 'Rhino 2', 'detachment 4' is 'Rhinos 1'. */
export function readable(table: Table, text: string, names = SHORT): string {
  const cards = () => [...new Set(table.units.flatMap((info) => (info ? [info.card.name] : [])))];
  const pattern = patterns.get(table) ?? new RegExp(`\\b(${cards().join('|')}) (\\d+)`, 'g');
  patterns.set(table, pattern);
  return text
    .replace(/\b(?:[A-Z][\w-]{0,30} ){0,6}[Dd]etachment (\d+)/g, (whole, id) =>
      table.detachments[Number(id)] ? names.detachment(table, Number(id)) : whole,
    )
    .replace(pattern, (whole, name: string, id) =>
      table.units[Number(id)]?.card.name === name ? names.unit(table, Number(id)) : whole,
    )
    .replace(/\b[Uu]nit (\d+)/g, (whole, id) =>
      table.units[Number(id)] ? unitInFull(table, Number(id)) : whole,
    );
}

/** What every file here needs: the engine, the tables a view is played on, and their words. */
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { EpicGame, View } from '../../../games/epic-1991/index.ts';
import type { Side } from '../../../games/epic-1991/state.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { Ask, Offer } from '../adapter.ts';

export type { EpicGame, View } from '../../../games/epic-1991/index.ts';

export interface Epic {
  readonly game: EpicGame;
  readonly table: Table;
}

/** A question of this game, with what it is about in this game's own types. */
export interface EpicAsk extends Omit<Ask, 'view' | 'actions'> {
  readonly view: View;
  readonly actions: readonly Action[];
  readonly side: Side;
}

export function askOf(ask: Ask): EpicAsk {
  return {
    ...ask,
    view: ask.view as View,
    actions: ask.actions as readonly Action[],
    side: ask.decision.seat as Side,
  };
}

/**
 * 'Devastator Detachment' is its own name; a long card's name is left out, and 'detachment 2', of which every company has
 * one, is called by who is in it: 'Tactical 2', 'Guardians 2'.
 */
export function unitName(table: Table, unit: number): string {
  const { name, card } = table.units[unit];
  const long = `${table.cards[card].name}, `;
  const own = name.startsWith(long) ? name.slice(long.length) : name;
  const short = own.replace(/^detachment (?=\d)/i, () => `${troopsOf(table, unit)} `);
  return short[0].toUpperCase() + short.slice(1);
}

/** 'Tactical' for Tactical Marines: those who ride, not what they ride in. */
function troopsOf(table: Table, unit: number): string {
  const rows = table.units[unit].models.map((id) => table.models[id].row);
  const { name } = rows.find(({ carries }) => carries === 0) ?? rows[0];
  return name.replace(/ Marines$/, '');
}

/** 'Third Company' of 'Third Company, Ironwatch'. */
export function shortName({ names }: Table, side: Side): string {
  return names[side].replace(/,.*/, '');
}

/** 'Rhino', 'Tactical Marines': what a model is, without its number. */
export function modelName(table: Table, id: number): string {
  return table.models[id].row.name;
}

/** 'Rhino', or 'Rhino 2' where its unit has several: the second of them. */
export function modelCalled(table: Table, id: number): string {
  const { row, unit } = table.models[id];
  const alike = table.units[unit].models.filter((one) => table.models[one].row === row);
  return alike.length > 1 ? `${row.name} ${alike.indexOf(id) + 1}` : row.name;
}

export function unitOf(table: Table, model: number): number {
  return table.models[model]?.unit ?? 0;
}

/** How many of a unit are left. */
export function leftOf(table: Table, view: View, unit: number): number {
  return table.units[unit].models.filter((id) => view.models[id].where !== 'gone').length;
}

/** u in a centimetre, for words. */
export function inCm(u: number): string {
  return `${Math.round(u / 10) / 10} cm`;
}

/** An action as it is offered. */
export function offerOf(
  { game }: Epic,
  view: View,
  action: Action,
  word: string,
  more: Partial<Offer> = {},
): Offer {
  return {
    action,
    text: game.notation.print(view, action),
    verb: action.do,
    unit: 'unit' in action ? action.unit : 0,
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

/** 'Rhino 12's armour fails.' without the number that nobody at the table can see. */
export function withoutNumbers(table: Table, text: string): string {
  return text.replace(patternOf(table), '$1');
}

/** The same with the number a model has in its unit, as the table and its forms call it. */
export function withCalledNames(table: Table, text: string): string {
  return text.replace(patternOf(table), (said, name, id) =>
    table.models[Number(id)]?.row.name === name ? modelCalled(table, Number(id)) : said,
  );
}

function patternOf(table: Table): RegExp {
  const names = () => [...new Set(table.models.flatMap((info) => (info ? [info.row.name] : [])))];
  const pattern = patterns.get(table) ?? new RegExp(`\\b(${names().map(plain).join('|')}) (\\d+)`, 'g');
  patterns.set(table, pattern);
  return pattern;
}

function plain(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

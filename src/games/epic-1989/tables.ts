/** The tables of a battle: one for good, or another once the forces are bought (E1-FORCE-01). */
import type { Setup } from './battle.ts';
import type { Event } from './events.ts';
import { type Force, listedOf } from './forces/force.ts';
import type { Forces } from './forces/muster.ts';
import { parseForce, printForce } from './forces/words.ts';
import { SIDES, type Side, type State } from './state.ts';
import { layTable, type Table } from './table.ts';

export interface Tables {
  /** Before the first decision. */
  readonly first: Table;
  /** Whether forces are bought in play. */
  readonly mustered: boolean;
  /** The table that a state, or a view of it, is played on. */
  of(state: Pick<State, 'forces' | 'enlisted'>): Table;
  /** The table whose units an event names. */
  for(event: Pick<Event, 'lists'>): Table;
  /** What the events of a state say of the forces; nothing where they are in the setup. */
  stamp(state: State): Pick<Event, 'lists'>;
}

export function oneTable(table: Table): Tables {
  return { first: table, mustered: false, of: () => table, for: () => table, stamp: () => ({}) };
}

const KEPT = 12;

export function tablesOf(setup: Setup): Tables {
  const { battle } = setup;
  const sides = SIDES.filter((side) => battle.forces[side] === null);
  const first = layTable(setup);
  if (sides.length === 0) return oneTable(first);
  const texts = new WeakMap<Forces, string>();
  const tables = new Map<string, Table>();

  function textOf(forces: Forces): string {
    // what support was bought stays secret, and makes no unit
    const units = (side: Side) => printForce({ ...(forces[side] as Force), support: [] }).join(' ');
    const text = texts.get(forces) ?? sides.map(units).join('\n');
    texts.set(forces, text);
    return text;
  }
  function named(text: string): Table {
    const known = tables.get(text);
    if (known) return known;
    const lists = text.split('\n');
    const forces = { ...battle.forces };
    sides.forEach((side, i) => {
      forces[side] = parseForce(lists[i].split(' ')).detachments.map(listedOf);
    });
    const table = layTable({ ...setup, battle: { ...battle, forces } });
    tables.set(text, table);
    if (tables.size > KEPT) tables.delete(tables.keys().next().value as string);
    return table;
  }
  return {
    first,
    mustered: true,
    of: ({ forces, enlisted }) => (enlisted && forces ? named(textOf(forces)) : first),
    for: ({ lists }) => (lists === undefined ? first : named(lists)),
    stamp: ({ forces, enlisted }) => (enlisted && forces ? { lists: textOf(forces) } : {}),
  };
}

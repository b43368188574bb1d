/** The tables of a battle: one for good, or another once the armies are mustered (E2-ARMY-14). */
import { Problem } from '../../kernel/contract.ts';
import { type Armies, areOpen, armyOf } from './army/armies.ts';
import { parseArmy, printArmy } from './army/notation.ts';
import { sampleArmies } from './army/samples.ts';
import type { Setup } from './battle.ts';
import type { Event } from './events.ts';
import { SIDES, type State } from './state.ts';
import { layTable, type Table } from './table.ts';

export interface Tables {
  /** Before the first decision. */
  readonly first: Table;
  /** The table that a state, or a view of it, is played on. */
  of(state: Pick<State, 'armies'>): Table;
  /** The table whose models and units an event names. */
  for(event: Pick<Event, 'lists'>): Table;
  /** What the events of a state say of the armies; nothing where they are in the setup. */
  stamp(state: State): Pick<Event, 'lists'>;
}

/** Everybody knows the armies. */
export function oneTable(table: Table): Tables {
  return { first: table, of: () => table, for: () => table, stamp: () => ({}) };
}

const KEPT = 12;

/** Made from the lists in the state whenever they are asked for; those last used are kept. */
export function tablesOf(setup: Setup): Tables {
  const { battle, options } = setup;
  const sides = SIDES.filter((side) => battle.armies[side] === null);
  const bare = layTable(setup);
  if (sides.length === 0) return oneTable(bare);
  const samples = sampleArmies(battle.points, { otherDecks: options.allies });
  if (samples.length === 0)
    throw new Problem(`battle.points: no army could be found for ${battle.points} points.`);
  const first: Table = { ...bare, mustering: { sides, samples } };
  const texts = new WeakMap<Armies, string>();
  const tables = new Map<string, Table>();

  /** The mustered lists, one to a line, in the order of the sides. */
  function textOf(armies: Armies): string {
    const text = texts.get(armies) ?? sides.map((side) => printArmy(armyOf(armies, side)!)).join('\n');
    texts.set(armies, text);
    return text;
  }
  function named(text: string): Table {
    const known = tables.get(text);
    if (known) return known;
    const lists = text.split('\n');
    const armies = { ...battle.armies };
    sides.forEach((side, i) => {
      armies[side] = parseArmy(lists[i]);
    });
    const table = layTable({ ...setup, battle: { ...battle, armies } });
    tables.set(text, table);
    if (tables.size > KEPT) tables.delete(tables.keys().next().value as string);
    return table;
  }
  return {
    first,
    of: ({ armies }) => (armies && areOpen(armies) ? named(textOf(armies)) : first),
    for: ({ lists }) => (lists === undefined ? first : named(lists)),
    stamp: ({ armies }) => (armies && areOpen(armies) ? { lists: textOf(armies) } : {}),
  };
}

/** The tables of a match. Most have one for good; it changes while tiles are laid (HR-SETUP-04), and with what is mustered (HR-FORCE-12). */
import { Problem } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { areOpen, type Forces, listOf } from './force/forces.ts';
import type { MarineList, StealerList } from './force/list.ts';
import { musteringOf } from './force/mustering.ts';
import { printForce } from './force/notation.ts';
import { withRows } from './force/rows.ts';
import { NO_TILES } from './geotiles/state.ts';
import { type GeoTables, geoTables } from './geotiles/tables.ts';
import type { Mission, Setup } from './setting-up/mission.ts';
import type { Side, State } from './state.ts';
import { layTable, manned, type Table } from './table.ts';

export interface Tables {
  /** Before the first decision. */
  readonly first: Table;
  /** Whether there will be another. */
  readonly changes: boolean;
  of(state: State): Table;
  /** The table that the squares of an event are of. */
  for(event: Event): Table;
}

export function tablesOf(setup: Setup): Tables {
  return setup.muster ? musteredTables(setup, setup.muster) : knownTables(setup);
}

/** Everybody knows who comes. */
function knownTables(setup: Setup): Tables {
  const { geotiles } = setup.mission;
  if (!geotiles) {
    const table = layTable(setup);
    return { first: table, changes: false, of: () => table, for: () => table };
  }
  const tables = geoTables(setup, geotiles);
  return {
    first: tables.of(NO_TILES),
    changes: true,
    of: ({ geo }) => tables.of(geo ?? NO_TILES),
    for: ({ board }) => (board ? tables.named(board) : tables.of(NO_TILES)),
  };
}

const KEPT = 12;

/** Made from the lists in the state whenever they are asked for; those last used are kept. */
function musteredTables(setup: Setup, sides: readonly Side[]): Tables {
  const blank = { ...setup, mission: blankSheet(setup.mission, sides) };
  const ground = layTable(blank, setup.mission, true);
  const mustering = musteringOf(setup, sides, ground);
  for (const side of sides)
    if (mustering.samples[side].length === 0)
      throw new Problem(`mission.force: no list of the ${side} side could be found that keeps these limits.`);
  const first: Table = { ...ground, mustering };
  const byForces = new WeakMap<Forces, Tables>();
  const byText = new Map<string, Tables>();

  function tablesFor(forces: Forces): Tables {
    const known = byForces.get(forces);
    if (known) return known;
    const key = sides.map((side) => printForce(listOf(forces, side)!)).join('\n');
    const tables = byText.get(key) ?? withForces(forces);
    byText.set(key, tables);
    if (byText.size > KEPT) byText.delete(byText.keys().next().value as string);
    byForces.set(forces, tables);
    return tables;
  }
  function withForces({ marine, stealer }: Forces): Tables {
    const chapter = marine ? (marine as MarineList).chapter : setup.chapter;
    const mission = withRows(
      setup.mission,
      (marine as MarineList) ?? undefined,
      (stealer as StealerList) ?? undefined,
    );
    if (mission.geotiles) return knownTables({ ...setup, mission, chapter });
    const table = manned(ground, { ...setup, mission, chapter });
    return { first: table, changes: false, of: () => table, for: () => table };
  }
  // A mission that no force could play is refused here and not in the middle of a match.
  const example = (side: Side) => (sides.includes(side) ? mustering.samples[side][0] : null);
  withForces({ marine: example('marine') as MarineList, stealer: example('stealer') as StealerList });

  const { geotiles } = setup.mission;
  const laidFor = new Map<number, GeoTables>();
  /** Boards that so many start on. */
  function laid(units: number): GeoTables {
    const tables = laidFor.get(units) ?? geoTables(blank, geotiles!, units);
    laidFor.set(units, tables);
    return tables;
  }
  return {
    first,
    changes: true,
    of: (state) => (state.forces && areOpen(state.forces) ? tablesFor(state.forces).of(state) : first),
    // The names of those who came are in the event itself.
    for: ({ board, roll }) => (geotiles && board ? laid((roll ?? ground.roll).length).named(board) : ground),
  };
}

/** Nobody has come yet, and nobody knows who will. */
function blankSheet(mission: Mission, sides: readonly Side[]): Mission {
  const marines = sides.includes('marine') ? { marines: [], sentries: [] } : {};
  const none = { feeder: 0, acidmaw: 0, hormagaunt: 0, broodlord: 0 };
  const stealers = sides.includes('stealer')
    ? { blips: { ...mission.blips, total: 0 }, ambush: 0, specials: none }
    : {};
  return { ...mission, ...marines, ...stealers };
}

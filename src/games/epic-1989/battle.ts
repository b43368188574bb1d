/** A battle to be fought: two forces, the table, what is agreed before the first die. */
import * as v from 'valibot';
import { inUnits } from '../../field/index.ts';
import { Problem, type Seat } from '../../kernel/contract.ts';
import { LIMITS, within, withinData } from '../../kernel/limits.ts';
import { readData } from '../../kernel/read-data.ts';
import { cardNamed, STANDARD, TROOPS } from './cards/cards.ts';
import { armsProblem, TITAN_WEAPON_IDS, TITANS, type TitanWeapon, titanNamed } from './cards/titans.ts';
import { BUILDING_IDS, type Building } from './geometry/buildings.ts';
import { layProblem } from './geometry/ground.ts';
import {
  needsInfantry,
  SCENARIO_IDS,
  type Scenario,
  type ScenarioId,
  scenarioNamed,
  TANK_HUNTERS,
} from './scenarios/scenarios.ts';
import { EDGES, type Edge, SIDES, type Side } from './state.ts';

export interface Options {
  /** The infantry versions of the scenarios; without it no force has stands. */
  readonly infantry: boolean;
  /** FORCE: the players buy their forces; E1-FORCE-05: detachments of their own design among them. */
  readonly ownForce: boolean;
  readonly nonStandard: boolean;
  /** ELITE, REGR, HERO. */
  readonly elite: boolean;
  readonly regroup: boolean;
  readonly heroic: boolean;
  /** E1-HIDE-22: whose infantry is set up hidden; nobody's without the option. */
  readonly hidden: readonly Side[];
  /** SUPP, E1-SUPP-16, E1-MISL-14. */
  readonly support: boolean;
  readonly maintainBarrage: boolean;
  readonly mineLoad: boolean;
  /** TITAN, TMOD. */
  readonly titans: boolean;
  /** E1-ORD-14. */
  readonly openOrders: boolean;
  /** E1-ORD-15: the table keeps the clock and says when time is up. */
  readonly timedOrders: boolean;
  /** E1-GEO-14. */
  readonly titanicusBuildings: boolean;
  /** E1-WIN-08: the last turn; null without a limit. */
  readonly turnLimit: number | null;
}

/** A detachment of a force list. */
export interface Listed {
  readonly name: string;
  /** Cards by name. */
  readonly units: readonly string[];
  /** E1-CMDR-01. */
  readonly commanders: number;
  /** ELITE: better infantry at twice the price. */
  readonly elite: boolean;
  /** It comes as a reinforcement. */
  readonly later: boolean;
  /** E1-TMOD-05: of a Titan, mount by mount. */
  readonly weapons?: readonly TitanWeapon[];
}

export interface Battle {
  readonly title: string;
  readonly briefing: string;
  /** SCEN: one of the book; null for a battle of one's own. */
  readonly scenario: ScenarioId | null;
  /** In u, from west to east and from south to north (E1-GEO-02). */
  readonly table: { readonly width: number; readonly depth: number };
  /** Null: bought in secret (E1-FORCE-01). */
  readonly forces: Readonly<Record<Side, readonly Listed[] | null>>;
  /** What each side may spend where its scenario does not say. */
  readonly budget: Readonly<Record<Side, number>>;
  /** As they stand; null: placed by the players in turn (E1-SETUP-04). */
  readonly buildings: readonly Building[] | null;
  /** The Imperial edge; null: the winner of a roll-off names one (E1-SETUP-06). */
  readonly edge: Edge | null;
  /** Who plays the Imperial side; null: a roll-off decides (E1-SETUP-02). */
  readonly imperial: Seat | null;
  /** E1-SETUP-03, E1-SETUP-12: who is first in turn 1; null: a roll-off decides. */
  readonly first: Side | null;
  /** E1-WIN-06: destroyed vehicles are counted; else the last side with units wins. */
  readonly points: boolean;
  /** E1-TITAN-37: a Titan or detachment of a side, by its place in the list from 1, whose loss loses the battle; 0 for none. */
  readonly hunted: Readonly<Record<Side, number>>;
  /** E1-TITAN-38: one that carries something over the enemy's edge. */
  readonly cargo: Readonly<Record<Side, number>>;
}

export interface Setup {
  readonly battle: Battle;
  readonly options: Options;
}

const flag = v.optional(v.boolean());
export const optionsSchema = v.strictObject({
  infantry: flag,
  'own-force': flag,
  'non-standard': flag,
  elite: flag,
  regroup: flag,
  heroic: flag,
  hidden: flag,
  support: flag,
  'maintain-barrage': flag,
  'mine-load': flag,
  titans: flag,
  'open-orders': flag,
  'timed-orders': flag,
  'titanicus-buildings': flag,
  'turn-limit': v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
});

/** Centimetres, at most two decimals. */
const cm = v.pipe(v.number(), v.minValue(-1000), v.maxValue(1000));
const heading = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359));
export const buildingSchema = v.strictObject({
  is: v.picklist(BUILDING_IDS),
  at: v.strictTuple([cm, cm, heading]),
  counters: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)), 0),
  rubble: v.optional(v.boolean(), false),
});

const detachment = v.union([
  v.picklist(STANDARD.map(({ id }) => id)),
  v.strictObject({
    name: v.string(),
    units: v.array(v.picklist(TROOPS.map(({ id }) => id))),
    commanders: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    elite: v.optional(v.boolean(), false),
    later: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    titan: v.picklist(TITANS.map(({ id }) => id)),
    weapons: v.array(v.picklist(TITAN_WEAPON_IDS)),
    later: v.optional(v.boolean(), false),
  }),
]);
const force = v.array(detachment);

const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0);
const marks = v.optional(v.strictObject({ imperial: place, rebel: place }), {});

const battleSchema = v.strictObject({
  battle: v.string(),
  briefing: v.optional(v.string(), ''),
  scenario: v.optional(v.nullable(v.picklist(SCENARIO_IDS)), null),
  table: v.optional(v.strictTuple([cm, cm]), [120, 90]),
  /** Those of the scenario, or bought, where it is not said. */
  forces: v.optional(v.strictObject({ imperial: v.optional(force), rebel: v.optional(force) }), {}),
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(10_000))),
  buildings: v.optional(v.nullable(v.array(buildingSchema)), null),
  edge: v.optional(v.nullable(v.picklist(EDGES)), null),
  imperial: v.optional(v.nullable(v.picklist(['A', 'B'])), 'A'),
  first: v.optional(v.nullable(v.picklist(SIDES)), null),
  points: v.optional(v.boolean()),
  /** E1-HIDE-22: with the option `hidden`. */
  hidden: v.optional(v.array(v.picklist(SIDES)), [...SIDES]),
  hunted: marks,
  cargo: marks,
  /** What it cannot be fought without, and for how many turns where nothing else is agreed. */
  options: v.optional(optionsSchema, {}),
});

const setupSchema = v.strictObject({ battle: battleSchema, options: v.optional(optionsSchema, {}) });

const SMALLEST = { width: 10_000, depth: 6000 };
const LARGEST = 30_000;

/** Validates data from outside. Throws a `Problem` that names the place. */
export function readSetup(data: unknown): Setup {
  withinData(data, 'A setup');
  const { battle, options } = readData(setupSchema, data, 'battle');
  const read = readOptions(withNeeded(options, battle.options), battle.scenario, battle.hidden);
  const table = readTable(battle.table, 'battle.table');
  within(battle.buildings?.length ?? 0, LIMITS.pieces, 'A battle', 'buildings');
  const buildings =
    battle.buildings && battle.buildings.map((one, i) => readBuilding(one, `battle.buildings.${i}`));
  buildings?.forEach((one, i) => {
    const why = layProblem(table, buildings.slice(0, i), one);
    if (why) throw new Problem(`battle.buildings.${i}: ${why}`);
  });
  const scenario = battle.scenario && scenarioNamed(battle.scenario);
  const forces = forcesOf(battle.forces, scenario, read);
  const marked = markProblem(battle, forces);
  if (marked) throw new Problem(marked);
  if (scenario && needsInfantry(scenario) && !read.infantry)
    throw new Problem(`battle.scenario: ${scenario.name} needs the option infantry (E1-SCEN-01).`);
  return {
    battle: {
      title: battle.battle,
      briefing: battle.briefing || (scenario?.briefing ?? ''),
      scenario: battle.scenario,
      table,
      forces,
      budget: budgetOf(battle.budget ?? (battle.scenario === 'titan-clash' ? CLASH.points : 2000)),
      buildings,
      edge: battle.edge,
      imperial: battle.imperial,
      first: scenario?.first ?? battle.first,
      points: battle.points ?? scenario?.points ?? false,
      hunted: inLists(battle.hunted, forces),
      cargo: inLists(battle.cargo, forces),
    },
    options: read,
  };
}

/** Who is hunted or carries something must be named in a list that is known, and whoever carries it drives. */
function markProblem(
  { hunted, cargo, scenario }: Pick<v.InferOutput<typeof battleSchema>, 'hunted' | 'cargo' | 'scenario'>,
  forces: Battle['forces'],
): string | null {
  for (const [key, of] of Object.entries({ hunted, cargo }))
    for (const side of SIDES) {
      if (of[side] === 0) continue;
      const path = `battle.${key}.${side}`;
      if (scenario) return `${path}: A scenario of the book says itself how it is won (E1-SETUP-01).`;
      if (forces[side] === null) continue; // bought: whom it means is not known
      const one = forces[side]?.[of[side] - 1];
      if (!one) return `${path}: There is no detachment ${of[side]} in its list.`;
      if (key === 'cargo' && isInfantry(one)) return `${path}: Vehicles or a Titan carry it (E1-TITAN-38).`;
    }
  return null;
}

/** Nobody is marked in a force that is bought. */
function inLists(marks: Battle['cargo'], forces: Battle['forces']): Battle['cargo'] {
  const of = (side: Side) => (forces[side] === null ? 0 : marks[side]);
  return { imperial: of('imperial'), rebel: of('rebel') };
}

/** E1-SCEN-35: what is bought, and for how many turns it is fought, where nothing else is agreed. */
const CLASH = { points: 3000, turns: 6 };

const budgetOf = (points: number): Battle['budget'] => ({ imperial: points, rebel: points });

type WrittenForce = readonly v.InferOutput<typeof detachment>[];

function forcesOf(
  written: Readonly<Partial<Record<Side, WrittenForce>>>,
  scenario: Scenario | null,
  options: Options,
): Battle['forces'] {
  const of = (side: Side) => {
    const force = written[side];
    if (force) return readForce(force, side, options);
    if (options.ownForce) return null;
    if (scenario) return scenarioForce(scenario, side, options);
    throw new Problem(
      `battle.forces.${side}: Name the force, or a scenario that has one, or let it be bought.`,
    );
  };
  return { imperial: of('imperial'), rebel: of('rebel') };
}

function scenarioForce({ vehicles, infantry }: Scenario, side: Side, options: Options): Listed[] {
  const entries = [...vehicles[side], ...(options.infantry ? infantry[side] : [])];
  return entries.flatMap(({ detachment: id, many, later = false }) =>
    Array.from({ length: many }, (): Listed => ({ ...standard(id), later })),
  );
}

/** E1-FORCE-03, E1-SCEN-30. */
function standard(id: string): Listed {
  if (id === TANK_HUNTERS)
    return { name: 'Tank hunters', units: ['support', 'support'], commanders: 1, elite: true, later: false };
  const { name, units, commanders } = STANDARD.find((one) => one.id === id)!;
  return { name, units, commanders, elite: false, later: false };
}

type WrittenOptions = v.InferOutput<typeof optionsSchema>;

/** What a battle needs is switched on whatever was agreed; the length is as agreed, where something was. */
function withNeeded(agreed: WrittenOptions, needed: WrittenOptions): WrittenOptions {
  const on = Object.fromEntries(Object.entries(needed).filter(([, value]) => value === true));
  const limit = agreed['turn-limit'] === undefined ? needed['turn-limit'] : agreed['turn-limit'];
  return { ...agreed, ...on, ...(limit !== undefined && { 'turn-limit': limit }) };
}

/** As they are in force: Tankhunt brings three and is fought with its own forces (E1-SCEN-31). */
export function readOptions(
  options: v.InferOutput<typeof optionsSchema>,
  scenario: ScenarioId | null = null,
  hiding: readonly Side[] = SIDES,
): Options {
  const tankhunt = scenario === 'tankhunt';
  const clash = scenario === 'titan-clash'; // E1-SCEN-35: it needs both
  const ownForce = (clash || (options['own-force'] ?? false)) && !tankhunt;
  const support = ownForce && (options.support ?? false); // E1-SUPP-02, E1-SUPP-04
  return {
    infantry: options.infantry ?? true,
    ownForce,
    nonStandard: options['non-standard'] ?? false,
    elite: tankhunt || (options.elite ?? false),
    regroup: options.regroup ?? false,
    heroic: tankhunt || (options.heroic ?? false),
    hidden: tankhunt ? ['imperial'] : options.hidden ? hiding : [], // E1-SCEN-31
    support,
    maintainBarrage: support && (options['maintain-barrage'] ?? false),
    mineLoad: support && (options['mine-load'] ?? false),
    titans: clash || (options.titans ?? false),
    openOrders: options['open-orders'] ?? false,
    timedOrders: options['timed-orders'] ?? false,
    titanicusBuildings: options['titanicus-buildings'] ?? false,
    turnLimit: options['turn-limit'] === undefined && clash ? CLASH.turns : (options['turn-limit'] ?? null),
  };
}

/** E1-GEO-02. */
export function readTable([wide, deep]: readonly number[], path: string): Battle['table'] {
  const [width, depth] = [u(wide, path), u(deep, path)];
  if (width < SMALLEST.width || depth < SMALLEST.depth)
    throw new Problem(`${path}: A table is at least 100 cm wide and 60 cm deep (E1-GEO-02).`);
  if (width > LARGEST || depth > LARGEST) throw new Problem(`${path}: A table is at most 300 cm long.`);
  return { width, depth };
}

export function readBuilding(
  { is, at: [x, y, facing], counters, rubble }: v.InferOutput<typeof buildingSchema>,
  path: string,
): Building {
  return { kind: is, x: u(x, path), y: u(y, path), heading: facing, counters, rubble };
}

function u(value: number, path: string): number {
  const units = inUnits(value);
  if (units === null) throw new Problem(`${path}: ${value} has more than two decimals.`);
  return units;
}

const MOST_UNITS = 200;

function listedOf(one: WrittenForce[number]): Listed {
  if (typeof one === 'string') return standard(one);
  if (!('titan' in one)) return one;
  const { titan, weapons, later } = one;
  return { ...asTitan(titan, weapons), later };
}

/** E1-TITAN-01, E1-DET-01: a Titan is a unit of its own, in nobody's detachment. */
export function asTitan(id: string, weapons: readonly TitanWeapon[]): Listed {
  const { name } = titanNamed(id)!;
  return { name, units: [id], commanders: 0, elite: false, later: false, weapons };
}

function readForce(force: WrittenForce, side: Side, { infantry, titans }: Options): Listed[] {
  const path = `battle.forces.${side}`;
  const listed = force.map(listedOf);
  if (listed.length === 0) throw new Problem(`${path}: A force has at least one detachment.`);
  within(
    listed.reduce((all, { units }) => all + units.length, 0),
    MOST_UNITS,
    'A force',
    'units',
  );
  listed.forEach((one, i) => {
    const why = detachmentProblem(one) ?? commandersProblem(one);
    if (why) throw new Problem(`${path}.${i}: ${why}`);
    if (!titans && one.weapons) throw new Problem(`${path}.${i}: Titans need the option titans.`);
    if (!infantry && isInfantry(one))
      throw new Problem(`${path}.${i}: This battle is fought without infantry.`);
  });
  return listed;
}

export function isInfantry({ units }: Pick<Listed, 'units'>): boolean {
  return cardNamed(units[0])?.is === 'stand';
}

/** E1-DET-01. */
function detachmentProblem({ units, weapons }: Listed): string | null {
  if (weapons) return armsProblem(titanNamed(units[0])!, weapons);
  const kinds = new Set(units.map((id) => cardNamed(id)!.is));
  if (kinds.size > 1) return 'A detachment is all vehicles or all infantry (E1-DET-01).';
  const stands = new Set(units.map((id) => (id === 'support' ? 'tactical' : id)));
  if (kinds.has('stand') && stands.size > 1)
    return 'Its stands are of one kind; Tactical and Support count as one (E1-INF-02).';
  if (units.length < 2) return 'A detachment starts with at least two units (E1-DET-01).';
  return null;
}

/** E1-CMDR-01: at most one for each stand; vehicles have none. E1-ELITE-01: nor are they elite. */
function commandersProblem({ units, commanders, elite }: Listed): string | null {
  const stands = units.filter((id) => cardNamed(id)!.is === 'stand').length;
  if (elite && stands === 0) return 'Only infantry is elite (E1-ELITE-01).';
  return commanders > stands ? 'It has more commanders than stands (E1-CMDR-01).' : null;
}

/** SCEN, E1-SETUP-01: the battles of the book: who fights with what. How they are set up and won is in the files beside this one. */
import type { Side } from '../state.ts';

export const SCENARIO_IDS = [
  'engage-and-destroy',
  'convoy',
  'spoiling-attack',
  'the-trap',
  'all-out-war',
  'cityfight',
  'tankhunt',
  'titan-clash',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** A standard detachment, so many of them; `later`: as reinforcements. */
export interface Entry {
  readonly detachment: string;
  readonly many: number;
  readonly later?: true;
}

type Forces = Readonly<Record<Side, readonly Entry[]>>;

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly briefing: string;
  readonly vehicles: Forces;
  /** What the option `infantry` adds. */
  readonly infantry: Forces;
  /** E1-SETUP-03: the First Player of turn 1, where the scenario names one. */
  readonly first: Side | null;
  /** E1-WIN-06: destroyed vehicles are counted. */
  readonly points: boolean;
  /** Whether the sides have edges of the table. */
  readonly edges: boolean;
}

const many = (detachment: string, count: number): Entry => ({ detachment, many: count });
const later = (detachment: string, count: number): Entry => ({ detachment, many: count, later: true });
const both = (...entries: readonly Entry[]): Forces => ({ imperial: entries, rebel: entries });

/** E1-SCEN-30: two stands under a commander; elite. */
export const TANK_HUNTERS = 'tank-hunters';

const SCENARIOS: readonly Scenario[] = [
  {
    // E1-SCEN-02
    id: 'engage-and-destroy',
    name: 'Engage & Destroy',
    briefing: 'Two forces meet. The last side that has anything left on the table wins.',
    vehicles: both(many('land-raiders', 3)),
    infantry: both(many('rhinos', 1), many('tactical', 1)),
    first: null,
    points: false,
    edges: true,
  },
  {
    // E1-SCEN-05, E1-SCEN-06
    id: 'convoy',
    name: 'Convoy',
    briefing: 'Four Rhinos must get through. Two of them over the Rebel edge win the battle.',
    vehicles: {
      imperial: [many('land-raiders', 2), many('rhinos', 1)],
      rebel: [many('land-raiders', 3)],
    },
    infantry: both(many('devastator', 1)),
    first: null,
    points: false,
    edges: true,
  },
  {
    // E1-SCEN-10, E1-SCEN-11, E1-SCEN-12
    id: 'spoiling-attack',
    name: 'Spoiling Attack',
    briefing:
      'The Imperial side strikes before the Rebel reserves are there: it must destroy 250 points more than it loses.',
    vehicles: {
      imperial: [many('land-raiders', 2), many('whirlwinds', 2)],
      rebel: [many('land-raiders', 2), later('land-raiders', 2)],
    },
    infantry: { imperial: [many('assault', 2)], rebel: [many('devastator', 1), later('assault', 1)] },
    first: 'imperial',
    points: true,
    edges: true,
  },
  {
    // E1-SCEN-16, E1-SCEN-17
    id: 'the-trap',
    name: 'The Trap',
    briefing:
      "An Imperial column is surrounded among buildings of the Rebel's choosing. Destroyed vehicles are counted.",
    vehicles: {
      imperial: [many('land-raiders', 3), many('whirlwinds', 2)],
      rebel: [many('land-raiders', 3)],
    },
    infantry: { imperial: [many('tactical', 2)], rebel: [many('devastator', 2)] },
    first: 'rebel', // E1-SCEN-19
    points: true,
    edges: false,
  },
  {
    // E1-SCEN-21, E1-SCEN-22
    id: 'all-out-war',
    name: 'All Out War',
    briefing:
      'Detachment after detachment is thrown into the battle. The last side with a vehicle on the table wins.',
    vehicles: both(many('land-raiders', 4), many('whirlwinds', 4)),
    infantry: both(many('tactical', 1), many('assault', 2), many('tactical', 1), many('devastator', 2)),
    first: null,
    points: false,
    edges: true,
  },
  {
    // E1-SCEN-25
    id: 'cityfight',
    name: 'Cityfight',
    briefing: 'Infantry fights for the power transmission centre in the middle of the town.',
    vehicles: both(),
    infantry: both(many('tactical', 1), many('devastator', 1), many('assault', 1)),
    first: null,
    points: false,
    edges: true,
  },
  {
    // E1-SCEN-30
    id: 'tankhunt',
    name: 'Tankhunt',
    briefing:
      'Land Raiders roll into a town in which elite infantry lies hidden. Whoever destroys the other wins; the tanks have the harder part.',
    vehicles: { imperial: [], rebel: [many('land-raiders', 3)] },
    infantry: { imperial: [many(TANK_HUNTERS, 4)], rebel: [] },
    first: null,
    points: false,
    edges: false,
  },
  {
    // E1-SCEN-35
    id: 'titan-clash',
    name: 'Titan clash',
    briefing:
      'Giants and whoever follows them, bought in secret for equal points. Everything destroyed in six turns is counted.',
    vehicles: both(),
    infantry: both(),
    first: null,
    points: true,
    edges: true,
  },
];

export function scenarioNamed(id: ScenarioId): Scenario {
  return SCENARIOS.find((one) => one.id === id)!;
}

/** E1-SCEN-01: these two are fought by infantry, so they need its rules. */
export function needsInfantry({ vehicles, infantry }: Scenario): boolean {
  return (['imperial', 'rebel'] as const).some(
    (side) => vehicles[side].length === 0 && infantry[side].length > 0,
  );
}

/** What two players can agree on for a battle: what it brings along or rules out by itself, and which options need others. */
import { isInfantry, readSetup } from '../../../games/epic-1989/battle.ts';
import { epic1989 } from '../../../games/epic-1989/index.ts';
import {
  needsInfantry,
  type ScenarioId,
  scenarioNamed,
} from '../../../games/epic-1989/scenarios/scenarios.ts';
import { SIDES } from '../../../games/epic-1989/state.ts';
import type { OptionGroup, Ruled, Wish } from '../mission-card.ts';

/** A battle as its file has it, as far as anything is asked of it here. */
export interface BattleData {
  readonly battle: string;
  readonly briefing?: string;
  readonly scenario?: ScenarioId | null;
  readonly forces?: Readonly<Record<string, unknown>>;
  readonly budget?: number;
  readonly buildings?: unknown;
  readonly imperial?: string;
  readonly hunted?: Readonly<Record<string, number>>;
  readonly cargo?: Readonly<Record<string, number>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

export const GROUPS: readonly OptionGroup[] = [
  {
    word: 'Who fights',
    options: [
      'infantry',
      'titans',
      'own-force',
      'non-standard',
      'elite',
      'support',
      'maintain-barrage',
      'mine-load',
    ],
  },
  { word: 'How it is fought', options: ['hidden', 'heroic', 'regroup', 'open-orders', 'timed-orders'] },
  { word: 'Ground and length', options: ['titanicus-buildings', 'turn-limit'] },
];

/** Turns a battle is meant to last where it does not say so, so that it ends the same evening. */
const TURNS = 6;

export function turnsOf({ options }: BattleData): number {
  const own = options?.['turn-limit'];
  return typeof own === 'number' ? own : TURNS;
}

const ruleOf = (id: string) => epic1989.options.find((one) => one.id === id)!.rules[0];

/** Options that are not free to choose as things are, each with the reason. */
export function ruledFor(battle: BattleData, options: Wish['options']): Readonly<Record<string, Ruled>> {
  const ruled: Record<string, Ruled> = {};
  const say = (id: string, on: boolean, why: string, rule = ruleOf(id)) => {
    ruled[id] ??= { on, why, rule };
  };
  const isOn = (id: string) => ruled[id]?.on ?? options[id] ?? false;
  const scenario = battle.scenario ?? null;
  if (scenario === 'tankhunt') {
    for (const id of ['elite', 'heroic', 'hidden'])
      say(id, true, 'Tankhunt is fought with it.', 'E1-SCEN-31');
    say('own-force', false, 'Tankhunt is fought with its own forces.', 'E1-SCEN-31');
    say('support', false, 'Nothing is called in Tankhunt.', 'E1-SUPP-04');
  }
  if (scenario === 'titan-clash')
    for (const id of ['titans', 'own-force']) say(id, true, 'Titan clash is fought with it.', 'E1-SCEN-35');
  if (scenario && needsInfantry(scenarioNamed(scenario)))
    say('infantry', true, 'This scenario is fought by infantry.', 'E1-SCEN-01');
  for (const [id, on] of Object.entries(battle.options ?? {}))
    if (on === true) say(id, true, 'This battle is fought with it.');
  const bought = isOn('own-force');
  const { forces } = readSetup({ battle, options: { infantry: true, titans: true } }).battle;
  const listed = bought ? [] : SIDES.flatMap((side) => forces[side] ?? []);
  if (battle.forces && listed.some(isInfantry)) say('infantry', true, 'Infantry stands in its lists.');
  if (!bought) {
    say('non-standard', false, 'Only where forces are bought.');
    say('elite', false, 'Only where forces are bought.');
    say('support', false, 'Only where forces are bought.', 'E1-SUPP-02');
    if (!listed.some(({ weapons }) => weapons))
      say('titans', false, 'No Titan stands in the lists, and none is bought.');
  }
  if (!isOn('infantry') || !(bought || listed.some(isInfantry))) {
    const nobody = isOn('infantry') ? 'No infantry fights here.' : 'Only with infantry.';
    for (const id of ['regroup', 'heroic', 'hidden', 'elite']) say(id, false, nobody);
    say('support', false, `Commanders call it. ${nobody}`, 'E1-SUPP-05');
  }
  if (scenario === 'all-out-war') say('hidden', false, 'Here all infantry comes on board.');
  for (const id of ['maintain-barrage', 'mine-load'])
    if (!isOn('support')) say(id, false, 'Only with off-table support.');
  if (battle.buildings) say('titanicus-buildings', false, 'The buildings of this battle stand already.');
  return ruled;
}

/** The options as they will be in force. */
export function agreedFor(battle: BattleData, options: Wish['options']): Record<string, boolean> {
  const ruled = Object.entries(ruledFor(battle, options)).map(([id, { on }]) => [id, on]);
  return { ...options, ...Object.fromEntries(ruled) };
}

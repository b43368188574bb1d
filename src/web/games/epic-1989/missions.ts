/** The battles that ship with the project, and what is agreed for one. */
import { type Battle, type Listed, readSetup } from '../../../games/epic-1989/battle.ts';
import { kindNamed } from '../../../games/epic-1989/geometry/buildings.ts';
import { epic1989 } from '../../../games/epic-1989/index.ts';
import { SIDES, type Side } from '../../../games/epic-1989/state.ts';
import { layTable } from '../../../games/epic-1989/table.ts';
import { Problem } from '../../../kernel/contract.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { counted, listed } from '../../../kernel/words.ts';
import type { MissionCard, Wish } from '../adapter.ts';
import { agreedFor, type BattleData, turnsOf } from './agreed.ts';
import { type Choices, chosenBattle } from './army/force-choice.ts';
import { fieldOf } from './battlefield.ts';
import { aimOf } from './head.ts';

const battles = import.meta.glob<BattleData>('../../../../battles/epic-1989/*.yaml', {
  eager: true,
  import: 'default',
});

/** Of a battle, for each unit in it. */
const MINUTES = 1.5;
/** Points that a unit of a bought force comes to, taken all together. */
const POINTS_A_UNIT = 90;

export function missionCards(): MissionCard[] {
  return Object.entries(battles)
    .flatMap(([path, data]) => {
      try {
        return [cardOf(path.split('/').at(-1)!.replace('.yaml', ''), data)];
      } catch (error) {
        console.warn(`${path}: ${error instanceof Problem ? error.message : error}`);
        return [];
      }
    })
    .sort(
      (a, b) => Number(a.laid) - Number(b.laid) || a.minutes - b.minutes || a.title.localeCompare(b.title),
    );
}

export function readCard(data: unknown): MissionCard {
  const { battle } = data as BattleData;
  if (typeof battle !== 'string') throw new Problem('A battle has a title under ‘battle’.');
  return cardOf(battle.toLowerCase().replace(/[^a-z0-9]+/g, '-'), data as BattleData);
}

function cardOf(id: string, data: BattleData): MissionCard {
  const setup = { battle: data, options: { 'turn-limit': turnsOf(data) } };
  const { briefing, buildings } = readSetup(setup).battle;
  return {
    id,
    title: data.battle,
    setup,
    briefing,
    ...toldOf(setup),
    options: ['turn-limit', 'infantry'],
    laid: buildings === null,
    bought: false,
    board: () => null,
    ground: () => fieldOf(id, readSetup(setup).battle),
  };
}

/** What depends on what is agreed. */
function toldOf(setup: unknown): Pick<MissionCard, 'summary' | 'minutes' | 'goals' | 'forces'> {
  const read = readSetup(setup);
  const { forces, budget, scenario } = read.battle;
  const units = SIDES.reduce((sum, side) => sum + sizeOf(read.battle, side), 0);
  return {
    summary: forces.imperial && forces.rebel ? `${counted(units, 'unit')} in all` : 'Forces bought in secret',
    minutes: Math.max(15, Math.round((units * MINUTES) / 5) * 5),
    goals: [{ who: 'Goal', text: `${aimOf({ table: layTable(read) })}.` }],
    forces: SIDES.map((side) => {
      const list = forces[side];
      const points = scenario && scenario !== 'titan-clash' ? '' : `, ${budget[side]} points`;
      return {
        seat: side === 'imperial' ? 'A' : 'B',
        text: list ? listText(list) : `Bought in secret${points}`,
      };
    }),
  };
}

function sizeOf({ forces, budget }: Battle, side: Side): number {
  const list = forces[side];
  if (!list) return Math.round(budget[side] / POINTS_A_UNIT);
  return list.reduce((sum, { units }) => sum + units.length, 0);
}

/** '3 Land Raider Detachments, 1 Reaver; as reinforcements 1 Assault Detachment (11 units)' */
function listText(list: readonly Listed[]): string {
  const words = (late: boolean) => {
    const those = list.filter(({ later }) => later === late);
    const names = those.map(({ name, weapons }) => (weapons ? name : `${name} Detachment`));
    return listed(
      [...new Set(names)].map((name) => counted(names.filter((one) => one === name).length, name)),
    );
  };
  const units = list.reduce((sum, one) => sum + one.units.length, 0);
  const later = words(true);
  return `${words(false)}${later && `; as reinforcements ${later}`} (${counted(units, 'unit')})`;
}

export function prepare(card: MissionCard, { options, byChance, forces, turns }: Wish): unknown {
  const { battle } = card.setup as { battle: BattleData };
  const agreed = agreedFor(battle, options);
  const { 'turn-limit': limited, ...flags } = agreed;
  const limit = limited ? (turns ?? turnsOf(battle)) : null;
  const setup = {
    battle: chosenBattle(battle, agreed, forces as Choices),
    options: { ...flags, 'turn-limit': limit },
  };
  return card.laid && byChance ? { ...setup, battle: { ...setup.battle, buildings: siteOf(setup) } } : setup;
}

export function told(card: MissionCard, wish: Wish): MissionCard {
  return { ...card, ...toldOf(prepare(card, { ...wish, byChance: false })) };
}

/** E1-SETUP-04: the buildings as two players might have laid them. */
function siteOf(setup: unknown): unknown[] {
  const dice = seededDice(crypto.getRandomValues(new Uint8Array(32)));
  const game = epic1989.open(readSetup(setup));
  const { state } = game.start(dice);
  for (;;) {
    const [asked] = game.pending(state);
    if (!asked || !['side', 'go', 'building'].includes(asked.kind)) break;
    const actions = game.actions(state, asked.seat);
    const chosen = asked.kind === 'building' ? Math.floor(Math.random() * actions.length) : 0;
    game.apply(state, asked.seat, actions[chosen], dice);
  }
  return state.buildings.flatMap((one) =>
    one ? [{ is: kindNamed(one.kind).id, at: [one.x / 100, one.y / 100, one.heading] }] : [],
  );
}

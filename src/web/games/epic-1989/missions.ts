/** The battles that ship with the project, and what is agreed for one. */
import { readSetup } from '../../../games/epic-1989/battle.ts';
import { kindNamed } from '../../../games/epic-1989/geometry/buildings.ts';
import { epic1989 } from '../../../games/epic-1989/index.ts';
import { SIDES, type Side } from '../../../games/epic-1989/state.ts';
import { layTable } from '../../../games/epic-1989/table.ts';
import { Problem } from '../../../kernel/contract.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { counted, listed } from '../../../kernel/words.ts';
import type { MissionCard, Wish } from '../adapter.ts';
import { fieldOf } from './battlefield.ts';
import { detachmentName, SIDE_WORDS } from './game.ts';
import { aimOf } from './head.ts';

interface BattleData {
  readonly battle: string;
  readonly briefing?: string;
  readonly buildings?: unknown;
  readonly imperial?: string;
}

const battles = import.meta.glob<BattleData>('../../../../battles/epic-1989/*.yaml', {
  eager: true,
  import: 'default',
});

/** Turns a battle is meant to last, so that it ends the same evening. */
const TURNS = 6;
/** Of a battle, for each unit in it. */
const MINUTES = 1.5;

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
  const setup = { battle: data, options: { 'turn-limit': TURNS } };
  const read = readSetup(setup);
  const table = layTable(read);
  const { briefing, forces } = read.battle;
  const of = (side: Side) => table.detachments.filter((info) => info?.side === side);
  const units = table.units.length - 1;
  return {
    id,
    title: data.battle,
    summary: forces.imperial && forces.rebel ? `${counted(units, 'unit')} in all` : 'Forces bought in secret',
    minutes: Math.max(15, Math.round((units * MINUTES) / 5) * 5),
    setup,
    briefing,
    goals: [
      { who: 'Goal', text: aimOf({ table }) },
      { who: 'Limit', text: `The battle ends after ${counted(TURNS, 'turn')}.` },
    ],
    forces: SIDES.map((side) => ({
      seat: side === 'imperial' ? 'A' : 'B',
      text: forces[side]
        ? `${SIDE_WORDS[side]}: ${listed(of(side).map((info) => detachmentName(table, info.id)))}`
        : `${SIDE_WORDS[side]}: bought in secret`,
    })),
    options: ['turn-limit', 'infantry'],
    laid: read.battle.buildings === null,
    bought: false,
    board: () => null,
    ground: () => fieldOf(id, read.battle),
  };
}

export function prepare(card: MissionCard, { options, byChance }: Wish): unknown {
  const { battle } = card.setup as { battle: BattleData };
  const { 'turn-limit': limited, ...flags } = options;
  const setup = { battle, options: { ...flags, 'turn-limit': limited ? TURNS : null } };
  return card.laid && byChance ? { ...setup, battle: { ...battle, buildings: siteOf(setup) } } : setup;
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

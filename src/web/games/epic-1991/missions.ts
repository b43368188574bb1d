/** The battles that ship with the project, and what is agreed for one. */
import { type Army, muster, readArmy } from '../../../games/epic-1991/army/index.ts';
import { readSetup } from '../../../games/epic-1991/battle.ts';
import { victoryLevel } from '../../../games/epic-1991/end-phase/victory.ts';
import { SIDES } from '../../../games/epic-1991/state.ts';
import { Problem } from '../../../kernel/contract.ts';
import { act, type Match } from '../../../kernel/match.ts';
import { counted } from '../../../kernel/words.ts';
import type { MissionCard, Wish } from '../adapter.ts';
import { isAllied } from './army/forces.ts';
import { fieldOf } from './gallery.ts';

interface BattleData {
  readonly battle: string;
  readonly briefing?: string;
  readonly points: number;
  readonly armies?: Readonly<Record<string, unknown>>;
  readonly terrain?: unknown;
  readonly south?: string | null;
}

const battles = import.meta.glob<BattleData>('../../../../battles/epic-1991/*.yaml', {
  eager: true,
  import: 'default',
});
const armies = import.meta.glob<object>('../../../../armies/epic-1991/*.yaml', {
  eager: true,
  import: 'default',
});

function listNamed(name: unknown): unknown {
  return typeof name === 'string' ? armies[`../../../../armies/epic-1991/${name}.yaml`] : name;
}

/** Turns a battle is meant to last, so that it ends the same evening. */
const TURNS = 4;

/** Who begins takes this one: eight units against seven, and all of them can be told what to do. */
const FIRST = 'marines-eldar-1500';

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
      (a, b) =>
        a.minutes - b.minutes ||
        Number(b.id === FIRST) - Number(a.id === FIRST) ||
        a.title.localeCompare(b.title),
    );
}

export function readCard(data: unknown): MissionCard {
  const { battle } = data as BattleData;
  if (typeof battle !== 'string') throw new Problem('A battle has a title under ‘battle’.');
  return cardOf(battle.toLowerCase().replace(/[^a-z0-9]+/g, '-'), data as BattleData);
}

function cardOf(id: string, data: BattleData): MissionCard {
  const lists = Object.fromEntries(
    SIDES.flatMap((side) =>
      data.armies?.[side] === undefined ? [] : [[side, listNamed(data.armies[side])]],
    ),
  );
  const ready = data.terrain !== undefined && SIDES.every((side) => lists[side] !== undefined);
  const allies = Object.values(lists).some((list) => isAllied(readArmy(list).force));
  const setup = {
    battle: { ...data, armies: lists, ...(ready ? { south: data.south ?? 'A' } : {}) },
    options: { 'turn-limit': TURNS, 'open-measuring': true, allies }, // E2-FIRE-19: on in the battles that ship
  };
  readSetup(setup);
  const [title, who = ''] = data.battle.replace(/, \d+$/, '').split(': ');
  return {
    id,
    title,
    summary: `${who ? `${who[0].toUpperCase()}${who.slice(1)}, ` : ''}${data.points} points`,
    minutes: Math.round(data.points / 50 / 5) * 5,
    setup,
    briefing: data.briefing ?? '',
    goals: [
      {
        who: 'Either side wins',
        text: `with ${victoryLevel(data.points)} victory points: 5 for each objective held, and what broken cards are worth.`,
      },
      { who: 'Limit', text: `After ${counted(TURNS, 'turn')} whoever leads has won.` },
    ],
    forces: SIDES.map((seat) => ({
      seat,
      text: lists[seat] ? forceText(readArmy(lists[seat])) : 'Mustered in secret',
    })),
    options: ['turn-limit', 'open-measuring', ...(allies ? ['allies'] : [])],
    laid: !ready,
    bought: false,
    board: () => null,
    ground: () => fieldOf(id, data),
  };
}

/** 'Third Company, Ironwatch: 8 units, 46 models'. */
function forceText(army: Army): string {
  const { units } = muster(army, 'A');
  const models = units.reduce((sum, unit) => sum + unit.models.length, 0);
  return `${army.name}: ${counted(units.length, 'unit')}, ${counted(models, 'model')}`;
}

export function prepare({ setup }: MissionCard, { options }: Wish): unknown {
  const { battle } = setup as { battle: unknown };
  const { 'turn-limit': limited, ...flags } = options;
  return { battle, options: { ...flags, 'turn-limit': limited ? TURNS : null } };
}

/** Both armies set up as the rules would propose it: nobody has to before the first battle. */
export function settle(match: Match, card: MissionCard): void {
  if (card.laid) return;
  for (;;) {
    const asked = match.game.pending(match.state).find(({ kind }) => kind === 'deploy');
    if (!asked) return;
    const [first] = match.game.actions(match.state, asked.seat);
    act(match, asked.seat, first);
  }
}

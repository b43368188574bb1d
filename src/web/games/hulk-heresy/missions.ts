/** The missions that ship with the project, as the pages show them. */

import { kindOf } from '../../../games/hulk-heresy/data/kinds.ts';
import type { Host } from '../../../games/hulk-heresy/gsb/menu.ts';
import { hulkHeresy } from '../../../games/hulk-heresy/index.ts';
import { type Mission, readSetup } from '../../../games/hulk-heresy/setting-up/mission.ts';
import { SIDES } from '../../../games/hulk-heresy/state.ts';
import { parseBoard } from '../../../grid/picture.ts';
import { counted, listed } from '../../../kernel/words.ts';
import type { Briefing, MissionCard, Wish } from '../adapter.ts';
import { shippedCards } from '../shipped-missions.ts';

const files = import.meta.glob<unknown>('../../../../missions/hulk-heresy/*.yaml', {
  eager: true,
  import: 'default',
});

export function missionCards(): MissionCard[] {
  return shippedCards(files, readCard);
}

export function readCard(data: unknown): MissionCard {
  const { mission } = readSetup({ mission: data });
  return {
    id: mission.id,
    title: mission.title,
    summary: mission.summary,
    minutes: mission.minutes,
    setup: { mission: data, options: {} },
    briefing: mission.briefing,
    goals: goalTexts(mission),
    forces: SIDES.map((seat, i) => ({ seat, text: zoneText(mission, i) })),
    options: ['standingWatch'],
    laid: false,
    bought: false,
    board: () => parseBoard(mission),
  };
}

export const LISTS: Readonly<Record<string, string>> = {
  terminator: 'Terminators',
  powered: 'powered armour',
  character: 'characters',
  daemon: 'daemons',
};

/** What comes out of Genestealer blips. */
export const hostWord = (host: Host): string => (host === 'powered' ? 'powered armour' : host);

/** '23 points, mustered in secret: Terminators or characters; a Champion among them'. */
function zoneText(mission: Mission, zone: number): string {
  const { points, only, needs, without, name } = mission.zones[zone];
  const host = mission.genestealers;
  if (host?.zone === zone) return `${name}: ${hostWord(host.as)} out of numbered blips`;
  const lists =
    only.length > 0
      ? `: ${listed(
          only.map((list) => LISTS[list]),
          'or',
        )}`
      : '';
  const must = needs.length > 0 ? `, with a ${listed(needs.map((kind) => kindOf(kind).label))}` : '';
  const bars =
    without.length > 0
      ? `, no ${listed(
          without.map((kind) => kindOf(kind).label),
          'or',
        )}`
      : '';
  return `${name}: ${points ?? mission.points} points, mustered in secret${lists}${must}${bars}`;
}

export function goalTexts(mission: Mission): Briefing['goals'] {
  const who = (zone: number | undefined) =>
    zone === undefined ? 'Either side wins' : `${mission.zones[zone].name} wins`;
  const goals = mission.goals.map((goal) => ({
    who: who(goal.zone),
    text: `${listed(
      [
        goal.hold && `with a model in ${listed(goal.hold.map((room) => `the ${room}`))} and no enemy there`,
        goal.bring && `with ${goal.bring} in its own deployment area`,
        goal.exit &&
          `when ${counted(goal.exit, 'model has', 'models have')} left by an exit${goal.with ? `, one with ${goal.with}` : ''}`,
        goal.reach && `with ${counted(goal.count ?? 1, 'model')} on the ${goal.reach}`,
        goal.deny && `with no enemy on the ${goal.deny}`,
        goal.slay &&
          `when ${counted(goal.slay, 'enemy is', 'enemies are')} destroyed${goal.kinds ? ` (${listed(goal.kinds, 'or')})` : ''}`,
        goal.burn && `with a fire in ${goal.burn}`,
      ].filter((part): part is string => typeof part === 'string'),
    )}${goal.turn ? `, from the end of turn ${goal.turn} on` : ''}.`,
  }));
  const limit =
    mission.turns > 0
      ? [{ who: 'Limit', text: `${counted(mission.turns, 'turn')}. ${lastText(mission)}` }]
      : [];
  return [...goals, ...limit];
}

function lastText({ lastTurn, zones }: Mission): string {
  if (!lastTurn) return 'Then nobody has won.';
  if ('winner' in lastTurn) return `Then it is a win for ${zones[lastTurn.winner].name}.`;
  if ('carries' in lastTurn) return `Then whoever carries ${lastTurn.carries} has won.`;
  return 'more-rooms' in lastTurn
    ? `Then whoever holds more of ${listed(lastTurn['more-rooms'].map((room) => `the ${room}`))} has won.`
    : 'Then whoever has destroyed more has won.';
}

export function briefingOf(mission: Mission, options: Readonly<Record<string, boolean>>): Briefing {
  return {
    text: mission.briefing,
    goals: goalTexts(mission),
    options: hulkHeresy.options
      .filter(({ id, default: usual }) => options[id] ?? usual)
      .map(({ text, rules }) => ({ text, rule: rules[0] })),
  };
}

export function prepare({ setup }: MissionCard, { options }: Wish): unknown {
  const { mission } = setup as { mission: unknown };
  return { mission, options };
}

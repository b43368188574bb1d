import type { ForceList } from '../../../games/hulk-revised/force/list.ts';
import { rowsOf } from '../../../games/hulk-revised/force/rows.ts';
import { total } from '../../../games/hulk-revised/force/words.ts';
import { hulkRevised } from '../../../games/hulk-revised/index.ts';
import { type Mission, readMission } from '../../../games/hulk-revised/setting-up/mission.ts';
import { ASSAULT, RANGED } from '../../../games/hulk-revised/shooting/armoury.ts';
import { SPECIALS, UNITS } from '../../../games/hulk-revised/units.ts';
import { parseBoard } from '../../../grid/picture.ts';
import { counted } from '../../../kernel/words.ts';
import type { Briefing, MissionCard } from '../adapter.ts';
import { shippedCards } from '../shipped-missions.ts';

const files = import.meta.glob<unknown>('../../../../missions/hulk-revised/*.yaml', {
  eager: true,
  import: 'default',
});

/** The data of a shipped mission, as a campaign asks for it. */
export function missionData(id: string): unknown {
  return Object.values(files).find((data) => (data as { id?: unknown }).id === id);
}

export function missionCards(): MissionCard[] {
  return shippedCards(files, readCard);
}

/** A mission for bought forces may have no squad of its own: it is checked without one. */
export function readCard(data: unknown): MissionCard {
  return cardFor(readMission(data), { mission: data, options: {} });
}

function cardFor(mission: Mission, setup: unknown): MissionCard {
  return {
    id: mission.id,
    title: mission.title,
    summary: mission.summary,
    minutes: mission.minutes,
    setup,
    briefing: mission.briefing,
    goals: goalsOf(mission),
    forces: [
      { seat: 'marine', text: marinesText(mission) },
      { seat: 'stealer', text: `${stealersText(mission)}. A blip hides one to three Genestealers.` },
    ],
    options: mission.options,
    laid: mission.geotiles !== null,
    bought: mission.force !== null,
    board: () => (mission.geotiles ? null : parseBoard(mission)),
  };
}

const SIDES = { marine: 'Marines win', stealer: 'Stealers win', draw: 'Draw' } as const;

function goalsOf(mission: Mission): Briefing['goals'] {
  const goals: { who: string; text: string }[] = mission.victory.map(({ side, text }) => ({
    who: SIDES[side],
    text,
  }));
  if (goals.length === 0 && mission.objective)
    goals.push({ who: 'Marines win', text: mission.objective.text });
  if (mission.turns > 0)
    goals.push({ who: 'Limit', text: `The game lasts ${counted(mission.turns, 'turn')} at most.` });
  return goals;
}

function marinesText({ marines, sentries }: Pick<Mission, 'marines' | 'sentries'>): string {
  const kinds = new Map<string, number>();
  for (const { kind } of marines) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const words = [...kinds].map(([kind, n]) => counted(n, UNITS[kind as 'captain'].label));
  if (sentries.length > 0) words.push(counted(sentries.length, 'Sentry Gun'));
  return words.join(', ');
}

function stealersText({
  blips,
  ambush,
  specials,
}: Pick<Mission, 'ambush' | 'specials'> & { readonly blips: Pick<Mission['blips'], 'total'> }): string {
  const words = [blips.total === null ? 'Blips without end' : counted(blips.total, 'blip')];
  if (ambush > 0) words.push(counted(ambush, 'Ambush blip'));
  for (const kind of SPECIALS) if (specials[kind] > 0) words.push(specialsText(kind, specials[kind]));
  return words.join(', ');
}

/** '2 Hormagaunts'; Tendrils and Eruptus are many already. */
export function specialsText(kind: (typeof SPECIALS)[number], n: number): string {
  const { label } = UNITS[kind];
  return counted(n, label, label.endsWith('s') ? label : `${label}s`);
}

/** '1 Sergeant, 4 Terminators'. */
export function forceText(list: ForceList): string {
  if (list.side === 'marine') return marinesText(rowsOf(list));
  const { ambush, specials, total: blips } = rowsOf(list);
  return stealersText({ blips: { total: blips }, ambush, specials });
}

/** What is special about them: 'Heavy Flamer, Chain Fist.' */
export function armsText(list: ForceList): string {
  if (list.side === 'stealer') return '';
  const units = list.squads.flatMap((squad) => squad.units);
  const arms = units.flatMap(({ ranged, assault, cyclone, grenades, generator }) => [
    ...(ranged && ranged !== 'storm-bolter' ? [RANGED[ranged].label] : []),
    ...(assault === 'power-glove' ? [] : [ASSAULT[assault].label]),
    ...(cyclone ? ['Cyclone'] : []),
    ...(total(grenades) > 0 ? ['grenades'] : []),
    ...(generator ? ['generator'] : []),
  ]);
  return arms.length > 0 ? `${[...new Set(arms)].join(', ')}.` : '';
}

export function briefingOf(mission: Mission, options: Readonly<Record<string, boolean>>): Briefing {
  return {
    text: mission.briefing,
    goals: goalsOf(mission),
    options: hulkRevised.options
      .filter(({ id }) => options[id])
      .map(({ text, rules }) => ({ text, rule: rules[0] })),
  };
}

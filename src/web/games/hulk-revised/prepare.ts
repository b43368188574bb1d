/** The setup of a match from what was chosen. */
import { CHAPTER_TABLE } from '../../../games/hulk-revised/chapters.ts';
import type { MarineList, StealerList } from '../../../games/hulk-revised/force/list.ts';
import { READY } from '../../../games/hulk-revised/force/ready.ts';
import { withRows } from '../../../games/hulk-revised/force/rows.ts';
import { onRandomBoard } from '../../../games/hulk-revised/geotiles/random.ts';
import { type Mission, readMission } from '../../../games/hulk-revised/setting-up/mission.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { MissionCard, Wish } from '../adapter.ts';

export function prepare(card: MissionCard, { options, chapter, byChance, forces, secret }: Wish): unknown {
  const { mission } = card.setup as { mission: unknown };
  const marine = forces.marine as MarineList | undefined;
  const stealer = forces.stealer as StealerList | undefined;
  if (card.bought && secret) {
    const board = card.laid && byChance ? laid(readMission(mission), READY[0] as MarineList) : mission;
    return { mission: board, options, muster: options.solo ? ['marine'] : ['marine', 'stealer'] };
  }
  const bought = card.bought && (marine || stealer);
  return {
    mission: card.laid && byChance ? laid(readMission(mission), marine) : mission,
    options,
    chapter: bought && marine ? (marine.chapter ?? null) : chapter,
    ...(bought ? { forces: { ...(marine ? { marine } : {}), ...(stealer ? { stealer } : {}) } } : {}),
  };
}

/** The board must have room for those who really come. */
function laid(mission: Mission, marine: MarineList | undefined): Mission {
  const random = randomFrom(crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const { levels, legend, sectionNames, geotiles } = onRandomBoard(withRows(mission, marine), random);
  return { ...mission, levels, legend, sectionNames, geotiles };
}

function words(row: (typeof CHAPTER_TABLE)[number]): string {
  if (row.salamanders) return 'Salamanders: they walk through fire';
  const part = (n: number, what: string) => (n === 0 ? [] : [`${n > 0 ? '+' : '−'}${Math.abs(n)} ${what}`]);
  return [
    ...part(row.cab, 'close assault'),
    ...part(row.rab, 'shooting'),
    ...part(row.seconds, 'seconds'),
    ...part(row.cp, Math.abs(row.cp) === 1 ? 'command point' : 'command points'),
  ].join(', ');
}

export const chapters = CHAPTER_TABLE.map((row) => ({ value: row.id, word: words(row) }));

/** The battles and lists of epic-1991, to look at while its table is to come. */
import { readSetup } from '../../../games/epic-1991/battle.ts';
import type { TerrainPiece } from '../../../games/epic-1991/state.ts';
import type { Battlefield, Gallery } from '../../start/gallery.ts';

const battles = import.meta.glob<object>('../../../../battles/epic-1991/*.yaml', {
  eager: true,
  import: 'default',
});
const armies = import.meta.glob<{ force: string }>('../../../../armies/epic-1991/*.yaml', {
  eager: true,
  import: 'default',
});

const NAMES: Readonly<Record<string, string>> = {
  marines: 'Space Marines',
  orks: 'Orks',
  eldar: 'Eldar',
  titans: 'Titan Legions',
};

/** Only the ground is drawn here; the lists stand in files of their own and are left out. */
export function fieldOf(path: string, data: object): Battlefield {
  const { title, points, table, terrain, objectives } = readSetup({
    battle: { ...data, armies: {} },
  }).battle;
  const [place, who = ''] = title.replace(/, \d+$/, '').split(': ');
  // The table is measured from its south-west corner, a picture from its upper left.
  const y = (north: number) => table.length - north;
  const outline = ({ kind, parts }: TerrainPiece) => ({
    kind,
    path: parts.map((flat) => `M${flat.map((value, i) => (i % 2 ? y(value) : value)).join(' ')}Z`).join(''),
  });
  return {
    id: path.split('/').at(-1)?.replace('.yaml', '') ?? path,
    title: place,
    who: who.charAt(0).toUpperCase() + who.slice(1),
    points,
    width: table.width,
    height: table.length,
    ground: (terrain ?? []).map(outline),
    objectives: (objectives ?? []).map((at) => ({ x: at.x, y: y(at.y) })),
  };
}

function counted(): Record<string, number> {
  const lists: Record<string, number> = {};
  for (const { force } of Object.values(armies)) {
    const name = NAMES[force] ?? 'Allies';
    lists[name] = (lists[name] ?? 0) + 1;
  }
  return lists;
}

const gallery: Gallery = {
  battles: Object.entries(battles)
    .map(([path, data]) => fieldOf(path, data))
    .sort((a, b) => a.points - b.points || a.title.localeCompare(b.title)),
  lists: counted(),
};

export default gallery;

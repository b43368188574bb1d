/** Battles one has written, kept beside missions brought along, and those that ship. */
import { about } from '../../../../games/epic-1991/about.ts';
import { type Kept, shelf } from '../../../store/db.ts';
import { type BattleData, fileOf, NEW_BATTLE, readBattle } from './battle-data.ts';

interface KeptBattle extends Kept {
  readonly game: string;
  readonly data: unknown;
}

const kept = shelf<KeptBattle>('missions');

const battles = import.meta.glob<object>('../../../../../battles/epic-1991/*.yaml', {
  eager: true,
  import: 'default',
});
const armies = import.meta.glob<object>('../../../../../armies/epic-1991/*.yaml', {
  eager: true,
  import: 'default',
});

function armyNamed(name: string): unknown {
  return armies[`../../../../../armies/epic-1991/${name}.yaml`];
}

/** The battles that ship, by the name of their file. */
export const SHIPPED: ReadonlyMap<string, BattleData> = new Map(
  Object.entries(battles).map(([path, data]) => [
    path.split('/').at(-1)!.replace('.yaml', ''),
    readBattle(data, armyNamed),
  ]),
);

/** The name under which a battle is listed. */
export function idOf({ battle }: Pick<BattleData, 'battle'>): string {
  return battle.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** A battle to write on: one's own as it is, one that ships as a copy; null for a name that nobody has. */
export async function battleNamed(id: string): Promise<BattleData | null> {
  if (id === 'new') return NEW_BATTLE;
  const own = await kept.get(id);
  if (own?.game === about.id) return readBattle(own.data, armyNamed);
  const shipped = SHIPPED.get(id);
  return shipped ? { ...shipped, battle: shipped.battle.replace(/^[^:]*/, '$&, changed') } : null;
}

/** Keeps a battle under its title; `before` is what it was called. */
export async function keepBattle(battle: BattleData, before: string | null): Promise<string> {
  const id = idOf(battle);
  if (before !== null && before !== id) await kept.drop(before);
  await kept.put({ id, game: about.id, data: fileOf(battle), savedAt: Date.now() });
  return id;
}

export async function readBattleFile(text: string): Promise<BattleData> {
  const { yamlData } = await import('../../../../kernel/yaml.ts');
  return readBattle(yamlData(text, 'A battle'), armyNamed);
}

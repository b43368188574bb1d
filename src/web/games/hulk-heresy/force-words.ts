/** A force in a few words. */

import { BLADES } from '../../../games/hulk-heresy/data/assault.ts';
import type { ForceList } from '../../../games/hulk-heresy/force/list.ts';
import { priceOfModel } from '../../../games/hulk-heresy/force/prices.ts';
import { counted } from '../../../kernel/words.ts';
import { rankOf } from './game.ts';

export function costOf(force: ForceList): number {
  return force.reduce((sum, row) => {
    const price = priceOfModel(row);
    return sum + (typeof price === 'number' ? price : 0);
  }, 0);
}

/** '4 Terminators, 1 Sergeant'. */
export function forceText(force: ForceList): string {
  const kinds = new Map<string, number>();
  for (const row of force) kinds.set(rankOf(row), (kinds.get(rankOf(row)) ?? 0) + 1);
  return [...kinds].map(([name, n]) => counted(n, name, pluralOf(name))).join(', ');
}

function pluralOf(name: string): string {
  return name === 'Tactical' || name === 'Assault' || name.endsWith('Support') ? name : `${name}s`;
}

/** What is special about them: 'heavy flamer, chainfist'. */
export function armsText(force: ForceList): string {
  const usual = new Set(['combi-bolter', 'boltgun', 'bolt-pistol']);
  const plain = new Set([
    'power-fist',
    'chainsword',
    'boarding-shield',
    'hellblade',
    'plaguesword',
    'daemonette-claws',
    'cutter-blade',
  ]);
  const arms = force.flatMap(({ ranged, assault }) => [
    ...ranged.filter((gun) => !usual.has(gun)).map((gun) => gun.replaceAll('-', ' ')),
    ...assault.filter((blade) => !plain.has(blade)).map((blade) => BLADES[blade].label.toLowerCase()),
  ]);
  return [...new Set(arms)].join(', ');
}

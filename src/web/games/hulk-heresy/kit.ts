/** What a model carries, in a line. */
import { ARMOUR } from '../../../games/hulk-heresy/data/armour.ts';
import { BLADES } from '../../../games/hulk-heresy/data/assault.ts';
import type { GunId } from '../../../games/hulk-heresy/data/ranged.ts';
import type { ModelRow } from '../../../games/hulk-heresy/force/list.ts';
import { capital } from '../../../kernel/words.ts';

export const gunLabel = (gun: GunId): string =>
  capital(gun.replaceAll('-', ' ').replace(/^(combi|multi) /, '$1-'));

/** 'Indomitus 6+, combi-bolter, power fist'. */
export function kitText(row: ModelRow): string {
  const { label, save } = ARMOUR[row.armour];
  return [`${row.armour === 'daemon' ? 'Daemon' : capital(label)} ${save}+`, ...armsOf(row)].join(', ');
}

/** What it has in its hands and at its belt, and the powers it knows. */
export function armsOf({ ranged, assault, grenades, powers }: ModelRow): string[] {
  return [
    ...ranged.map((gun) => gunLabel(gun).toLowerCase()),
    ...assault.map((blade) => BLADES[blade].label.toLowerCase()),
    ...[...new Set(grenades)].map((grenade) => `${grenade} grenades`),
    ...powers.map((power) => power.replaceAll('-', ' ')),
  ];
}

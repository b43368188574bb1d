/** What a model carries, in a line. */
import { ARMOUR } from '../../../games/hulk-heresy/data/armour.ts';
import { BLADES } from '../../../games/hulk-heresy/data/assault.ts';
import type { GunId } from '../../../games/hulk-heresy/data/ranged.ts';
import type { ModelRow } from '../../../games/hulk-heresy/force/list.ts';
import { capital } from '../../../kernel/words.ts';

export const gunLabel = (gun: GunId): string =>
  capital(gun.replaceAll('-', ' ').replace(/^(combi|multi) /, '$1-'));

/** 'Indomitus 6+, combi-bolter, power fist'. */
export function kitText({ armour, ranged, assault, grenades, powers }: ModelRow): string {
  const { label, save } = ARMOUR[armour];
  const arms = [
    ...ranged.map((gun) => gunLabel(gun).toLowerCase()),
    ...assault.map((blade) => BLADES[blade].label.toLowerCase()),
    ...[...new Set(grenades)].map((grenade) => `${grenade} grenades`),
    ...powers.map((power) => power.replaceAll('-', ' ')),
  ];
  return [`${armour === 'daemon' ? 'Daemon' : capital(label)} ${save}+`, ...arms].join(', ');
}

/** HH-MISS-09, HH-MISS-10: the size of the force that takes the Marines' place in a mission people own the map of (HH-GAP-06). */
import type { Refusal } from '../../../kernel/contract.ts';
import { no } from '../steps.ts';
import type { ForceList } from './list.ts';

export interface Size {
  /** The number of the mission: `VI`. */
  readonly mission: string;
  readonly title: string;
  readonly points: number;
  /** Who must be among the models. A Broodlord's replacement is the other side's (HH-GSB-03). */
  readonly librarian: boolean;
  readonly broodlord: boolean;
}

const size = (mission: string, title: string, points: number, includes = ''): Size => ({
  mission,
  title,
  points,
  librarian: includes.includes('Librarian'),
  broodlord: includes.includes('Broodlord'),
});

export const SIZES: readonly Size[] = [
  size('I', 'Suicide', 16),
  size('II', 'Exterminate', 17),
  size('III', 'Rescue', 33),
  size('IV', 'Cleanse & Burn', 33),
  size('V', 'Decoy', 33),
  size('VI', 'Alarm Call', 29, 'Librarian'),
  size('VII', 'The Artefact', 29, 'Librarian'),
  size('VIII', 'Escape Route', 23, 'Librarian'),
  size('IX', 'Regroup', 38, 'Librarian'),
  size('X', 'Defend', 31),
  size('XI', 'Unknown Lifeforms', 29, 'Librarian and Broodlord'),
  size('XII', 'Pitfall', 23, 'Librarian and Broodlord'),
];

/** HH-GSB-02: Marines bring a Librarian, daemons a Herald of Tzeentch in his place. */
export function refuseSize(force: ForceList, { librarian, title }: Size): Refusal | null {
  const isHe = ({ kind, herald }: ForceList[number]): boolean =>
    kind === 'librarian' || (kind === 'pink-horror' && herald);
  if (!librarian || force.some(isHe)) return null;
  return no('HH-MISS-09', `${title} asks for a Librarian, or a Herald of Tzeentch.`);
}

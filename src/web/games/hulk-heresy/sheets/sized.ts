/** HH-MISS-09, HH-MISS-10: what the size of a mission people own changes in one that is being drawn. */
import { parseForce } from '../../../../games/hulk-heresy/force/notation.ts';
import type { Size } from '../../../../games/hulk-heresy/force/sizes.ts';
import { type Data, type Path, part, rows } from '../../../sheets/draft-text.ts';

/** So that a side that needs a Librarian has a force that stands ready. */
const WITH_LIBRARIAN =
  'librarian indomitus combi-bolter force-axe crush sanctuary precognition; terminator indomitus heavy-flamer power-fist; 4x terminator indomitus combi-bolter power-fist';

/** The places to change, with their values. The force is that of the side without Genestealer blips, else the first. */
export function sized(data: Data, { points, librarian, broodlord }: Size): (readonly [Path, unknown])[] {
  const stock = data.genestealers ? part(data.genestealers) : null;
  const at = stock?.zone === 0 ? 1 : 0;
  const { needs, sample, points: _, ...zone } = rows(data.zones)[at] ?? {};
  const others = (Array.isArray(needs) ? needs : []).filter((kind) => kind !== 'librarian');
  const all = librarian ? [...others, 'librarian'] : others;
  const ready = librarian && !hasLibrarian(sample) ? WITH_LIBRARIAN : sample;
  return [
    [['points'], points],
    [
      ['zones', at],
      { ...zone, ...(all.length > 0 && { needs: all }), ...(ready !== undefined && { sample: ready }) },
    ],
    ...(stock ? [[['genestealers'], { ...stock, broodlord }] as const] : []),
  ];
}

function hasLibrarian(sample: unknown): boolean {
  try {
    return typeof sample === 'string' && parseForce(sample).some(({ kind }) => kind === 'librarian');
  } catch {
    return false;
  }
}

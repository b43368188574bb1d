/** Forces as an opponent might have mustered them, for imagined worlds. */
import type { Random } from '../../../kernel/contract.ts';
import { kindOf } from '../data/kinds.ts';
import { type ForceList, type ModelRow, modelRow } from './list.ts';
import { PRESETS } from './presets.ts';

/** Rows that could stand where nobody has seen one: those of the presets, of daemons where one daemon is known. */
function candidates(known: readonly (ModelRow | null)[]): ModelRow[] {
  const seen = known.find((row) => row !== null);
  const all = Object.values(PRESETS).flat();
  if (!seen) return all;
  const isDaemon = kindOf(seen.kind).list === 'daemon';
  return all.filter((row) => (kindOf(row.kind).list === 'daemon') === isDaemon);
}

/** A row for each that is not known, all of one kind of force. */
export function inventForce(
  known: readonly (({ shown: boolean } & ModelRow) | null)[],
  random: Random,
): ForceList {
  const among = candidates(known);
  const first = among[random.below(among.length)];
  const like = among.filter((row) => (row.armour === 'daemon') === (first.armour === 'daemon'));
  return known.map((row) => (row ? bare(row) : like[random.below(like.length)]));
}

function bare({ shown: _, ...row }: { shown: boolean } & ModelRow): ModelRow {
  return modelRow(row.kind, row.armour, row);
}

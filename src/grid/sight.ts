import type { Board } from './board.ts';
import type { Facing } from './directions.ts';
import { layLattice } from './lattice.ts';
import type { SightRule } from './lines.ts';
import {
  AROUND,
  CENTRE,
  CORNER,
  CORNER_MATE,
  CROSSED,
  type Outlook,
  PAIR,
  PAIR_MATE,
  STRIDE,
  surveyor,
} from './survey.ts';

/** Numbers of all masks kept at once: 64 MB. */
const MOST_KEPT = 16_000_000;

/** Answers who sees what on one board. `hard` and `soft` are sets as in bits.ts of the squares that hold such pieces. */
export interface Sight {
  /** The squares seen if only walls stood in the way, in reading order. Not to be changed. */
  field(v: number, facing: Facing): readonly number[];
  /** Whether t is in field(v, facing). */
  open(v: number, facing: Facing, t: number): boolean;
  /** The same all around. A square does not see itself. */
  openAround(v: number, t: number): boolean;
  /** Whether the pieces leave the line clear. Only for a pair that is open: past a wall the answer means nothing. */
  clear(v: number, t: number, hard: readonly number[], soft: readonly number[]): boolean;
  /** Whether a viewer on v sees t: open and clear. */
  sees(v: number, facing: Facing, t: number, hard: readonly number[], soft: readonly number[]): boolean;
  /** The squares seen, in reading order, written over `out`. */
  view(v: number, facing: Facing, hard: readonly number[], soft: readonly number[], out: number[]): number[];
}

/**
 * Prepares sight on a board. Walls are hard; `opaque` squares are hard between viewer and target, but may be either.
 * Each viewer's tables are made when first asked for, so a large map costs only what is looked at.
 */
export function surveySight(
  board: Board,
  rule: SightRule,
  opaque: (square: number) => boolean = () => false,
  mostKept = MOST_KEPT,
): Sight {
  const lattice = layLattice(board, rule, opaque);
  const lookFrom = surveyor(board, rule, lattice);
  const outlooks: (Outlook | null)[] = new Array(board.size).fill(null);
  const { word, bit } = lattice;

  let kept = 0;

  function look(v: number): Outlook {
    const made = lookFrom(v);
    kept += made.masks.length;
    // Only halls without walls come to this: what was looked at long ago is looked at again when it is asked for.
    if (kept > mostKept) {
      outlooks.fill(null);
      kept = made.masks.length;
    }
    outlooks[v] = made;
    return made;
  }

  /** Whether both squares of some pair are in the set. */
  function anyPair(pairs: Int32Array, cell: number, bits: readonly number[]): boolean {
    for (let i = 0; i < pairs.length; ) {
      const first = cell + pairs[i];
      const end = i + 2 + pairs[i + 1];
      if ((bits[word[first]] & bit[first]) !== 0) {
        for (let k = i + 2; k < end; k++) {
          const second = cell + pairs[k];
          if ((bits[word[second]] & bit[second]) !== 0) return true;
        }
      }
      i = end;
    }
    return false;
  }

  function clearOn(outlook: Outlook, t: number, hard: readonly number[], soft: readonly number[]): boolean {
    const masks = outlook.masks;
    const end = outlook.start[t + 1];
    let corner = 0;
    let cornerMate = 0;
    let pair = 0;
    let pairMate = 0;
    for (let i = outlook.start[t]; i < end; i += STRIDE) {
      const h = hard[masks[i]];
      const s = soft[masks[i]];
      if ((h | s) === 0) continue;
      if (((masks[i + CROSSED] & h) | (masks[i + CENTRE] & s)) !== 0) return false;
      corner |= masks[i + CORNER] & h;
      cornerMate |= masks[i + CORNER_MATE] & h;
      pair |= masks[i + PAIR] & s;
      pairMate |= masks[i + PAIR_MATE] & s;
    }
    // Only with pieces on both sides of the line can two of them close it.
    const corners = corner !== 0 && cornerMate !== 0;
    const pairs = pair !== 0 && pairMate !== 0;
    if (!corners && !pairs) return true;
    const line = outlook.lines[t];
    if (line === null) return false;
    return (
      !(corners && anyPair(line.corners, outlook.cell, hard)) &&
      !(pairs && anyPair(line.pairs, outlook.cell, soft))
    );
  }

  return {
    field: (v, facing) => (outlooks[v] ?? look(v)).fields[facing],
    open: (v, facing, t) => (((outlooks[v] ?? look(v)).open[t] >> facing) & 1) === 1,
    openAround: (v, t) => (outlooks[v] ?? look(v)).open[t] >> AROUND === 1,
    clear: (v, t, hard, soft) => clearOn(outlooks[v] ?? look(v), t, hard, soft),
    sees(v, facing, t, hard, soft) {
      const outlook = outlooks[v] ?? look(v);
      return ((outlook.open[t] >> facing) & 1) === 1 && clearOn(outlook, t, hard, soft);
    },
    view(v, facing, hard, soft, out) {
      const outlook = outlooks[v] ?? look(v);
      const field = outlook.fields[facing];
      let seen = 0;
      for (let i = 0; i < field.length; i++) {
        const t = field[i];
        if (clearOn(outlook, t, hard, soft)) out[seen++] = t;
      }
      // setting the length would give the array's memory back each time, which costs more than the look itself
      while (out.length > seen) out.pop();
      return out;
    },
  };
}

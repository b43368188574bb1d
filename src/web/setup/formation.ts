/** Shapes a unit is dropped in: places around a point, the front to the heading. Lengths in u. */

export type Shape = 'line' | 'column' | 'wedge' | 'block';

export const SHAPES: readonly { readonly id: Shape; readonly word: string; readonly key: string }[] = [
  { id: 'line', word: 'Line', key: '1' },
  { id: 'column', word: 'Column', key: '2' },
  { id: 'wedge', word: 'Wedge', key: '3' },
  { id: 'block', word: 'Block', key: '4' },
];

/** A line longer than this stands in ranks. */
const LONGEST = 12;

interface Slot {
  /** To the right of the middle, and to the front. */
  readonly right: number;
  readonly front: number;
}

/** So many places, `pitch` apart, around the middle of the shape. A column of more than `most` ranks stands in files. */
export function slotsOf(shape: Shape, count: number, pitch: number, most = count): Slot[] {
  const rows = rowsOf(shape, count, most);
  const slots: Slot[] = [];
  rows.forEach((many, row) => {
    for (let i = 0; i < many; i++)
      slots.push({ right: (i - (many - 1) / 2) * pitch, front: ((rows.length - 1) / 2 - row) * pitch });
  });
  return slots;
}

/** How many stand in each rank, from the front. */
function rowsOf(shape: Shape, count: number, most: number): number[] {
  if (shape === 'wedge') {
    const rows: number[] = [];
    for (let left = count, many = 1; left > 0; left -= many, many += 2) rows.push(Math.min(many, left));
    return rows;
  }
  const wide =
    shape === 'line'
      ? LONGEST
      : shape === 'column'
        ? Math.ceil(count / Math.max(1, most))
        : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / wide);
  return Array.from({ length: rows }, (_, row) => Math.min(wide, count - row * wide));
}

/** The same turned to a heading, clockwise from north, around a place. */
export function placed(
  slots: readonly Slot[],
  x: number,
  y: number,
  heading: number,
): { x: number; y: number }[] {
  const angle = (heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return slots.map(({ right, front }) => ({
    x: Math.round(x + right * cos + front * sin),
    y: Math.round(y - right * sin + front * cos),
  }));
}

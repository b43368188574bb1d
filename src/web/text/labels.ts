/** Letters for choices: numbers mean pieces, here as at the drawn table. */

/** Short commands that are spelled like a label. */
const TAKEN = new Set(['at', 'go', 'cp']);
const LABELS = makeLabels();

function makeLabels(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return [...letters, ...pairs].filter((label) => !TAKEN.has(label));
}

/** `a` for the first, `b` for the second, `aa` after `z`. */
export function labelAt(index: number): string {
  return LABELS[index] ?? '';
}

/** The place of a label, or -1. */
export function placeOf(label: string): number {
  return LABELS.indexOf(label.toLowerCase());
}

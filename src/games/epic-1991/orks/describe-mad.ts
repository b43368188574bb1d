/** The chart of the Mad Boyz in words (E2-MAD-06). */
const CHART: readonly string[] = [
  '',
  '',
  'they run away, all of them.',
  'something shiny: they do nothing until the next roll.',
  'they play dead until the next roll.',
  'one of them throws a grenade somewhere.',
  'they hide in the nearest cover.',
  'they quarrel for the rest of the turn.',
  'they shoot everything they have at the nearest enemy.',
  'nothing seems to hurt them until the next roll.',
  'they are in a fury until the next roll.',
  'they hunt tanks until the next roll.',
  'they chant.',
];

export function chartWords(result: number): string {
  return CHART[result];
}

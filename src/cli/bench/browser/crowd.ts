/** A ship made to be slow to draw: 24 Marines, every blip counter there is, and Sentry Guns to make up 200 pieces. */

const MARINES = 24;
const BLIPS = 22;
const GUNS = 200 - MARINES - BLIPS;
const WIDE = 22;

/** Each piece needs a letter of its own in the picture; the alphabet has too few. */
const letter = (n: number) => String.fromCodePoint(0x4e00 + n);
const count = (n: number) => [...Array(n).keys()];

export const crowd = {
  id: 'crowd',
  title: 'Crowd',
  summary: 'Two hundred pieces.',
  briefing: 'Hold.',
  levels: [{ picture: picture() }],
  legend: {
    x: 'blip',
    ...Object.fromEntries(count(MARINES).map((n) => [letter(n), `marine ${n + 1}`])),
    ...Object.fromEntries(count(GUNS).map((n) => [letter(MARINES + n), `sentry ${n + 1}`])),
  },
  marines: count(MARINES).map((n) => ({ name: `Brother ${n + 1}`, kind: 'terminator', facing: 'E' })),
  sentries: count(GUNS).map((n) => ({ name: `Gun ${n + 1}`, facing: 'E' })),
  blips: { total: BLIPS, start: 0, perTurn: 0 },
};

/** Blips behind a door in the north, out of everybody's sight; all others in one hall. */
function picture(): string {
  const crew = count(MARINES + GUNS).map(letter);
  const hall: string[] = [];
  for (let at = 0; at < crew.length; at += WIDE)
    hall.push(
      `#${crew
        .slice(at, at + WIDE)
        .join('')
        .padEnd(WIDE, '.')}#`,
    );
  const wall = '#'.repeat(WIDE + 2);
  return [`E${'x'.repeat(BLIPS)}#`, `##D${'#'.repeat(WIDE - 1)}`, ...hall, wall].join('\n');
}

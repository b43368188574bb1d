/** A ship made to be slow to draw: 20 Marines at one end, 180 blips behind a door at the other. */

const WIDE = 18;
const TALL = 10;
const LETTERS = 'abcfghjklmnopqrstuvy';

export const crowd = {
  id: 'crowd',
  title: 'Crowd',
  summary: 'Two hundred pieces.',
  briefing: 'Hold.',
  levels: [{ picture: picture() }],
  legend: {
    x: 'blip',
    ...Object.fromEntries([...LETTERS].map((letter, i) => [letter, `marine ${i + 1}`])),
  },
  marines: [...LETTERS].map((letter) => ({
    name: `Brother ${letter.toUpperCase()}`,
    kind: 'terminator',
    facing: 'E',
  })),
  blips: { total: 400, start: 0, perTurn: 0 },
};

function picture(): string {
  const rows = [...Array(TALL).keys()].map((y) => {
    const hall = `${y === 0 ? 'E' : '#'}${'x'.repeat(WIDE)}`;
    const way = y === 5 ? 'D.....' : '######';
    const room = y >= 3 && y < 7 ? LETTERS.slice((y - 3) * 5, (y - 2) * 5) : '#####';
    return `${hall}${way}${room}#`;
  });
  const wall = '#'.repeat(rows[0].length);
  return [wall, ...rows, wall].join('\n');
}

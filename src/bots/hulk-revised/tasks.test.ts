import { expect, test } from 'vitest';
import { type Arrangement, arrange, hulkRevised } from '../../games/hulk-revised/index.ts';
import { tasksOf } from './tasks.ts';

/** One corridor with two doors, of which one is in the hold. */
function gameWith(condition: unknown) {
  const picture = ['##########', 'E.D1...D.E', '##########', ''].join('\n');
  return hulkRevised.open(
    hulkRevised.readSetup({
      mission: {
        id: 'tasks',
        title: 'Tasks',
        summary: '',
        briefing: '',
        turns: 9,
        levels: [{ picture, sections: ['##########', 'AAAAAABBBB', '##########', ''].join('\n') }],
        sectionNames: { A: 'Corridor', B: 'Hold' },
        legend: { '1': 'marine 1' },
        marines: [{ name: 'Varro', kind: 'sergeant', facing: 'E' }],
        blips: { total: 9, start: 0, perTurn: 1 },
        specials: { broodlord: 1 },
        victory: [{ side: 'marine', if: condition, text: 'Done.' }],
      },
    }),
  );
}

function squaresFor(
  condition: unknown,
  pieces: (at: (name: string) => number) => Arrangement['pieces'],
): string[] {
  const game = gameWith(condition);
  const state = arrange(game.table, { phase: 'marine', pieces: pieces((name) => game.board.find(name)) });
  return tasksOf(game.table, state).flatMap(({ squares }) => squares.map((s) => game.board.name(s)));
}

test('only the doors of the section have to go', () => {
  expect(squaresFor({ destroy: 'Hold' }, (at) => [{ kind: 'sergeant', at: at('D2'), facing: 1 }])).toEqual([
    'H2',
  ]);
});

test('whoever must kill a Broodlord goes for it, and for blips while it hides', () => {
  const condition = { kill: 1, kind: 'broodlord' };
  const others = (at: (name: string) => number): Arrangement['pieces'] => [
    { kind: 'sergeant', at: at('D2'), facing: 1 },
    { kind: 'genestealer', at: at('F2'), facing: 3 },
    { kind: 'blip', value: 1, at: at('I2') },
  ];
  expect(squaresFor(condition, others)).toEqual(['I2']);
  const shown = (at: (name: string) => number): Arrangement['pieces'] => [
    ...others(at),
    { kind: 'broodlord', at: at('G2'), facing: 3 },
  ];
  expect(squaresFor(condition, shown)).toEqual(['G2']);
});

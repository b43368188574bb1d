import { expect, test } from 'vitest';
import { type Arrangement, arrange, hulkRevised, type State } from '../../games/hulk-revised/index.ts';
import { randomFrom } from '../../kernel/random.ts';
import { simpleBot } from './simple.ts';

const game = hulkRevised.open(
  hulkRevised.readSetup({
    mission: {
      id: 'drill',
      title: 'Drill',
      summary: '',
      briefing: '',
      turns: 10,
      levels: [
        {
          picture: ['###########', 'E.........#', '####.######', '####1.o...E', '###########', ''].join('\n'),
        },
      ],
      legend: { '1': 'marine 1', o: 'objective' },
      marines: [{ name: 'Varro', kind: 'sergeant', assault: 'power-sword', facing: 'E' }],
      blips: { total: 9, start: 0, perTurn: 1 },
      objective: { text: 'Use it', ap: 1 },
    },
  }),
);
const at = (name: string): number => game.board.find(name);

function played(plan: Arrangement, seat: string): string {
  return chosen(arrange(game.table, plan), seat);
}

function chosen(state: State, seat: string): string {
  return game.notation.print(state, simpleBot.choose(game, game.view(state, seat), seat, randomFrom(1)));
}

const marine = { kind: 'sergeant' as const, ap: 4 };

test('a Marine uses the objective he stands on', () => {
  expect(played({ phase: 'marine', pieces: [{ ...marine, at: at('G4'), facing: 1 }] }, 'marine')).toBe(
    '1 use',
  );
});

test('a Marine who can finish in this phase goes straight for it', () => {
  const pieces = [{ ...marine, at: at('E4'), facing: 1 as const }];
  expect(played({ phase: 'marine', pieces }, 'marine')).toBe('1 move E');
});

test('a Marine far from done shoots what comes at him', () => {
  const pieces = [
    { ...marine, at: at('B2'), facing: 1 as const },
    { kind: 'genestealer' as const, at: at('F2'), facing: 3 as const },
  ];
  expect(played({ phase: 'marine', pieces }, 'marine')).toMatch(/^1 (shoot 2|move E)$/);
});

test('a low token is drawn again, a high one kept', () => {
  const state = arrange(game.table, {
    phase: 'command',
    token: 2,
    pieces: [{ ...marine, at: at('E4'), facing: 1 }],
  });
  state.steps = [{ do: 'command', redraws: 1 }];
  expect(chosen(state, 'marine')).toBe('redraw');
  state.token = 5;
  expect(chosen(state, 'marine')).toBe('keep');
});

test('a Genestealer with a Marine before it attacks; with one beside it, it turns to him', () => {
  const pieces = [
    { ...marine, at: at('E4'), facing: 1 as const },
    { kind: 'genestealer' as const, at: at('E3'), facing: 2 as const },
  ];
  expect(played({ phase: 'stealer', pieces }, 'stealer')).toBe('2 assault 1');
  pieces[1].facing = 1 as never;
  expect(played({ phase: 'stealer', pieces }, 'stealer')).toBe('2 turn S');
});

test('a blip shows itself to strike', () => {
  const pieces = [
    { ...marine, at: at('E4'), facing: 1 as const },
    { kind: 'blip' as const, value: 2, at: at('C2') },
  ];
  expect(played({ phase: 'stealer', pieces }, 'stealer')).toBe('2 convert');
});

test('a blip too far off creeps up, and stops short of being seen', () => {
  const pieces = [
    { ...marine, at: at('J4'), facing: 3 as const },
    { kind: 'blip' as const, value: 2, at: at('B2') },
  ];
  expect(played({ phase: 'stealer', pieces }, 'stealer')).toBe('2 move E');
  const watched = [
    { ...pieces[0], overwatch: true },
    { ...pieces[1], at: at('E3') },
  ];
  expect(played({ phase: 'stealer', pieces: watched }, 'stealer')).toBe('end');
});

test('new Genestealers look at the Marine they can lock', () => {
  const state = arrange(game.table, {
    phase: 'stealer',
    pieces: [
      { ...marine, at: at('E4'), facing: 1 },
      { kind: 'genestealer', at: at('F4'), facing: 0 },
    ],
  });
  state.steps.push({ do: 'face', units: [2] });
  expect(chosen(state, 'stealer')).toBe('2 face W');
});

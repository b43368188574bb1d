import { describe, expect, test } from 'vitest';
import { diceFrom, seededDice } from '../../../kernel/dice.ts';
import { battery } from '../../../kernel/index.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { type HulkGame, hulkRevised, type State, TILES } from '../index.ts';
import { openEnds, type Placed, placements } from './lay.ts';
import { type Geo, layoutKey, layoutOf, NO_TILES } from './state.ts';

const MISSION = {
  id: 'adrift',
  title: 'Adrift',
  summary: '',
  briefing: '',
  geotiles: {},
  marines: [1, 2, 3, 4, 5].map((n) => ({ name: `M${n}`, kind: n === 1 ? 'sergeant' : 'terminator' })),
  blips: { total: 20 },
  turns: 6,
  objective: { text: 'Reach the far end.' },
};
const open = (more: Record<string, unknown> = {}): HulkGame =>
  hulkRevised.open(hulkRevised.readSetup({ mission: { ...MISSION, ...more } }));
const number = (id: string): number => TILES.findIndex((tile) => tile.id === id) + 1;
const lying = (id: string, x: number, y: number, turn = 0): Placed => ({ tile: number(id), x, y, turn });

/** Plays on with answers by chance while `goesOn`; returns the kinds of decisions in order. */
function play(game: HulkGame, state: State, seed: string, goesOn: (state: State) => boolean): string[] {
  const random = randomFrom(seed);
  const asked: string[] = [];
  while (goesOn(state)) {
    const { seat, kind } = game.pending(state)[0];
    asked.push(`${seat} ${kind}`);
    const actions = game.actions(state, seat);
    game.apply(state, seat, actions[random.below(actions.length)], diceFrom(random));
  }
  return asked;
}

const laying = (state: State): boolean => state.steps[0]?.do === 'setup' && state.steps[0].stage === 'tiles';
const geo = (state: State): Geo => state.geo ?? NO_TILES;

/** A position in the laying of tiles, with these hands. */
function table(placed: Placed[], marine: string[], stealer: string[] = []) {
  const game = open();
  const { state } = game.start(seededDice('00'));
  const hands = { marine: marine.map(number), stealer: stealer.map(number) };
  state.geo = { ...NO_TILES, hands, placed };
  const refusal = (text: string, seat = 'marine') =>
    game.check(state, seat, game.notation.parse(state, text));
  const texts = (seat = 'marine') =>
    game.actions(state, seat).map((action) => game.notation.print(state, action));
  return { game, state, refusal, texts };
}

describe('laying tiles', () => {
  test('HR-SETUP-04: the tiles are shuffled, dealt evenly and placed in turn, the Marine player first', () => {
    const game = open();
    const { state, events } = game.start(seededDice('00'));
    const { hands } = geo(state);
    expect([hands.marine.length, hands.stealer.length]).toEqual([8, 8]);
    expect(new Set([...hands.marine, ...hands.stealer]).size).toBe(16);
    expect(events[0]).toEqual({ kind: 'dealt', ...hands });
    expect(geo(game.start(seededDice('01')).state).hands).not.toEqual(hands);
    const asked = play(game, state, 'in turn', laying);
    expect(asked).toEqual(Array.from({ length: 16 }, (_, i) => (i % 2 ? 'stealer tile' : 'marine tile')));
    expect(game.pending(state)[0]).toMatchObject({ seat: 'marine', kind: 'start-end' });
  });

  test('HR-SETUP-04: a mission may use some of the tiles and deal fewer', () => {
    const tiles = ['cross', 'tee-1', 'tee-2', 'room-1', 'hall'];
    const few = geo(open({ geotiles: { tiles } }).start(seededDice('00')).state).hands;
    expect([few.marine.length, few.stealer.length]).toEqual([2, 2]);
    for (const tile of [...few.marine, ...few.stealer]) expect(tiles).toContain(TILES[tile - 1].id);
    expect(geo(open({ geotiles: { deal: 3 } }).start(seededDice('00')).state).hands.marine).toHaveLength(3);
    expect(() => open({ geotiles: { tiles: ['cross', 'cross', 'tee-1', 'tee-2'] } })).toThrow('only once');
    expect(() => open({ geotiles: {}, victory: [{ side: 'marine', if: { exit: 1 }, text: 'Out' }] })).toThrow(
      'exit',
    );
  });

  test('HR-SETUP-04, HR-DEC-05: hands are open to everybody, and only the own tiles can be placed', () => {
    const { game, state, refusal } = table([], ['cross'], ['tee-1']);
    for (const viewer of ['marine', 'stealer', 'spectator'])
      expect(game.view(state, viewer).geo?.hands).toEqual(geo(state).hands);
    expect(refusal('tile tee-1 0,0 N')?.rule).toBe('HR-SETUP-04');
    expect(refusal('tile cross 0,0 N')).toBeNull();
    expect(refusal('tile tee-1 0,0 N', 'stealer')?.rule).toBe('HR-GEN-23');
  });

  test('HR-HOUSE-07: the first tile lies at 0,0, any later one touches a tile through an open edge', () => {
    const first = table([], ['cross']);
    expect(first.texts()).toEqual(['N', 'E', 'S', 'W'].map((way) => `tile cross 0,0 ${way}`));
    expect(first.refusal('tile cross 1,0 N')?.rule).toBe('HR-HOUSE-07');
    const later = table([lying('tee-1', 0, 0)], ['tee-2']); // open N, E, S
    expect(later.refusal('tile tee-2 1,0 S')).toBeNull(); // open S, W, N
    expect(later.refusal('tile tee-2 0,0 N')?.rule).toBe('HR-HOUSE-07');
    expect(later.refusal('tile tee-2 2,0 N')?.rule).toBe('HR-HOUSE-07');
    expect(later.refusal('tile tee-2 -1,0 N')?.rule).toBe('HR-HOUSE-07'); // closed to open
    expect(later.refusal('tile tee-2 -1,0 S')?.rule).toBe('HR-HOUSE-07'); // closed to closed only
  });

  test('HR-HOUSE-07: every shared edge must match, open to open and closed to closed', () => {
    // a square of three, with one cell in the corner that touches two tiles
    const placed = [lying('cross', 0, 0), lying('tee-1', 1, 0, 1), lying('room-1', 0, 1)]; // tee open E, S, W
    const { refusal } = table(placed, ['tee-2', 'straight-1']);
    expect(refusal('tile tee-2 1,1 N')?.rule).toBe('HR-HOUSE-07'); // open N and E, closed W against the room
    expect(refusal('tile tee-2 1,1 S')).toBeNull(); // open S, W and N
    expect(refusal('tile straight-1 1,1 N')?.rule).toBe('HR-HOUSE-07');
    // the same with a closed edge to the north
    const wall = [lying('cross', 0, 0), lying('straight-1', 1, 0, 1), lying('room-1', 0, 1)];
    const beside = table(wall, ['tee-2']);
    expect(beside.refusal('tile tee-2 1,1 W')?.rule).toBe('HR-HOUSE-07'); // open W, N and E
    expect(beside.refusal('tile tee-2 1,1 E')).toBeNull(); // open E, S and W
  });

  test('HR-HOUSE-07: any rotation', () => {
    const { texts } = table([lying('cross', 0, 0)], ['tee-1']);
    expect(texts().filter((text) => text.startsWith('tile tee-1 1,0'))).toEqual([
      'tile tee-1 1,0 E',
      'tile tee-1 1,0 S',
      'tile tee-1 1,0 W',
    ]);
  });

  test('HR-HOUSE-07: fewer than three open ends are refused while another placement is possible', () => {
    // a ring with one tile missing at 0,-1, and an end to the south
    const ring = [lying('tee-1', 0, 0), lying('corner-1', 1, 0, 3), lying('corner-2', 1, -1, 2)];
    expect(openEnds(ring)).toHaveLength(3);
    const { refusal } = table(ring, ['tee-2', 'cross']);
    expect(refusal('tile tee-2 0,-1 N')).toMatchObject({
      rule: 'HR-HOUSE-07',
      why: expect.stringContaining('three'),
    });
    expect(refusal('tile cross 0,-1 N')).toBeNull();
    expect(refusal('tile tee-2 0,1 N')?.rule).toBeUndefined();
    // with no tile that leaves three, two will do
    expect(table([], ['straight-1', 'tee-1']).refusal('tile straight-1 0,0 N')?.rule).toBe('HR-HOUSE-07');
    expect(table([], ['straight-1', 'corner-1']).refusal('tile straight-1 0,0 N')).toBeNull();
  });

  test('HR-HOUSE-07: a tile that fits nowhere is discarded, and never are fewer than two ends left', () => {
    // two arms that open to the south, side by side; with a corner at 0,1 both ends lead to 1,1
    const arms = [
      lying('straight-1', 0, 0),
      lying('corner-1', 0, -1, 1),
      lying('corner-2', 1, -1, 2),
      lying('straight-2', 1, 0),
    ];
    const closed = [...arms, lying('corner-3', 0, 1)];
    expect(openEnds(closed)).toHaveLength(2);
    expect(placements(closed, [number('straight-3')])).toEqual([]); // matches on one side only
    expect(placements(closed, [number('tee-1')])).toEqual([]); // would leave a single end
    expect(placements(closed, [number('cross')])).toHaveLength(4);
    const { game, state } = table(arms, ['corner-3'], ['straight-3', 'tee-1']);
    const corner = game.notation.parse(state, 'tile corner-3 0,1 N');
    const events = game.apply(state, 'marine', corner, seededDice('00'));
    expect(events.map(({ kind }) => kind)).toEqual(['tile-placed', 'tile-discarded', 'tile-discarded']);
    expect(geo(state).discarded).toEqual([number('straight-3'), number('tee-1')]);
    expect(game.pending(state)[0].kind).toBe('start-end');
    const kept = table(arms, ['corner-3'], ['straight-3', 'cross']);
    kept.game.apply(kept.state, 'marine', corner, seededDice('00'));
    expect(new Set(kept.texts('stealer').map((text) => text.slice(0, -2)))).toEqual(
      new Set(['tile cross 1,1']),
    );
  });

  test('HR-HOUSE-07, HR-DEC-05: the Marine player picks the end he starts from; the others are entry areas', () => {
    const { game, state } = table([lying('cross', 0, 0)], ['tee-1'], []);
    game.apply(state, 'marine', game.notation.parse(state, 'tile tee-1 0,-1 N'), seededDice('00'));
    expect(game.pending(state)[0]).toMatchObject({ seat: 'marine', kind: 'start-end' });
    const ends = game.boardOf(state).entries.length;
    expect(ends).toBe(5);
    const to = game.boardOf(state).find('E15'); // the cross opens to the south there
    expect(game.check(state, 'marine', game.notation.parse(state, 'start-end E14'))?.rule).toBe(
      'HR-HOUSE-07',
    );
    game.apply(state, 'marine', game.notation.parse(state, 'start-end E15'), seededDice('00'));
    const board = game.boardOf(state);
    expect(board.entries).toHaveLength(4);
    expect(board.entries.flatMap(({ squares }) => squares)).not.toContain(to);
    expect(game.pending(state)[0]).toMatchObject({ kind: 'start' });
    // the arm and the centre are four squares; five Marines need one more of that tile, the nearest
    const starts = (board.marks.start ?? []).map((square) => board.name(square)).sort();
    expect(starts).toHaveLength(5);
    expect(starts).toEqual(expect.arrayContaining(['E12', 'E13', 'E14', 'E15']));
    expect(board.marks.objective.map((square) => board.name(square))).toEqual(['E5']);
    expect(state.occupant).toHaveLength(board.size);
  });

  test('HR-SETUP-05: the board first, then rubble, the Marines and the blips', () => {
    const game = hulkRevised.open(hulkRevised.readSetup({ mission: MISSION, options: { rubble: true } }));
    const { state, events } = game.start(seededDice('00'));
    expect(events.map(({ kind }) => kind)).toEqual(['dealt']);
    const asked = play(game, state, 'order', ({ phase }) => phase === 'setup');
    const kinds = asked.map((text) => text.split(' ')[1]);
    expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual([
      'tile',
      'start-end',
      'rubble',
      'start',
      'lurk',
    ]);
  });
});

describe('the board of a state', () => {
  test('HR-SETUP-04: it is known from the state alone, and events say which board they are of', () => {
    const game = open();
    const { state } = game.start(seededDice('00'));
    expect(game.boardOf(state).size).toBe(0);
    play(game, state, 'board', ({ phase }) => phase === 'setup');
    const copy: State = JSON.parse(JSON.stringify(state));
    const other = open();
    expect(other.boardOf(copy)).toMatchObject({
      size: game.boardOf(state).size,
      sections: game.boardOf(state).sections,
    });
    const key = layoutKey(geo(state));
    expect(layoutKey(layoutOf(key))).toBe(key);
    const { seat } = game.pending(state)[0];
    const told = game.apply(state, seat, game.actions(state, seat)[0], seededDice('00'));
    for (const event of told) {
      expect(event.board).toBe(key);
      expect(other.describe(event)).toEqual(game.describe(event));
    }
  });

  test('HR-SETUP-04: an ordinary mission has one board, whatever the state', () => {
    const levels = [{ picture: '##E####\n#sssss#\n#######' }];
    const game = open({ geotiles: null, levels, legend: { s: 'start' }, objective: null });
    const { state } = game.start(seededDice('00'));
    expect(game.boardOf(state)).toBe(game.board);
    expect(game.tableOf(state)).toBe(game.table);
    expect(state.geo).toBeNull();
  });
});

test('HR-SETUP-04, HR-HOUSE-07: random play with tiles keeps the contract', () => {
  const core = TILES.slice(0, 12).map(({ id }) => id);
  const setups = [
    { mission: { ...MISSION, geotiles: { deal: 4 } } },
    {
      mission: { ...MISSION, geotiles: { tiles: core, deal: 2 }, first: 'stealer' },
      options: { rubble: true },
    },
    { mission: { ...MISSION, turns: 2 } },
    { mission: { ...MISSION, geotiles: { deal: 3 } }, options: { solo: true } },
  ];
  const report = battery(hulkRevised, setups, { games: 3, seed: 'tiles', sample: 12 });
  expect(report.problems).toEqual([]);
}, 180_000);

import { expect, test } from 'vitest';
import type { Chance, Odds } from '../../../kernel/contract.ts';
import { scriptedDice } from '../../../kernel/dice.ts';
import { type Event, hulkRevised, type State } from '../index.ts';
import { type Arrangement, arrange, type Placed } from '../setting-up/arrange.ts';

const E = 1;
const W = 3;

interface Scene {
  readonly picture: string;
  readonly marines: readonly object[];
  readonly pieces: (at: (x: number, y?: number) => number) => Placed[];
  readonly chapter?: string;
  readonly plan?: (at: (x: number, y?: number) => number) => Partial<Arrangement>;
}

/** A position on one level, what the odds say of an action, and what its dice then do. */
function set({ picture, marines, pieces, chapter, plan }: Scene) {
  const game = hulkRevised.open(
    hulkRevised.readSetup({
      mission: {
        id: 'odds',
        title: 'Odds',
        summary: '',
        briefing: '',
        levels: [{ picture }],
        legend: { s: 'start' },
        marines: marines.map((row, i) => ({ name: `Brother ${i + 1}`, kind: 'terminator', ...row })),
        blips: { total: 0, start: 0, perTurn: 0 },
      },
      ...(chapter ? { chapter } : {}),
    }),
  );
  const at = (x: number, y = 0): number => game.board.at(0, x, y);
  const state = arrange(game.table, { pieces: pieces(at), phase: 'marine', token: 1, ...plan?.(at) });
  const seat = state.phase;
  const read = (text: string) => game.notation.parse(state, text);
  const odds = (text: string): Odds => game.odds(game.view(state, seat), read(text))!;
  const chance = (text: string): [string, number, number] => {
    const [{ what, ways, total }] = odds(text).chances;
    return [what, ways, total];
  };
  const parts = (text: string): string[] => odds(text).parts.map(({ label, value }) => `${label}: ${value}`);
  /** What happens for every throw of n dice. */
  const thrown = (text: string, n: number): Event[][] =>
    Array.from({ length: 6 ** n }, (_, i) => {
      const faces = Array.from({ length: n }, (_, d) => (Math.floor(i / 6 ** d) % 6) + 1);
      const copy = game.fork(state) as State;
      return game.apply(copy, seat, read(text), scriptedDice(faces, [])) as Event[];
    });
  return { game, state, odds, chance, parts, thrown };
}
const kills = (unit: number) => (events: Event[]) => events.some((e) => e.kind === 'died' && e.unit === unit);
const breaks = (events: Event[]) => events.some((e) => e.kind === 'door' && e.door === 'destroyed');

const shooting = (
  marine: object,
  target: Partial<Placed> & { kind: Placed['kind'] },
  more: Partial<Placed> = {},
  chapter = '',
) =>
  set({
    picture: 's.......',
    marines: [marine],
    chapter,
    pieces: (at) => [
      { kind: 'terminator', at: at(0), facing: E, ...more },
      { at: at(4), facing: W, ...target },
    ],
  });

test('HR-SHOT-02 HR-SHOT-03 HR-SUST-02 HR-UNIT-18 the odds of a shot are the share of throws that kill', () => {
  const rows: [ReturnType<typeof shooting>, string, number, number][] = [
    [shooting({}, { kind: 'genestealer' }), '1 shoot 2', 2, 11],
    [shooting({}, { kind: 'genestealer' }, { target: 2, misses: 1 }), '1 shoot 2', 2, 20],
    [shooting({}, { kind: 'genestealer' }, { target: 2, misses: 2 }), '1 shoot 2', 2, 27],
    [shooting({}, { kind: 'hormagaunt' }), '1 shoot 2', 2, 0],
    [shooting({}, { kind: 'hormagaunt' }, { target: 2, misses: 1 }), '1 shoot 2', 2, 11],
    [shooting({}, { kind: 'broodlord' }), '1 shoot 2', 2, 1],
    [shooting({}, { kind: 'genestealer' }, {}, '3'), '1 shoot 2', 2, 20],
    [shooting({}, { kind: 'genestealer' }, {}, '7'), '1 shoot 2', 2, 0],
    [shooting({ ranged: 'assault-cannon' }, { kind: 'genestealer' }), '1 shoot 2', 3, 216 - 64],
    [shooting({ ranged: 'assault-cannon' }, { kind: 'broodlord' }), '1 shoot 2', 3, 56],
    [shooting({ ranged: 'assault-cannon' }, { kind: 'broodlord' }), '1 auto 2', 3, 108],
    [
      shooting({ ranged: 'assault-cannon' }, { kind: 'genestealer' }, { target: 2, misses: 1 }),
      '1 auto 2',
      3,
      216 - 27,
    ],
    [shooting({ grenades: { crak: 1 } }, { kind: 'genestealer' }), '1 throw crak E1', 2, 35],
    [shooting({ grenades: { crak: 1 } }, { kind: 'hormagaunt' }), '1 throw crak E1', 2, 32],
    [shooting({ grenades: { crak: 1 } }, { kind: 'broodlord' }), '1 throw crak E1', 2, 25],
    [shooting({ grenades: { crak: 1 } }, { kind: 'broodlord' }, {}, '3'), '1 throw crak E1', 2, 36],
    [shooting({ grenades: { crak: 1 } }, { kind: 'genestealer' }, {}, '3'), '1 throw crak E1', 2, 36],
  ];
  for (const [{ chance, thrown }, text, dice, ways] of rows) {
    expect(chance(text)).toEqual(['kill', ways, 6 ** dice]);
    expect(thrown(text, dice).filter(kills(2))).toHaveLength(ways);
  }
});

test('whoever has nothing to shoot with has no odds of a shot', () => {
  const claws = shooting({ ranged: null, assault: 'lightning-claws' }, { kind: 'genestealer' });
  expect(claws.odds('1 shoot 2')).toBeNull();
});

test('the parts of a shot name the weapon, the series, the marksman, and how many dice must hit', () => {
  const text = '1 shoot 2';
  expect(shooting({}, { kind: 'genestealer' }).parts(text)).toEqual([
    'Storm Bolter: 6+',
    '6+ on 2 dice: 11 in 36',
  ]);
  expect(shooting({}, { kind: 'genestealer' }, { target: 2, misses: 1 }).parts(text)).toEqual([
    'Storm Bolter: 6+',
    'Sustained fire: -1',
    '5+ on 2 dice: 20 in 36',
  ]);
  expect(shooting({}, { kind: 'broodlord' }, {}, '3').parts(text)).toEqual([
    'Storm Bolter: 6+',
    'Marksmanship and target: 5+',
    '5+ on two of 2 dice: 4 in 36',
  ]);
  expect(shooting({ grenades: { crak: 1 } }, { kind: 'genestealer' }).parts('1 throw crak E1')).toEqual([
    'Crak: 2+',
    '2+ on one of two dice: 35 in 36',
  ]);
  expect(shooting({ grenades: { crak: 1 } }, { kind: 'broodlord' }).parts('1 throw crak E1')).toEqual([
    'Crak: 2+',
    '2+ on both dice: 25 in 36',
  ]);
});

test('HR-DOOR-12 HR-DOOR-13 HR-GREN-04 doors are shot, battered and cracked as often as the odds say', () => {
  const door = (marine: object, more: Partial<Placed> = {}) =>
    set({
      picture: 's.D.....',
      marines: [marine],
      pieces: (at) => [
        { kind: 'terminator', at: at(1), facing: E, ...more },
        { kind: 'genestealer', at: at(6), facing: E },
      ],
    });
  const rows: [ReturnType<typeof door>, string, number, number][] = [
    [door({}), '1 shoot-door C1', 2, 11],
    [door({}, { target: 2, misses: 1 }), '1 shoot-door C1', 2, 11],
    [door({ ranged: 'assault-cannon' }), '1 auto-door C1', 3, 216 - 27],
    [door({}), '1 batter C1', 1, 1],
    [door({ ranged: null, assault: 'lightning-claws' }), '1 batter C1', 2, 11],
    [door({ grenades: { crak: 1 } }), '1 throw crak C1', 2, 35],
  ];
  for (const [{ chance, thrown }, text, dice, ways] of rows) {
    expect(chance(text), text).toEqual(['destroyed', ways, 6 ** dice]);
    expect(thrown(text, dice).filter(breaks), text).toHaveLength(ways);
  }
  expect(door({}).parts('1 batter C1')).toEqual(['Any 6 on one die: 6']);
  expect(door({ ranged: null, assault: 'lightning-claws' }).parts('1 batter C1')).toEqual([
    'Any 6 on 2 dice: 6',
  ]);
});

const fight = (marine: object, stealer: Placed['kind'], facing: 1 | 3 = W, chapter = '') =>
  set({
    picture: 's.......',
    marines: [marine],
    chapter,
    pieces: (at) => [
      { kind: 'terminator', ...marine, at: at(1), facing: E },
      { kind: stealer, at: at(2), facing },
    ],
  });
const ways = (chances: readonly Chance[]): number[] => chances.map((c) => c.ways);

test('HR-CA-04 HR-CA-05 HR-CA-06 the odds of an assault are the shares of throws won, drawn and lost', () => {
  for (const stealer of ['genestealer', 'broodlord'] as const)
    for (const chapter of ['', '2', '6']) {
      const { odds, thrown } = fight({}, stealer, W, chapter);
      const all = thrown('1 assault 2', 4);
      const won = all.filter(kills(2)).length;
      const lost = all.filter(kills(1)).length;
      const { chances } = odds('1 assault 2');
      expect(chances.map(({ what }) => what)).toEqual(['win', 'draw', 'lose']);
      expect(ways(chances), `${stealer} ${chapter}`).toEqual([won, 1296 - won - lost, lost]);
      expect(chances.every(({ total }) => total === 1296)).toBe(true);
    }
  expect(fight({}, 'genestealer').parts('1 assault 2')).toEqual([
    'Terminator, one die: +0',
    'Genestealer, best of 3: +0',
  ]);
  expect(fight({}, 'hormagaunt', W, '6').parts('1 assault 2')).toEqual([
    'Terminator, one die: -1',
    'Hormagaunt, best of 3: +1',
  ]);
  expect(fight({ ranged: null, assault: 'lightning-claws' }, 'genestealer').parts('1 assault 2')).toEqual([
    'Terminator, best of 2: +2',
    'Genestealer, best of 3: +0',
  ]);
  const attacked = set({
    picture: 's.......',
    marines: [{}],
    plan: () => ({ phase: 'stealer' }),
    pieces: (at) => [
      { kind: 'terminator', at: at(1), facing: E },
      { kind: 'genestealer', at: at(2), facing: W },
    ],
  });
  expect(attacked.parts('2 assault 1')).toEqual(['Genestealer, best of 3: +0', 'Terminator, one die: +0']);
  const all = attacked.thrown('2 assault 1', 4);
  expect(ways(attacked.odds('2 assault 1').chances)).toEqual([
    all.filter(kills(1)).length,
    all.filter((e) => !kills(1)(e) && !kills(2)(e)).length,
    all.filter(kills(2)).length,
  ]);
});

test('HR-CA-05 HR-SWORD-01 HR-GUARD-05 the odds of a re-roll are what its die then does to the fight', () => {
  const seen = new Set<string>();
  const look = ({ game, state }: ReturnType<typeof set>, seat: string, text: string, faces: number[]) => {
    const rolled = game.fork(state) as State;
    game.apply(rolled, seat, game.notation.parse(rolled, text), scriptedDice(faces, []));
    /** Who still may roll again, and lets it be. */
    const answers = (copy: State) =>
      ['marine', 'stealer']
        .map((who) => ({ who, action: game.actions(copy, who).find((one) => one.do === 'accept')! }))
        .find(({ action }) => action);
    for (const who of ['marine', 'stealer'] as const)
      for (const action of game.actions(rolled, who)) {
        const odds = game.odds(game.view(rolled, who), action);
        if (!odds) continue;
        seen.add(action.do);
        const n = action.do === 'accept' ? 1 : 6;
        const ends = Array.from({ length: n }, (_, i) => {
          const copy = game.fork(rolled) as State;
          const events = game.apply(copy, who, action, scriptedDice(n > 1 ? [i + 1] : [], [])) as Event[];
          for (let asked = answers(copy); asked; asked = answers(copy))
            events.push(...(game.apply(copy, asked.who, asked.action, scriptedDice([], [])) as Event[]));
          return events;
        });
        const [won, lost] = [ends.filter(kills(2)).length, ends.filter(kills(1)).length];
        expect(odds.chances, `${faces} ${action.do}`).toEqual([
          { what: 'win', ways: won, total: n },
          { what: 'draw', ways: n - won - lost, total: n },
          { what: 'lose', ways: lost, total: n },
        ]);
      }
  };
  const pair = (marine: object, more: Partial<Placed>, phase: 'marine' | 'stealer', foe: Placed['kind']) =>
    set({
      picture: 's.......',
      marines: [marine],
      plan: () => ({ phase }),
      pieces: (at) => [
        { kind: 'terminator', ...marine, ...more, at: at(1), facing: E },
        { kind: foe, at: at(2), facing: W },
      ],
    });
  const throws = [
    [4, 4, 2, 1],
    [3, 5, 3, 2],
    [6, 4, 4, 1],
  ];
  const sword = { kind: 'sergeant', assault: 'power-sword' };
  const claws = { ranged: null, assault: 'lightning-claws' };
  for (const [a, b, c, d] of throws) {
    look(pair(sword, {}, 'marine', 'genestealer'), 'marine', '1 assault 2', [a, b, c, d]);
    look(pair(sword, { guard: true }, 'stealer', 'genestealer'), 'stealer', '2 assault 1', [b, c, d, a]);
    look(pair(claws, { guard: true }, 'stealer', 'genestealer'), 'stealer', '2 assault 1', [b, c, d, a, 1]);
    look(pair(claws, {}, 'marine', 'hormagaunt'), 'marine', '1 assault 2', [a, 1, b, c, d]);
    look(pair(claws, {}, 'stealer', 'hormagaunt'), 'stealer', '2 assault 1', [b, c, d, a, 1]);
  }
  expect([...seen].sort()).toEqual(['accept', 'claw', 'parry', 'reroll']);
});

test('HR-GREN-05 HR-GREN-06 an area names each kind of enemy once, with how many, and each Marine in it', () => {
  const area = (kinds: Placed['kind'][]) =>
    set({
      picture: 's.......\ns.......\n........',
      marines: [{ grenades: { frag: 1, gas: 1, plasma: 1 } }, { name: 'Brother Near' }],
      pieces: (at) => [
        { kind: 'terminator', at: at(0, 1), facing: E },
        { kind: 'terminator', at: at(3, 1), facing: E },
        ...kinds.map((kind, i) => ({
          kind,
          at: at(4 + (i % 2), Math.floor(i / 2)),
          facing: W as 3,
          ...(kind === 'blip' ? { value: 1 } : {}),
        })),
      ],
    });
  const many = area(['broodlord', 'genestealer', 'hormagaunt', 'genestealer']);
  expect(many.parts('1 throw frag E2')).toEqual([
    'Broodlord: immune',
    'Genestealer, 2 of them: dies on 5+',
    'Hormagaunt: dies on 6+',
    'Brother Near, your own: dies on 5+',
  ]);
  expect(many.chance('1 throw frag E2')).toEqual(['kill', 2, 6]);
  expect(many.parts('1 throw gas E2')).toEqual([
    'Broodlord: immune',
    'Genestealer, 2 of them: dies on 4+',
    'Hormagaunt: dies on 5+',
  ]);
  expect(many.parts('1 throw plasma E2')).toContain('Hormagaunt: certain');
  expect(area(['blip']).parts('1 throw frag E1')).toEqual([
    'Blip: dies on 5+',
    'Brother Near, your own: dies on 5+',
  ]);
  expect(area(['broodlord']).chance('1 throw frag E1')).toEqual(['kill', 0, 6]);
  expect(area([]).parts('1 throw frag E2')).toEqual(['Brother Near, your own: dies on 5+']);
});

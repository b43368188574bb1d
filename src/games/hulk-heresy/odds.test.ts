import { expect, test } from 'vitest';
import cases from '../../cases/hulk-heresy/index.ts';
import { readCases } from '../../cases/read.ts';
import { type Dice, Problem } from '../../kernel/contract.ts';
import type { Action, Event, HeresyGame, State } from './index.ts';

/** A position with two models, M of A and W of B, and what M does in it. */
interface Scene {
  readonly game: HeresyGame;
  readonly state: State;
  readonly action: Action;
}

const BOARDS = {
  apart: ['M...W.', 'W'],
  away: ['M...W.', 'E'],
  beside: ['MW....', 'W'],
  behind: ['MW....', 'E'],
} as const;

/** Written as in case files; `more` are further lines of the case. */
function scene(
  where: keyof typeof BOARDS,
  text: string,
  m: string,
  w: string,
  more: readonly string[] = [],
): Scene {
  const written = [
    '- case: odds',
    '  rules: [HH-SHOOT-05]',
    '  cp: { A: 0, B: 0 }',
    ...more.filter((line) => !line.startsWith('    ')),
    '  board: |',
    `    ${BOARDS[where][0]}`,
    '    ......',
    '  pieces:',
    `    M: { facing: E${m && `, ${m}`} }`,
    `    W: { side: B, facing: ${BOARDS[where][1]}${w && `, ${w}`} }`,
    ...more.filter((line) => line.startsWith('    ')),
  ].join('\n');
  const [position] = readCases(written, 'odds', undefined, true);
  const { game, state, translate } = cases.arrange(position);
  const plain = game as unknown as HeresyGame;
  return {
    game: plain,
    state: state as State,
    action: plain.notation.parse(state as State, translate(state, text)),
  };
}

class RanOut extends Error {}

/** Dice that fall as written; then they run out, or, once `most` of them have fallen, all show 6. */
function diceThatFall(faces: readonly number[], most: number): Dice {
  let n = 0;
  return {
    d6() {
      if (n < faces.length) return faces[n++];
      if (n >= most) return 6;
      throw new RanOut();
    },
    draw() {
      throw new Problem('Nothing is drawn here.');
    },
  };
}

type Judge = (state: State, events: readonly Event[]) => number;

/** How often it comes about: every throw of as many dice as matter, every answer that whoever saves would rather give. */
function chanceOf({ game, state }: Scene, seat: string, action: Action, judge: Judge, most = 99): number {
  const branch = (faces: readonly number[]): number => {
    const copy = game.fork(state);
    let events: Event[];
    try {
      events = game.apply(copy, seat, action, diceThatFall(faces, most));
    } catch (error) {
      if (!(error instanceof RanOut)) throw error;
      let sum = 0;
      for (let face = 1; face <= 6; face++) sum += branch([...faces, face]);
      return sum / 6;
    }
    return goOn({ game, state: copy, action }, events, judge, most === 99 ? 99 : 0);
  };
  return branch([]);
}

const PASSED = ['shot-again', 'overheat', 'ones', 'force', 'guard'];

function goOn(scene: Scene, events: readonly Event[], judge: Judge, most: number): number {
  const [asked] = scene.game.pending(scene.state);
  if (events.some(({ kind }) => kind === 'fought')) return judge(scene.state, events);
  if (asked?.kind === 'save-again' || asked?.kind === 'heal')
    return Math.min(
      ...scene.game
        .actions(scene.state, asked.seat)
        .map((answer) => chanceOf(scene, asked.seat, answer, judge, most)),
    );
  if (asked && PASSED.includes(asked.kind)) return chanceOf(scene, asked.seat, { do: 'pass' }, judge, most);
  return judge(scene.state, events);
}

const falls: Judge = (state) => (state.pieces[2] ? 0 : 1);
const told = ({ game, state, action }: Scene, what: string): number => {
  const { ways, total } = game.odds(game.view(state, 'A'), action)!.chances.find((one) => one.what === what)!;
  return ways / total;
};

const PRAETOR = '    P: { side: B, unit: praetor, at: E2, facing: W }';
const ENDURANCE = '  effects: [{ what: endurance, unit: W, owner: B, ends: lapse }]';
const SECTIONS = ['  sections: |', '   aaabbb', '   aaabbb'];

const SHOTS: readonly [string, Scene][] = [
  ['a combi-bolter at Indomitus armour', scene('apart', 'M shoot W', '', '')],
  ['one at Cataphractii armour', scene('apart', 'M shoot W', '', 'armour: cataphractii')],
  ['one at powered armour', scene('apart', 'M shoot W', '', 'unit: tactical')],
  ['one that is sustained', scene('apart', 'M shoot W', 'aim: W', '')],
  ['a lascutter', scene('apart', 'M shoot W', 'unit: breacher, ranged: [lascutter]', '')],
  ['a needle pistol', scene('apart', 'M shoot W', 'unit: medicae', '')],
  ['Deflagrate', scene('apart', 'M shoot W', 'ranged: [volkite-charger]', '')],
  ['one at a boarding shield', scene('apart', 'M shoot W', 'unit: tactical', 'unit: breacher')],
  ['one at its bearer’s back', scene('away', 'M shoot W', 'unit: tactical', 'unit: breacher')],
  ['one at a daemon', scene('apart', 'M shoot W', 'ranged: [plasma-blaster]', 'unit: daemonette')],
  ['one at flies', scene('apart', 'M shoot W', 'unit: tactical', 'unit: plaguebearer')],
  [
    'one at whoever is Hard to Kill',
    scene('apart', 'M shoot W', '', 'unit: bloodletter, herald: true, gifts: [hard-to-kill]'),
  ],
  ['one against Endurance', scene('apart', 'M shoot W', 'unit: tactical', '', [ENDURANCE])],
  ['one against a Praetor', scene('apart', 'M shoot W', 'unit: tactical', '', [PRAETOR])],
  ['one against both', scene('apart', 'M shoot W', 'unit: tactical', '', [ENDURANCE, PRAETOR])],
  [
    'one against a narthecium',
    scene('apart', 'M shoot W', 'unit: tactical', '', [
      '    H: { side: B, unit: medicae, at: E2, facing: N }',
    ]),
  ],
  ['one against an Icon', scene('apart', 'M shoot W', 'unit: tactical', 'unit: bloodletter, icon: true')],
  [
    'one into a Sanctuary',
    scene('apart', 'M shoot W', 'unit: breacher, ranged: [meltagun]', '', [
      '  effects: [{ what: sanctuary, section: b, owner: B, ends: phase }]',
      ...SECTIONS,
    ]),
  ],
];

test.each(SHOTS)(
  'HH-SHOOT-06, HH-SAVE-04, HH-SAVE-10: the odds of %s are the share of all throws',
  (_, shot) => {
    const hit: Judge = (_state, events) =>
      events.some((event) => event.kind === 'shot' && event.hits > 0) ? 1 : 0;
    expect(told(shot, 'kill')).toBeCloseTo(chanceOf(shot, 'A', shot.action, falls), 10);
    const [dice] = shot.game.apply(shot.game.fork(shot.state), 'A', shot.action, diceThatFall([], 0));
    if (dice.kind === 'shot')
      expect(told(shot, 'hit')).toBeCloseTo(chanceOf(shot, 'A', shot.action, hit, dice.dice.length), 10);
  },
);

const BLADES: readonly [string, Scene][] = [
  ['fist against fist', scene('beside', 'M assault', '', '')],
  ['claws', scene('beside', 'M assault', 'assault: [lightning-claws]', 'unit: tactical')],
  ['claws from behind', scene('behind', 'M assault', '', 'assault: [lightning-claws]')],
  ['a shield that blocks', scene('beside', 'M assault', '', 'assault: [thunder-hammer, storm-shield]')],
  ['a parry that is not made', scene('beside', 'M assault', 'unit: tactical', 'assault: [power-sword]')],
  ['guard that is not used', scene('beside', 'M assault', 'unit: tactical', 'guard: true')],
  ['a Daemonette on guard', scene('beside', 'M assault', 'unit: tactical', 'unit: daemonette, guard: true')],
  ['powered armour against a Terminator', scene('beside', 'M assault', 'unit: assault', '')],
  ['a Sergeant', scene('beside', 'M assault', 'sergeant: true', 'unit: chaplain')],
  ['a Champion, who wins ties', scene('beside', 'M assault', 'unit: champion', 'unit: tactical')],
  [
    'a Praetor’s section',
    scene('beside', 'M assault', '', '', ['    P: { unit: praetor, at: A2, facing: N }', ...SECTIONS]),
  ],
  [
    'a Mighty Blow',
    scene('beside', 'M assault', 'unit: tactical', 'unit: bloodletter, herald: true, gifts: [mighty-blow]'),
  ],
  [
    'Hammerhand',
    scene('beside', 'M assault', '', 'unit: tactical', [
      '  effects: [{ what: hammerhand, unit: M, ends: phase }]',
    ]),
  ],
];

test.each(BLADES)('HH-CA-08 to HH-CA-11: the odds of %s are the share of all throws', (_, fight) => {
  const events = fight.game.apply(fight.game.fork(fight.state), 'A', fight.action, diceThatFall([], 0));
  const clash = events.find((event) => event.kind === 'clash')!;
  const dice = clash.dice.length + clash.other.length;
  // both at once: a win counts one, a loss a thousand
  const result: Judge = (_state, after) => {
    const fought = after.find((event) => event.kind === 'fought');
    return fought?.winner === 1 ? 1 : fought?.winner === 2 ? 1000 : 0;
  };
  const meant = chanceOf(fight, 'A', fight.action, result, dice);
  expect(told(fight, 'win') + 1000 * told(fight, 'lose')).toBeCloseTo(meant, 8);
});

test('HH-PA-07, HH-OVW-06: the odds of a shot on overwatch count the friends beside it', () => {
  const { game, state } = scene('apart', 'M turn N', 'unit: tactical, overwatch: true', 'unit: tactical', [
    '  phase: B',
    '    N: { unit: tactical, at: B2, facing: W }',
  ]);
  const none = diceThatFall([], 0);
  game.apply(state, 'B', { do: 'turn', unit: 2, face: 0 }, none);
  if (game.pending(state)[0].kind === 'react') game.apply(state, 'A', { do: 'pass' }, none);
  const action = game.actions(state, 'A').find((one) => one.do === 'watch') as Action;
  const volley = { game, state, action };
  const odds = told(volley, 'kill');
  game.apply(state, 'A', action, none);
  expect(odds).toBeCloseTo(chanceOf(volley, 'A', { do: 'fire' }, falls), 10);
});

test('HH-CA-16, HH-CHAMP-05, HH-PSI-25, HH-PSI-26: what a blow means for whoever loses', () => {
  const means = (m: string, w: string, more: readonly string[] = [], how = ''): unknown[] => {
    const { game, state, action } = scene('beside', `M assault${how}`, m, w, more);
    return game.odds(game.view(state, 'A'), action)!.chances.map((one) => one.means);
  };
  const claws = 'assault: [lightning-claws]';
  expect(means('assault: [power-fist]', claws)).toEqual([
    'it falls in 58%',
    undefined,
    'this model falls in 42%',
  ]);
  expect(means('unit: champion, assault: [power-fist]', claws, [], ' as lunge')[0]).toBe('it falls in 83%');
  expect(means('unit: champion, assault: [power-fist]', claws, [], ' as peerless')[0]).toBe(
    'it falls in 58%',
  );
  expect(means('assault: [power-axe]', 'assault: [power-axe]')).toEqual([
    'it falls in 36%',
    undefined,
    'this model falls in 36%',
  ]);
  expect(
    means('assault: [power-fist]', '', ['  effects: [{ what: hammerhand, unit: M, ends: phase }]'])[0],
  ).toBe('it falls in 83%');
  expect(
    means('assault: [power-axe]', '', ['  effects: [{ what: hammerhand, unit: W, ends: phase }]'])[2],
  ).toBe('this model falls in 83%');
  const sanctuary = (section: string, owner: string) => [
    `  effects: [{ what: sanctuary, section: ${section}, owner: ${owner}, ends: phase }]`,
    '  sections: |',
    '   abbbbb',
    '   abbbbb',
  ];
  expect(means('assault: [power-fist]', '', sanctuary('b', 'B'))[0]).toBe('it falls in 8%');
  expect(means('assault: [power-axe]', '', sanctuary('b', 'B'))[0]).toBe('it falls in 8%');
  expect(means('assault: [power-fist]', '', sanctuary('b', 'A'))[0]).toBe('it falls in 58%');
  const behind = scene('behind', 'M assault', '', '');
  const [, , lose] = behind.game.odds(behind.game.view(behind.state, 'A'), behind.action)!.chances;
  expect(lose.means).toBe('nothing happens');
});

test('no odds are told of what cannot be done', () => {
  const { game, state } = SHOTS[0][1];
  const odds = (action: object) => game.odds(game.view(state, 'A'), action as Action);
  const shot = { do: 'shoot', unit: 1, to: 2, with: 'combi-bolter' };
  expect(odds(shot)).not.toBeNull();
  expect(odds({ ...shot, with: 'boltgun' })).toBeNull();
  expect(odds({ ...shot, unit: 9 })).toBeNull();
  expect(odds({ ...shot, to: 9 })).toBeNull();
  expect(odds({ ...shot, to: undefined })).toBeNull();
  expect(odds({ do: 'assault', unit: 9, with: 'power-fist' })).toBeNull();
  expect(odds({ do: 'assault', unit: 1, with: 'power-fist' })).toBeNull();
});

test('no odds are told of what no dice are thrown for', () => {
  const { game, state } = SHOTS[0][1];
  expect(game.odds(game.view(state, 'A'), { do: 'end' })).toBeNull();
  expect(game.odds(game.view(state, 'A'), { do: 'turn', unit: 1, face: 0 })).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { scriptedDice, seededDice } from '../../../kernel/dice.ts';
import { assaultPlus } from '../assault/score.ts';
import { CHAPTER_TABLE } from '../chapters.ts';
import { FIRE } from '../ground.ts';
import { hulkRevised, missionSheet, type Setup } from '../index.ts';
import { piece } from '../position.ts';
import { arrange } from '../setting-up/arrange.ts';
import { neededScore } from '../shooting/shooting.ts';
import { NOWHERE, type State } from '../state.ts';

const MISSION = {
  id: 'test',
  title: 'Test',
  summary: 'A short one.',
  briefing: 'A long one.',
  levels: [{ picture: '##E#####\n#......#\n#.ssss.#\n#.ssss.#\n#......#\n########' }],
  legend: { s: 'start' },
  blips: { start: 1, perTurn: 1 },
};
const FORCE = { squads: 1 };
const MARINES = {
  side: 'marine',
  chapter: '2',
  squads: [
    {
      units: [
        { name: 'Varro', kind: 'sergeant', assault: 'power-sword', ranged: 'storm-bolter' },
        { name: 'Castor', kind: 'terminator', ranged: 'heavy-flamer', reload: true, grenades: { frag: 1 } },
      ],
    },
  ],
};
const STEALERS = { side: 'stealer', blips: 20, ambush: 1, feeder: 1 };

const read = (data: Record<string, unknown>): Setup => hulkRevised.readSetup(data);
const bought = (forces: Record<string, unknown>, more = {}): Setup =>
  read({ mission: { ...MISSION, force: FORCE }, forces, ...more });

/** Plays the setup with first answers until the first turn. */
function toFirstTurn(setup: Setup): State {
  const game = hulkRevised.open(setup);
  const dice = seededDice('00');
  const { state } = game.start(dice);
  while (state.phase === 'setup') {
    const { seat } = game.pending(state)[0];
    game.apply(state, seat, game.actions(state, seat)[0], dice);
  }
  return state;
}

describe('force lists in a setup', () => {
  test('HR-FORCE-11: a mission with limits takes its forces from the lists', () => {
    const { mission } = bought({ marine: MARINES, stealer: STEALERS });
    expect(mission.marines.map(({ name }) => name)).toEqual(['Varro', 'Castor']);
    expect(mission.blips).toEqual({ total: 20, start: 1, perTurn: 1 });
    expect(mission.ambush).toBe(1);
    expect(mission.specials.feeder).toBe(1);
    const state = toFirstTurn(bought({ marine: MARINES, stealer: STEALERS }));
    expect(piece(state, 2)).toMatchObject({ ammo: 6, reloads: 1, grenades: [0, 1, 0, 0] });
    expect(state.allowance).toBe(19); // one lurks already
  });

  test('HR-FORCE-01: a list that breaks a rule is a Problem that names rule and place', () => {
    const dear = { ...MARINES, sentries: 2 };
    expect(() => bought({ marine: dear })).toThrow(/^forces\.marine\.points: .*\(HR-FORCE-01\)/);
    expect(() => bought({ marine: MARINES, stealer: { ...STEALERS, blips: 5 } })).toThrow(
      /^forces\.stealer\.blips: .*\(HR-HOUSE-11\)/,
    );
    expect(() => bought({ marine: { ...MARINES, squads: [] } })).toThrow(/^forces\.marine\.squads/);
  });

  test('HR-FORCE-11: no list where the mission has its own forces, none missing where it has not', () => {
    const own = { ...MISSION, marines: [{ name: 'A', kind: 'terminator' }] };
    expect(() => read({ mission: own, forces: { marine: MARINES } })).toThrow('HR-FORCE-11');
    expect(() => read({ mission: { ...MISSION, force: FORCE } })).toThrow('HR-FORCE-11');
    expect(() => bought({ stealer: STEALERS })).toThrow('HR-FORCE-11');
    expect(read({ mission: { ...own, force: FORCE } }).mission.marines).toHaveLength(1);
  });

  test('HR-FORCE-05: a special unit bought still needs a blip that matches, and comes only once', () => {
    const list = { ...STEALERS, feeder: 0, broodlord: 1 };
    const game = hulkRevised.open(bought({ marine: MARINES, stealer: list }));
    const { table } = game;
    const blip = (value: number, at: string) => ({ kind: 'blip' as const, value, at: table.board.find(at) });
    const state = arrange(table, {
      phase: 'stealer',
      pieces: [{ kind: 'sergeant' }, { kind: 'terminator' }, blip(1, 'B2'), blip(3, 'D2'), blip(3, 'F2')],
    });
    const convert = (unit: number): string[] => {
      game.apply(state, 'stealer', game.notation.parse(state, `${unit} convert`), seededDice('00'));
      return game.actions(state, 'stealer').map((action) => game.notation.print(state, action));
    };
    const settle = (): void => {
      while (game.pending(state)[0].kind !== 'act') {
        const [first] = game.actions(state, 'stealer').slice(-1);
        game.apply(state, 'stealer', first, seededDice('00'));
      }
    };
    expect(convert(3).some((text) => text.startsWith('bring'))).toBe(false);
    settle();
    expect(convert(4)).toContain('bring broodlord');
    settle();
    expect(state.specials).toEqual([0, 0, 0, 0]);
    expect(convert(5).some((text) => text.startsWith('bring'))).toBe(false);
  });

  test('HR-CHAP-01, HR-DEC-02: the row goes with the list it was bought for', () => {
    expect(bought({ marine: MARINES }).chapter).toBe('2');
    expect(bought({ marine: MARINES }, { chapter: '2' }).chapter).toBe('2');
    expect(() => bought({ marine: MARINES }, { chapter: '3' })).toThrow('HR-CHAP-01');
  });
});

describe('the mission', () => {
  test('HR-SETUP-01: a mission says what is played, on what board, with whom', () => {
    const marines = [{ name: 'A', kind: 'terminator' }];
    const whole = { ...MISSION, marines, first: 'stealer', turns: 9, options: ['rubble'] };
    expect(read({ mission: whole }).mission).toMatchObject({
      first: 'stealer',
      turns: 9,
      options: ['rubble'],
    });
    for (const key of ['title', 'summary', 'briefing', 'blips']) {
      const { [key]: _, ...without } = whole as Record<string, unknown>;
      expect(() => read({ mission: without }), key).toThrow(`mission.${key}`);
    }
    expect(() => read({ mission: { ...whole, levels: [] } })).toThrow('mission.levels');
    expect(() => read({ mission: { ...whole, geotiles: {} } })).toThrow('mission.levels');
    const noStart = { ...whole, levels: [{ picture: '##E#\n#..#\n####' }], legend: {} };
    expect(() => hulkRevised.open(read({ mission: noStart }))).toThrow('start');
    const noEntry = { ...whole, levels: [{ picture: '####\n#ss#\n####' }] };
    expect(() => hulkRevised.open(read({ mission: noEntry }))).toThrow('entry area');
    const table = hulkRevised.open(read({ mission: { ...whole, blips: {} } })).table;
    expect(table.blipsPerTurn).toBe(1); // one for the one squad
    expect(table.options.rubble).toBe(true);
  });

  test('HR-SETUP-02: the sheet lists every Marine with all he has, the chapter and the command tracker', () => {
    const captain = { name: 'Hale', kind: 'captain', assault: 'grenade-glove', grenades: { gas: 1 } };
    const librarian = { name: 'Oth', kind: 'librarian', level: 2, assault: 'force-weapon', generator: true };
    const list = { ...MARINES, squads: [...MARINES.squads, { units: [captain] }, { units: [librarian] }] };
    const sheet = missionSheet(
      read({
        mission: { ...MISSION, force: { points: 80 } },
        forces: { marine: list },
        options: { timer: true },
      }),
    );
    expect(sheet.marines.map((row) => [row.name, row.squad, row.kind])).toEqual([
      ['Varro', 1, 'sergeant'],
      ['Castor', 1, 'terminator'],
      ['Hale', 2, 'captain'],
      ['Oth', 3, 'librarian'],
    ]);
    expect(sheet.marines[0]).toMatchObject({
      assault: 'Power Sword',
      ranged: 'Storm Bolter',
      seconds: 30,
      cp: 0,
    });
    expect(sheet.marines[1]).toMatchObject({ ammo: 6, reload: true, grenades: { frag: 1 }, missiles: null });
    expect(sheet.marines[2]).toMatchObject({ cab: 3, rab: 1, cp: 2, seconds: 60, grenades: { gas: 1 } });
    expect(sheet.marines[3]).toMatchObject({ cab: 2, rab: 1, psi: 15, generator: true, ammo: null });
    expect(sheet.chapter).toEqual({ id: '2', seconds: 0, cp: -1 });
    expect(sheet.cp).toBe(1); // Captain +2, chapter -1
  });

  test('HR-SETUP-03: the sheet lists blips, Ambush blips and special units', () => {
    expect(missionSheet(bought({ marine: MARINES, stealer: STEALERS })).stealers).toEqual({
      blips: 20,
      ambush: 1,
      specials: { feeder: 1, acidmaw: 0, hormagaunt: 0, broodlord: 0 },
    });
  });

  test('HR-SETUP-05: board, rubble, Marines, blips, first turn, in this order', () => {
    const setup = bought({ marine: MARINES, stealer: STEALERS }, { options: { rubble: true } });
    const game = hulkRevised.open(setup);
    const dice = seededDice('00');
    const { state, events } = game.start(dice);
    const asked: string[] = [];
    while (state.phase === 'setup') {
      const decision = game.pending(state)[0];
      asked.push(decision.kind);
      expect(state.stealers.length > 0).toBe(decision.kind === 'lurk');
      events.push(...game.apply(state, decision.seat, game.actions(state, decision.seat)[0], dice));
    }
    expect(asked.filter((kind, i) => kind !== asked[i - 1])).toEqual(['rubble', 'start']);
    const kinds = events.map(({ kind }) => kind).filter((kind, i, all) => kind !== all[i - 1]);
    expect(kinds.slice(0, 6)).toEqual(['rubble-rolled', 'rubble', 'faced', 'drawn', 'lurking', 'phase']);
    expect(state.turn).toBe(1);
  });
});

describe('chapters', () => {
  const own = {
    ...MISSION,
    marines: [
      { name: 'A', kind: 'sergeant' },
      { name: 'B', kind: 'terminator' },
    ],
  };
  const tableFor = (chapter: string | null, options = {}) => {
    const mission = { ...own, sentries: [{ name: 'Gun' }] };
    return hulkRevised.open(read({ mission, chapter, options })).table;
  };

  test('HR-CHAP-02: the table of bonuses', () => {
    expect(CHAPTER_TABLE.map(({ id, cab, rab, seconds, cp }) => [id, cab, rab, seconds, cp])).toEqual([
      ['1', 0, 0, 30, 0],
      ['2', 1, 0, 0, -1],
      ['3', 0, 1, 0, -1],
      ['4', 0, 0, 0, 1],
      ['5', 1, 1, -30, -1],
      ['6', -1, 0, 30, 1],
      ['7', 0, -1, 30, 1],
      ['8', -1, -1, 60, 0],
      ['9', 0, 0, 60, -2],
      ['10', -1, -1, 0, 2],
      ['salamanders', 0, 0, 0, 0],
    ]);
    for (const { id } of CHAPTER_TABLE) expect(tableFor(id).chapter.id).toBe(id);
    expect(() => tableFor('11')).toThrow('chapter');
  });

  /** What a Marine who faces a Genestealer alone adds to his score. */
  function plus(chapter: string | null, kind: 'sergeant' | 'terminator'): number {
    const table = tableFor(chapter);
    const at = table.board.find('C3');
    const id = kind === 'sergeant' ? 1 : 2;
    const state = arrange(table, {
      phase: 'marine',
      pieces: [
        { kind: 'sergeant', at: id === 1 ? at : table.board.find('G5'), facing: 0 },
        { kind: 'terminator', at: id === 2 ? at : table.board.find('G5'), facing: 0 },
        { kind: 'sentry', at: table.board.find('B5') },
        { kind: 'genestealer', at: table.board.find('C2'), facing: 2 },
      ],
    });
    return assaultPlus(table, state, piece(state, id), piece(state, 4), true);
  }

  test('HR-CHAP-03: CAB and RAB come on top of each Marine’s own bonus, but not on a gun’s', () => {
    expect([plus(null, 'terminator'), plus('2', 'terminator'), plus('6', 'terminator')]).toEqual([0, 1, -1]);
    expect([plus(null, 'sergeant'), plus('2', 'sergeant'), plus('6', 'sergeant')]).toEqual([1, 2, 0]);
    const table = tableFor('3');
    const state = arrange(table, {
      phase: 'marine',
      pieces: [{ kind: 'sergeant' }, { kind: 'terminator' }, { kind: 'sentry' }],
    });
    expect(neededScore(table, 6, piece(state, 2), null)).toBe(5);
    expect(neededScore(table, 5, piece(state, 3), null)).toBe(5);
    expect(piece(state, 1).at).toBe(NOWHERE);
  });

  test('HR-EX-38: a chapter with +1 CAB gives a Sergeant +2 in all', () => {
    expect(plus('2', 'sergeant')).toBe(2);
    expect(missionSheet(read({ mission: own, chapter: '2' })).marines[0].cab).toBe(2);
  });

  test('HR-CHAP-04: the chapter adds to command points and timer once, whatever the number of Marines', () => {
    const ready = (chapter: string | null, timer: boolean): State => {
      const game = hulkRevised.open(read({ mission: own, chapter, options: { timer } }));
      const dice = seededDice('00');
      const { state } = game.start(dice);
      while (state.phase !== 'marine') {
        const { seat } = game.pending(state)[0];
        game.apply(state, seat, game.actions(state, seat)[0], dice);
      }
      return state;
    };
    expect(ready('10', false).bonus - ready(null, false).bonus).toBe(2);
    expect(ready('9', true).seconds - ready(null, true).seconds).toBe(60);
    expect(ready('9', false).seconds).toBe(0);
  });

  /** A Salamander (or not) at D4 facing north, with fire at D3 and D2 before him, and a flamer at D5 behind. */
  function inFire(chapter: string | null) {
    const mission = {
      ...own,
      marines: [own.marines[1], { name: 'F', kind: 'terminator', ranged: 'heavy-flamer' }],
    };
    const game = hulkRevised.open(read({ mission, chapter }));
    const at = (name: string): number => game.board.find(name);
    const state = arrange(game.table, {
      phase: 'marine',
      pieces: [
        { kind: 'terminator', at: at('D4'), facing: 0 },
        { kind: 'terminator', at: at('B5'), facing: 1 },
      ],
      ground: ['D3', 'D2'].map((name) => ({ square: at(name), bits: FIRE })),
    });
    const play = (text: string, ...dice: number[]) =>
      game.apply(state, 'marine', game.notation.parse(state, text), scriptedDice(dice));
    const refusal = (text: string) => game.check(state, 'marine', game.notation.parse(state, text));
    return { game, state, play, refusal };
  }

  test('HR-CHAP-06: Salamanders walk through fire, and die there on a 6, rolled once in a game turn', () => {
    expect(inFire('4').refusal('1 move N')).not.toBeNull();
    const lucky = inFire('salamanders');
    expect(lucky.refusal('1 move N')).toBeNull();
    lucky.play('1 move N', 5);
    expect(piece(lucky.state, 1).at).toBe(lucky.game.board.find('D3'));
    lucky.play('1 move N'); // no second die
    lucky.play('1 turn E');
    expect(piece(lucky.state, 1).at).toBe(lucky.game.board.find('D2'));
    const unlucky = inFire('salamanders');
    unlucky.play('1 move N', 6);
    expect(unlucky.state.pieces[1]).toBeNull();
  });

  test('HR-CHAP-06: when flames catch a Salamander, this roll takes the place of the 2+', () => {
    const burned = inFire('4');
    burned.play('2 flame D4', ...Array(4).fill(2));
    expect(burned.state.pieces[1]).toBeNull();
    const spared = inFire('salamanders');
    spared.play('2 flame D4', 5);
    expect(spared.state.pieces[1]).not.toBeNull();
  });
});

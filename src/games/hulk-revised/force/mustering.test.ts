import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { knownChance } from '../../../kernel/fairness.ts';
import { writeMatch } from '../../../kernel/file.ts';
import { plainCopy } from '../../../kernel/hash.ts';
import { act, actText, type Match, rehearse, startMatch } from '../../../kernel/match.ts';
import { readMatch } from '../../../kernel/read.ts';
import { undo } from '../../../kernel/undo.ts';
import { type HulkGame, hulkRevised, type MarineList, readForce, type State } from '../index.ts';
import { checkForce } from './check.ts';
import { limitsOf } from './limits.ts';
import { parseForce, printForce } from './notation.ts';
import { READY } from './ready.ts';
import { sampleForces } from './samples.ts';

const ruleset = hulkRevised as unknown as AnyRuleset;
const coldTrail = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));
const both = ['marine', 'stealer'];
const BROOD = 'muster stealer blips 40 feeder 1 broodlord 1';
const SQUAD = 'muster marine; sergeant "Varro" power-sword storm-bolter, terminator "Castor" heavy-flamer';

const gameOf = (match: Match): HulkGame => match.game as unknown as HulkGame;
const stateOf = (match: Match): State => match.state as State;

function mustered(mission: object = coldTrail): Match {
  const match = rehearse(ruleset, { mission, muster: both }, 'muster');
  expect(actText(match, 'stealer', BROOD).ok).toBe(true);
  expect(actText(match, 'marine', SQUAD).ok).toBe(true);
  return match;
}

/** First answers, until somebody is asked that. */
function playTo(match: Match, kind: string): void {
  for (let n = 0; n < 100 && match.game.pending(match.state)[0].kind !== kind; n++) {
    const [{ seat }] = match.game.pending(match.state);
    expect(act(match, seat, match.game.actions(match.state, seat)[0]).ok).toBe(true);
  }
}

describe('a force in one line', () => {
  const WHOLE: MarineList = readForce({
    side: 'marine',
    points: 90,
    legion: 'Salamanders; "the first", \\ of many\nlines',
    chapter: 'salamanders',
    sentries: 2,
    squads: [
      {
        units: [
          { name: 'A "B", C; D', kind: 'captain', assault: 'grenade-glove', grenades: { crak: 2, gas: 1 } },
        ],
      },
      { units: [{ name: '\\', kind: 'librarian', level: 3, assault: 'force-weapon', generator: true }] },
      {
        units: [
          {
            name: 'terminator',
            kind: 'terminator',
            ranged: 'storm-bolter',
            cyclone: {},
            grenades: { frag: 1 },
          },
          {
            name: 'é\u2028 \ud800',
            kind: 'terminator',
            ranged: 'assault-cannon',
            reload: 1,
            cyclone: { plasma: 6 },
          },
        ],
      },
    ],
  }) as MarineList;

  test('reads back as it was', () => {
    const line = printForce(WHOLE);
    expect(line).not.toMatch(/[\n\r]/);
    expect(parseForce(line)).toEqual(WHOLE);
    for (const list of READY) expect(parseForce(printForce(list))).toEqual(list);
  });

  test.each([
    ['', 'The line ends where marine or stealer should follow.'],
    ['orks blips 5', '"orks" is no side: write marine or stealer.'],
    ['stealer blips 5 blips 6', '"blips" stands twice.'],
    ['stealer blips many', '"many" should be a number.'],
    ['stealer blips 5 cyclone', '"cyclone" means nothing here.'],
    ['marine', 'squads: '],
    ['marine; ', 'The line ends where a Marine (terminator, sergeant, captain, librarian) should follow.'],
    ['marine; terminator Varro', '"Varro" should be a name in quotation marks.'],
    ['marine; terminator "Varro', '""" should be a name in quotation marks.'],
    ['marine; terminator "Varro" chain-fist power-axe', '"assault" stands twice.'],
    ['marine; ork "Varro"', 'squads.0.units.0.kind: '],
  ])('"%s" is explained', (line, why) => {
    expect(() => parseForce(line)).toThrow(why);
  });
});

describe('lists to choose from', () => {
  test('the ready ones are those of the folder', () => {
    const files = readdirSync('forces/hulk-revised').filter((file) => !file.startsWith('cold-road'));
    expect(READY).toEqual(
      files.map((file) => readForce(parse(readFileSync(`forces/hulk-revised/${file}`, 'utf8')))),
    );
  });

  const mission = { ...coldTrail, marines: [], sentries: [], specials: {}, ambush: 0 };
  test.each([
    [{ squads: 1 }, 5, 4],
    [{ squads: 4 }, 5, 4],
    [{ points: 2, minBlips: 5 }, 1, 1],
    [{ points: 60, items: { captain: { min: 1 }, 'heavy-flamer': { min: 2 } } }, 4, 4],
    [
      { points: 40, items: { librarian: { min: 1 }, generator: { min: 1 }, broodlord: { min: 1, max: 1 } } },
      3,
      2,
    ],
    [
      { points: 40, items: { 'crak-missile': { min: 1 }, 'sentry-gun': { min: 1 }, blips: { max: 30 } } },
      3,
      3,
    ],
  ])('%j: some of each side, all different and legal', (force, marines, stealers) => {
    const limits = limitsOf(
      hulkRevised.readSetup({ mission: { ...mission, force }, muster: both }).mission.force!,
    );
    const demand = {
      mission: hulkRevised.readSetup({ mission: { ...mission, force }, muster: both }).mission,
      limits,
      chapter: null,
      fits: () => true,
    };
    for (const [side, least] of [
      ['marine', marines],
      ['stealer', stealers],
    ] as const) {
      const lists = sampleForces(side, demand);
      expect(lists.flatMap((list) => checkForce(list, limits).problems)).toEqual([]);
      expect(new Set(lists.map(printForce)).size).toBe(lists.length);
      expect(lists.length, side).toBeGreaterThanOrEqual(least);
    }
  });

  test('limits that nothing keeps are refused before the match', () => {
    const force = { points: 3, items: { captain: { min: 1 } } };
    expect(() => rehearse(ruleset, { mission: { ...coldTrail, force }, muster: both }, 'x')).toThrow(
      'mission.force: no list of the marine side could be found that keeps these limits.',
    );
  });
});

describe('a setup says who musters, and nothing more', () => {
  const read = (more: object) => () => hulkRevised.readSetup({ mission: coldTrail, ...more });
  const marine = READY[0];
  test.each([
    [
      { muster: both, forces: { marine } },
      'forces.marine: a side that musters brings no list (HR-FORCE-12).',
    ],
    [{ muster: ['marine', 'marine'] }, 'muster.1: marine stands twice.'],
    [{ muster: both, options: { solo: true } }, 'muster: the program plays the Stealers'],
    [{ muster: both, mission: { ...coldTrail, force: null } }, 'muster: this mission has forces of its own'],
    [{ muster: [] }, 'muster: '],
  ])('%j', (more, why) => {
    expect(read(more)).toThrow(why);
  });

  test('a list named beforehand is public, and its side is not asked', () => {
    const { points: _, ...list } = marine;
    const match = rehearse(
      ruleset,
      { mission: coldTrail, forces: { marine: list }, muster: ['stealer'] },
      'x',
    );
    expect(match.game.pending(match.state).map(({ seat }) => seat)).toEqual(['stealer']);
    expect(gameOf(match).tableOf(stateOf(match)).roll).toContain('Osric');
  });
});

describe('what was mustered', () => {
  test('is named by no event before both lists are open', () => {
    const [first, second] = mustered().entries;
    expect(first.events).toEqual([{ kind: 'mustered', seat: 'stealer' }]);
    expect(second.events.slice(0, 3)).toMatchObject([
      { kind: 'mustered', seat: 'marine' },
      { kind: 'forces' },
      { roll: ['Varro', 'Castor'] },
    ]);
    expect(second.events.slice(0, 2).some((event) => 'roll' in event)).toBe(false);
  });

  test('is in the state, and the table is made from it wherever the state comes from', () => {
    const match = mustered();
    const game = gameOf(match);
    const { roll, mission } = game.tableOf(stateOf(match));
    expect(roll).toEqual(['Varro', 'Castor']);
    expect(mission.blips.total).toBe(40);
    const opened = hulkRevised.open(hulkRevised.readSetup(match.setup));
    for (const state of [game.fork(stateOf(match)), plainCopy(stateOf(match)) as State]) {
      expect(opened.tableOf(state).roll).toEqual(roll);
      expect(opened.pending(state)).toEqual(game.pending(stateOf(match)));
    }
  });

  test('gives its names to what happens', () => {
    const match = mustered();
    const events = [...match.entries.flatMap((entry) => entry.events)];
    expect(events.map((event) => match.game.describe(event)?.text)).toContain(
      'The lists are open: 2 Marines; 40 blips, 2 special units.',
    );
    playTo(match, 'act');
    const told = actText(match, 'marine', '2 turn E');
    // Another game of the same setup has seen no state at all.
    const fresh = hulkRevised.open(hulkRevised.readSetup(match.setup));
    expect(told.ok && told.events.map((event) => fresh.describe(event as never)?.text).join()).toContain(
      'Castor',
    );
  });

  test('is nowhere in the setup, and comes back from a file', () => {
    const match = startMatch(ruleset, { mission: coldTrail, muster: both }, knownChance(ruleset, 'file'));
    actText(match, 'marine', SQUAD);
    expect(JSON.stringify(match.setup)).not.toContain('heavy-flamer');
    actText(match, 'stealer', BROOD);
    const read = readMatch(writeMatch(match, { reveal: true }), [ruleset]);
    expect(read.problem).toBe(null);
    expect(read.match!.state).toEqual(match.state);
  });

  test('may be taken back until the other is done', () => {
    const match = rehearse(ruleset, { mission: coldTrail, muster: both }, 'undo');
    actText(match, 'marine', SQUAD);
    expect(undo(match, 'marine').ok).toBe(true);
    expect(stateOf(match).forces).toEqual({ marine: 'awaited', stealer: 'awaited' });
    actText(match, 'marine', SQUAD);
    actText(match, 'stealer', BROOD);
    expect(undo(match, 'stealer').ok).toBe(false);
  });

  test('starts on a board that the players lay for it', () => {
    const uncharted = parse(readFileSync('missions/hulk-revised/uncharted.yaml', 'utf8'));
    const match = rehearse(
      ruleset,
      { mission: { ...uncharted, force: { squads: 1 } }, muster: both },
      'laid',
    );
    actText(match, 'marine', SQUAD);
    actText(match, 'stealer', BROOD);
    playTo(match, 'act');
    expect(match.game.broken(match.state)).toEqual([]);
    const last = match.entries.at(-1)!.events.at(-1)!;
    const opened = hulkRevised.open(hulkRevised.readSetup(match.setup));
    expect(opened.tableFor(last as never).board.size).toBe(gameOf(match).boardOf(stateOf(match)).size);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyGame, AnyRuleset } from '../../../kernel/contract.ts';
import { knownChance } from '../../../kernel/fairness.ts';
import { writeMatch } from '../../../kernel/file.ts';
import { plainCopy } from '../../../kernel/hash.ts';
import { complaint } from '../../../kernel/leaky.ts';
import { act, actText, type Match, pending, rehearse, startMatch } from '../../../kernel/match.ts';
import { publicSetup } from '../../../kernel/public-setup.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { readMatch } from '../../../kernel/read.ts';
import { undo } from '../../../kernel/undo.ts';
import { checkArmy, readArmy } from '../army/index.ts';
import { parseArmy, printArmy } from '../army/notation.ts';
import { READY } from '../army/ready.ts';
import { sampleArmies } from '../army/samples.ts';
import { CARDS } from '../cards/index.ts';
import { type EpicGame, epic1991, type State } from '../index.ts';
import { leaks } from '../leaks.ts';

const ruleset = epic1991 as unknown as AnyRuleset;
const BATTLE = {
  battle: 'Strangers',
  points: 750,
  table: [4, 2],
  terrain: [],
  objectives: [[30, 30]],
  south: 'A',
};
const MARINES = 'muster marines "Third Company"; tactical-company name "The Third"';
const ORKS = 'muster orks "Da Boyz"; goff-clan';

const gameOf = (match: Match): EpicGame => match.game as unknown as EpicGame;
const stateOf = (match: Match): State => match.state as State;
const begin = (more: object = {}): Match => rehearse(ruleset, { battle: { ...BATTLE, ...more } }, 'muster');

function mustered(): Match {
  const match = begin();
  expect(actText(match, 'A', MARINES)).toMatchObject({ ok: true });
  expect(actText(match, 'B', ORKS)).toMatchObject({ ok: true });
  return match;
}

describe('an army in one line', () => {
  test('reads back as it was', () => {
    const odd = readArmy({
      name: 'The "Long" Shadow; or, \\ so',
      force: 'marines',
      points: 3000,
      cards: [
        { card: 'warlord-titan', name: 'name', weapons: { 'left-arm': 'volcano-cannon' } },
        { card: 'landing-pods', company: 'Second, of two', count: 2 },
        { card: 'artillery-battery', choose: ['basilisk', 'basilisk'] },
      ],
    });
    for (const army of [odd, ...READY]) expect(parseArmy(printArmy(army))).toEqual(army);
  });

  test.each([
    ['', 'The line ends where a force should follow.'],
    ['orks Boyz', '"Boyz" should be a name in quotation marks.'],
    ['orks "Boyz"', 'cards: '],
    ['orks "Boyz"; goff-clan clan goffs clan goffs', '"clan" stands twice.'],
    ['orks "Boyz"; goff-clan today', '"today" means nothing here.'],
    ['orks "Boyz"; no-such-clan', "There is no card 'no-such-clan'."],
  ])('"%s" is explained', (line, why) => {
    expect(() => parseArmy(line)).toThrow(why);
  });
});

describe('armies to choose from', () => {
  test('the ready ones are those of the folder', () => {
    const files = readdirSync('armies/epic-1991');
    expect(READY).toEqual(
      files.map((file) => readArmy(parse(readFileSync(`armies/epic-1991/${file}`, 'utf8')))),
    );
  });

  test.each([700, 1500, 2000, 3000, 5000])('%i points: several forces, all different and legal', (points) => {
    const armies = sampleArmies(points, { otherDecks: true });
    expect(armies.flatMap((army) => checkArmy(army, points, { otherDecks: true }))).toEqual([]);
    expect(new Set(armies.map(printArmy)).size).toBe(armies.length);
    expect(new Set(armies.map(({ force }) => force)).size).toBeGreaterThanOrEqual(3);
    const bought = armies.filter((army) => !READY.includes(army));
    expect(
      bought.map(({ cards: [{ card }] }) => CARDS[card].kind).filter((kind) => kind !== 'company'),
    ).toEqual([]);
  });

  test('a limit below every army is refused before the match', () => {
    expect(() => begin({ points: 100 })).toThrow('battle.points: no army could be found for 100 points.');
  });
});

describe('E2-HID-01, E2-DEC-02: armies are chosen in secret', () => {
  test('both are asked at once, and each sees only that the other is done', () => {
    const match = begin();
    expect(pending(match).map(({ seat, kind, secret }) => [seat, kind, secret])).toEqual([
      ['A', 'muster', true],
      ['B', 'muster', true],
    ]);
    actText(match, 'B', ORKS);
    const seen = (viewer: string) => (match.game.view(match.state, viewer) as State).armies;
    expect(seen('A')).toEqual({ A: 'awaited', B: 'sealed' });
    expect(seen('spectator')).toEqual({ A: 'awaited', B: 'sealed' });
    expect(seen('B')).toMatchObject({ A: 'awaited', B: { name: 'Da Boyz' } });
    expect(undo(match, 'B').ok).toBe(true);
    expect(seen('A')).toEqual({ A: 'awaited', B: 'awaited' });
  });

  test('E2-ARMY-14: both lists are open once both are done, and no longer taken back', () => {
    const match = mustered();
    const told = match.entries[1].events;
    expect(told.map(({ kind }) => kind)).toEqual(['mustered', 'armies']);
    expect(match.game.describe(told[1])?.text).toBe(
      'The lists are open: A has Third Company, B has Da Boyz.',
    );
    for (const viewer of ['A', 'B', 'spectator'])
      expect((match.game.view(match.state, viewer) as State).armies).toEqual(stateOf(match).armies);
    expect(undo(match, 'B').ok).toBe(false);
    expect(pending(match)[0].kind).toBe('deploy');
  });

  test('a list is held against the limit and the forces', () => {
    const match = begin();
    const why = (text: string) => {
      const answer = actText(match, 'A', text);
      return answer.ok ? null : answer.refusal.rule;
    };
    expect(why('muster marines "Big"; tactical-company; medic')).toBe('E2-ARMY-02');
    expect(why('muster orks "Lost"; warboss clan goffs')).toBe('E2-ORK-02');
    expect(why('muster guard "Guard"; guard-tactical-company')).toBe('E2-ARMY-16');
    expect(why('edge north')).toBe('E2-ARMY-02');
    expect(why(MARINES)).toBe(null);
  });

  test('a side whose army is agreed on is not asked', () => {
    const match = begin({ armies: { A: { name: 'Third', force: 'marines', cards: ['tactical-company'] } } });
    expect(pending(match).map(({ seat }) => seat)).toEqual(['B']);
    expect(actText(match, 'B', ORKS)).toMatchObject({ ok: true });
    expect(pending(match)[0].kind).toBe('deploy');
  });

  test('the table is made from the state, wherever that comes from; events name their armies', () => {
    const match = mustered();
    const { models } = gameOf(match).tableOf(stateOf(match));
    expect(models.length).toBeGreaterThan(20);
    const again = epic1991.open(epic1991.readSetup(match.setup));
    for (const state of [match.game.fork(match.state), plainCopy(match.state)] as State[])
      expect(again.tableOf(state).models).toEqual(models);
    for (let n = 0; n < 8; n++) {
      const [{ seat }] = pending(match);
      const [action] = match.game.actions(match.state, seat);
      const answer = act(match, seat, action);
      expect(answer.ok).toBe(true);
      const fresh = epic1991.open(epic1991.readSetup(match.setup));
      for (const event of answer.ok ? answer.events : [])
        expect(fresh.describe(event as never)).toEqual(match.game.describe(event));
      expect(match.game.broken(match.state)).toEqual([]);
    }
  });

  test('nothing of it is in the setup, and a file brings it back', () => {
    const match = startMatch(ruleset, { battle: BATTLE }, knownChance(ruleset, 'file'));
    actText(match, 'A', MARINES);
    actText(match, 'B', ORKS);
    expect(JSON.stringify(match.setup)).not.toMatch(/tactical|goff/);
    const read = readMatch(writeMatch(match, { reveal: true }), [ruleset]);
    expect(read.problem).toBe(null);
    expect(read.match!.state).toEqual(match.state);
  });

  test('two worlds cannot be told apart, and a leak is', () => {
    const game = begin().game as AnyGame;
    expect([...publicSetup(game, randomFrom('setup'))]).toEqual([]);
    expect(complaint([game], 'muster', 3, 3)).toBe(null);
    for (const leak of leaks().filter(({ what }) => what.startsWith('its army')))
      expect(complaint([game], 'muster', 8, 3, leak), leak.what).toMatch(/^two worlds/);
  });
});

// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import drill from '../../../missions/hulk-revised/first-drill.yaml';
import kitchen from '../../bots/fixtures/kitchen.yaml';
import { act, type Match, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { onSquares, type Scene } from '../games/adapter.ts';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import hulkSpeech from '../games/hulk-revised/speech.ts';
import { type Host, hostOf } from '../match/host.ts';
import { show } from '../match/playing.ts';
import type { Players, Sitting } from '../match/sitting.ts';
import { openState } from '../match/state.ts';
import { choicesFor } from './choices.ts';
import { COMMANDS } from './commands.ts';
import { complete, createHistory } from './complete.ts';
import type { Desk } from './desk.ts';
import { interpret } from './interpret.ts';
import { labelAt, placeOf } from './labels.ts';
import { floorsOf } from './map.ts';

const TWO: Players = { marine: 'person', stealer: 'person' };

interface Opened {
  readonly match: Match;
  readonly host: Host;
}

function open(mission: unknown): Opened {
  const match = rehearse(hulkRevisedAdapter.ruleset, { mission, options: {} }, '0c');
  return { match, host: hostOf('test', match, TWO, hulkRevisedAdapter) };
}

/** The desk of whoever decides, with a sitting that only plays. */
function deskOf(
  { match, host }: Opened,
  viewer = pending(match)[0]?.seat ?? 'spectator',
  selected = 0,
): Desk {
  const { table, eyes, ruleset } = host;
  const at = openState({ ...host, keep: null });
  show(at, { viewer });
  const { look } = at;
  const sitting: Partial<Sitting> = {
    table,
    ruleset,
    players: TWO,
    eyes,
    look: () => look,
    play({ action }) {
      const answer = act(match, viewer, action);
      return answer.ok ? null : answer.refusal;
    },
    check: eyes(viewer).check,
    clock: { left: () => null, subscribe: () => () => undefined },
    seal: host.seal,
  };
  const { view, decision, actions, toggles } = look;
  const handOf = (unit: number) =>
    table.hand({ view, decision: decision!, actions, selected: unit, toggles });
  const first = selected || (look.mine ? handOf(0).first : 0);
  const hand = look.mine ? handOf(first) : null;
  const sight = {
    board: onSquares(table).board(view),
    scene: look.scene as Scene,
    speech: hulkSpeech(table.game),
    view,
  };
  const cursor = Math.max(0, sight.speech.at(view, first));
  const choices = choicesFor(sitting as Sitting, look, sight, hand, first);
  const nothing = () => undefined;
  const ways = { confirm: nothing, select: nothing, moveTo: nothing, turnTo: nothing, clear: nothing };
  // Whatever is asked once more is answered at once.
  const confirming = choices.find(({ confirm }) => confirm)?.typed ?? null;
  return {
    ...sight,
    ...ways,
    sitting: sitting as Sitting,
    look,
    hand,
    choices,
    selected: first,
    cursor,
    confirming,
  };
}

function begun(): Opened {
  const table = open(drill);
  expect(interpret(deskOf(table), 'keep')).toEqual([]);
  return table;
}

test('commands answer in sentences', () => {
  const table = begun();
  const say = (line: string) => interpret(deskOf(table, 'marine', 1), line).join(' ');
  expect(say('units')).toContain('2, Bram, Terminator at F10, faces north, 4 of 4 action points.');
  expect(say('look')).toContain('Door, closed, at G7, 3 squares to the north.');
  expect(say('watched')).toBe('No enemy sees Aldric.');
  expect(say('corridor')).toContain('then G7, door, closed, North shaft.');
  expect(say('describe I4')).toMatch(/West: .*then Entry area E2: empty\./);
  expect(say('at z9')).toContain('is not a square');
  expect(say('at g7')).toBe('G7, door, closed, North shaft.');
  expect(say('enemies')).toContain('Blip 4, at Q4');
  expect(say('moves')).toContain(': Move to G9, north (1 action point); 1 move N.');
  expect(say('set pay gold')).toBe('Pay with: write ap or cp.');
});

test('an action may be typed with a name, a plain way, or for the selected piece', () => {
  const table = begun();
  interpret(deskOf(table), 'bram move north');
  interpret(deskOf(table), 'hold');
  interpret(deskOf(table, 'marine', 1), 'turn e');
  expect(table.match.entries.map(({ text }) => text)).toEqual(['keep', '2 move N', 'hold', '1 turn E']);
  expect(interpret(deskOf(table), '2 move W')).toEqual([expect.stringMatching(/Rule HR-MOVE/)]);
  expect(interpret(deskOf(table), '2 dance')[0]).toMatch(/Type help/);
});

test('a number chooses the piece that its key chooses at the drawn table', () => {
  const table = begun();
  expect(interpret(deskOf(table), '3').join(' ')).toMatch(/^Selected: Corvin/);
  expect(interpret(deskOf(table), '9')).toEqual(['You have no piece 9. Type units.']);
  const asked = open(drill);
  expect(interpret(deskOf(asked), '3')[0]).toMatch(/^Answer first, with a letter: a to [a-z]\.$/);
});

test('a walk of several steps is one line', () => {
  const desk = deskOf(begun(), 'marine', 1);
  const played: unknown[] = [];
  const sitting = {
    ...desk.sitting,
    play(offer: { action: unknown; rest?: readonly unknown[] }) {
      played.push(offer.action, ...(offer.rest ?? []));
      return null;
    },
  };
  expect(interpret({ ...desk, sitting: sitting as Sitting }, 'move north n ne')).toEqual([]);
  const { notation } = desk.sitting.table.game;
  expect(played.map((action) => notation.print(desk.view, action))).toEqual([
    '1 move N',
    '1 move N',
    '1 move NE',
  ]);
  expect(interpret(desk, 'move N hop')[0]).toMatch(/Type help/);
});

test('no letter of a choice is a command', () => {
  for (const { names } of COMMANDS) for (const name of names) expect(placeOf(name), name).toBe(-1);
});

test('nothing typed by the Marine player or an onlooker tells a blip’s value', () => {
  const table = begun();
  for (let n = 0; n < 300 && !table.match.outcome; n++) {
    const { choices } = deskOf(table);
    interpret(deskOf(table), labelAt(choices.length > 3 ? choices.length - 1 : 0));
    for (const viewer of ['marine', 'spectator'])
      for (const line of ['units', 'enemies', 'look', 'watched', 'log 40', 'moves', 'help'])
        expect(interpret(deskOf(table, viewer), line).join(' ')).not.toMatch(/stands for \d|You draw a blip/);
  }
});

/** Every letter leads somewhere, whatever is asked, in the mission that has everything. */
test('the kitchen sink is played by letters', () => {
  const table = open({ ...(kitchen as object), turns: 4 });
  const random = randomFrom('text');
  const { match } = table;
  let selected = 0;
  for (let n = 0; n < 700 && !match.outcome; n++) {
    const desk = deskOf(table, undefined, selected);
    selected = 0;
    const texts = desk.choices.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const number = random.below(desk.choices.length);
    const { deed } = desk.choices[number];
    const before = match.entries.length;
    const said = interpret(desk, labelAt(number));
    if (deed.do === 'select') selected = deed.unit;
    else expect([said, match.entries.length]).toEqual([[], before + 1]);
    if (n % 20 === 0 && !match.outcome) {
      const next = deskOf(table);
      expect(floorsOf(next, next.cursor).length).toBe(next.board.levels.length);
      for (const { names } of COMMANDS)
        if (!/undo|^ask|draw|concede|clear|picture|why|go/.test(names[0]))
          expect(interpret(next, names[0]).length).toBeGreaterThan(0);
    }
  }
  expect(match.entries.length).toBeGreaterThan(60);
});

test('asked why, the desk turns to the machine', () => {
  const turned: string[] = [];
  const desk = { ...deskOf(open(kitchen)), turnTo: (deed: string) => void turned.push(deed) };
  expect(interpret(desk, 'why')).toEqual([]);
  expect(turned).toEqual(['why']);
});

test('lines are completed as far as they agree, and remembered', () => {
  const lines = ['select Bram', 'select Aldric', 'set', 'corridor'];
  expect(complete(lines, 'co')).toEqual({ text: 'corridor', among: [] });
  expect(complete(lines, 'sel').text).toBe('select ');
  expect(complete(lines, 'x')).toEqual({ text: 'x', among: [] });
  const history = createHistory();
  history.add('look');
  history.add('units');
  expect([history.older(), history.older(), history.older(), history.newer(), history.newer()]).toEqual([
    'units',
    'look',
    null,
    'units',
    '',
  ]);
});

// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import marines from '../../../../armies/epic-1991/marines-1500.yaml';
import orks from '../../../../armies/epic-1991/orks-1500.yaml';
import battle from '../../../../battles/epic-1991/marines-orks-1500.yaml';
import { act, type Match, pending, rehearse } from '../../../kernel/match.ts';
import { hostOf } from '../../match/host.ts';
import { show } from '../../match/playing.ts';
import type { Look, Players, Sitting } from '../../match/sitting.ts';
import { openState } from '../../match/state.ts';
import { choicesFor } from '../../text/choices.ts';
import type { Desk } from '../../text/desk.ts';
import { interpret } from '../../text/interpret.ts';
import { NO_BOARD, NO_SCENE } from '../../text/no-board.ts';
import epicAdapter from './index.ts';
import epicSpeech from './speech.ts';

const TWO: Players = { A: 'person', B: 'person' };

interface Opened {
  readonly match: Match;
  readonly host: ReturnType<typeof hostOf>;
  readonly toggles: Record<string, string>;
}

function open(options: Record<string, unknown>): Opened {
  const setup = { battle: { ...(battle as object), armies: { A: marines, B: orks } }, options };
  const match = rehearse(epicAdapter.ruleset, setup, '0c');
  return { match, host: hostOf('test', match, TWO, epicAdapter), toggles: {} };
}

/** The desk of whoever decides, with a sitting that only plays. */
function deskOf({ match, host, toggles }: Opened, selected = 0): Desk {
  const viewer = pending(match)[0]?.seat ?? 'spectator';
  const { table, eyes, ruleset } = host;
  const at = openState({ ...host, keep: null });
  show(at, { viewer });
  const look: Look = { ...at.look, toggles };
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
    prefer: (toggle, value) => {
      toggles[toggle] = value;
    },
    check: eyes(viewer).check,
    clock: { left: () => null, subscribe: () => () => undefined },
    seal: host.seal,
  };
  const { view, decision, actions } = look;
  const handOf = (unit: number) =>
    table.hand({ view, decision: decision!, actions, selected: unit, toggles });
  const first = selected || (look.mine ? handOf(0).first : 0);
  const hand = look.mine ? handOf(first) : null;
  const sight = { board: NO_BOARD, scene: NO_SCENE, speech: epicSpeech(table.game), view };
  const nothing = () => undefined;
  const ways = { confirm: nothing, select: nothing, moveTo: nothing, turnTo: nothing, clear: nothing };
  const choices = choicesFor(sitting as Sitting, look, sight, hand, first);
  return {
    ...sight,
    ...ways,
    sitting: sitting as Sitting,
    look,
    hand,
    choices,
    selected: first,
    cursor: -1,
    // Whatever is asked once more is answered at once.
    get confirming() {
      return choices.find(({ confirm }) => confirm)?.typed ?? null;
    },
  };
}

const kindOf = ({ match }: Opened) => pending(match)[0]?.kind ?? 'over';

/** Answers by the first letter until that is asked. */
function until(opened: Opened, kind: string): void {
  for (let i = 0; i < 40 && kindOf(opened) !== kind; i++) interpret(deskOf(opened), 'a');
  expect(kindOf(opened)).toBe(kind);
}

function seal(opened: Opened): void {
  interpret(deskOf(opened), 'suggest');
  const desk = deskOf(opened);
  const choice = desk.choices.find(({ text }) => /seal/i.test(text));
  expect(choice, desk.choices.map(({ text }) => text).join('; ')).toBeDefined();
  interpret(desk, choice!.typed);
}

test('units are told by name, bearing and distance, and plans are made by command', () => {
  const opened = open({ 'open-measuring': true, 'turn-limit': 1 });
  until(opened, 'orders');
  const side = pending(opened.match)[0].seat;
  expect(interpret(deskOf(opened), 'help').join(' ')).toContain('how far is X');
  expect(interpret(deskOf(opened), 'units').join(' ')).toMatch(/\d of \d+ left/);
  expect(interpret(deskOf(opened, 2), 'enemies').join(' ')).toMatch(/\d cm (north|south)/);
  expect(interpret(deskOf(opened, 2), 'objectives')).toHaveLength(8);
  expect(interpret(deskOf(opened, 2), 'how far is objective 1?').join()).toMatch(/is [\d.]+ cm from/);
  expect(interpret(deskOf(opened, 2), 'how far is the battery from 2').join()).toMatch(/cm/);
  expect(interpret(deskOf(opened, 2), 'who sees 2').join()).toMatch(/sees? /);
  expect(interpret(deskOf(opened, 2), 'order 2 charge').join()).toMatch(/charge/);
  expect(opened.toggles['order 2']).toBe('charge');
  expect(interpret(deskOf(opened, 2), 'order all advance').join()).toContain('advance');
  // What is refused names its rule, and what can be done instead.
  expect(interpret(deskOf(opened, 2), 'order 2 wait').join(' ')).toMatch(
    /Rule E2-.*It can be told: .*advance/,
  );
  expect(interpret(deskOf(opened, 2), 'send north 10').join()).toMatch(/not asked now, but what rule E2-ORD/);
  expect(side).toBe('A');
  while (kindOf(opened) === 'orders') seal(opened);
  until(opened, 'move');
  const desk = deskOf(opened);
  const tried = interpret(desk, 'what if send towards objective 5').join();
  expect(tried).toMatch(/cm|way|move/);
  const before = opened.match.entries.length;
  const [own] = deskOf(opened).hand?.units ?? [];
  const foe = interpret(desk, 'enemies')[0].split(',')[0].split(' ').at(-1);
  const said = (line: string) => interpret(deskOf(opened, own), line).join(' ');
  expect(said(`charge ${own} ${foe}`)).toMatch(/Rule E2-(CC-01|MOVE-03)\. Instead: /);
  expect(said('send 99 north 5')).toContain('You have no unit 99.');
  expect(said(`fire at ${foe}`)).toMatch(/not asked now, but what rule E2-/);
  expect(opened.match.entries.length).toBe(before);
  interpret(deskOf(opened), 'send towards objective 5');
  expect(opened.match.entries.length).toBeGreaterThan(before);
});

test('by the book nobody measures: bearings are told, distances are not', () => {
  const opened = open({ 'turn-limit': 1 });
  until(opened, 'orders');
  const said = interpret(deskOf(opened, 2), 'enemies').join(' ');
  expect(said).toMatch(/to the (north|south)/);
  expect(said).not.toMatch(/\d cm/);
  expect(interpret(deskOf(opened, 2), 'how far is objective 1').join()).toContain('E2-FIRE-09');
  expect(interpret(deskOf(opened, 2), 'objectives').join(' ')).not.toMatch(/\d cm/);
});

/** The first choice; of a mob that is too large to be listed unasked, its first proposal. */
function playOne(opened: Opened): void {
  if (deskOf(opened).choices.some(({ typed }) => typed === 'suggest')) interpret(deskOf(opened), 'suggest');
  const desk = deskOf(opened);
  const choice = desk.choices.find(({ deed }) => deed.do === 'play');
  interpret(desk, choice?.typed ?? 'a');
}

test('a battle is played whole in text, every question answered by a letter', () => {
  const opened = open({ 'open-measuring': true, 'turn-limit': 1 });
  const kinds = new Set<string>();
  for (let i = 0; i < 400 && kindOf(opened) !== 'over'; i++) {
    const kind = kindOf(opened);
    kinds.add(kind);
    const before = opened.match.entries.length;
    if (kind === 'orders') seal(opened);
    else playOne(opened);
    expect(opened.match.entries.length, `${kind} is answered`).toBeGreaterThan(before);
  }
  expect(kindOf(opened)).toBe('over');
  expect([...kinds]).toEqual(expect.arrayContaining(['deploy', 'orders', 'move', 'fire']));
});

// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import battle from '../../../../battles/epic-1989/crossroads.yaml';
import { act, type Match, pending, rehearse } from '../../../kernel/match.ts';
import { hostOf } from '../../match/host.ts';
import { show } from '../../match/playing.ts';
import type { Look, Players, Sitting } from '../../match/sitting.ts';
import { openState } from '../../match/state.ts';
import { choicesFor } from '../../text/choices.ts';
import type { Desk } from '../../text/desk.ts';
import { interpret } from '../../text/interpret.ts';
import { NO_BOARD, NO_SCENE } from '../../text/no-board.ts';
import adapter from './index.ts';
import speechOf from './speech.ts';

const TWO: Players = { A: 'person', B: 'person' };

interface Opened {
  readonly match: Match;
  readonly host: ReturnType<typeof hostOf>;
  readonly toggles: Record<string, string>;
}

function open(options: Record<string, unknown> = {}): Opened {
  const match = rehearse(adapter.ruleset, { battle, options }, '0c');
  return { match, host: hostOf('test', match, TWO, adapter), toggles: {} };
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
  const sight = { board: NO_BOARD, scene: NO_SCENE, speech: speechOf(table.game), view };
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

test('detachments are told by name, bearing and distance; orders and moves are given by command', () => {
  const opened = open();
  until(opened, 'orders');
  const own = deskOf(opened).speech.own(deskOf(opened).view, pending(opened.match)[0].seat);
  const [me] = own;
  const said = (line: string) => interpret(deskOf(opened, me), line).join(' ');
  expect(said('help')).toContain('how far is X');
  expect(said('units')).toMatch(/Land Raiders 1, 2 of 2 left/);
  expect(said('enemies')).toMatch(/number \d+, [\d.]+ cm (north|south)/);
  expect(interpret(deskOf(opened, me), 'buildings')).toHaveLength(4);
  expect(said('how far is building 1')).toMatch(/Building 1, tall cross, [\d.]+ cm \S+ of Land Raiders 1/);
  expect(said('how far is 3 from 1')).toMatch(/[\d.]+ cm/);
  expect(said('who sees')).toMatch(/sees? /);
  expect(said(`order ${me} charge`)).toMatch(/charge/);
  expect(opened.toggles[`order ${me}`]).toBe('charge');
  expect(said('order all advance')).toContain('advance');
  // What is chosen is told, and nobody who has an order is said to have none.
  expect(said('suggest')).toMatch(/^Suggest: Land Raiders 1 \S+ and Land Raiders 2 \S+\.$/);
  const texts = deskOf(opened, me).choices.map(({ text }) => text);
  expect(texts.filter((text) => text.endsWith(', chosen'))).toHaveLength(1);
  expect(texts.find((text) => text.startsWith('Select'))).toContain('order chosen');
  expect(said('order 99 advance')).toContain("There is no '99' of yours");
  expect(said('send north 10')).toMatch(/not asked now, but what rule E1-ORD/);
  while (kindOf(opened) === 'orders') {
    interpret(deskOf(opened), 'order all advance');
    seal(opened);
  }
  for (let i = 0; i < 20 && kindOf(opened) !== 'move'; i++) interpret(deskOf(opened), 'a');
  expect(kindOf(opened)).toBe('move');
  const before = opened.match.entries.length;
  const [mover] = deskOf(opened).hand?.units ?? [];
  const tell = (line: string) => interpret(deskOf(opened, mover), line).join(' ');
  expect(tell('what if send towards building 1')).toMatch(/cm|move/i);
  expect(tell('send 99 north 5')).toContain('You have no detachment 99.');
  expect(tell('send over there')).toContain("Where is 'over there'?");
  expect(tell('fire at 1')).toMatch(/not asked now/);
  expect(opened.match.entries.length).toBe(before);
  tell('send towards building 1');
  expect(opened.match.entries.length).toBeGreaterThan(before);
});

test('orders of the enemy are not told before they are turned up', () => {
  const opened = open();
  until(opened, 'orders');
  seal(opened);
  expect(interpret(deskOf(opened), 'enemies').join(' ')).not.toMatch(
    /first fire|advance|charge(?!d)|fall back/i,
  );
});

test('a battle is played whole in text, every question answered by a letter', () => {
  const opened = open({ 'turn-limit': 2 });
  const kinds = new Set<string>();
  for (let i = 0; i < 300 && kindOf(opened) !== 'over'; i++) {
    const kind = kindOf(opened);
    kinds.add(kind);
    const before = opened.match.entries.length;
    if (kind === 'orders') seal(opened);
    else {
      const desk = deskOf(opened);
      interpret(desk, desk.choices.find(({ deed }) => deed.do === 'play')?.typed ?? 'a');
    }
    expect(opened.match.entries.length, `${kind} is answered`).toBeGreaterThan(before);
  }
  expect(kindOf(opened)).toBe('over');
  expect([...kinds]).toEqual(expect.arrayContaining(['deploy', 'orders', 'move', 'fire']));
});

import { expect, test } from 'vitest';
import type { Event } from '../../../games/hulk-revised/events.ts';
import { rehearse } from '../../../kernel/match.ts';
import type { SquaresTable, Told } from '../adapter.ts';
import { hulkRevisedAdapter } from './index.ts';

const [card] = hulkRevisedAdapter.missions;
const match = rehearse(hulkRevisedAdapter.ruleset, card.setup, '0b');
const table: SquaresTable = hulkRevisedAdapter.table(match.game);
const board = table.board(match.state);
/** Some squares that the mission has, by number. */
const [a, b, c] = [3, 4, 5];
const at = (square: number) => board.name(square);

function told(...events: readonly unknown[]): string[] {
  const out: Told[] = [];
  for (const event of events as Event[]) {
    const line = table.tell(event);
    if (!line) continue;
    const last = out.at(-1);
    const joined = last && table.join(last, { event, line });
    if (joined) out[out.length - 1] = { event, line: joined };
    else out.push({ event, line });
  }
  return out.map(({ line }) => line.text);
}

const foe = { unit: 44, type: 'genestealer' };
const name = (match.game as unknown as { roster: { name: string }[] }).roster[0].name;
const own = { unit: 1, type: 'terminator' };
const shot = { kind: 'shot', ...own, at: a, target: 44, targetType: 'genestealer', square: b, ap: 1, cp: 0 };
const fired = { ...shot, dice: [6, 2], needed: 6, overwatch: false, combined: false, auto: false };

test('a piece has no number at the table, and says where it was', () => {
  expect(told({ kind: 'moved', ...foe, from: a, to: b, facing: 0, backward: false, ap: 1, cp: 0 })).toEqual([
    `The Genestealer at ${at(a)} moves to ${at(b)}.`,
  ]);
});

test('steps and turns of one piece are one sentence', () => {
  const step = { kind: 'moved', ...foe, from: a, to: b, facing: 0, backward: false, ap: 1, cp: 0 };
  const turn = { kind: 'turned', ...foe, at: c, facing: 3, free: false, ap: 0, cp: 0 };
  expect(told(step, { ...step, from: b, to: c }, turn, { ...turn, facing: 2 })).toEqual([
    `The Genestealer at ${at(a)} moves to ${at(b)}, ${at(c)} and turns south.`,
  ]);
});

test('steps on command points are counted together', () => {
  const step = { kind: 'moved', ...own, from: a, to: b, facing: 0, backward: false, ap: 0, cp: 1 };
  expect(told(step, { ...step, from: b, to: c })).toEqual([
    `${name} moves to ${at(b)}, ${at(c)} on 2 command points.`,
  ]);
});

test('a blip that is found out is one sentence, and its facings are not told', () => {
  const found = { kind: 'converted', unit: 6, at: a, area: -1, value: 2, forced: true, ambush: false };
  const first = { kind: 'appeared', ...foe, at: a, area: -1 };
  const faced = { kind: 'faced', ...foe, at: a, facing: 2 };
  expect(told(found, first, { ...first, unit: 45, at: b }, faced, { ...faced, unit: 45 })).toEqual([
    `The blip at ${at(a)} is found out: Genestealers at ${at(a)}, ${at(b)}.`,
  ]);
});

test('a shot says what came of it', () => {
  const died = { kind: 'died', ...foe, at: b, by: 1, rule: 'HR-SHOT-02' };
  expect(told({ ...fired, hit: true }, died)).toEqual([
    `${name} fires at the Genestealer at ${at(b)} and kills it.`,
  ]);
  const jammed = { kind: 'jammed', ...own, at: a };
  expect(told({ ...fired, hit: false, overwatch: true, dice: [2, 2] }, jammed)).toEqual([
    `${name} fires on overwatch at the Genestealer at ${at(b)} and misses; the weapon jams.`,
  ]);
});

test('a fight is one sentence with its dice', () => {
  const events = [
    { kind: 'assault', ...foe, at: b, target: 1, targetType: 'terminator', square: a, ap: 1, cp: 0 },
    {
      kind: 'assault-rolled',
      attacker: 44,
      defender: 1,
      attack: [4, 1, 2],
      defence: [2],
      attackPlus: 0,
      defencePlus: 0,
      attackerSide: 'stealer',
    },
    {
      kind: 'assault-won',
      attacker: 44,
      defender: 1,
      attackerType: 'genestealer',
      defenderType: 'terminator',
      attack: 4,
      defence: 2,
      result: 'defender dies',
    },
    { kind: 'died', ...own, at: a, by: 44, rule: 'HR-CA-06' },
  ];
  expect(told(...events)).toEqual([
    `The Genestealer at ${at(b)} attacks ${name} at ${at(a)}: 4 against 2, the Genestealer wins and ${name} dies.`,
  ]);
});

test('draws and lurking blips are counted together', () => {
  const drawn = { kind: 'drawn', unit: 7, value: -1, ambush: false };
  expect(told(drawn, { ...drawn, unit: 8 }, { ...drawn, unit: 9 })).toEqual(['3 blips are drawn.']);
  const lurk = { kind: 'lurking', unit: 7, area: 0, mustLurk: false };
  expect(told(lurk, { ...lurk, unit: 8, area: 1 })).toEqual(['Blips lurk at E1, E2.']);
});

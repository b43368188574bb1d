import { expect, test } from 'vitest';
import type { Event } from '../../../games/epic-1989/events.ts';
import { epic1989 } from '../../../games/epic-1989/index.ts';
import type { Told } from '../adapter.ts';
import { IN_FULL, readable } from './game.ts';
import { joinLines, tellEvent } from './tell.ts';

const game = epic1989.open(
  epic1989.readSetup({
    battle: {
      battle: 'Told',
      forces: { imperial: ['land-raiders', 'tactical'], rebel: ['land-raiders', 'rhinos'] },
      buildings: [],
    },
  }),
);
const epic = { game, table: game.table };
const rhinos = game.table.detachments.find((one) => one?.name === 'Rhino')!;
const [rhino] = rhinos.units;

/** The report of some events as it would stand. */
function told(events: readonly Event[]): string[] {
  const lines: Told[] = [];
  for (const event of events) {
    const line = tellEvent(epic, event);
    if (!line) continue;
    const last = lines.at(-1);
    const joined = last && joinLines(epic, last, { event, line });
    if (joined) lines[lines.length - 1] = { event, line: joined };
    else lines.push({ event, line });
  }
  return lines.map(({ line }) => line.text);
}

const shot = (die: number, hit: boolean): Event => ({
  kind: 'shot',
  unit: 1,
  weapon: 'las-cannon',
  mode: null,
  target: rhino,
  needed: 5,
  die,
  confirm: null,
  hit,
});

test('a volley is one sentence with what came of it', () => {
  expect(
    told([
      { kind: 'fires', side: 'imperial', unit: 1 },
      shot(2, false),
      shot(6, true),
      { kind: 'damage', target: rhino, die: 4, critical: 4, result: 'critical' },
      { kind: 'destroyed', unit: rhino, side: 'rebel', rule: 'E1-DMG-04' },
    ]),
  ).toEqual(['Imperial Land Raiders fire at Rhinos: one hit of two, a Rhino is lost.']);
});

test('snap fire shows the order of whoever fires in the same sentence', () => {
  expect(
    told([
      { kind: 'snap', side: 'imperial', unit: 1, target: rhino },
      { kind: 'turned-up', side: 'imperial', orders: [[1, 'first']] },
      { kind: 'fires', side: 'imperial', unit: 1 },
      shot(2, false),
    ]),
  ).toEqual(['Imperial Land Raiders snap fire at Rhinos: a miss.']);
});

test('the units of a detachment move in one sentence, those of another in the next', () => {
  const moved = (unit: number): Event => ({ kind: 'moved', side: 'rebel', unit, x: 100, y: 100, heading: 0 });
  expect(
    told([
      { kind: 'picks', side: 'rebel', detachment: rhinos.id },
      moved(rhinos.units[0]),
      moved(rhinos.units[1]),
      { kind: 'left', side: 'rebel', unit: rhinos.units[1], edges: ['south'] },
      { kind: 'picks', side: 'imperial', detachment: 1 },
      moved(1),
    ]),
  ).toEqual(['Rhinos move: one leaves the table.', 'Imperial Land Raiders move.']);
});

test('a ram and a fight say what was rolled in all, and who is lost', () => {
  expect(
    told([
      { kind: 'ram', unit: 1, target: rhino, dice: [5, 2], scores: [6, 2] },
      { kind: 'destroyed', unit: rhino, side: 'rebel', rule: 'E1-RAM-07' },
    ]),
  ).toEqual(['Imperial Land Raiders ram Rhinos: 6 to 2, a Rhino is lost.']);
});

test('whoever hears both sides is told whose unit it is', () => {
  const heard = (text: string) => readable(game.table, text, IN_FULL);
  const [mine, theirs] = game.table.detachments.filter((one) => one?.name === 'Land Raider');
  expect(heard(`Land Raider ${mine!.units[1]} misses Land Raider ${theirs!.units[0]}.`)).toBe(
    'Land Raider 2 of Imperial Land Raiders misses Land Raider 1 of Rebel Land Raiders.',
  );
  expect(heard(`Land Raider detachment ${theirs!.id} moves.`)).toBe('Rebel Land Raiders moves.');
});

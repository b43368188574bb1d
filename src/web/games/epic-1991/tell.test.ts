import { expect, test } from 'vitest';
import type { Event } from '../../../games/epic-1991/events.ts';
import { epic1991 } from '../../../games/epic-1991/index.ts';
import type { Told } from '../adapter.ts';
import epicAdapter from './index.ts';
import { joinLines, tellEvent } from './tell.ts';

const setup = epicAdapter.missions.find(({ id }) => id === 'marines-orks-1500')!.setup;
const game = epic1991.open(epic1991.readSetup(setup));
const { table } = game;
const epic = { game, table };
const of = (unit: string) => table.units.find((one) => one?.name.includes(unit))!;

function reported(events: readonly Event[]): string[] {
  const lines: Told[] = [];
  for (const event of events) {
    const line = tellEvent(epic, event);
    if (!line) continue;
    const told = { event, line };
    const last = lines.at(-1);
    const joined = last && joinLines(epic, last, told);
    if (joined) lines[lines.length - 1] = { event, line: joined };
    else lines.push(told);
  }
  return lines.map(({ line }) => line.text);
}

test('a volley is one sentence: how many hits of how many, and who was lost', () => {
  const [nob] = of('Nobz').models;
  const { models } = of('detachment 1');
  const rhino = models.find((id) => table.models[id].transport)!;
  const shot = (hit: boolean): Event => ({
    kind: 'shot',
    model: nob,
    weapon: 'Bolters',
    target: rhino,
    needed: 5,
    dice: [hit ? 6 : 1],
    hit,
  });
  expect(
    reported([
      { kind: 'activated', unit: table.models[nob].unit, what: 'fires' },
      shot(false),
      shot(true),
      { kind: 'save', model: rhino, die: 2, needed: 4, mod: 0, saved: false },
      { kind: 'destroyed', model: rhino, how: 'Bolters' },
      { kind: 'destroyed', model: models[0], how: 'with its transport' },
      shot(false),
      { kind: 'activated', unit: of('Devastator').id, what: 'holds' },
    ]),
  ).toEqual([
    'Nobz fires at Detachment 1: 1 hit of 3, 1 Rhino and 1 Tactical Marines lost.',
    'Devastator Detachment holds its fire.',
  ]);
});

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

const fighter = (model: number) => ({ model, dice: [3, 4], caf: 2, total: 9 });

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
    'Nobz fire at Tactical 1: one hit of three, a Rhino is lost with the stand inside.',
    'Devastator Detachment holds its fire.',
  ]);
});

test('who breaks is told with what broke it; what changes hands in the end phase is one line', () => {
  const [nob] = of('Nobz').models;
  const { models, card, id } = of('detachment 1');
  const name = table.cards[card].name;
  expect(
    reported([
      { kind: 'fight', first: fighter(nob), second: fighter(models[0]), loser: models[0] },
      { kind: 'destroyed', model: models[0], how: 'close combat' },
      { kind: 'broke', card },
      { kind: 'points', side: 'B', points: 8, why: name },
      {
        kind: 'morale',
        unit: table.models[nob].unit,
        die: 5,
        plus: 0,
        needed: 4,
        passed: true,
        what: 'rally',
      },
      { kind: 'captured', objective: 2, side: 'A' },
      { kind: 'points', side: 'A', points: 5, why: 'objective' },
      { kind: 'captured', objective: 3, side: 'B' },
      { kind: 'points', side: 'B', points: 5, why: 'objective' },
      { kind: 'points', side: 'A', points: -5, why: 'objective' },
    ]),
  ).toEqual([
    `Nobz fight Tactical 1: won, a stand of Tactical Marines is lost. ${name} is broken: 8 victory points.`,
    'Nobz keep their nerve.',
    `${table.names.A} takes objective 2 (5 points, 5 lost); ${table.names.B} takes objective 3 (5 points).`,
  ]);
  expect(
    reported([
      { kind: 'activated', unit: id, what: 'rests' },
      { kind: 'activated', unit: of('Devastator').id, what: 'rests' },
    ]),
  ).toEqual(['Tactical 1 and Devastator Detachment do not fire.']);
});

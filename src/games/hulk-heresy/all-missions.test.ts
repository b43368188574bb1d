import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { hulkHeresy } from './index.ts';
import { begin } from './setting-up/begin.ts';
import { samplesFor } from './setting-up/forces.ts';
import { SIDES } from './state.ts';

const FOLDER = 'missions/hulk-heresy';
const missions = readdirSync(FOLDER).map((name) => parse(readFileSync(`${FOLDER}/${name}`, 'utf8')));

test.each(missions.map((mission) => [mission.id as string, mission]))(
  'HH-MISS-01, HH-COMM-03: %s opens, and both sides have forces to begin with',
  (_id, mission) => {
    const { table } = hulkHeresy.open(hulkHeresy.readSetup({ mission }));
    const state = begin(table);
    for (const side of SIDES) expect(samplesFor(table, state, side).length).toBeGreaterThan(0);
    for (const zone of table.zones) expect(zone.squares.length).toBeGreaterThan(3);
  },
);

test.each(missions.map((mission) => [mission.id as string, mission]))(
  'HH-REINF-06: in %s nobody has to enter through the other side’s zone',
  (_id, mission) => {
    const { table } = hulkHeresy.open(hulkHeresy.readSetup({ mission }));
    const away = (square: number, zone: number) =>
      Math.min(...table.zones[zone].squares.map((own) => table.walk(own, square)));
    for (const [zone, { entries }] of table.zones.entries())
      for (const entry of entries) {
        const [square] = table.board.entries[entry].squares;
        expect(away(square, zone)).toBeLessThanOrEqual(away(square, 1 - zone));
      }
  },
);

test.each(missions.map((mission) => [mission.id as string, mission]))(
  'HH-SEQ-04, HH-WIN-05: %s comes to a result when both only end their phases',
  (_id, mission) => {
    const game = hulkHeresy.open(hulkHeresy.readSetup({ mission }));
    const dice = diceFrom(randomFrom(mission.id as string));
    const { state } = game.start(dice);
    for (let n = 0; !state.outcome && n < 500; n++) {
      const [{ seat }] = game.pending(state);
      game.apply(state, seat, game.actions(state, seat)[0], dice);
    }
    expect(state.outcome?.why).toMatch(/\.$/);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

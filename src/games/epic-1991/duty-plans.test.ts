import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { randomFrom } from '../../kernel/random.ts';
import { dutyOf } from './duties.ts';
import { epic1991 } from './index.ts';
import { listMoves } from './move-plans.ts';
import { hasLegalPlace } from './places.ts';
import { stand } from './position.ts';
import { firstState } from './setup.ts';
import type { State } from './state.ts';
import { layTable, type Table } from './table.ts';

const army = (name: string) => parse(readFileSync(`armies/epic-1991/${name}.yaml`, 'utf8'));

/** Both armies in one heap in the middle of the table, as far as there is room, with a wood and a marsh in it. */
function heap(random: ReturnType<typeof randomFrom>): { table: Table; state: State } {
  const setup = epic1991.readSetup({
    battle: {
      battle: 'Heap',
      points: 3000,
      armies: { A: army('orks-3000'), B: army('marines-1500') },
      terrain: [
        { is: 'woods', at: [80, 60, random.below(360)] },
        { is: 'marsh', at: [100, 60, random.below(360)] },
      ],
    },
    options: {},
  });
  const table = layTable(setup);
  const state = firstState(table);
  Object.assign(state, { turn: 2, phase: 'movement', mover: 'A', south: 'A', initiative: 'A' });
  for (const { id } of table.models.slice(1))
    for (let tries = 0; tries < 20 && state.models[id].where !== 'table'; tries++) {
      const [x, y] = [7000 + random.below(4000), 4500 + random.below(3000)];
      const heading = random.below(360);
      if (hasLegalPlace(table, state, id, x, y, heading))
        stand(table, state, state.models[id], x, y, heading);
    }
  return { table, state };
}

describe('duties', () => {
  it('E2-CLAN-11, E2-MAD-08, E2-MAD-11: whatever the crowd, there is a move that does a duty as far as it can be done', () => {
    let owed = 0;
    for (let seed = 0; seed < 6; seed++) {
      const { table, state } = heap(randomFrom(`heap ${seed}`));
      for (const { id, kind, side } of table.units.slice(1)) {
        if (
          side !== 'A' ||
          kind === 'command' ||
          !table.units[id].models.some((model) => state.models[model].where === 'table')
        )
          continue;
        const it = state.units[id];
        if (kind === 'mad')
          Object.assign(it, { mad: seed % 2 ? 6 : 11, order: seed % 2 ? 'advance' : 'charge' });
        else it.commanded = false;
        if (dutyOf(table, state, id).errands.length === 0) continue;
        owed++;
        expect(listMoves(table, state, id), `${table.units[id].name}, heap ${seed}`).not.toEqual([]);
      }
    }
    expect(owed).toBeGreaterThan(10);
  });
});

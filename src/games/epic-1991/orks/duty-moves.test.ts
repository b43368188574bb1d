import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { hasLegalPlace } from '../geometry/places.ts';
import { stand } from '../geometry/position.ts';
import { type EpicGame, epic1991 } from '../index.ts';
import { dutyOf } from '../movement/duties.ts';
import { listMoves } from '../movement/move-offers.ts';
import { firstState } from '../setup.ts';
import type { State } from '../state.ts';
import { layTable, type Table } from '../table.ts';
import { dutyMove } from './duty-moves.ts';

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

/** The legs of unit 1 in a position written as in a case: `model:x,y@heading`. Models are numbered in the order they are named. */
function legs(errand: { foe: number; piece: number }, position: string): string[] {
  const yaml = `- case: duty\n  rules: [E2-CLAN-03]\n  phase: movement\n${position}\n  steps:\n    - offered: A\n`;
  const [written] = readCases(yaml, 'duty');
  const { game, state } = cases.arrange(written);
  const found = dutyMove((game as unknown as EpicGame).table, state as State, 1, errand);
  return found.legs.map(
    ({ model, path, heading }) => `${model}:${path.map((u) => u / 100).join(',')}@${heading}`,
  );
}

const GOFF = 'G: { row: goffs-boyz, side: A, at: [40, 30], heading: 90 }';
const WILD = 'units: { G: { commanded: false } }';

describe('E2-CLAN-11: the move the engine finds', () => {
  it('goes straight on by whole centimetres for twice Move; a stand keeps its heading', () => {
    const far = `  pieces:
    ${GOFF}
    L: { row: land-raider, side: B, at: [40, 80], heading: 0, order: none }
  ${WILD}`;
    expect(legs({ foe: 2, piece: 0 }, far)).toEqual(['1:40,50@90']);
  });
  it('turns a vehicle the way it goes', () => {
    const wagon = `  pieces:
    G: { row: battlewagon, side: A, at: [40, 30], heading: 90 }
    L: { row: land-raider, side: B, at: [40, 110], heading: 0, order: none }
  units: { G: { commanded: false, clan: goffs } }`;
    expect(legs({ foe: 2, piece: 0 }, wagon)).toEqual(['1:40,80@0']);
  });

  it('goes into contact with the one it goes for, though he is beyond Move', () => {
    const near = `  pieces:
    ${GOFF}
    T: { row: tactical-marines, side: B, at: [40, 45], heading: 0, order: none }
  ${WILD}`;
    const [leg] = legs({ foe: 2, piece: 0 }, near);
    const [x, y] = leg.slice(2, leg.indexOf('@')).split(',').slice(-2).map(Number);
    expect(Math.max(Math.abs(x - 40), Math.abs(y - 45))).toBe(2);
  });

  it('goes into contact at exactly twice Move, and straight on where he is a hair farther', () => {
    const at = (y: number) => `  pieces:
    ${GOFF}
    T: { row: tactical-marines, side: B, at: [40, ${y}], heading: 0, order: none }
  ${WILD}`;
    expect(legs({ foe: 2, piece: 0 }, at(52))).toEqual(['1:40,50@0']);
    expect(legs({ foe: 2, piece: 0 }, at(52.01))).toEqual(['1:40,50@90']);
  });

  it('goes straight up to an enemy who plays dead, whom nobody fights (E2-MAD-13)', () => {
    const dead = `  pieces:
    ${GOFF}
    M: { row: madboyz, side: B, at: [40, 45] }
  units: { G: { commanded: false }, M: { mad: 4 } }`;
    expect(legs({ foe: 2, piece: 0 }, dead)).toEqual(['1:40,43@90']);
  });

  it('goes to the wall of a building and not into it, though a stand might', () => {
    const keep = `  terrain: { keep: { is: block, at: [40, 48, 0], size: [6, 6] } }
  pieces:
    ${GOFF}
    L: { row: land-raider, side: B, at: [40, 80], heading: 0, order: none }
  ${WILD}`;
    expect(legs({ foe: 2, piece: 0 }, keep)).toEqual(['1:40,44@90']);
  });

  it('goes a single centimetre, or stays, where there is no more room', () => {
    const wallAt = (y: number) => `  terrain: { keep: { is: block, at: [40, ${y + 15}, 0], size: [6, 30] } }
  pieces:
    ${GOFF}
    L: { row: land-raider, side: B, at: [40, 80], heading: 0, order: none }
  ${WILD}`;
    expect(legs({ foe: 2, piece: 0 }, wallAt(32))).toEqual(['1:40,31@90']);
    expect(legs({ foe: 2, piece: 0 }, wallAt(31.9))).toEqual([]);
  });

  it('charges the nearest of those within Move', () => {
    const two = `  pieces:
    ${GOFF}
    T: { row: tactical-marines, side: B, at: [47, 37], heading: 0, order: none }
    U: { row: tactical-marines, side: B, at: [40, 38], heading: 0, order: none }
  ${WILD}`;
    const [leg] = legs({ foe: 3, piece: 0 }, two);
    const [x, y] = leg.slice(2, leg.indexOf('@')).split(',').slice(-2).map(Number);
    expect(Math.max(Math.abs(x - 40), Math.abs(y - 38))).toBe(2);
  });

  it('moves the nearest first and leaves whoever is in contact where he is', () => {
    const queue = `  pieces:
    G1..G4: { row: goffs-boyz, side: A, at: [[40, 26], [40, 28], [40, 30], [60, 30]], heading: 0 }
    L: { row: land-raider, side: B, at: [40, 80], heading: 0, order: none }
    T: { row: tactical-marines, side: B, at: [62, 30], heading: 0, order: none }
  ${WILD}`;
    expect(legs({ foe: 5, piece: 0 }, queue)).toEqual(['3:40,50@0', '2:40,48@0', '1:40,46@0']);
  });

  it('goes for the middle of cover, straight, and charges nobody outside it', () => {
    const hide = `  terrain: { ruin: { is: rubble, at: [40, 50, 0] } }
  pieces:
    M: { row: madboyz, side: A, at: [40, 30], heading: 90 }
    T: { row: tactical-marines, side: B, at: [36, 36], heading: 0, order: none }
  units: { M: { mad: 6, madOn: 1, order: charge } }`;
    expect(legs({ foe: 0, piece: 1 }, hide)).toEqual(['1:40,49@90']); // the rubble's middle is a hair short of 50
  });
});

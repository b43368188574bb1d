/** For the tests: boards and positions made up at random, with everything that is rare in play forced in. */

import type { Facing } from '../../../grid/directions.ts';
import { CLOSED, JAMMED_SHUT, OPEN } from '../../../grid/doors.ts';
import type { Random } from '../../../kernel/contract.ts';
import { Problem } from '../../../kernel/contract.ts';
import { DUCT, FIRE, GAS, GENERATOR, LADDER, LANDING, OLD_GAS, PIT, PLASMA, STASIS } from '../ground.ts';
import { changeGround, setDoor } from '../position.ts';
import { arrange, type Placed } from '../setting-up/arrange.ts';
import { readSetup } from '../setting-up/mission.ts';
import type { State } from '../state.ts';
import { layTable, type Table } from '../table.ts';

export interface Position {
  readonly table: Table;
  readonly state: State;
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)];
const chance = (random: Random, percent: number): boolean => random.below(100) < percent;

const MARINES = [
  { kind: 'terminator' },
  { kind: 'terminator', ranged: 'assault-cannon' },
  { kind: 'librarian', level: 4 },
  { kind: 'terminator', ranged: 'heavy-flamer' },
  { kind: 'captain' },
  { kind: 'sergeant' },
];
const STEALERS = ['genestealer', 'genestealer', 'feeder', 'acidmaw', 'hormagaunt', 'broodlord'] as const;

function picture(random: Random, width: number, height: number, walls: number): string[][] {
  const odd = chance(random, 50) ? '~~u' : '';
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => {
      if (chance(random, walls)) return '#';
      return chance(random, 12) ? pick(random, [...`DdJ${odd}`]) : '.';
    }),
  );
}

/** A small board of one to three levels: doors in every state, ducts, rubble, ladders and holes. */
export function randomTable(random: Random): Table {
  for (;;) {
    const walls = pick(random, [0, 10, 25, 35]);
    const levels = Array.from({ length: pick(random, [1, 1, 2, 2, 3]) }, () =>
      picture(random, 3 + random.below(7), 2 + random.below(6), walls),
    );
    const legend: Record<string, string> = { '~': 'duct', u: 'rubble' };
    const put = (level: number, letter: string, mark: string): void => {
      const row = pick(random, levels[level]);
      row[random.below(row.length)] = letter;
      legend[letter] = mark;
    };
    const links = levels.length === 1 && chance(random, 50) ? 0 : levels.length;
    for (let i = 0; i < links; i++) {
      put(i, 'abc'[i], `ladder ${i}`);
      put((i + 1) % levels.length, 'abc'[i], `ladder ${i}`);
      put(i, 'pqr'[i], `pit ${i}`);
      if (chance(random, 75)) put((i + 1) % levels.length, 'xyz'[i], `landing ${i}`);
    }
    const mission = {
      id: 'made-up',
      title: 'Made up',
      summary: '',
      briefing: '',
      levels: levels.map((rows) => ({ picture: rows.map((row) => row.join('')).join('\n') })),
      legend,
      marines: MARINES.map((row, i) => ({ name: `Marine ${i + 1}`, ...row })),
      sentries: [{ name: 'One' }, { name: 'Two' }],
      blips: { total: 0, start: 0, perTurn: 0 },
    };
    try {
      const setup = readSetup({
        mission,
        ...(chance(random, 25) ? { chapter: 'salamanders' } : {}),
      });
      return layTable(setup, setup.mission, true);
    } catch (error) {
      // a letter was written over, or the floor lies in two parts: another picture
      if (!(error instanceof Problem)) throw error;
    }
  }
}

/** Smoke, plasma, Stasis and generators on some squares. Pieces stand where they stand: what kills or bars is kept off them. */
export function litter(random: Random, table: Table, state: State): void {
  const { size } = table.board;
  for (const bits of [FIRE, FIRE, GAS, OLD_GAS, STASIS, PLASMA, GENERATOR]) {
    if (!chance(random, 40)) continue;
    for (let n = 1 + random.below(4); n > 0; n--) {
      const square = random.below(size);
      const taken = state.occupant[square] !== 0 || state.guns[square] !== 0 || state.doors[square] >= CLOSED;
      if (taken && bits & (PLASMA | GENERATOR)) continue;
      if (state.doors[square] >= CLOSED && bits !== STASIS) continue;
      changeGround(state, square, bits, 0);
    }
  }
}

/** Doors that nobody stands in, opened, shut and jammed anew. */
export function workDoors(random: Random, table: Table, state: State): void {
  for (const { square } of table.board.doors)
    if (state.doors[square] !== 0 && state.occupant[square] === 0 && state.guns[square] === 0)
      if (state.ground[square] === table.ground[square])
        setDoor(state, square, pick(random, [OPEN, CLOSED, JAMMED_SHUT]));
}

/** Pieces of every kind, crowded round each other as often as not. */
export function randomPosition(random: Random, table: Table): Position {
  const { board } = table;
  const taken = new Set<number>();
  const shut = new Set(board.doors.filter((door) => door.state !== 'open').map((door) => door.square));
  let last = random.below(board.size);
  const free = (banned: number): number => {
    for (let tries = 0; tries < 30; tries++) {
      const beside = board.near[last * 8 + random.below(8)];
      const square = chance(random, 60) && beside >= 0 ? beside : random.below(board.size);
      if (taken.has(square) || shut.has(square) || table.ground[square] & banned) continue;
      taken.add(square);
      last = square;
      return square;
    }
    return -1;
  };
  const facing = (): Facing => random.below(4) as Facing;
  const pieces: Placed[] = [];
  for (const { kind } of MARINES)
    pieces.push({
      kind: kind as Placed['kind'],
      at: free(PIT | DUCT),
      facing: facing(),
      ap: random.below(5),
      overwatch: kind !== 'captain' && chance(random, 50),
      jam: chance(random, 15) ? 1 : 0,
    });
  for (let gun = 0; gun < 2; gun++) {
    const at = free(PIT | DUCT);
    // HR-SENT-05: none is deployed on a ladder or at the foot of a hole
    const deployed = chance(random, 60) && at >= 0 && (table.ground[at] & (LADDER | LANDING)) === 0;
    pieces.push({ kind: 'sentry', at, facing: facing(), overwatch: deployed, ap: random.below(7) });
  }
  const crossed = new Set<number>(); // mobile guns on which a Stealer stands
  for (let n = random.below(9); n > 0; n--) {
    const kind = pick(random, STEALERS);
    const bare =
      pieces.find((gun) => gun.kind === 'sentry' && !gun.overwatch && !crossed.has(gun.at ?? -1))?.at ?? -1;
    const crosses = bare >= 0 && chance(random, 15);
    if (crosses) crossed.add(bare);
    const at = crosses ? bare : free(kind === 'hormagaunt' || kind === 'broodlord' ? DUCT : 0);
    if (at >= 0)
      pieces.push({
        kind,
        at,
        facing: facing(),
        ap: random.below(7),
        turned: chance(random, 30),
        fresh: false,
      });
  }
  for (let n = random.below(4); n > 0; n--) {
    const at = free(DUCT);
    if (at >= 0) pieces.push({ kind: 'blip', at, value: 1, ap: 1 + random.below(6) });
  }
  const phase = chance(random, 50) ? 'marine' : 'stealer';
  const state = arrange(table, { pieces: pieces.slice(), phase, token: 1 + random.below(6), spent: 0 });
  // pieces that found no room are out of the game
  for (const p of state.pieces.slice())
    if (p?.marine && p.at < 0) {
      const list = p.kind === 'sentry' ? state.sentries : state.marines;
      list.splice(list.indexOf(p.id), 1);
      state.pieces[p.id] = null;
    }
  workDoors(random, table, state);
  litter(random, table, state);
  return { table, state };
}

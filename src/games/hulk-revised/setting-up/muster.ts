/** SETUP: an empty board, and the Marines as the mission sheet has them. */
import { bitsFor } from '../../../grid/bits.ts';
import { layDoors } from '../../../grid/doors.ts';
import { nobody } from '../../../grid/standing.ts';
import type { Loads } from '../force/words.ts';
import { newPiece, remark } from '../position.ts';
import { GRENADES, SENTRY_ROUNDS } from '../shooting/armoury.ts';
import { emptySolo } from '../solo/memory.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { PSI_POINTS, SPECIALS } from '../units.ts';

/** An empty board with its doors and what lies on it. */
export function emptyState(table: Table): State {
  const { board, mission } = table;
  const state: State = {
    turn: 0,
    phase: 'setup',
    pieces: [null],
    marines: [],
    sentries: [],
    stealers: [],
    occupant: nobody(board.size),
    guns: nobody(board.size),
    doors: layDoors(board),
    ground: Array.from(table.ground),
    murk: 0,
    hard: bitsFor(board.size),
    soft: bitsFor(board.size),
    objects: mission.objects.map((_, i) => ({
      at: board.marks[`object ${i + 1}`]?.[0] ?? NOWHERE,
      holder: 0,
      out: false,
    })),
    active: 0,
    onPit: 0,
    token: 0,
    bonus: 0,
    gained: 0,
    spent: 0,
    seconds: 0,
    bag: [...table.counters],
    aside: [0, 0, 0],
    ambushBag: [...table.ambushCounters],
    ambushAside: [0, 0, 0],
    ...allowances(table),
    marineLosses: 0,
    stealerLosses: 0,
    brought: [0, 0, 0, 0],
    exited: [],
    departed: [],
    quiet: 0,
    eventful: false,
    used: [],
    burned: [],
    plasma: false,
    timeUp: false,
    blasts: [],
    geo: null,
    solo: table.options.solo ? emptySolo() : null,
    steps: [],
    outcome: null,
  };
  for (const { square } of board.doors) remark(state, square); // HR-DOOR-18: only on the map can a door be jammed
  return state;
}

/** HR-SETUP-03: what the Stealers have for the mission. */
export function allowances({ mission }: Table): Pick<State, 'allowance' | 'ambushAllowance' | 'specials'> {
  return {
    allowance: mission.blips.total ?? 0,
    ambushAllowance: mission.ambush,
    specials: SPECIALS.map((kind) => mission.specials[kind]),
  };
}

function counts(loads: Loads | null): number[] {
  return GRENADES.map((kind) => loads?.[kind] ?? 0);
}

/** A Marine or gun as the mission sheet has it, not yet on the board (HR-SETUP-02, HR-FORCE-09). */
export function muster(table: Table, id: number): Piece {
  const loadout = table.loadouts[id];
  if (!loadout) {
    const gun = newPiece(id, 'sentry', true);
    gun.facing = table.guns[id - table.loadouts.length].facing;
    gun.ammo = SENTRY_ROUNDS;
    return gun;
  }
  const { row } = loadout;
  const p = newPiece(id, row.kind, true);
  p.facing = loadout.facing;
  p.ammo = row.ammo ?? loadout.ranged?.load ?? 0;
  p.reloads = row.reload ? 1 : 0;
  p.grenades = counts(row.grenades);
  p.missiles = counts(row.cyclone);
  p.psi = row.kind === 'librarian' ? PSI_POINTS[row.level] : 0;
  p.generator = row.generator;
  return p;
}

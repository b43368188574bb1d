/** What the state keeps although it follows from the rest of it, worked out anew: each has one owner, and must agree. */

import { bitsFor, setBit } from '../../grid/bits.ts';
import { CLOSED, NO_DOOR } from '../../grid/doors.ts';
import { asks } from './engine.ts';
import {
  ANY_GAS,
  DUCT,
  FIRE,
  GENERATOR,
  HALF,
  LADDER,
  LANDING,
  MURK,
  PIT,
  PLASMA,
  RUBBLE,
} from './ground.ts';
import { isBlip, sees } from './position.ts';
import { NOWHERE, type Piece, type State } from './state.ts';
import type { Table } from './table.ts';
import { SPECIALS } from './units.ts';

const FIXED = DUCT | PIT | LADDER | LANDING;

export function derivedLaws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const agree = (what: string, kept: unknown, meant: unknown): void => {
    if (JSON.stringify(kept) !== JSON.stringify(meant))
      broken.push(`${what}: ${JSON.stringify(kept)} is kept, ${JSON.stringify(meant)} is so`);
  };
  const alive = state.pieces.filter((p): p is Piece => p !== null);
  const ids = (of: (p: Piece) => boolean): number[] => alive.filter(of).map((p) => p.id);
  const isGun = (p: Piece): boolean => p.kind === 'sentry';
  agree(
    'Marines in play',
    state.marines,
    ids((p) => p.marine && !isGun(p)),
  ); // removePiece, muster
  agree('guns in play', state.sentries, ids(isGun));
  agree(
    'Stealers in play',
    state.stealers,
    ids((p) => !p.marine),
  );

  // stand, lift, remark, setDoor and changeGround of position.ts
  const { size } = table.board;
  const occupant: number[] = new Array(size).fill(0);
  const guns: number[] = new Array(size).fill(0);
  const hard = bitsFor(size);
  const soft = bitsFor(size);
  let murk = 0;
  for (const p of alive) if (p.at !== NOWHERE) (isGun(p) ? guns : occupant)[p.at] = p.id;
  for (let square = 0; square < size; square++) {
    const p = state.pieces[occupant[square]];
    const gun = state.pieces[guns[square]];
    const murky = (state.ground[square] & MURK) !== 0;
    if (murky) murk++;
    if (p?.marine || gun?.overwatch || murky || state.doors[square] >= CLOSED) setBit(hard, square); // HR-LOS-03
    if (p && !p.marine) setBit(soft, square); // HR-LOS-04
  }
  agree('who stands where', state.occupant, occupant);
  agree('which gun stands where', state.guns, guns);
  agree('hard squares', state.hard, hard);
  agree('soft squares', state.soft, soft);
  agree('squares with fire, gas or Stasis', state.murk, murk);

  // HR-GEN-18, HR-CAMP-06: the dead are those of the roster who neither stand nor have left
  const started = state.phase !== 'setup';
  if (started)
    agree(
      'Marine casualties',
      state.marineLosses,
      table.loadouts.length - 1 - state.marines.length - state.exited.length,
    );
  agree(
    'Marines who left',
    state.departed.map((p) => p.id),
    state.exited,
  );
  SPECIALS.forEach((kind, i) => {
    const standing = alive.filter((p) => p.kind === kind).length;
    const crossedOff = table.mission.specials[kind] - state.specials[i];
    if (crossedOff < 0 || state.brought[i] < Math.max(standing, crossedOff))
      broken.push(`${kind}: ${standing} in play, ${crossedOff} crossed off, ${state.brought[i]} brought on`);
  });
  state.objects.forEach((object, i) => {
    const carriers = ids((p) => p.carries === i + 1);
    agree(`who carries object ${i + 1}`, object.holder === 0 ? [] : [object.holder], carriers);
    if (object.holder !== 0 && object.at !== NOWHERE)
      broken.push(`object ${i + 1} is carried and lies about`);
  });
  if (state.active !== 0 && !state.stealers.includes(state.active))
    broken.push('the active piece is not in play');
  const onPit = state.onPit === 0 ? null : state.pieces[state.onPit];
  if (state.onPit !== 0 && !(onPit?.marine && state.ground[onPit.at] & PIT))
    broken.push(`HR-PIT-04: unit ${state.onPit} is on no hole`);
  for (const name of ['used', 'burned', 'exited'] as const)
    if (new Set(state[name]).size !== state[name].length && name !== 'used')
      broken.push(`${name} names one twice`);
  broken.push(...groundLaws(table, state), ...roomLaws(table, alive), ...settledLaws(table, state, alive));
  return broken;
}

/** What never changes stays, and what excludes each other does not lie together. */
function groundLaws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const doorways = new Set(table.board.doors.map((door) => door.square));
  for (let square = 0; square < table.board.size; square++) {
    const ground = state.ground[square];
    const name = table.board.name(square);
    if ((ground & FIXED) !== (table.ground[square] & FIXED)) broken.push(`the floor of ${name} has changed`);
    if (table.ground[square] & RUBBLE & ~ground) broken.push(`HR-RUBB-01: rubble is gone from ${name}`);
    if (ground & HALF && !(ground & GENERATOR)) broken.push(`HR-PFG-03: half of no generator at ${name}`);
    if (ground & PLASMA && ground & (FIRE | ANY_GAS | GENERATOR))
      broken.push(`HR-HAZ-11: plasma and more at ${name}`);
    if (state.doors[square] !== NO_DOOR && !doorways.has(square))
      broken.push(`a door where none was: ${name}`);
  }
  return broken;
}

/** HR-ENTRY-02. */
function roomLaws(table: Table, alive: readonly Piece[]): string[] {
  const broken: string[] = [];
  table.board.entries.forEach(({ name }, area) => {
    const inside = alive.filter((p) => p.area === area);
    const blips = inside.filter(isBlip).length;
    if (blips > 3 || inside.length - blips > 3) broken.push(`HR-ENTRY-02: entry area ${name} is overfull`);
  });
  return broken;
}

/** What the audits of HR-GEN-17 leave behind once a player may act again. */
function settledLaws(table: Table, state: State, alive: readonly Piece[]): string[] {
  const broken: string[] = [];
  if (asks(table, state)[0]?.kind !== 'act') return broken;
  for (const p of alive) {
    const target = p.target === 0 ? null : state.pieces[p.target];
    if (p.target !== 0 && !(target && sees(table, state, p, target)))
      broken.push(`HR-SUST-06: unit ${p.id} keeps a series at what it does not see`);
    const feeder = p.shockedBy === 0 ? null : state.pieces[p.shockedBy];
    if (p.shockedBy !== 0 && !(feeder && table.spread(feeder.at, p.at) <= 1))
      broken.push(`HR-UNIT-11: unit ${p.id} is shocked by nobody beside it`);
    if (p.jam === 2 && state.phase !== 'stealer')
      broken.push(`HR-JAM-08: unit ${p.id} jams as in the Stealer phase`);
  }
  return broken;
}

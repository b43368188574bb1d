/** For the tests: a position held against the oracles. Each answer is a sentence on what they disagree about. */

import { asks, listActions } from '../engine.ts';
import { isBlip, isStealer, seesSquare, shotDistance } from '../position.ts';
import { burstSquares, flameSquares } from '../shooting/area.ts';
import { OVERWATCH_RANGE, SENTRY_RANGE } from '../shooting/armoury.ts';
import { owedTo } from '../shooting/overwatch.ts';
import { arcTargets } from '../shooting/psychic.ts';
import { gunSees } from '../shooting/sentry.ts';
import { steps } from '../solo/distances.ts';
import { apTo } from '../solo/paths.ts';
import { anyFacing, reachable, unseen } from '../solo/reach.ts';
import { moverFor } from '../solo/search.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { commandLeft } from '../turn/command.ts';
import { heldByGun } from '../turn/held.ts';
import { actPrice } from '../turn/prices.ts';
import { leastAp } from './reach.ts';
import { inFrontArc, sees, sightDistance } from './sight.ts';
import { stepsOf } from './steps.ts';
import { arcOf, burstOf, flamesOf, walkFrom } from './walk.ts';
import { straight, type World, worldOf } from './world.ts';

function onBoard(world: World): Piece[] {
  return world.state.pieces.filter((p): p is Piece => p !== null && p.at !== NOWHERE);
}

function* sightOf(world: World): Generator<string> {
  const { table, state } = world;
  const name = table.board.name;
  for (const p of onBoard(world)) {
    if (isBlip(p) || (p.kind === 'sentry' && !p.overwatch)) continue;
    for (let square = 0; square < world.size; square++) {
      const said = seesSquare(table, state, p, square);
      const meant = sees(world, p, square, true);
      if (said !== meant)
        yield `${p.kind} ${name(p.at)} sees ${name(square)}: ${said}, by the rules ${meant}`;
      if (p.kind === 'sentry' && gunSees(table, state, p, square) !== sees(world, p, square))
        yield `gun ${name(p.at)} sees ${name(square)} all around: by the rules ${!gunSees(table, state, p, square)}`;
      if (meant && p.marine && p.kind !== 'sentry') {
        const [far, by] = [shotDistance(table, state, p, square), sightDistance(world, p, square)];
        if (far !== by) yield `from ${name(p.at)} to ${name(square)} it is ${far}, by the rules ${by}`;
      }
    }
  }
}

/** HR-OVW-04, HR-OVW-11, HR-OVW-16, HR-SENT-08 to HR-SENT-10: who reacts to a Stealer that has just moved, and how. */
function reactions(world: World, mover: Piece): string[] {
  const found: string[] = [];
  for (const p of onBoard(world)) {
    if (!p.marine || !p.overwatch || p.kind === 'sentry') continue;
    const weapon = world.table.loadouts[p.id]?.ranged;
    if (p.jam !== 0 || !weapon || (weapon.load > 0 && p.ammo === 0)) continue;
    if (sees(world, p, mover.at) && sightDistance(world, p, mover.at) <= OVERWATCH_RANGE)
      found.push(`${p.id}`);
  }
  for (const gun of onBoard(world)) {
    if (gun.kind !== 'sentry' || !gun.overwatch || gun.ammo === 0 || !sees(world, gun, mover.at)) continue;
    if (straight(world, gun.at, mover.at) > SENTRY_RANGE) continue;
    const inArc = (quarter: number): boolean =>
      inFrontArc((gun.facing + quarter) & 3, world.point(gun.at), world.point(mover.at));
    const turn = [0, 1, 3, 2].find(inArc) ?? 0;
    found.push(turn === 0 ? `${gun.id}` : `${gun.id} turns ${(gun.facing + turn) & 3}`);
  }
  return found;
}

function* firing(world: World): Generator<string> {
  const { table, state } = world;
  for (const p of onBoard(world)) {
    if (!isStealer(p)) continue;
    const said = owedTo(table, state, p).map(({ shooter, turn }) =>
      turn < 0 ? `${shooter}` : `${shooter} turns ${turn}`,
    );
    const meant = reactions(world, p);
    if (said.join() !== meant.join())
      yield `to ${p.kind} ${table.board.name(p.at)} react [${said}], by the rules [${meant}]`;
  }
}

function* stepping(world: World): Generator<string> {
  const { table, state } = world;
  const [decision] = asks(table, state);
  if (decision?.kind !== 'act' || state.onPit !== 0 || heldByGun(table, state)) return;
  const marine = decision.seat === 'marine';
  const listed = listActions(table, state, decision.seat).filter((action) => action.do === 'move');
  for (const p of onBoard(world)) {
    if (p.marine !== marine || p.done) continue;
    const said = new Set<string>();
    for (const action of listed)
      if (action.unit === p.id) said.add(`${action.to}/${action.face}/${actPrice(table, state, action)}`);
    const meant = stepsOf(world, p, p.ap + (marine ? commandLeft(state) : 0));
    if ([...said].sort().join(' ') !== meant.join(' '))
      yield `${p.kind} ${p.id} at ${table.board.name(p.at)} steps ${[...said].sort().join(' ')}, by the rules ${meant.join(' ')}`;
  }
}

function* areas(world: World, every: number): Generator<string> {
  const { table, state } = world;
  const name = table.board.name;
  for (let square = 0; square < world.size; square += every) {
    if (world.isShut(square)) continue; // HR-SHOT-08, HR-PSI-17
    for (const [effect, radius] of [
      ['frag', 1],
      ['gas', 2],
    ] as const)
      if (burstSquares(table, state, effect, square).join() !== burstOf(world, square, radius).join())
        yield `${effect} at ${name(square)}: by the rules ${burstOf(world, square, radius).map(name)}`;
    for (let facing = 0; facing < 4; facing++)
      if (flameSquares(table, state, square, facing).join() !== flamesOf(world, square, facing).join())
        yield `flames at ${name(square)} facing ${facing}: by the rules ${flamesOf(world, square, facing).map(name)}`;
  }
  for (const p of onBoard(world))
    if (p.kind === 'librarian' && arcTargets(table, state, p, []).join() !== arcOf(world, p).join())
      yield `the Arc of ${name(p.at)} strikes ${arcTargets(table, state, p, []).map(name)}, by the rules ${arcOf(world, p).map(name)}`;
}

/** What the automatic opponent reckons a square costs it. */
function* reaching(world: World): Generator<string> {
  const { table, state } = world;
  for (const p of onBoard(world)) {
    if (p.marine || (isBlip(p) ? world.inGas(p.at) : world.inGas(p.at) || world.inStasis(p.at))) continue;
    const mover = moverFor(table, state, p, unseen(table));
    const meant = leastAp(world, p);
    const said = reachable(mover, p.ap);
    for (let square = 0; square < world.size; square++) {
      const least = meant.get(square) ?? Number.POSITIVE_INFINITY;
      const near = least <= p.ap ? least : undefined;
      if (said.get(square) !== near && square !== p.at)
        yield `${p.kind} ${table.board.name(p.at)} reaches ${table.board.name(square)} for ${said.get(square)}, by the rules ${near}`;
      if (world.gun(square) || square % 3 !== 0) continue;
      const ap = apTo(mover, anyFacing(mover, square));
      if (ap !== least)
        yield `${p.kind} ${table.board.name(p.at)} comes to ${table.board.name(square)} for ${ap}, by the rules ${least}`;
    }
  }
}

/** Walking distances of a board, which no position changes. */
export function compareBoard(table: Table, state: State, every = 1): string[] {
  const world = worldOf(table, state);
  const wrong: string[] = [];
  for (let from = 0; from < world.size; from += every) {
    const plain = walkFrom(world, from, false);
    const linked = walkFrom(world, from, true);
    for (let to = 0; to < world.size; to++) {
      const [a, b] = [table.board.name(from), table.board.name(to)];
      if (table.walk(from, to) !== plain[to])
        wrong.push(`${a} to ${b} is ${table.walk(from, to)} steps, by the rules ${plain[to]}`);
      if (steps(table, from, to) !== linked[to])
        wrong.push(`${a} to ${b} is ${steps(table, from, to)} steps with links, by the rules ${linked[to]}`);
    }
  }
  return wrong;
}

/** `every`: on a large board only one square in so many is burned and bombed. */
export function comparePosition(table: Table, state: State, every = 1): string[] {
  const world = worldOf(table, state);
  return [
    ...sightOf(world),
    ...firing(world),
    ...stepping(world),
    ...areas(world, every),
    ...reaching(world),
  ];
}

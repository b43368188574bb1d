/** What a case may ask about a position of hulk-revised. */

import type { Mustered } from '../../games/hulk-revised/force/forces.ts';
import { printForce } from '../../games/hulk-revised/force/notation.ts';
import {
  commandLeft,
  FIRE,
  type ForceList,
  GAS,
  GENERATOR,
  GRENADES,
  HALF,
  NOWHERE,
  OLD_GAS,
  type Piece,
  PLASMA,
  RUBBLE,
  SPECIALS,
  STASIS,
  type State,
  UNKNOWN,
} from '../../games/hulk-revised/index.ts';
import type { Facts } from '../adapter.ts';
import { areaFact, doorFacts, facingFact, squareFact } from '../squares/facts.ts';
import { findSquare, knownNumber, nameOf } from '../squares/names.ts';
import { derivedFacts } from './derived.ts';
import { type HulkNames, standingOn } from './names.ts';

/** `seen` is the state, or a view of it; what depends on the whole position is read from `state`. */
export function factsOf(names: HulkNames, state: State, seen: State, subject: string | null): Facts | null {
  if (subject === null) return globals(names, seen);
  const known = knownNumber(names, subject);
  if (known !== null)
    return known < seen.pieces.length
      ? pieceFacts(names, state, seen.pieces[known], known, seen.exited.includes(known) ? 'out' : 'dead')
      : null;
  const square = findSquare(names, subject);
  if (square < 0) return null;
  const number = standingOn(seen)(square);
  return pieceFacts(names, state, number ? seen.pieces[number] : null, number, 'none');
}

/** Every fact of a piece that is not there reads `otherwise`. */
function pieceFacts(
  names: HulkNames,
  state: State,
  p: Piece | null,
  number: number,
  otherwise: string,
): Facts {
  const found = p ?? state.pieces.find((any) => any !== null);
  if (!found) return { is: otherwise, dead: true };
  const facts: Record<string, unknown> = {
    is: 'alive',
    dead: false,
    number,
    unit: found.kind,
    at: squareFact(names, found.at),
    area: areaFact(names, found.area),
    facing: found.kind === 'blip' || found.kind === 'ambush' ? 'none' : facingFact(found.facing),
    ap: found.ap,
    overwatch: found.overwatch,
    guard: found.guard,
    jam: found.jam > 0,
    value: known(found.value),
    target: nameOf(names, found.target),
    misses: found.misses,
    fresh: found.fresh,
    done: found.done,
    lurks: found.lurks,
    ammo: found.ammo,
    reloads: found.reloads,
    reloaded: found.reloaded,
    grenades: loads(found.grenades),
    missiles: loads(found.missiles),
    psi: found.psi,
    cast: found.cast,
    carries: objectName(names, found.carries),
    generator: found.generator,
    shocked: found.shockedBy !== 0,
    scorched: found.scorched,
    deployed: found.kind === 'sentry' && found.overwatch,
    ...derivedFacts(names, state, found),
  };
  if (p !== null) return facts;
  return {
    ...Object.fromEntries(Object.keys(facts).map((key) => [key, otherwise])),
    dead: otherwise === 'dead',
  };
}

function globals(names: HulkNames, seen: State): Facts {
  const { board } = names;
  return {
    turn: seen.turn,
    phase: seen.phase,
    token: known(seen.token),
    cp: seen.token === UNKNOWN ? 'unknown' : commandLeft(seen),
    spent: seen.spent,
    allowance: seen.allowance,
    forces: forcesOf(seen),
    bag: seen.bag.map(known),
    aside: seen.aside,
    ambush: seen.ambushAllowance,
    ambushBag: seen.ambushBag.map(known),
    ambushAside: seen.ambushAside,
    specials: Object.fromEntries(SPECIALS.map((kind, i) => [kind, seen.specials[i]])),
    bonus: seen.bonus,
    gained: seen.gained,
    seconds: seen.seconds,
    ground: groundFacts(names, seen),
    objects: objectFacts(names, seen),
    exited: seen.exited.map((number) => nameOf(names, number)),
    burned: seen.burned.map((section) => board.sections[section]),
    quiet: seen.quiet,
    solo: soloFacts(names, seen),
    active: nameOf(names, seen.active),
    losses: { marine: seen.marineLosses, stealer: seen.stealerLosses },
    outcome: seen.outcome ?? 'none',
    doors: doorFacts(names, seen),
    areas: Object.fromEntries(board.entries.map((entry, area) => [entry.name, areaFacts(seen, area)])),
  };
}

/** What the program remembers, by the case's names. */
function soloFacts(names: HulkNames, { solo }: State): Record<string, unknown> | 'none' {
  if (!solo) return 'none';
  return {
    lines: Object.fromEntries(solo.boxes.map(({ squad, edges }) => [squad, edges])),
    objectives: Object.fromEntries(
      solo.boxes.map(({ squad, objective }) => [squad, squareFact(names, objective)]),
    ),
    now: nameOf(names, solo.now?.unit ?? 0),
    waiting: solo.waiting.map(({ unit }) => nameOf(names, unit)),
    covers: Object.fromEntries(
      solo.covers.map(({ unit, marine }) => [nameOf(names, unit), nameOf(names, marine)]),
    ),
  };
}

const GROUND: readonly (readonly [string, number])[] = [
  ['fire', FIRE],
  ['gas', GAS],
  ['old-gas', OLD_GAS],
  ['plasma', PLASMA],
  ['stasis', STASIS],
  ['rubble', RUBBLE],
  ['generator', GENERATOR],
];
export const GROUND_BITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(GROUND),
  'half-generator': GENERATOR | HALF,
};

/** Words for what lies on a square, in the order facts list them. */
export function inOrder(words: readonly unknown[]): unknown[] {
  const order = Object.keys(GROUND_BITS);
  return [...words].sort((a, b) => order.indexOf(String(a)) - order.indexOf(String(b)));
}

function groundFacts(names: HulkNames, seen: State): Record<string, string[]> {
  const facts: Record<string, string[]> = {};
  for (const [square, ground] of seen.ground.entries())
    facts[names.board.name(square)] = GROUND.filter(([, bit]) => ground & bit).map(([word, bit]) =>
      bit === GENERATOR && ground & HALF ? 'half-generator' : word,
    );
  return facts;
}

function objectFacts(names: HulkNames, seen: State): Record<string, string> {
  const where = ({ at, holder, out }: State['objects'][number]): string => {
    if (out) return 'out';
    if (holder) return nameOf(names, holder);
    return at === NOWHERE ? 'lost' : names.board.name(at);
  };
  return Object.fromEntries(seen.objects.map((item, i) => [objectName(names, i + 1), where(item)]));
}

function objectName(names: HulkNames, object: number): string {
  return object === 0 ? 'none' : names.game.table.mission.objects[object - 1].name;
}

function loads(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(GRENADES.map((kind, i) => [kind, counts[i]]));
}

function areaFacts(seen: State, area: number): { blips: number; stealers: number } {
  const here = seen.stealers.map((id) => seen.pieces[id]).filter((p) => p?.area === area);
  const blips = here.filter((p) => p?.kind === 'blip' || p?.kind === 'ambush').length;
  return { blips, stealers: here.length - blips };
}

function known(value: number): number | 'unknown' {
  return value === UNKNOWN ? 'unknown' : value;
}

/** What was mustered, in notation. */
function forcesOf({ forces }: State): unknown {
  if (!forces) return 'none';
  const told = (mustered: Mustered<ForceList>) =>
    mustered === null ? 'none' : typeof mustered === 'string' ? mustered : printForce(mustered);
  return { marine: told(forces.marine), stealer: told(forces.stealer) };
}

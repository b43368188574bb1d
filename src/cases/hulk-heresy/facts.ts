/** What a case may ask about a position of hulk-heresy. */
import { letterOf } from '../../games/hulk-heresy/force/list.ts';
import {
  BARRICADE,
  BARRIER,
  BLIND,
  FLAME,
  FORGE,
  GENERATOR,
  SHIELD,
} from '../../games/hulk-heresy/ground.ts';
import { NOWHERE, type Piece, SIDES, type State, UNKNOWN } from '../../games/hulk-heresy/state.ts';
import { ordinaryLeft } from '../../games/hulk-heresy/turn/command.ts';
import type { Facts } from '../adapter.ts';
import { areaFact, doorFacts, facingFact, squareFact } from '../squares/facts.ts';
import { findSquare, knownNumber, type Names, nameOf } from '../squares/names.ts';
import type { Settings } from './settings.ts';

const GROUND: readonly (readonly [string, number])[] = [
  ['barricade', BARRICADE],
  ['forge', FORGE],
  ['barrier', BARRIER],
  ['shield', SHIELD],
  ['generator', GENERATOR],
  ['flame', FLAME],
  ['blind', BLIND],
];

/** `seen` is the state or a view of it. */
export function factsOf(names: Names, settings: Settings, seen: State, subject: string | null): Facts | null {
  if (subject === null) return gameFacts(names, settings, seen);
  const known = knownNumber(names, subject);
  if (known !== null)
    return known < seen.pieces.length ? pieceFacts(names, settings, seen, seen.pieces[known], 'dead') : null;
  const square = findSquare(names, subject);
  if (square < 0) return null;
  const id = seen.occupant[square];
  return pieceFacts(names, settings, seen, id ? seen.pieces[id] : null, 'none');
}

const hidden = (value: number): number | string => (value === UNKNOWN ? 'unknown' : value);

function pieceFacts(
  names: Names,
  settings: Settings,
  seen: State,
  p: Piece | null,
  otherwise: string,
): Facts {
  if (!p) return { is: otherwise };
  const row = p.row >= 0 ? seen.rosters[p.side][p.row] : null;
  return {
    number: p.id,
    value: hidden(p.value),
    is: p.blip ? 'blip' : 'model',
    side: p.side,
    unit: row?.kind ?? (p.row === UNKNOWN ? 'unknown' : 'nobody'),
    letter: p.row === UNKNOWN ? 'unknown' : p.row < 0 ? 'none' : letterOf(p.row),
    at: squareFact(names, p.at),
    area: areaFact(names, p.area),
    facing: facingFact(p.facing),
    ap: p.ap,
    stage: p.stage,
    acted: p.acted,
    overwatch: p.overwatch,
    guard: p.guard,
    jam: p.jammed === 0 ? 'none' : p.jam,
    aim: p.aim > 0 ? nameOf(names, p.aim) : p.aim < 0 ? names.board.name(-p.aim - 1) : 'none',
    ammo: p.body?.ammo ?? 'none',
    reloaded: p.body?.reloaded ?? 'none',
    psi: p.body?.psi ?? 'none',
    grenades: p.body?.grenades ?? 'none',
    carries: settings.objects.filter((_, i) => seen.objects[i]?.holder === p.id),
    cast: p.body?.cast ?? 'none',
    effects: seen.effects.filter(({ unit }) => unit === p.id).map(({ what }) => what),
  };
}

function gameFacts(names: Names, settings: Settings, seen: State): Facts {
  const both = <T>(ask: (side: 'A' | 'B') => T) => Object.fromEntries(SIDES.map((side) => [side, ask(side)]));
  const { board } = names;
  const ground: Record<string, string[]> = {};
  for (let square = 0; square < board.size; square++) {
    const lies = GROUND.filter(([, bit]) => seen.ground[square] & bit).map(([name]) => name);
    if (lies.length > 0) ground[board.name(square)] = lies;
  }
  return {
    turn: seen.turn,
    phase: seen.phase,
    attacker: seen.attacker ?? 'none',
    zones: both((side) => seen.zones[side] + 1),
    cp: both((side) => (seen.command[side].counter === UNKNOWN ? 'unknown' : ordinaryLeft(seen, side))),
    counter: both((side) => hidden(seen.command[side].counter)),
    spent: both((side) => seen.command[side].spent),
    bonus: both((side) => {
      const { commander, duel, daemonic } = seen.command[side];
      return { commander, duel, daemonic };
    }),
    stock: both((side) => seen.stock[side].length),
    models: both((side) => seen.rosters[side].length),
    owed: both((side) => seen.owed[side]),
    closed: seen.closed.map((entry) => board.entries[entry].name),
    losses: seen.losses,
    doors: doorFacts(names, seen),
    ground,
    objects: Object.fromEntries(
      settings.objects.map((name, i) => {
        const { at, holder, out } = seen.objects[i];
        return [
          name,
          out || (!holder && at === NOWHERE) ? 'out' : holder ? nameOf(names, holder) : board.name(at),
        ];
      }),
    ),
    active: nameOf(names, seen.active),
    outcome: seen.outcome ?? 'none',
  };
}

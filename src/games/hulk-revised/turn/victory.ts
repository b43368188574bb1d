/** WIN: when it is over. Victory conditions are built from the parts a mission names (mission.ts). */

import { NO_DOOR } from '../../../grid/doors.ts';
import { squaresNamed } from '../../../grid/marks.ts';
import { reachable } from '../../../grid/reach.ts';
import type { Outcome } from '../../../kernel/contract.ts';
import { DUCT, LANDING, PLASMA, RUBBLE } from '../ground.ts';
import { isBlip, type Play, piece } from '../position.ts';
import type { Condition } from '../setting-up/mission.ts';
import { NOWHERE, type Phase, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { SPECIALS, type StealerKind } from '../units.ts';

const STANDSTILL = 15; // HR-HOUSE-17

/** What wins the mission for the Marines. */
export function marineConditions(table: Table): readonly Condition[] {
  return table.victories.filter(({ side }) => side === 'marine').map((victory) => victory.if);
}

/** HR-WIN-01 to HR-WIN-08: after every action, and with `turnEnds` in the Reset phase. */
export function checkVictory(play: Play, turnEnds = false): void {
  const { table, state } = play;
  if (state.outcome) return;
  for (const { side, if: condition, when, text } of table.victories)
    if ((when === 'once' || turnEnds) && holds(table, state, condition, turnEnds))
      return end(play, { winner: side === 'draw' ? null : side, rule: 'HR-WIN-01', why: text });
  if (state.marines.length === 0 && !marineConditions(table).some((met) => holds(table, state, met)))
    return end(play, { winner: 'stealer', rule: 'HR-WIN-02', why: 'No Marine is left.' });
  const lost = lostObject(table, state);
  if (lost)
    return end(play, {
      winner: 'stealer',
      rule: 'HR-WIN-07',
      why: `${lost} is lost: the Marines cannot win any more.`,
    });
}

/** HR-SEQ-08, HR-HOUSE-17: at the end of a game turn. */
export function checkTurnLimit(play: Play): void {
  const { table, state } = play;
  state.quiet = state.eventful ? 0 : state.quiet + 1;
  state.eventful = false;
  const limit = table.mission.turns;
  if (limit > 0 && state.turn >= limit)
    end(play, {
      winner: 'stealer',
      rule: 'HR-SEQ-08',
      why: `Turn ${limit} is over and the Marines have not won.`,
    });
  else if (limit === 0 && state.quiet >= STANDSTILL)
    end(play, { winner: null, rule: 'HR-HOUSE-17', why: `Nothing has happened for ${STANDSTILL} turns.` });
}

function end(play: Play, outcome: Outcome): void {
  play.state.outcome = outcome;
  play.state.steps = [];
  play.events.push({ kind: 'over', outcome });
}

function holds(table: Table, state: State, condition: Condition, turnEnds = false): boolean {
  const { board } = table;
  if ('all' in condition) return condition.all.every((part) => holds(table, state, part, turnEnds));
  if ('any' in condition) return condition.any.some((part) => holds(table, state, part, turnEnds));
  if ('not' in condition) return !holds(table, state, condition.not, turnEnds);
  if ('reach' in condition) return standing(table, state, condition.reach).length >= (condition.count ?? 1);
  if ('use' in condition)
    return (board.marks[condition.use] ?? []).some((square) => state.used.includes(square));
  if ('exit' in condition)
    return (
      state.exited.length >= condition.exit &&
      (condition.with === undefined || state.objects[objectNumber(table, condition.with) - 1]?.out === true)
    );
  if ('flame' in condition)
    return state.burned.some((section) => board.sections[section] === condition.flame);
  if ('hold' in condition)
    return standing(table, state, condition.hold).some(
      (id) =>
        condition.object === undefined || piece(state, id).carries === objectNumber(table, condition.object),
    );
  if ('destroy' in condition)
    return board.doors
      .filter(({ square }) => board.sections[board.section[square]] === condition.destroy)
      .every(({ square }) => state.doors[square] === NO_DOOR);
  if ('kill' in condition) return killed(state, condition.kind) >= condition.kill;
  if ('losses' in condition) return state.marineLosses >= condition.losses;
  if ('dead' in condition) return isDead(table, state, condition.dead);
  if ('infest' in condition) return infesting(table, state, condition.infest) >= (condition.count ?? 1);
  if ('survive' in condition)
    // HR-SEQ-08: a game turn ends with the Reset phase or, if the Stealers began, with the Marine action phase
    return state.turn >= condition.survive + (turnEnds && state.phase === lastPhase(table) ? 0 : 1);
  return condition['last-standing'] === 'marine'
    ? state.stealers.length === 0 && state.allowance === 0 && table.mission.blips.total !== null
    : state.marines.length === 0;
}

function lastPhase(table: Table): Phase {
  return table.mission.first === 'marine' ? 'reset' : 'marine';
}

/** Stealers killed so far, of one kind or of any: a special unit that was brought on and is gone is dead. */
export function killed(state: State, kind?: StealerKind): number {
  if (kind === undefined) return state.stealerLosses;
  const gone = SPECIALS.map(
    (special, i) =>
      state.brought[i] - state.stealers.filter((id) => piece(state, id).kind === special).length,
  );
  return kind === 'genestealer'
    ? state.stealerLosses - gone.reduce((sum, n) => sum + n, 0)
    : gone[SPECIALS.indexOf(kind)];
}

function isDead(table: Table, state: State, name: string): boolean {
  const id = table.loadouts.findIndex((loadout) => loadout?.row.name === name);
  return state.pieces[id] === null && !state.exited.includes(id);
}

/** The Marines who stand on squares of this mark or section. */
function standing(table: Table, state: State, name: string): number[] {
  const squares = squaresNamed(table.board, name);
  return state.marines.filter((id) => squares.includes(piece(state, id).at));
}

/** The Stealers there. A blip is none yet: what it stands for is its owner's secret. */
function infesting(table: Table, state: State, name: string): number {
  const squares = squaresNamed(table.board, name);
  return state.stealers.filter((id) => {
    const p = piece(state, id);
    return !isBlip(p) && squares.includes(p.at);
  }).length;
}

function objectNumber(table: Table, name: string): number {
  return table.mission.objects.findIndex((object) => object.name === name) + 1;
}

/** HR-WIN-07: the name of a lost object that every way for the Marines to win still needs. */
function lostObject(table: Table, state: State): string | null {
  for (let i = 0; i < state.objects.length; i++) {
    const { at, holder, out } = state.objects[i];
    if (at !== NOWHERE || holder !== 0 || out) continue;
    const name = table.mission.objects[i].name;
    if (marineConditions(table).every((condition) => needsObject(condition, name))) return name;
  }
  return null;
}

function needsObject(condition: Condition, name: string): boolean {
  if ('all' in condition) return condition.all.some((part) => needsObject(part, name));
  if ('any' in condition) return condition.any.every((part) => needsObject(part, name));
  if ('exit' in condition) return condition.with === name;
  return 'hold' in condition && condition.object === name;
}

/** The marks and sections that every way to win still leads to. */
function neededMarks(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(neededMarks);
  if ('any' in condition) return condition.any.length === 1 ? neededMarks(condition.any[0]) : [];
  if ('reach' in condition) return [condition.reach];
  if ('use' in condition) return [condition.use];
  if ('hold' in condition) return [condition.hold];
  return 'exit' in condition ? ['exit'] : [];
}

/** The squares the Marines still have to get to; empty when there is more than one way to win. */
export function neededSquares(table: Table, state: State): number[][] {
  const conditions = marineConditions(table);
  if (conditions.length !== 1 || holds(table, state, conditions[0])) return [];
  const marks = neededMarks(conditions[0])
    .map((mark) => [...squaresNamed(table.board, mark)])
    .filter((squares) => squares.length > 0 && !squares.some((square) => state.used.includes(square)));
  const objects = state.objects
    .filter(({ at }, i) => at !== NOWHERE && needsObject(conditions[0], table.mission.objects[i].name))
    .map(({ at }) => [at]);
  return [...marks, ...objects];
}

/**
 * HR-WIN-05, HR-RUBB-04: squares a Marine could ever get to. Plasma, rubble and ducts are walls, doors, ladders and falls
 * are ways; nobody falls upwards (HR-PIT-08).
 */
export function everReachable(
  table: Table,
  state: State,
  from: readonly number[],
  walls: readonly number[] = [],
): Set<number> {
  return reachable(
    table,
    from,
    (square) => (state.ground[square] & (PLASMA | RUBBLE | DUCT)) !== 0 || walls.includes(square),
    (square) =>
      table.link[square] === NOWHERE || state.ground[square] & LANDING ? [] : [table.link[square]],
  );
}

/** HR-GREN-10, HR-WIN-05: after plasma, whether the Marines can still get where they must. */
export function checkPlasma(play: Play): void {
  const { table, state } = play;
  if (state.outcome || state.marines.length === 0) return;
  const reached = everReachable(
    table,
    state,
    state.marines.map((id) => piece(state, id).at),
  );
  for (const squares of neededSquares(table, state))
    if (!squares.some((square) => reached.has(square)))
      return end(play, {
        winner: 'stealer',
        rule: 'HR-WIN-05',
        why: 'Plasma has closed the way to the objective for good.',
      });
}

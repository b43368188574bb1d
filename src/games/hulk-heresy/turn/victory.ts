/** WIN: who has won, and when it is looked at. */
import type { Outcome } from '../../../kernel/contract.ts';
import { hostOf } from '../gsb/stock.ts';
import { modelsOf } from '../position.ts';
import type { Goal } from '../setting-up/mission.ts';
import { FALSE_BLIP, otherSide, SIDES, type Side, type State } from '../state.ts';
import type { Play } from '../steps.ts';
import { type Table, zoneOf } from '../table.ts';

function end({ state, events }: Play, outcome: Outcome): void {
  state.outcome = outcome;
  events.push({ kind: 'over', outcome });
}

/** HH-WIN-01 to HH-WIN-04, HH-GAP-22: the goals of both, then who has nobody left. */
export function judge(play: Play): void {
  const { table, state } = play;
  const winners = SIDES.filter((side) =>
    table.mission.goals.some((goal) => reached(table, state, side, goal)),
  );
  if (winners.length === 2)
    return end(play, { winner: null, rule: 'HH-WIN-03', why: 'Both sides have reached their goals.' });
  if (winners.length === 1)
    return end(play, {
      winner: winners[0],
      rule: 'HH-WIN-01',
      why: `Side ${winners[0]} has reached its goal.`,
    });
  const gone = SIDES.filter((side) => !isLeft(table, state, side));
  if (gone.length === 2)
    end(play, { winner: null, rule: 'HH-WIN-04', why: 'Nobody is left on either side.' });
  else if (gone.length === 1)
    end(play, { winner: otherSide(gone[0]), rule: 'HH-WIN-04', why: `Side ${gone[0]} has nobody left.` });
}

/** HH-WIN-07: whoever has left by an exit that the mission rewards still counts. */
function isLeft({ mission }: Table, state: State, side: Side): boolean {
  const stands = state.units[side].some((id) => state.pieces[id]!.row !== FALSE_BLIP);
  const left = mission.goals.some((goal) => 'exit' in goal) && state.exited[side].length > 0;
  const host = hostOf(state, side);
  const comes = state.stock[side].length > 0 || (host !== null && host.left !== 0);
  return stands || comes || left;
}

function reached(table: Table, state: State, side: Side, goal: Goal): boolean {
  if ('hold' in goal) return goal.hold.every((name) => holds(table, state, side, name)); // HH-MISS-03
  if ('exit' in goal) {
    const brought = goal.with === undefined || hasTaken(table, state, side, goal.with);
    return state.exited[side].length >= goal.exit && brought;
  }
  // HH-MISS-08
  const holder = state.objects[table.mission.objects.findIndex(({ name }) => name === goal.bring)].holder;
  const p = state.pieces[holder];
  return p?.side === side && zoneOf(table, state, side).squares.includes(p.at);
}

/** HH-OBJ-06: the object has left the board with a model of this side. */
function hasTaken({ mission }: Table, state: State, side: Side, name: string): boolean {
  const item = state.objects[mission.objects.findIndex((object) => object.name === name)];
  return item.out && state.exited[side].includes(item.holder);
}

/** HH-MISS-03: at least one own model there and no enemy model; blips do not count. */
function holds({ board }: Table, state: State, side: Side, section: string): boolean {
  const there = (one: Side) =>
    modelsOf(state, one).some((p) => board.sections[board.section[p.at]] === section);
  return there(side) && !there(otherSide(side));
}

/** HH-STAT-06, HH-WIN-05: the last turn is over. */
export function judgeLastTurn(play: Play): void {
  const { table, state } = play;
  const { turns, lastTurn } = table.mission;
  if (turns === 0 || state.turn < turns) return;
  const winner = lastTurn && bestAtEnd(table, state, lastTurn);
  const why = winner ? `The last turn is over, and side ${winner} is ahead.` : 'The last turn is over.';
  end(play, { winner, rule: 'HH-WIN-05', why });
}

/** HH-GAP-02, HH-GAP-03. */
function bestAtEnd(
  table: Table,
  state: State,
  lastTurn: NonNullable<Table['mission']['lastTurn']>,
): Side | null {
  if ('carries' in lastTurn) {
    const item = state.objects[table.mission.objects.findIndex(({ name }) => name === lastTurn.carries)];
    return state.pieces[item.holder]?.side ?? null;
  }
  const [a, b] = SIDES.map(
    (side) => lastTurn['more-rooms'].filter((name) => holds(table, state, side, name)).length,
  );
  return a === b ? null : a > b ? 'A' : 'B';
}

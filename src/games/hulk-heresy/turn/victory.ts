/** WIN: who has won, and when it is looked at. */
import type { Outcome } from '../../../kernel/contract.ts';
import { hostOf } from '../gsb/stock.ts';
import { modelsOf } from '../position.ts';
import type { Goal } from '../setting-up/goals.ts';
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
  const winners = reachedBy(table, state);
  if (winners.length === 2)
    return end(play, { winner: null, rule: 'HH-WIN-03', why: 'Both sides have reached their goals.' });
  if (winners.length === 1)
    return end(play, {
      winner: winners[0],
      rule: 'HH-WIN-01',
      why: `${roleOf(state, winners[0])} has reached its goal.`,
    });
  const gone = SIDES.filter((side) => !isLeft(table, state, side));
  if (gone.length === 2)
    end(play, { winner: null, rule: 'HH-WIN-04', why: 'Nobody is left on either side.' });
  else if (gone.length === 1)
    end(play, {
      winner: otherSide(gone[0]),
      rule: 'HH-WIN-04',
      why: `${roleOf(state, gone[0])} has nobody left.`,
    });
}

const roleOf = ({ attacker }: State, side: Side): string =>
  side === attacker ? 'The Attacker' : 'The Defender';

/** The sides whose goals are reached as it stands. */
export function reachedBy(table: Table, state: State): Side[] {
  return SIDES.filter((side) => table.mission.goals.some((goal) => reached(table, state, side, goal)));
}

/** HH-WIN-07: whoever has left by an exit that the mission rewards still counts. */
function isLeft({ mission }: Table, state: State, side: Side): boolean {
  const stands = state.units[side].some((id) => state.pieces[id]!.row !== FALSE_BLIP);
  const left = mission.goals.some(({ exit }) => exit !== undefined) && state.exited[side].length > 0;
  const host = hostOf(state, side);
  const comes = state.stock[side].length > 0 || (host !== null && host.left !== 0);
  return stands || comes || left;
}

/** All that the goal says holds for this side. */
function reached(table: Table, state: State, side: Side, goal: Goal): boolean {
  const { zone, hold, bring, exit, reach, deny, slay, burn, turn } = goal;
  if (zone !== undefined && state.zones[side] !== zone) return false;
  const enemy = otherSide(side);
  return (
    (hold === undefined || hold.every((name) => holds(table, state, side, name))) && // HH-MISS-03
    (bring === undefined || brings(table, state, side, bring)) &&
    (exit === undefined || state.exited[side].length >= exit) &&
    (goal.with === undefined || hasTaken(table, state, side, goal.with)) &&
    (reach === undefined || standOn(table, state, side, reach) >= (goal.count ?? 1)) &&
    (deny === undefined || standOn(table, state, enemy, deny) === 0) &&
    (slay === undefined || slain(state, enemy, goal.kinds) >= slay) &&
    (burn === undefined || burns(table, state, side, burn)) &&
    (turn === undefined || state.turn >= turn)
  );
}

/** HH-MISS-08. */
function brings(table: Table, state: State, side: Side, name: string): boolean {
  const holder = state.objects[table.mission.objects.findIndex((object) => object.name === name)].holder;
  const p = state.pieces[holder];
  return p?.side === side && zoneOf(table, state, side).squares.includes(p.at);
}

function standOn({ board }: Table, state: State, side: Side, mark: string): number {
  return modelsOf(state, side).filter((p) => board.marks[mark].includes(p.at)).length;
}

/** A Broodlord's replacement counts as what it is. */
function slain(state: State, side: Side, kinds: readonly string[] | undefined): number {
  return kinds ? state.fallen[side].filter((kind) => kinds.includes(kind)).length : state.losses[side];
}

function burns({ board }: Table, state: State, side: Side, section: string): boolean {
  return state.areas.some(
    ({ kind, owner, squares }) =>
      kind !== 'blind' &&
      owner === side &&
      squares.some((square) => board.sections[board.section[square]] === section),
  );
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

/** HH-GAP-02, HH-GAP-03: who is ahead if the last turn ends as it stands. */
export function bestAtEnd(
  table: Table,
  state: State,
  lastTurn: NonNullable<Table['mission']['lastTurn']>,
): Side | null {
  if ('winner' in lastTurn) return SIDES.find((side) => state.zones[side] === lastTurn.winner) ?? null;
  if ('more-slain' in lastTurn) {
    const { A, B } = state.losses;
    return A === B ? null : A < B ? 'A' : 'B';
  }
  if ('carries' in lastTurn) {
    const item = state.objects[table.mission.objects.findIndex(({ name }) => name === lastTurn.carries)];
    return state.pieces[item.holder]?.side ?? null;
  }
  const [a, b] = SIDES.map(
    (side) => lastTurn['more-rooms'].filter((name) => holds(table, state, side, name)).length,
  );
  return a === b ? null : a > b ? 'A' : 'B';
}

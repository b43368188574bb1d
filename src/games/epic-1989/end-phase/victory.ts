/** WIN: when a battle is over, and who has won it. What scenarios say of it is in scenarios/winning.ts. */
import { isInBattle } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import { hasReserves } from '../scenarios/parties.ts';
import { goals, winnerByPoints } from '../scenarios/winning.ts';
import { foeOf, SIDES, type Side, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-WIN-06: the ratings of the enemy vehicles it has destroyed, abandoned ones among them (E1-WIN-10); with Titans those of everything (E1-TITAN-36). */
export function pointsOf(table: Table, state: State, side: Side): number {
  return state.units.reduce((sum, unit) => {
    if (unit?.where !== 'gone') return sum;
    const { side: owner, card, detachment } = table.units[unit.id];
    if (owner === side) return sum;
    if (!table.options.titans) return card.is === 'vehicle' ? sum + card.rating : sum;
    return sum + card.rating * (table.detachments[detachment].elite ? 2 : 1); // E1-ELITE-07
  }, 0);
}

/** E1-WIN-01, E1-WIN-02: operational, or still to arrive. */
function hasUnits(table: Table, state: State, side: Side): boolean {
  return (
    hasReserves(table, state, side) ||
    state.units.some((unit) => unit && table.units[unit.id].side === side && isInBattle(unit))
  );
}

/** E1-WIN-01, E1-WIN-04, E1-WIN-05, E1-WIN-09: whether a scenario's goal is met, or a side has nobody left. */
export function lookForVictory(play: Play): void {
  const { table, state } = play;
  const reached = goals(table, state);
  if (reached) return declare(play, reached.winner, reached.rule, reached.why);
  const left = SIDES.filter((side) => hasUnits(table, state, side));
  if (left.length === 2) return;
  if (left.length === 0) return endByPoints(play, 'E1-WIN-05', 'Neither side has a unit left.');
  const [winner] = left;
  if (table.battle.points)
    return endByPoints(play, 'E1-WIN-04', `The ${foeOf(winner)} side has no unit left.`);
  declare(play, winner, 'E1-WIN-04', `The ${foeOf(winner)} side has no unit left.`);
}

/** E1-WIN-07: whoever says so second agrees. */
export function propose(play: Play, side: Side): void {
  const { state, events } = play;
  if (state.proposed === foeOf(side))
    return endByAgreement(play, 'E1-WIN-07', 'Both agreed to end the battle.');
  state.proposed = side;
  events.push({ kind: 'proposes', side });
}

/** E1-WIN-07, E1-WIN-08: victory points, or without them a draw. */
export function endByAgreement(play: Play, rule: string, why: string): void {
  if (play.table.battle.points) endByPoints(play, rule, why);
  else declare(play, null, rule, why);
}

function endByPoints(play: Play, rule: string, why: string): void {
  const { table, state } = play;
  const [imperial, rebel] = SIDES.map((side) => pointsOf(table, state, side));
  declare(play, winnerByPoints(table, imperial, rebel), rule, why);
}

export function declare(play: Play, winner: Side | null, rule: string, why: string): void {
  const { table, state, events } = play;
  const points = { imperial: pointsOf(table, state, 'imperial'), rebel: pointsOf(table, state, 'rebel') };
  state.outcome = { winner: winner && state.seats[winner], rule, why };
  events.push({ kind: 'over', winner, points });
}

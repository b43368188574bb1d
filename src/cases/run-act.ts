/** Steps that play an action. */
import type { GameEvent } from '../kernel/contract.ts';
import { scriptedDice } from '../kernel/dice.ts';
import type { ActStep, Placed } from './case.ts';
import { compareEvents, wrongDice } from './compare-events.ts';
import { asked, judged, parsed } from './phrase.ts';
import { problemAt } from './problem.ts';
import type { CaseRun } from './run.ts';

/** Plays the step's actions with its dice; returns what was not as the step says. */
export function runAct(run: CaseRun, step: ActStep): string[] {
  const dice = scriptedDice(step.dice, step.draws.map(run.table.drawn));
  const events: GameEvent[] = [];
  const before = run.state;
  for (const action of step.actions) {
    const wrong = play(run, step.seat, action, dice, events);
    if (wrong.length > 0) return wrong;
  }
  const { faces, draws } = dice.left();
  const wrong: string[] = [];
  if (faces.length > 0) wrong.push(`Dice are left over: ${faces.join(' ')}.`);
  if (draws.length > 0) wrong.push(`Draws are left over: ${step.draws.slice(-draws.length).join(' ')}.`);
  if (step.names) wrong.push(...nameNew(run, before, step, step.names));
  if (wrong.length === 0) wrong.push(...wrongDice(run, step, events));
  return [...wrong, ...compareEvents(run, step, events)];
}

function nameNew(run: CaseRun, before: unknown, { place }: ActStep, names: readonly string[]): string[] {
  const { table, state } = run;
  if (!table.nameNew) throw problemAt(place, 'In this game no new pieces appear.');
  const wrong = table.nameNew(before, state, names);
  return wrong === null ? [] : [wrong];
}

function play(
  run: CaseRun,
  seat: string,
  written: Placed<string>,
  dice: ReturnType<typeof scriptedDice>,
  events: GameEvent[],
): string[] {
  const { game } = run.table;
  if (!game.pending(run.state).some((decision) => decision.seat === seat))
    return [`Expected ${seat} to be asked for '${written.value}', found ${asked(run)}.`];
  const action = parsed(run, written);
  const wrong = judged(run, seat, written.value, action);
  if (wrong !== null) return [wrong];
  const next = game.fork(run.state);
  events.push(...game.apply(next, seat, action, dice));
  run.state = next;
  return faults(run).map((law) => `After '${written.value}' the position is broken: ${law}`);
}

/** What must hold in any position: the game's own laws, and that what is listed may be done. */
function faults({ table, state }: CaseRun): string[] {
  const { game } = table;
  const refused = game.pending(state).flatMap(({ seat }) =>
    game
      .actions(state, seat)
      .filter((action) => game.check(state, seat, action) !== null)
      .map((action) => `'${game.notation.print(state, action)}' is listed for ${seat}, but refused.`),
  );
  return [...game.broken(state), ...refused];
}

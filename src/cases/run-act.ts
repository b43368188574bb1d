/** Steps that play an action. */
import type { GameEvent } from '../kernel/contract.ts';
import { scriptedDice } from '../kernel/dice.ts';
import type { ActStep, Placed, WantedEvent } from './case.ts';
import { asked, parsed, shown } from './phrase.ts';
import type { Run } from './run.ts';
import { matches } from './same.ts';

/** Plays the step's actions with its dice; returns what was not as the step says. */
export function runAct(run: Run, step: ActStep): string[] {
  const dice = scriptedDice(step.dice, step.draws.map(run.table.drawn));
  const events: GameEvent[] = [];
  for (const action of step.actions) {
    const wrong = play(run, step.seat, action, dice, events);
    if (wrong.length > 0) return wrong;
  }
  const { faces, draws } = dice.left();
  const wrong: string[] = [];
  if (faces.length > 0) wrong.push(`Dice are left over: ${faces.join(' ')}.`);
  if (draws.length > 0) wrong.push(`Draws are left over: ${step.draws.slice(-draws.length).join(' ')}.`);
  return [...wrong, ...compareEvents(run, step, events)];
}

function play(
  run: Run,
  seat: string,
  written: Placed<string>,
  dice: ReturnType<typeof scriptedDice>,
  events: GameEvent[],
): string[] {
  const { game } = run.table;
  if (!game.pending(run.state).some((decision) => decision.seat === seat))
    return [`Expected ${seat} to be asked for '${written.value}', found ${asked(run)}.`];
  const action = parsed(run, written);
  const text = game.notation.print(run.state, action);
  const again = game.notation.print(run.state, game.notation.parse(run.state, text));
  if (again !== text) return [`The notation '${text}' reads back as '${again}'.`];
  const refusal = game.check(run.state, seat, action);
  if (refusal)
    return [`Expected '${written.value}' to be allowed, found it refused by ${refusal.rule}: ${refusal.why}`];
  if (run.adapter.exhaustive && !shown(run, seat).includes(text))
    return [`'${written.value}' is allowed, but '${text}' is not among the actions listed for ${seat}.`];
  const next = game.fork(run.state);
  events.push(...game.apply(next, seat, action, dice));
  run.state = next;
  return faults(run).map((law) => `After '${written.value}' the position is broken: ${law}`);
}

/** What must hold in any position: the game's own laws, and that what is listed may be done. */
function faults({ table, state }: Run): string[] {
  const { game } = table;
  const refused = game.pending(state).flatMap(({ seat }) =>
    game
      .actions(state, seat)
      .filter((action) => game.check(state, seat, action) !== null)
      .map((action) => `'${game.notation.print(state, action)}' is listed for ${seat}, but refused.`),
  );
  return [...game.broken(state), ...refused];
}

/** Wanted events must appear in their order, others may stand between them. */
function compareEvents(run: Run, step: ActStep, events: readonly GameEvent[]): string[] {
  const found = events.map((event) => JSON.stringify(event)).join('\n    ');
  let from = 0;
  for (const wanted of step.events) {
    const at = events.findIndex((event, index) => index >= from && isLike(run, event, wanted));
    if (at < 0)
      return [`Expected the event ${phrase(wanted)}${from > 0 ? ' next' : ''}, found:\n    ${found}`];
    from = at + 1;
  }
  const unwanted = events.find((event) => step.without.some((wanted) => isLike(run, event, wanted)));
  return unwanted ? [`Expected no event ${unwanted.kind}, found ${JSON.stringify(unwanted)}.`] : [];
}

function isLike(run: Run, event: GameEvent, wanted: WantedEvent): boolean {
  if (event.kind !== wanted.kind) return false;
  const fields = event as unknown as Record<string, unknown>;
  return Object.entries(wanted.fields).every(([key, value]) =>
    run.table.meant(key, value).some((meant) => matches(meant, fields[key])),
  );
}

function phrase({ kind, fields }: WantedEvent): string {
  return Object.keys(fields).length > 0 ? `${kind} ${JSON.stringify(fields)}` : kind;
}

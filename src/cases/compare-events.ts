/** Whether the events of a step are those a case wants. */
import type { GameEvent } from '../kernel/contract.ts';
import type { ActStep, WantedEvent } from './case.ts';
import { problemAt } from './problem.ts';
import type { CaseRun } from './run.ts';
import { matches } from './same.ts';

/** Wanted events must appear in their order; others may stand between them unless the step says `only`. */
export function compareEvents(run: CaseRun, step: ActStep, all: readonly GameEvent[]): string[] {
  const events = received(run, step, all);
  const found = told(events);
  if (step.only) {
    const odd = events.findIndex((event, i) => !step.events[i] || !isLike(run, event, step.events[i]));
    if (odd >= 0 && !step.events[odd])
      return [`Expected no event ${told([events[odd]])}, found:\n    ${found}`];
    const first = odd < 0 ? events.length : odd;
    if (first < step.events.length)
      return [
        `Expected the event ${phrase(step.events[first])} as number ${first + 1}, found:\n    ${found}`,
      ];
  }
  let from = 0;
  for (const wanted of step.events) {
    const at = events.findIndex((event, index) => index >= from && isLike(run, event, wanted));
    if (at < 0)
      return [`Expected the event ${phrase(wanted)}${from > 0 ? ' next' : ''}, found:\n    ${found}`];
    from = at + 1;
  }
  const unwanted = events.find((event) => step.without.some((wanted) => isLike(run, event, wanted)));
  return unwanted ? [`Expected no event ${unwanted.kind}, found ${told([unwanted])}.`] : [];
}

/** The events as the viewer of the step gets them. */
function received(
  { table: { game } }: CaseRun,
  { as, place }: ActStep,
  events: readonly GameEvent[],
): GameEvent[] {
  if (as === null) return [...events];
  if (as !== 'spectator' && !game.seats.includes(as))
    throw problemAt(place, `Nobody called '${as}' looks on: write ${game.seats.join(', ')} or spectator.`);
  return events.flatMap((event) => game.redact(event, as) ?? []);
}

function told(events: readonly GameEvent[]): string {
  return events.map((event) => JSON.stringify(event)).join('\n    ') || 'none';
}

function isLike(run: CaseRun, event: GameEvent, wanted: WantedEvent): boolean {
  if (event.kind !== wanted.kind) return false;
  const fields = event as unknown as Record<string, unknown>;
  return Object.entries(wanted.fields).every(([key, value]) =>
    value === 'unknown' && fields[key] === undefined
      ? true
      : run.table.meant(key, value).some((meant) => matches(meant, fields[key])),
  );
}

function phrase({ kind, fields }: WantedEvent): string {
  return Object.keys(fields).length > 0 ? `${kind} ${JSON.stringify(fields)}` : kind;
}

/** Events tell of every die and of no other; one that the case labels must have been thrown for that. */
export function wrongDice({ table, state }: CaseRun, step: ActStep, events: readonly GameEvent[]): string[] {
  const dice = events.flatMap((event) => table.dice(state, event));
  const labelled = step.labels.some((label) => label !== null);
  // Who rolls first of two is not told where a new turn began meanwhile: without labels the order does not matter.
  const inOrder = (faces: readonly number[]) => (labelled ? faces : [...faces].sort()).join(' ');
  const told = dice.map(({ face }) => face);
  if (inOrder(told) !== inOrder(step.dice))
    return [
      `The dice ${step.dice.join(' ')} were thrown, but the events tell of ${told.join(' ') || 'none'}.`,
    ];
  return step.labels.flatMap((label, i) =>
    label === null || dice[i].labels.includes(label)
      ? []
      : [
          `Expected die ${i + 1} (${step.dice[i]}) to be for '${label}', found '${dice[i].labels.join("' or '")}'.`,
        ],
  );
}

/** A case played step by step, with everything there is to see on the way. */
import type { CaseAdapter, Table } from '../../../cases/adapter.ts';
import type { Case, Step } from '../../../cases/case.ts';
import { parsed } from '../../../cases/phrase.ts';
import { type Run, told } from '../../../cases/run.ts';
import type { Decision, GameEvent, Outcome, Refusal } from '../../../kernel/contract.ts';
import { scriptedDice } from '../../../kernel/dice.ts';

export interface Refused {
  /** As the case writes it, with who tries it. */
  readonly text: string;
  readonly refusal: Refusal | null;
}

/** The table after one step; the first stage comes before any. */
export interface Stage {
  readonly step: Step | null;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly refused: readonly Refused[];
  readonly asked: readonly Decision[];
  readonly outcome: Outcome | null;
  /** Why the case cannot go on. */
  readonly problem: string | null;
}

export interface Played {
  readonly table: Table;
  readonly stages: readonly Stage[];
}

/** Throws a `Problem` when the position itself cannot be laid out. */
export function playCase(written: Case, adapter: CaseAdapter): Played {
  const table = adapter.arrange(written);
  const run: Run = { adapter, table, state: table.state };
  const stages = [stageOf(run, null, {})];
  for (const step of written.steps) {
    try {
      stages.push(playStep(run, step));
    } catch (error) {
      stages.push(stageOf(run, step, { problem: told(error) }));
      break;
    }
  }
  return { table, stages };
}

function stageOf({ table, state }: Run, step: Step | null, found: Partial<Stage>): Stage {
  const asked = table.game.pending(state);
  const outcome = table.game.outcome(state);
  return { step, state, events: [], refused: [], asked, outcome, problem: null, ...found };
}

function playStep(run: Run, step: Step): Stage {
  const { game, drawn } = run.table;
  if (step.is === 'refuse') return stageOf(run, step, { refused: step.actions.map((a) => tryOut(run, a)) });
  if (step.is !== 'act') return stageOf(run, step, {});
  const dice = scriptedDice(step.dice, step.draws.map(drawn));
  const events: GameEvent[] = [];
  const before = run.state;
  for (const written of step.actions) {
    const action = parsed(run, written);
    const refusal = game.check(run.state, step.seat, action);
    if (refusal) return stageOf(run, step, { events, refused: [{ text: written.value, refusal }] });
    const next = game.fork(run.state);
    events.push(...game.apply(next, step.seat, action, dice));
    run.state = next;
  }
  if (step.names) run.table.nameNew?.(before, run.state, step.names);
  return stageOf(run, step, { events });
}

/** What the rules say to it; nothing where it cannot even be written down. */
function tryOut(run: Run, written: { value: string; place: Step['place'] }): Refused {
  const [seat, ...words] = written.value.split(' ');
  try {
    const action = parsed(run, { value: words.join(' '), place: written.place });
    return { text: written.value, refusal: run.table.game.check(run.state, seat, action) };
  } catch {
    return { text: written.value, refusal: null };
  }
}

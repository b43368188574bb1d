import { useEffect, useState } from 'react';
import { adapterFor as caseAdapterFor } from '../../../cases/adapters.ts';
import type { Case } from '../../../cases/case.ts';
import { runCase } from '../../../cases/run.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { UNSEALED } from '../../../kernel/fairness.ts';
import type { Match } from '../../../kernel/match.ts';
import { type Review, reviewOf } from '../../../kernel/review.ts';
import type { Table as Face } from '../../games/adapter.ts';
import { type CaseWords, caseWords } from '../../games/case-words.ts';
import { adapters } from '../../games/index.ts';
import type { CaseRef, Proofs } from '../proofs.ts';
import { type Played, playCase } from './play-case.ts';

export interface Shown extends Played {
  readonly written: Case;
  /** The game's face for this position. */
  readonly face: Face;
  readonly words: CaseWords | null;
  /** The case through anybody's eyes: its points are the steps. */
  readonly review: Review;
  /** Every step came out as the case says, here and now. */
  readonly holds: boolean;
}

/** Fetches a case and plays it. A sentence when that fails, null while it is on its way. */
export function useCase(file: Proofs['files'][number], at: CaseRef): Shown | string | null {
  const [shown, setShown] = useState<Shown | string | null>(null);
  useEffect(() => {
    let gone = false;
    file
      .load()
      .then(({ default: cases }) => prepare(cases[at[1]]))
      .catch((error) => `This case cannot be shown: ${error instanceof Error ? error.message : error}`)
      .then((found) => !gone && setShown(found));
    return () => {
      gone = true;
    };
  }, [file, at]);
  return shown;
}

export async function prepare(written: Case): Promise<Shown> {
  const adapter = await caseAdapterFor(written.rules[0]);
  const { id } = adapter.ruleset;
  const [face, words] = await Promise.all([adapters.load(id), caseWords.load(id)]);
  const played = playCase(written, adapter, words);
  const match = asMatch(adapter.ruleset, played);
  return {
    ...played,
    written,
    words,
    face: face.table(match.game),
    review: reviewOf(match, null),
    holds: runCase(written, adapter).failure === null,
  };
}

/** A match that begins in the middle, each of whose entries is a step of the case. */
function asMatch(ruleset: AnyRuleset, { table: { game }, stages }: Played): Match {
  const [first, ...steps] = stages;
  return {
    ruleset,
    version: ruleset.version,
    setup: {},
    fairness: UNSEALED,
    game,
    dice: seededDice(UNSEALED.diceKey),
    opening: first.events,
    entries: steps.map(({ step, events }) => {
      const seat = step?.is === 'act' ? step.seat : '';
      return { seat, text: '', events, position: 0 };
    }),
    hashes: [],
    snapshots: stages.map(({ state }, after) => ({ after, state: game.fork(state), position: 0 })),
    state: stages[stages.length - 1].state,
    outcome: stages[stages.length - 1].outcome,
  };
}

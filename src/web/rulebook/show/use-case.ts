import { useEffect, useState } from 'react';
import { adapterFor as caseAdapterFor } from '../../../cases/adapters.ts';
import type { Case } from '../../../cases/case.ts';
import { runCase } from '../../../cases/run.ts';
import type { AnyGame, AnyRuleset } from '../../../kernel/contract.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { UNSEALED } from '../../../kernel/fairness.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Table } from '../../games/adapter.ts';
import { type CaseWords, caseWords } from '../../games/case-words.ts';
import { adapters } from '../../games/index.ts';
import type { CaseRef, Proofs } from '../proofs.ts';
import { type Played, playCase } from './play-case.ts';

export interface Shown extends Played {
  readonly written: Case;
  /** The game's face for this position. */
  readonly face: Table;
  readonly words: CaseWords | null;
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
  const [{ sit }, words] = await Promise.all([adapters.load(id), caseWords.load(id)]);
  const played = playCase(written, adapter, words);
  const face = sit(positionAsMatch(adapter.ruleset, played.table.game, played.table.state));
  return { ...played, written, face, words, holds: runCase(written, adapter).failure === null };
}

/** A match that begins in the middle: a position without a history. */
function positionAsMatch(ruleset: AnyRuleset, game: AnyGame, state: unknown): Match {
  return {
    ruleset,
    version: ruleset.version,
    setup: {},
    fairness: UNSEALED,
    game,
    dice: seededDice(UNSEALED.diceKey),
    opening: [],
    entries: [],
    hashes: [],
    snapshots: [{ after: 0, state: game.fork(state), position: 0 }],
    state,
    outcome: game.outcome(state),
  };
}

/** A match that this page plays itself. The screens know only what a host gives out. */
import type { Seat, Viewer } from '../../kernel/contract.ts';
import type { Fairness } from '../../kernel/fairness.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import type { Match } from '../../kernel/match.ts';
import type { Sitting as Eyes } from '../../kernel/sitting.ts';
import type { Adapter, Table } from '../games/adapter.ts';
import type { Save } from '../store/saves.ts';
import type { AnswerGiven } from './look.ts';
import { hireOpponent, type Opponent } from './opponent.ts';
import { fileOf, keep } from './saving.ts';

export type Players = Save['players'];

export interface Host {
  readonly id: string;
  readonly ruleset: string;
  readonly players: Players;
  readonly table: Table;
  /** The match through somebody's eyes: what they may know, numbered. */
  eyes(viewer: Viewer): Eyes;
  /** What was promised about the dice. */
  readonly seal: Pick<Fairness, 'commitment' | 'format'>;
  /** The match as a file to be given out: the seed stands in it once the match is over. */
  file(): Promise<string>;
  /** Stores the match as it stands; null where it is not stored, nor played by standing orders. */
  readonly keep: (() => void) | null;
  /** Whoever plays the machine's seats. */
  hire(): Opponent;
  /** What was answered for whoever sits here while they were away, by the number the table stood at. */
  answered?(): ReadonlyMap<number, AnswerGiven>;
  /** Where other screens sit at the match, too: called whenever something was told. */
  hear?(listener: () => void): () => void;
}

export function hostOf(id: string, match: Match, players: Players, adapter: Adapter): Host {
  const { ruleset, fairness, setup } = match;
  return {
    id,
    ruleset: ruleset.id,
    players,
    table: adapter.table(match.game),
    eyes: eyesAt(match),
    seal: fairness,
    file: () => fileOf(match),
    keep: () => void keep(id, match, players),
    hire: () => hireOpponent(ruleset.id, setup, fairness.commitment),
  };
}

/** Each viewer's sitting at a match, made once. */
function eyesAt(match: Match): (viewer: Viewer) => Eyes {
  const made = new Map<Viewer, Eyes>();
  return (viewer) => {
    const eyes = made.get(viewer) ?? localSitting(match, viewer);
    made.set(viewer, eyes);
    return eyes;
  };
}

/** One person at this screen: nobody else could learn anything from it. */
export function isAlone(players: Players): boolean {
  return Object.values(players).filter((player) => player === 'person').length === 1;
}

/** Alone, the screen always shows that person's view; else what both may know, until it has been passed on. */
export function firstViewer(players: Players): Viewer {
  const person = Object.keys(players).find((seat: Seat) => players[seat] === 'person');
  return person && isAlone(players) ? person : 'spectator';
}

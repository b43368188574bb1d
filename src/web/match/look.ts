/** One look at the match, through somebody's eyes. */
import type { AnyGame, Decision, GameEvent, Viewer } from '../../kernel/contract.ts';
import { pending } from '../../kernel/match.ts';
import type { Hand, Ordered, Table } from '../games/adapter.ts';
import type { Look, Players } from './sitting.ts';

type Given = Pick<Look, 'viewer' | 'beat' | 'busy' | 'ordered' | 'draw' | 'problem' | 'toggles'>;

/** `happened`: what has just happened, whole: whoever looks now is shown no more of it than they may know. */
export function lookAt(
  table: Table,
  players: Players,
  given: Given,
  happened: readonly GameEvent[] = [],
): Look {
  const { match } = table;
  const { game, state, entries } = match;
  const decision = pending(match)[0] ?? null;
  const offered = given.draw?.answer === 'waits' ? given.draw : null;
  const mine = decision !== null && decision.seat === given.viewer && !offered;
  const handed =
    decision && !mine && !given.ordered && !isAlone(players) && players[decision.seat] === 'person';
  const told = toldTo(table, happened, given.viewer);
  return {
    ...given,
    happened: told,
    effects: table.effects(told),
    view: game.view(state, given.viewer),
    decision,
    mine,
    curtain: offered ? (given.viewer === offered.to ? null : offered.to) : handed ? decision.seat : null,
    actions: mine ? game.actions(state, decision.seat) : [],
    frame: null,
    shown: entries.length,
  };
}

/** Events as one viewer may know them. */
export function toldTo(
  { match: { game } }: Table,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly GameEvent[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

/** Whether dice are to be seen in it. */
export function rolled(game: AnyGame, events: readonly GameEvent[]): boolean {
  return events.some((event) => (game.describe(event)?.dice?.length ?? 0) > 0);
}

/** One person at this screen: nobody else could learn anything from it. */
export function isAlone(players: Players): boolean {
  return Object.values(players).filter((player) => player === 'person').length === 1;
}

/** Alone, the screen always shows that person's view; else what both may know, until it has been passed on. */
export function firstViewer(players: Players): Viewer {
  const person = Object.keys(players).find((seat) => players[seat] === 'person');
  return person && isAlone(players) ? person : 'spectator';
}

/** What could be done at some point of the match, with nothing selected. */
export function handAt(table: Table, state: unknown, decision: Decision, toggles: Look['toggles']): Hand {
  const { game } = table.match;
  return table.hand({
    view: game.view(state, decision.seat),
    decision,
    actions: game.actions(state, decision.seat),
    selected: 0,
    toggles,
  });
}

/** What the table answers by itself: there is nothing to choose, or a standing order has chosen. */
export interface Own {
  readonly action: unknown;
  readonly ordered: Ordered | null;
}

/** Null when somebody must be asked. */
export function ownAnswer({ prompt }: Hand, alone: boolean, heeded: boolean): Own | null {
  const ordered = heeded ? (prompt?.ordered ?? null) : null;
  if (ordered) return { action: ordered.offer.action, ordered };
  const settled = prompt?.settled === 'always' || (prompt?.settled === 'alone' && alone);
  const first = settled ? prompt.choices[0] : undefined;
  return first ? { action: first.offer.action, ordered: null } : null;
}

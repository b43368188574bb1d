/** One look at the match, through somebody's eyes. */
import type { AnyGame, Decision, GameEvent, Viewer } from '../../kernel/contract.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import type { Hand, Ordered, Table } from '../games/adapter.ts';
import type { Look, Players } from './sitting.ts';

type Given = Pick<Look, 'viewer' | 'beat' | 'busy' | 'ordered' | 'draw' | 'problem' | 'toggles'>;

/** `happened`: what has just happened, as whoever looks now may know it. */
export function lookAt(
  table: Table,
  players: Players,
  given: Given,
  happened: readonly GameEvent[] = [],
): Look {
  const eyes = localSitting(table.match, given.viewer);
  const decision = awaited(eyes.waiting(), players, given.viewer);
  const offered = given.draw?.answer === 'waits' ? given.draw : null;
  const mine = decision !== null && decision.seat === given.viewer && !offered;
  const handed =
    decision && !mine && !given.ordered && !isAlone(players) && players[decision.seat] === 'person';
  return {
    ...given,
    happened,
    effects: table.effects(happened),
    view: eyes.view(),
    decision,
    mine,
    curtain: offered ? (given.viewer === offered.to ? null : offered.to) : handed ? decision.seat : null,
    actions: mine ? eyes.actions() : [],
    frame: null,
    shown: eyes.told().length - 1,
  };
}

/** Of several questions at once the viewer's own comes first, then a person's, then the machine's. */
export function awaited(asked: readonly Decision[], players: Players, viewer: Viewer): Decision | null {
  const own = asked.find(({ seat }) => seat === viewer);
  return own ?? asked.find(({ seat }) => players[seat] === 'person') ?? asked[0] ?? null;
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

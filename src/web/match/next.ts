/** What follows a change at the table: the next planned step, a forced answer, the machine, or waiting for a person. */
import type { Decision, Seat, Viewer } from '../../kernel/contract.ts';
import type { Hand, Ordered } from '../games/adapter.ts';
import { ordersOf } from '../orders/chosen.ts';
import { firstViewer, type Players } from './host.ts';
import type { Look } from './look.ts';
import { isMachine } from './opponents.ts';
import type { TableState } from './state.ts';

/** What the table does next by itself, and through whose eyes the screen shows it. */
export interface Next {
  readonly viewer: Viewer;
  /** Its question is a prompt. */
  readonly asks?: boolean;
  /** Null when a person is waited for, or nobody. */
  readonly move:
    | { readonly by: 'machine' }
    | { readonly by: 'plan'; readonly action: unknown }
    | ({ readonly by: 'table' } & Own)
    | null;
}

/** What the table answers by itself: there is nothing to choose, or a standing order has chosen. */
export interface Own {
  readonly action: unknown;
  readonly ordered: Ordered | null;
}

/** `seat`: whom the table waits for. */
export function nextAt(at: TableState, seat: Seat | null): Next {
  const { host, look, alone, plan } = at;
  const { players } = host;
  // Between two people the screen shows only what both may know until it has been passed on.
  const viewer = alone ? firstViewer(players) : seat === look.viewer ? look.viewer : 'spectator';
  if (seat !== null && isMachine(players[seat])) return { viewer, move: { by: 'machine' } };
  if (seat === null || players[seat] !== 'person') return { viewer, move: null };
  const { prompt } = handOf(at, seat);
  const own = ownAnswer(at, seat);
  // Both know all it is decided by: the screen need not change hands for it.
  if (own?.ordered?.open && seat !== viewer) return { viewer: look.viewer, move: { by: 'table', ...own } };
  if (seat !== viewer) return { viewer, move: null };
  // A question on the way is answered first; what was planned goes on after it, unless something new was seen. But
  // what was planned may be the answer itself: the shot that comes with a movement.
  const planned = plan.length > 0 && (prompt === null || host.eyes(seat).check(plan[0]) === null);
  if (planned) return { viewer, move: { by: 'plan', action: plan[0] } };
  return { viewer, asks: prompt !== null, move: own && { by: 'table', ...own } };
}

/** What comes next is a question to a person, another person at the screen, or the end: worth a pause before it. */
export function asksPerson(at: TableState): boolean {
  const { host, look } = at;
  const eyes = host.eyes(look.viewer);
  if (eyes.outcome()) return true;
  const seat = awaited(eyes.waiting(), host.players, look.viewer)?.seat;
  if (seat === undefined || host.players[seat] !== 'person') return false;
  if (seat !== look.viewer) return true;
  const asked = eyes.decisions()[0];
  const same = look.decision?.seat === seat && look.decision.kind === asked.kind;
  return !same && handOf(at, seat).prompt !== null;
}

/** Of several questions at once the viewer's own comes first, then a person's, then the machine's. */
export function awaited(asked: readonly Decision[], players: Players, viewer: Viewer): Decision | null {
  const own = asked.find(({ seat }) => seat === viewer);
  return own ?? asked.find(({ seat }) => players[seat] === 'person') ?? asked[0] ?? null;
}

/** What a seat prefers: its standing orders, and what was set for this turn. */
export function wishesOf({ host, toggles, wishes }: TableState, seat: Viewer): Look['toggles'] {
  const orders = host.keep === null ? {} : ordersOf(host.ruleset, seat);
  return { ...orders, ...wishes[seat], ...toggles };
}

/** What a seat that is asked could do, with nothing selected. */
export function handOf(at: TableState, seat: Seat): Hand {
  const eyes = at.host.eyes(seat);
  const toggles = wishesOf(at, seat);
  const { table } = at.host;
  const [decision] = eyes.decisions();
  const actions = table.lists?.(decision) === false ? [] : eyes.actions();
  return table.hand({ view: eyes.view(), decision, actions, toggles, selected: 0 });
}

/** Null when the seat must be asked. */
export function ownAnswer(at: TableState, seat: Seat): Own | null {
  const { prompt } = handOf(at, seat);
  const [asked] = at.host.eyes(seat).decisions();
  const heeded = at.overruled?.seat !== seat || at.overruled.id !== asked.id;
  const ordered = heeded ? (prompt?.ordered ?? null) : null;
  if (ordered) return { action: ordered.offer.action, ordered };
  const settled = prompt?.settled === 'always' || (prompt?.settled === 'alone' && at.alone);
  const first = settled ? prompt.choices[0] : undefined;
  return first ? { action: first.offer.action, ordered: null } : null;
}

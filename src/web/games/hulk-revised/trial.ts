/** What is sure to come of steps before they are taken: tried in an imagined world, with dice that fall as hoped. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Event } from '../../../games/hulk-revised/events.ts';
import type { State } from '../../../games/hulk-revised/state.ts';
import type { Dice, Seat } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { capital, listed } from '../../../kernel/words.ts';
import type { Ask, Offer } from '../adapter.ts';
import { DieFell } from '../walks.ts';
import { type Hulk, kindOf, nameOf, pieceAt, type View, whoIs } from './game.ts';

export type Shot = Event & { kind: 'shot' };

/** Low, and no two alike: whoever shoots misses, and no weapon jams. Nothing is drawn from a bag. */
export function hopefulDice(): Dice & { rolled(): number } {
  let n = 0;
  return {
    d6: () => (n++ % 2) + 1,
    draw() {
      throw new DieFell();
    },
    rolled: () => n,
  };
}

export function isShot(event: Event): event is Shot {
  return event.kind === 'shot';
}

/** The chance that all these shots miss. A jam on the way can only better it. */
export function missAll(shots: readonly Shot[]): number {
  return shots.reduce((chance, { dice, needed, targetType }) => {
    const hit = Math.min(6, Math.max(0, 7 - needed)) / 6;
    const none = (1 - hit) ** dice.length;
    // HR-UNIT-18
    const one = targetType === 'broodlord' ? dice.length * hit * (1 - hit) ** (dice.length - 1) : 0;
    return chance * (none + one);
  }, 1);
}

const STEPS = new Set(['move', 'turn', 'enter', 'climb', 'door']);

/** Null when the steps can be taken back. */
export function stakesOf(hulk: Hulk, { view, decision }: Ask, offer: Offer): string | null {
  const actions = [offer.action, ...(offer.rest ?? [])] as Action[];
  if (decision.kind !== 'act' || offer.final || !STEPS.has(actions[0].do)) return null;
  const { game } = hulk;
  const state = game.imagine(view as View, randomFrom('stakes'));
  const dice = hopefulDice();
  const shots: Shot[] = [];
  for (const action of actions) {
    if (game.check(state, decision.seat, action) !== null) break;
    const events = tried(() => game.apply(state, decision.seat, action, dice));
    const found = events && news(hulk, view as View, events);
    if (!events || found) return found ?? 'It cannot be taken back.';
    shots.push(...events.filter(isShot));
    holdFire(hulk, state, decision.seat);
  }
  if (shots.length > 0) return underFire(hulk, view as View, shots);
  return dice.rolled() > 0 ? 'Dice fall: it cannot be taken back.' : null;
}

function tried(work: () => readonly Event[]): readonly Event[] | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof DieFell) return null;
    throw error;
  }
}

function holdFire({ game }: Hulk, state: State, seat: Seat): void {
  if (kindOf(game, state) !== 'snap') return;
  const hold = game.actions(state, seat).find((action) => action.do === 'hold');
  if (hold) game.apply(state, seat, hold, hopefulDice());
}

function news(hulk: Hulk, view: View, events: readonly Event[]): string | null {
  const seen = events.flatMap((event) =>
    event.kind === 'converted' && pieceAt(view, event.unit) ? [pieceAt(view, event.unit)!] : [],
  );
  if (seen.length === 0) return null;
  const names = listed(seen.map((p) => whoIs(hulk, p)));
  return `${capital(names)} ${seen.length === 1 ? 'comes' : 'come'} to light.`;
}

function underFire(hulk: Hulk, view: View, shots: readonly Shot[]): string {
  const by = [...new Set(shots.map(({ unit }) => unit))].flatMap((id) => pieceAt(view, id) ?? []);
  const times = shots.length > by.length ? `, ${shots.length} shots in all` : '';
  const fire = by.length === 1 ? 'fires' : 'fire';
  const alive = Math.floor(100 * missAll(shots));
  return `${listed(by.map((p) => nameOf(hulk, p)))} ${fire} at it${times}: ${alive}% to come through.`;
}

/** What lets a piece go on as it was ordered: it lives, shots have missed, and nothing else has come up. */
export function pressesOn(events: readonly Event[], unit: number): boolean {
  return events.every((event) =>
    isShot(event) ? !event.hit : (event.kind === 'moved' || event.kind === 'turned') && event.unit === unit,
  );
}

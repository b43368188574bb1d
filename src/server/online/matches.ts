/** Matches as they are made: with a seed of their own, promised before anybody sits down. */
import { randomBytes } from 'node:crypto';
import { rulesets } from '../../games/rulesets.ts';
import type { AnyRuleset, Seat } from '../../kernel/contract.ts';
import { commitment, termsOf } from '../../kernel/fairness.ts';
import type { MatchRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { newId } from './names.ts';

type Wish = Pick<MatchRow, 'setup' | 'title' | 'listed' | 'control' | 'delay' | 'campaign'> & {
  readonly follows?: string;
};

/** Returns its id. */
export async function addMatch(
  store: Store,
  ruleset: AnyRuleset,
  wish: Wish,
  seats: readonly { readonly seat: Seat; readonly player: string | null }[],
): Promise<string> {
  const seed = randomBytes(32).toString('hex');
  const id = newId(9);
  const sealed = { seed, commitment: commitment(seed, termsOf(ruleset, wish.setup)) };
  await store.addMatch({ ...wish, id, ruleset: ruleset.id, version: ruleset.version, ...sealed }, seats);
  return id;
}

/** The same again, each in the next one's seat. Whoever wishes it a moment later comes to the same table. */
export async function rematch(store: Store, row: MatchRow): Promise<string> {
  const ruleset = await rulesets.load(row.ruleset);
  const { setup, title, control, delay, id: follows } = row;
  const again = { setup, title, control, delay, listed: false, campaign: null, follows };
  const seats = row.seats.map(({ seat }, n) => ({
    seat,
    player: row.seats[(n + 1) % row.seats.length].player,
  }));
  return after(store, ruleset, again, seats);
}

/** The same players, each on the side they had, at the next mission of their campaign. */
export function nextMission(store: Store, row: MatchRow, ruleset: AnyRuleset, wish: Wish): Promise<string> {
  const seats = row.seats.map(({ seat, player }) => ({ seat, player }));
  return after(store, ruleset, { ...wish, follows: row.id }, seats);
}

/** Of two that wish it at once the first makes it. */
async function after(
  store: Store,
  ruleset: AnyRuleset,
  wish: Wish & { readonly follows: string },
  seats: Parameters<typeof addMatch>[3],
): Promise<string> {
  try {
    return await addMatch(store, ruleset, wish, seats);
  } catch (error) {
    const made = (await store.match(wish.follows))?.rematch;
    if (!made) throw error;
    return made;
  }
}

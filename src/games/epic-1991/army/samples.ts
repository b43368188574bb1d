/** Armies that may be taken, for those who write none of their own: ready ones, and a few that are bought here. */
import { ALL_CARDS, CARDS, type CardId } from '../cards/index.ts';
import { CLANS } from '../sheets/index.ts';
import { type ArmyOptions, billOf, checkArmy } from './check.ts';
import type { Army, Entry } from './list.ts';
import { READY } from './ready.ts';

/** So many armies are bought for a force. */
const EACH = 2;

/** Different legal armies at that limit, the ready ones first; none where nobody found any. */
export function sampleArmies(limit: number, options: ArmyOptions): Army[] {
  const isLegal = (army: Army) => checkArmy(army, limit, options).length === 0;
  // One made for a much smaller battle is legal and hopeless.
  const ready = READY.filter((army) => isLegal(army) && billOf(army).points * 3 >= limit * 2);
  const bought = (['marines', 'orks', 'eldar', 'guard', 'squats'] as const).flatMap((force) =>
    companies(force)
      .flatMap((card) => buyArmy(force, card, isLegal) ?? [])
      .slice(0, EACH),
  );
  return [...ready, ...bought];
}

function companies(force: Army['force']): CardId[] {
  return ALL_CARDS.filter(({ deck, kind }) => deck === force && kind === 'company').map(({ id }) => id);
}

/** A company, then whatever of its deck still fits, once each. */
function buyArmy(force: Army['force'], first: CardId, isLegal: (army: Army) => boolean): Army | null {
  const army = (cards: Entry[]): Army => ({ name: CARDS[first].name, force, cards });
  const entry = (card: CardId, clan?: Entry['clan']): Entry => ({ card, count: 1, ...(clan && { clan }) });
  let found = army([entry(first)]);
  if (!isLegal(found)) return null;
  const clan = force === 'orks' ? CLANS.find((one) => isOf(first, one)) : undefined;
  for (const { id, deck, kind } of ALL_CARDS) {
    if (deck !== force || kind === 'company') continue;
    const more = army([...found.cards, entry(id, clan)]);
    if (isLegal(more)) found = more;
  }
  return found;
}

function isOf(card: CardId, clan: string): boolean {
  return card.startsWith(clan.replace(/s$/, ''));
}

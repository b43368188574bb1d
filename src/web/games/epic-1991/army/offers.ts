/** The cards on the shelf: what each holds, how often it is taken, and why it cannot be taken once more. */

import type { ArmyProblem } from '../../../../games/epic-1991/army/index.ts';
import type { Army, Entry } from '../../../../games/epic-1991/army/list.ts';
import { ALL_CARDS, type Card, type CardId, isImperial } from '../../../../games/epic-1991/cards/index.ts';
import { CLAN_NAMES, type Clan, type RowId, rowOf } from '../../../../games/epic-1991/sheets/index.ts';
import { counted } from '../../../../kernel/words.ts';
import { clansOf, freshEntry, objections } from './edits.ts';

export interface CardOffer {
  readonly id: CardId;
  readonly card: Card;
  /** What would be taken. */
  readonly entry: Entry;
  readonly taken: number;
  /** Empty where it fits. */
  readonly against: readonly ArmyProblem[];
}

export function offersFor(army: Army): CardOffer[] {
  return ALL_CARDS.filter(
    ({ deck }) => deck === army.force || (deck === 'titans' && isImperial(army.force)),
  ).map((card) => {
    const entry = freshEntry(army, card.id);
    const taken = army.cards.filter((one) => one.card === card.id).length;
    return { id: card.id, card, entry, taken, against: objections(army, entry) };
  });
}

const SHORT: Readonly<Record<string, string>> = {
  'E2-ARMY-02': 'over points',
  'E2-ARMY-06': 'no room',
  'E2-ARMY-07': 'no room',
  'E2-ARMY-12': 'no room',
  'E2-ORK-01': 'one of each',
  'E2-ORK-02': 'no room',
  'E2-ORK-13': 'other Clan',
  'E2-CARD-09': 'no company',
};

/** Two words for the card itself; the sentence is told beside it. */
export function inShort({ rule }: ArmyProblem): string {
  return SHORT[rule] ?? 'one only';
}

/** What would make room for it. */
export function remedyFor(army: Army, { card, against }: CardOffer): string {
  const [{ rule }] = against;
  const company = army.force === 'orks' ? 'Clan' : army.force === 'eldar' ? 'Host' : 'company';
  if (rule === 'E2-ARMY-02') return 'Take out another card or raise the limit.';
  if (rule === 'E2-ARMY-06' || rule === 'E2-ARMY-07') return `Take out another or add a ${company} card.`;
  if (rule === 'E2-ARMY-12') return 'Add a company card of another deck.';
  if (rule === 'E2-ORK-01') return 'Take another Clan.';
  if (rule === 'E2-ORK-02')
    return clansOf(army).length === 0 ? 'Take a Clan card first.' : 'Take out another or add a Clan.';
  if (rule === 'E2-ORK-13') return `Add the ${CLAN_NAMES[ownClan(card) ?? 'goffs']}.`;
  if (rule === 'E2-CARD-09') return 'Add a company with ten Rhinos.';
  return 'It is taken already.';
}

/** E2-ORK-13: the one Clan that may take a card. */
function ownClan(card: Card): Clan | null {
  const rows = card.units.flatMap(({ models }) => Object.keys(models));
  return rows.map((row) => (isRow(row) ? rowOf(row).clan : null)).find((clan) => clan !== null) ?? null;
}

function isRow(row: string): row is RowId {
  return row !== 'clan-boyz' && row !== 'choice';
}

/** The models a card brings, in their order, as far as that is settled. */
export function modelsOf(card: Card, { clan, choose = [] }: Pick<Entry, 'clan' | 'choose'>): RowId[][] {
  const chosen = card.units.flatMap(({ choice, times }) =>
    choice.length > 0 ? Array(times).fill(choice[0]) : [],
  );
  const picked = (
    choose.length === 1 ? chosen.map(() => choose[0]) : chosen.map((row, i) => choose[i] ?? row)
  ) as RowId[];
  return card.units.flatMap((unit) =>
    Array.from({ length: unit.times }, () => {
      const choice = unit.choice.length > 0 ? picked.shift() : undefined;
      return Object.entries(unit.models).flatMap(([row, count]) =>
        Array<RowId>(count).fill(
          row === 'clan-boyz' ? `${clan ?? 'goffs'}-boyz` : row === 'choice' ? choice! : (row as RowId),
        ),
      );
    }),
  );
}

/** '3 × 6 Tactical Marines, 3 Rhinos' for each kind of unit of a card. */
export function contentsOf(card: Card): string[] {
  return card.units.map(({ name, times, models, choice }) => {
    const rows = Object.entries(models).map(([row, count]) => {
      if (row === 'clan-boyz') return `${count} Boyz of its Clan`;
      if (row === 'choice') return `${count} ${choice.map((one) => rowOf(one).name).join(' or ')}`;
      return `${count} ${rowOf(row as RowId).name}`;
    });
    const what = `${times > 1 ? `${times} × ` : ''}${rows.join(', ')}`;
    return name === '' ? what : `${what} (${name})`;
  });
}

export function modelCount(card: Card): number {
  return card.units.reduce(
    (sum, { models, times }) => sum + times * Object.values(models).reduce((a, b) => a + b, 0),
    0,
  );
}

export function countWord(card: Card): string {
  return counted(modelCount(card), 'model');
}

/** 'Break 15': casualties that break it, or what stands for that. */
export function breakWord({ break: at, adds }: Pick<Card, 'break' | 'adds'>): string {
  if (at === null) return 'all';
  if (at === 'stand') return 'stand';
  return adds ? `+${at}` : String(at);
}

/** The forces one may muster: what they are called and how their pieces are coloured. */
import { DECKS, type Deck } from '../../../../games/epic-1991/cards/index.ts';

export interface Force {
  readonly id: Deck;
  readonly name: string;
  /** Whose colour its pieces have. */
  readonly side: string;
  readonly text: string;
  /** What a company card is called there. */
  readonly company: string;
}

const WORDS: Readonly<Record<Deck, Omit<Force, 'id'>>> = {
  marines: {
    name: 'Space Marines',
    side: 'side-a',
    text: 'Few stands, steady nerves, transport for all.',
    company: 'Company',
  },
  orks: {
    name: 'Orks',
    side: 'side-b',
    text: 'Up to six Clans, each with mobs and guns of its own.',
    company: 'Clan',
  },
  eldar: { name: 'Eldar', side: 'side-c', text: 'Skimmers, Aspect shrines and psykers.', company: 'Host' },
  titans: { name: 'Titan Legions', side: 'side-a', text: 'Warlords, armed as you like.', company: 'Titan' },
  guard: {
    name: 'Imperial Guard',
    side: 'side-a',
    text: 'Platoons, artillery and super-heavy tanks.',
    company: 'Company',
  },
  squats: { name: 'Squats', side: 'moss', text: 'Stubborn stands and bikes.', company: 'Company' },
};

export const FORCES: readonly Force[] = DECKS.map((id) => ({ id, ...WORDS[id] }));

export function forceOf(id: Deck): Force {
  return { id, ...WORDS[id] };
}

/** E2-ARMY-16: these need an option of the match. */
export function isAllied(id: Deck): boolean {
  return id === 'guard' || id === 'squats';
}

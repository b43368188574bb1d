/** The facts that cases of this game state, in words. */
import { counted, listed } from '../../../kernel/words.ts';
import { ORDER_WORDS } from './symbols.ts';

const FATES: Readonly<Record<string, string>> = {
  table: 'is on the table',
  aboard: 'is aboard',
  gone: 'is lost',
  left: 'has left the table',
  hidden: 'is hidden',
  off: 'is not on the table yet',
};

type Say = (value: never) => string;
const yesNo = (yes: string, no: string) => (value: boolean) => (value ? yes : no);
const many = (one: string, none: string) => (n: number) => (n === 0 ? none : `has ${counted(n, one)}`);
const parts = (has: string, none: string) => (all: readonly string[]) =>
  all.length === 0 ? none : `${has} ${listed(all)}`;

const FACTS: Readonly<Partial<Record<string, Say>>> = {
  is: (fate: string) => FATES[fate] ?? `is ${plain(fate)}`,
  at: (at: readonly number[] | string) =>
    typeof at === 'string' ? `is ${at}` : `stands at ${at.join(', ')}`,
  heading: (degrees: number) => `heads ${degrees}°`,
  order: (order: keyof typeof ORDER_WORDS | 'sealed') =>
    order === 'sealed'
      ? 'keeps its order hidden'
      : `has the order ${ORDER_WORDS[order]?.toLowerCase() ?? order}`,
  moved: yesNo('has moved', 'has not moved'),
  shown: yesNo('has its order turned up', 'has its order face down'),
  snapped: yesNo('has snap fired', 'has not snap fired'),
  frozen: yesNo('is in stasis', 'is not in stasis'),
  shaken: yesNo('has lost its carrier', 'has not lost its carrier'),
  commander: yesNo('has a commander', 'has no commander'),
  formation: yesNo('is in formation', 'is out of formation'),
  building: (n: number) => (n === 0 ? 'is in no building' : `is in building ${n}`),
  assaults: (n: number) => (n === 0 ? 'assaults no building' : `assaults building ${n}`),
  cell: (n: number) => (n < 0 ? 'is in no cell' : `is in cell ${n + 1}`),
  counters: many('damage counter', 'has no damage'),
  shields: many('void shield', 'has no void shield left'),
  superficial: parts('has damage to', 'has no damage'),
  critical: parts('has lost', 'has lost nothing'),
  hits: (n: number | string) => `is hit on ${n}${typeof n === 'number' ? '+' : ''}`,
  cover: (cover: string) => (cover === 'none' ? 'has no cover' : `has ${cover} cover`),
};

export function factWords(key: string, value: unknown): string | null {
  const say = FACTS[key];
  const isPlain = typeof value !== 'object' || Array.isArray(value);
  return say && isPlain ? say(value as never) : `${plain(key)} ${told(value)}`;
}

/** What is true of the battle, not of anybody in it. */
const BATTLE = new Set(
  'turn phase segment first edges quiet eventful points counters support markers box buildings outcome forces seats'.split(
    ' ',
  ),
);

export function gameWords(key: string, value: unknown): string | null {
  if (!BATTLE.has(key)) return null;
  return key === 'outcome' && value === 'none' ? 'the battle goes on' : `${plain(key)}: ${told(value)}`;
}

const plain = (word: string): string => word.replaceAll('-', ' ');

/** `{ winner: A, rule: E1-WIN-01 }` is 'winner A, rule E1-WIN-01'. */
function told(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(told).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${plain(key)} ${told(inner)}`)
    .join(', ');
}

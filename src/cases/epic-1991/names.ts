/** Notation with the case's names: 'move raiders R1:45,30@90' → 'move 2 5:45,30@90'. */
import { LOCATIONS, MOUNTS } from '../../games/epic-1991/sheets/index.ts';
import { inNumbers, numberOf, splitWord, swapNames } from '../centimetres/names.ts';
import type { Names } from './roster.ts';

const UNIT_FIRST = new Set(['move', 'fire', 'hold']);
const POWERS = 'up|beam|vortex|mind-blast|psychic-lock|eldritch-storm|barrage';
const PREFIXED = new RegExp(`^(${POWERS})([A-Za-z][\\w-]*)$`);

/** A building in notation. */
function building(names: Names, word: string): string | null {
  const piece = names.pieces.get(word);
  return piece === undefined ? null : `b${piece}`;
}

export function translate(names: Names, text: string): string {
  const [verb, ...words] = text.trim().split(/\s+/);
  return [verb, ...words.map((word, i) => spell(names, verb, word, i))].join(' ');
}

function spell(names: Names, verb: string, word: string, at: number): string {
  if (verb === 'orders' || (at === 0 && UNIT_FIRST.has(verb)))
    return swapNames(word, (name) => numberOf(names.units, name));
  if (verb === 'strike') return swapNames(word, (name) => index(LOCATIONS, name));
  if (verb === 'deploy') {
    const pair = splitWord(word, /(follows|arrives)/g, (left, how) =>
      (how === 'follows' ? names.units : names.cards).has(left),
    );
    if (pair) {
      const [left, how, right] = pair;
      const among = how === 'follows' ? names.units : names.cards;
      return `${numberOf(among, left)}${how}${numberOf(among, right) ?? right}`;
    }
  }
  const aboard = splitWord(
    word,
    /in/g,
    (left, _, right) => names.models.has(left) && names.models.has(right),
  );
  if (aboard) return `${numberOf(names.models, aboard[0])}in${numberOf(names.models, aboard[2])}`;
  const pair = splitWord(word, /-/g, (left, _, right) => names.models.has(left) && names.models.has(right));
  if (pair) return `${numberOf(names.models, pair[0])}-${numberOf(names.models, pair[2])}`;
  return swapNames(word, (name, before) => modelOrMount(names, name, before));
}

function modelOrMount(names: Names, name: string, before: string): string | null {
  if (before === '.') return index(MOUNTS, name);
  const plain = numberOf(names.models, name) ?? building(names, name);
  if (plain !== null) return plain;
  const prefixed = PREFIXED.exec(name);
  const model = prefixed && numberOf(names.models, prefixed[2]);
  return model ? `${prefixed[1]}${model}` : null;
}

function index(among: readonly string[], name: string): string | null {
  const found = among.indexOf(name);
  return found < 0 ? null : String(found);
}

const UNITS = new Set(['unit', 'follows', 'orders']);
const PIECES = new Set(['building', 'piece']);

/** What an event or a fact may have for a value of a case: numbers for names, u for cm. */
export function meant(names: Names, key: string, value: unknown): unknown[] {
  return [value, inNumbers(key, value, (of, text) => numbered(names, of, text))];
}

function numbered(names: Names, key: string, value: string): unknown {
  if (key === 'location') return LOCATIONS.indexOf(value as (typeof LOCATIONS)[number]);
  const among = UNITS.has(key)
    ? names.units
    : key === 'card'
      ? names.cards
      : PIECES.has(key)
        ? names.pieces
        : names.models;
  return among.get(value) ?? value;
}

/** Notation with the case's names: 'move raiders R1:45,30@90' → 'move 2 5:45,30@90'. */
import { LOCATIONS, MOUNTS } from '../../games/epic-1991/sheets/index.ts';
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
    return swap(word, (name) => number(names.units, name));
  if (verb === 'strike') return swap(word, (name) => index(LOCATIONS, name));
  if (verb === 'deploy') {
    const pair = split(word, /(follows|arrives)/g, (left, how) =>
      (how === 'follows' ? names.units : names.cards).has(left),
    );
    if (pair) {
      const [left, how, right] = pair;
      const among = how === 'follows' ? names.units : names.cards;
      return `${number(among, left)}${how}${number(among, right) ?? right}`;
    }
  }
  const aboard = split(word, /in/g, (left, _, right) => names.models.has(left) && names.models.has(right));
  if (aboard) return `${number(names.models, aboard[0])}in${number(names.models, aboard[2])}`;
  const pair = split(word, /-/g, (left, _, right) => names.models.has(left) && names.models.has(right));
  if (pair) return `${number(names.models, pair[0])}-${number(names.models, pair[2])}`;
  return swap(word, (name, before) => modelOrMount(names, name, before));
}

function modelOrMount(names: Names, name: string, before: string): string | null {
  if (before === '.') return index(MOUNTS, name);
  const plain = number(names.models, name) ?? building(names, name);
  if (plain !== null) return plain;
  const prefixed = PREFIXED.exec(name);
  const model = prefixed && number(names.models, prefixed[2]);
  return model ? `${prefixed[1]}${model}` : null;
}

/** Every name in a word by what it stands for; others stay as they are. */
function swap(word: string, by: (name: string, before: string) => string | null): string {
  return word.replace(/[A-Za-z][\w-]*/g, (name, at: number) => by(name, word[at - 1] ?? '') ?? name);
}

/** A word in two parts with something between, where both parts make sense. */
function split(
  word: string,
  by: RegExp,
  fits: (left: string, how: string, right: string) => boolean,
): [string, string, string] | null {
  for (const found of word.matchAll(by)) {
    const [left, right] = [word.slice(0, found.index), word.slice(found.index + found[0].length)];
    if (fits(left, found[0], right)) return [left, found[0], right];
  }
  return null;
}

function number(among: ReadonlyMap<string, number>, name: string): string | null {
  const found = among.get(name);
  return found === undefined ? null : String(found);
}

function index(among: readonly string[], name: string): string | null {
  const found = among.indexOf(name);
  return found < 0 ? null : String(found);
}

const UNITS = new Set(['unit', 'follows', 'orders']);
const PIECES = new Set(['building', 'piece']);

/** What an event or a fact may have for a value of a case: numbers for names, u for cm. */
export function meant(names: Names, key: string, value: unknown): unknown[] {
  return [value, deep(names, key, value)];
}

function deep(names: Names, key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(names, key, item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, item]) => [inner, deep(names, inner, item)]),
    );
  if ((key === 'x' || key === 'y') && typeof value === 'number') return Math.round(value * 100);
  if (typeof value !== 'string') return value;
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

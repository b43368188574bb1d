/** Notation with the case's names: 'move raiders A:f12,r45' → 'move 2 5:f12,r45'. */
import { inNumbers, numberOf, swapNames } from '../centimetres/names.ts';
import type { Names } from './position.ts';

export function translate(names: Names, text: string): string {
  const [verb, ...words] = text.trim().split(/\s+/);
  return [verb, ...words.map((word, i) => spell(names, verb, word, i))].join(' ');
}

function spell(names: Names, verb: string, word: string, at: number): string {
  if (verb === 'orders' || (verb === 'move' && at === 0))
    return swapNames(word, (name) => numberOf(names.detachments, name));
  return swapNames(word, (name) => {
    const building = names.buildings.get(name);
    return numberOf(names.units, name) ?? (building === undefined ? null : `b${building}`);
  });
}

const DETACHMENTS = new Set(['detachment', 'orders']);

/** What an event or a fact may have for a value of a case: numbers for names, u for cm. */
export function meant(names: Names, key: string, value: unknown): unknown[] {
  return [value, inNumbers(key, value, (of, text) => numbered(names, of, text))];
}

function numbered(names: Names, key: string, value: string): unknown {
  if (DETACHMENTS.has(key)) return names.detachments.get(value) ?? value;
  const building = names.buildings.get(value);
  if (building !== undefined) return key === 'building' ? building : -building;
  return names.units.get(value) ?? value;
}

import { expect, test } from 'vitest';
import { randomFrom } from '../../../kernel/random.ts';
import { inventForce } from './invent.ts';
import type { ModelRow } from './list.ts';
import { parseForce } from './notation.ts';

const random = randomFrom('invented');
const seen = (text: string) => ({ shown: true, ...(parseForce(text)[0] as ModelRow) });

test('HH-HID-18: who is known stays, and the others are of the same kind of force', () => {
  const daemon = 'bloodletter daemon hellblade';
  const marine = 'terminator indomitus combi-bolter power-fist';
  for (let n = 0; n < 20; n++) {
    const daemons = inventForce([null, seen(daemon), null], random);
    expect(daemons[1]).toEqual(parseForce(daemon)[0]);
    expect(daemons.map(({ armour }) => armour)).toEqual(['daemon', 'daemon', 'daemon']);
    const marines = inventForce([seen(marine), null, null], random);
    expect(marines[0]).toEqual(parseForce(marine)[0]);
    expect(marines.filter(({ armour }) => armour === 'daemon')).toEqual([]);
  }
});

test('HH-HID-18: a daemon that Astartes summoned does not make daemons of the rest', () => {
  const known = [
    seen('terminator indomitus combi-bolter power-fist'),
    null,
    seen('bloodletter daemon hellblade'),
  ];
  for (let n = 0; n < 20; n++) expect(inventForce(known, random)[1].armour).not.toBe('daemon');
});

test('HH-HID-18: of a force nobody has seen any may be imagined, daemons all or none', () => {
  const kinds = new Set<number>();
  for (let n = 0; n < 60; n++)
    kinds.add(inventForce([null, null, null], random).filter(({ armour }) => armour === 'daemon').length);
  expect([...kinds].sort()).toEqual([0, 3]);
});

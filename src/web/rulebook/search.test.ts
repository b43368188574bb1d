import { expect, test } from 'vitest';
import { entriesOf } from './book.ts';
import { parseBook } from './build/parse-book.ts';
import { search } from './search.ts';

const book = parseBook(
  'toy',
  `# Toy: rule inventory

## DOOR: doors

- **TY-DOOR-01** A door is open or closed.
- **TY-DOOR-02** A jammed door stays as it is. See TY-DOOR-01.
  Ruling: nobody can mend it.

## MOVE: movement

- **TY-MOVE-01** A piece walks through an open door.
`,
);
const find = (query: string) => search(entriesOf(book).values(), query).map(({ entry }) => entry.id);

test('an ID finds its rule first', () => {
  expect(find('ty-door-02')[0]).toBe('TY-DOOR-02');
  expect(find('MOVE-01')).toEqual(['TY-MOVE-01']);
});

test('every word must be there, in the rule or its ruling', () => {
  expect(find('open door')).toEqual(['TY-DOOR-01', 'TY-MOVE-01']);
  expect(find('door mend')).toEqual(['TY-DOOR-02']);
  expect(find('door spaceship')).toEqual([]);
  expect(find('  ')).toEqual([]);
});

test('what was looked for stands apart in the piece of text', () => {
  const [hit] = search(entriesOf(book).values(), 'jammed');
  expect(hit.pieces).toEqual([
    'A ',
    'jammed',
    ' door stays as it is. See TY-DOOR-01. Ruling: nobody can mend it.',
  ]);
});

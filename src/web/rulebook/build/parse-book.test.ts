import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleIds } from '../../../cases/rule-ids.ts';
import { type Block, entriesOf } from '../book.ts';
import { statusOf } from '../status.ts';
import { parseBook } from './parse-book.ts';

const BOOKS = ['hulk-revised', 'hulk-heresy', 'epic-1989', 'epic-1991'];

function read(id: string) {
  return parseBook(id, readFileSync(new URL(`../../../../rules/${id}.md`, import.meta.url), 'utf8'));
}

const kinds = (blocks: readonly Block[]): string[] => blocks.map(({ is }) => is);

test.each(BOOKS)('%s: every rule of the inventory has its place in the book', (id) => {
  const text = readFileSync(new URL(`../../../../rules/${id}.md`, import.meta.url), 'utf8');
  const found = entriesOf(read(id));
  expect(ruleIds(text).filter((rule) => !found.has(rule))).toEqual([]);
});

test.each(BOOKS)('%s: every chapter opens with a summary for people', (id) => {
  for (const { title, blocks } of read(id).chapters) {
    const [first] = blocks;
    expect(first?.is, title).toBe('summary');
    const words = first?.is === 'summary' ? first.text : '';
    // Sentences, and nothing that has to be looked up.
    expect(words, title).toMatch(/^[A-Z].*\.$/);
    expect(words, title).not.toMatch(/[A-Z0-9]+-[A-Z]+-\d|`|\bHR\b|\bLOS\b|\bAP\b/);
    expect(words.length, title).toBeLessThan(330);
  }
});

test('tables and rulings belong to the rule they follow', () => {
  const entries = entriesOf(read('hulk-revised'));
  expect(kinds(entries.get('HR-GEN-09')!.rule.blocks)).toEqual(['p', 'table', 'ruling']);
  expect(kinds(entries.get('HR-HOUSE-08')!.rule.blocks)).toEqual(['p', 'code', 'p']);
  expect(kinds(entries.get('HR-LOS-07')!.rule.blocks)).toEqual(['p', 'p', 'p', 'p']);
});

test.each(BOOKS)('%s: no table is left as a row of strokes', (id) => {
  for (const { rule } of entriesOf(read(id)).values())
    for (const block of rule.blocks)
      if (block.is === 'p') expect(block.text, rule.id).not.toMatch(/\| ?-{3}/);
  expect(kinds(entriesOf(read('epic-1989')).get('E1-HIT-06')!.rule.blocks)).toEqual(['p', 'table']);
});

test('what the source does not give is marked as ours, and so is a chapter that is ours as a whole', () => {
  const entries = entriesOf(read('epic-1989'));
  const words = (id: string) =>
    statusOf(entries.get(id)!.rule, entries.get(id)!.section).map(({ word }) => word);
  for (const id of ['E1-GEO-05', 'E1-GEO-18', 'E1-TMOD-01']) expect(words(id), id).toContain('House value');
  expect(words('E1-HIT-06')).not.toContain('House value');
});

test('headings give areas, with their subareas', () => {
  const { title, chapters } = read('hulk-revised');
  expect(title).toBe('Space Hulk Revised Rules 2016');
  const weapons = chapters.find(({ slug }) => slug === 'WPN')!;
  expect(weapons.parts.map(({ slug }) => slug)).toContain('BOLT');
  expect(chapters.find(({ slug }) => slug === 'TIME')).toMatchObject({ option: true, title: 'Timer' });
});

test('rules that are paragraphs own the code and the words below them', () => {
  const entries = entriesOf(read('hulk-heresy'));
  expect(kinds(entries.get('HH-EX-01')!.rule.blocks)).toEqual(['p', 'code', 'p']);
  expect(kinds(entries.get('HH-GEN-01')!.rule.blocks)).toEqual(['p', 'ruling']);
});

test('lines cut to a width are one paragraph again', () => {
  const { rule } = entriesOf(read('epic-1989')).get('E1-GEO-12')!;
  expect(kinds(rule.blocks)).toEqual(['p', 'ruling']);
});

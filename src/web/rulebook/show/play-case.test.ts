import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { adapters } from '../../games/index.ts';
import { filesIn, readCaseFile } from '../build/proofs.ts';
import { factsText, stepWords } from './step-words.ts';
import { tagsOf } from './tags.ts';
import { prepare } from './use-case.ts';

const root = resolve(import.meta.dirname, '../../../..');
/** One file in three: `cases.test.ts` plays them all. */
const files = adapters.games
  .flatMap(({ id }) => filesIn(join(root, 'cases', id), /\.ya?ml$/))
  .filter((_, n) => n % 3 === 0);
const named = (file: string) => readCaseFile(root, join(root, 'cases/hulk-revised', file)).cases;

test('cases can be played and drawn, step by step', async () => {
  for (const path of files) {
    const { cases, file } = readCaseFile(root, path);
    const { stages, table, face, holds, written } = await prepare(cases[0]);
    expect(holds, file).toBe(true);
    for (const { state, problem, step } of stages) {
      expect(problem, `${file}:${step?.place.line}`).toBe(null);
      const view = table.game.view(state, table.game.seats[0]);
      const scene = face.scene(view);
      expect(scene.pieces.length + scene.entries.length, file).toBeGreaterThan(0);
      tagsOf(written, table, face.board(view), state);
    }
  }
});

test('what is refused comes with its sentence', async () => {
  const written = named('door.yaml').find(({ steps }) => steps.some(({ is }) => is === 'refuse'))!;
  const refused = (await prepare(written)).stages.flatMap((stage) => stage.refused);
  expect(refused[0].refusal?.rule).toMatch(/^HR-/);
  expect(refused[0].refusal?.why).toMatch(/\.$/);
});

test('pieces carry the letters of the case', async () => {
  const { written, table, face, stages } = await prepare(named('mvsh.yaml')[0]);
  const view = table.game.view(stages[0].state, 'marine');
  const board = face.board(view);
  const tags = tagsOf(written, table, board, stages[0].state);
  expect(tags.map(({ name, square }) => `${name} ${board.name(square)}`)).toEqual(['M A1', 'g H1']);
});

test('steps read as words', () => {
  const place = { line: 1, column: 1 };
  const facts = {
    M: { value: { at: 'B1', ap: 3, overwatch: true, jam: false }, place },
    g: { value: 'dead', place },
  };
  expect(factsText(facts)).toBe('M: at B1, ap 3, overwatch, no jam; g: dead');
  const refuse = { is: 'refuse' as const, place, rules: [], actions: [{ value: 'marine M move N', place }] };
  expect(stepWords(refuse, () => 'Marine')).toEqual({ head: 'Refused', text: 'Marine: M move N' });
});

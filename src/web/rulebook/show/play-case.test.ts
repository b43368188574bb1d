import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { onField, onSquares } from '../../games/adapter.ts';
import { caseWords } from '../../games/case-words.ts';
import { filesIn, readCaseFile } from '../build/proofs.ts';
import { titleOf } from '../proofs.ts';
import { factsText, stepWords } from './step-words.ts';
import { tagsOf } from './tags.ts';
import { prepare } from './use-case.ts';

const root = resolve(import.meta.dirname, '../../../..');
/** One file in three: `cases.test.ts` plays them all. */
const files = caseWords.games
  .flatMap(({ id }) => filesIn(join(root, 'cases', id), /\.ya?ml$/))
  .filter((_, n) => n % 3 === 0);
const named = (file: string) => readCaseFile(root, join(root, 'cases/hulk-revised', file)).cases;

test('cases can be played and drawn, step by step', async () => {
  const empty: string[] = [];
  for (const path of files) {
    const { cases, file } = readCaseFile(root, path);
    const { stages, table, face, holds, written } = await prepare(cases[0]);
    expect(holds, file).toBe(true);
    let drawn = 0;
    for (const { state, problem, step } of stages) {
      expect(problem, `${file}:${step?.place.line}`).toBe(null);
      const view = table.game.view(state, table.game.seats[0]);
      if (face.stage === 'field') {
        const { models, counters } = onField(face).scene(view);
        drawn += models.length + counters.length;
        continue;
      }
      const scene = onSquares(face).scene(view);
      drawn += scene.pieces.length + scene.entries.length;
      tagsOf(written, table, onSquares(face).board(view), state);
    }
    if (drawn === 0) empty.push(file);
  }
  // Nobody stands there before forces are chosen.
  expect(empty.length / files.length, empty.join()).toBeLessThan(0.1);
});

test('what is refused comes with its sentence', async () => {
  const written = named('doors.yaml').find(({ steps }) => steps.some(({ is }) => is === 'refuse'))!;
  const refused = (await prepare(written)).stages.flatMap((stage) => stage.refused);
  expect(refused[0].refusal?.rule).toMatch(/^HR-/);
  expect(refused[0].refusal?.why).toMatch(/\.$/);
});

test('pieces carry the letters of the case', async () => {
  const { written, table, face, stages } = await prepare(named('move-and-shoot.yaml')[0]);
  const view = table.game.view(stages[0].state, 'marine');
  const board = onSquares(face).board(view);
  const tags = tagsOf(written, table, board, stages[0].state);
  expect(tags.map(({ name, square }) => `${name} ${board.name(square)}`)).toEqual(['M A1', 'g H1']);
});

test('steps read as sentences', async () => {
  const { stages, words } = await prepare(named('move-and-shoot.yaml')[0]);
  const speaker = { words, seatName: () => 'Marine' };
  const act = stages.find(({ step }) => step?.is === 'act')!;
  expect(stepWords(act, act.step!, speaker).text).toBe('M: move to B1.');
  const place = { line: 1, column: 1 };
  const facts = {
    M: { value: { at: 'B1', ap: 3, overwatch: true, jam: false }, place },
    g: { value: 'dead', place },
    doors: { value: { C1: 'open' }, place },
  };
  expect(factsText(facts, words)).toBe(
    'M stands at B1, has 3 action points, is on overwatch and has no jam. g is dead. The door at C1 is open.',
  );
});

test('whoever acts is called as the case calls it, in every game on squares', async () => {
  const path = join(root, 'cases/hulk-heresy/reactions.yaml');
  const { stages, words } = await prepare(readCaseFile(root, path).cases[0]);
  const act = stages.find(({ step }) => step?.is === 'act')!;
  expect(stepWords(act, act.step!, { words, seatName: () => 'Second force' }).text).toMatch(/^W: move to /);
});

test('no step of any case falls back on notation or on the names of fields', async () => {
  const raw: string[] = [];
  let unsaid = 0;
  for (const path of files)
    for (const written of readCaseFile(root, path).cases.slice(1, 5)) {
      const { stages, words, face } = await prepare(written);
      for (const stage of stages) {
        const { step, said, refused, asked } = stage;
        for (const { kind } of asked) if (!words?.question(kind)) raw.push(`question ${kind}`);
        if (!step) continue;
        const { text } = stepWords(stage, step, { words, seatName: face.seatName });
        if (/undefined|null|[{}[\]"]|\bap \d/.test(text)) raw.push(text);
        // What cannot even be written down has no words.
        unsaid += refused.filter(({ refusal }) => refusal === null).length;
        raw.push(
          ...said.filter((one) => /^[^:\s]+ (move|shoot|turn|door) /.test(one) && step.is !== 'refuse'),
        );
      }
    }
  expect(raw).toEqual([]);
  expect(unsaid).toBeLessThan(20);
});

test('a case is told without the names of its rules', async () => {
  expect(titleOf('HR-EX-03, a Marine pays 1 for a step')).toBe('A Marine pays 1 for a step');
  expect(titleOf('HR-GEN-01 HR-GEN-02: a wall stops him')).toBe('A wall stops him');
  expect(titleOf('what HR-LOS-03 names blocks sight')).toBe('What HR-LOS-03 names blocks sight');
});

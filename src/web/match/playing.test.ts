// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runLesson } from '../drill/run.ts';
import type { Scene } from '../games/adapter.ts';
import { COURSE } from '../games/hulk-revised/drill/index.ts';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import { change, type Speed } from '../settings.ts';
import { reportFor } from '../table/lines.ts';
import { hostOf } from './host.ts';
import { sit } from './sit.ts';
import type { Sitting } from './sitting.ts';

vi.mock('./saving.ts', () => ({ keep: () => Promise.resolve(), fileOf: () => '' }));

/** A Marine, and the Genestealer he will hit. */
const lesson = { ...COURSE.lessons.find(({ id }) => id === 'fire')!, dice: [6, 5] };
const TARGET = 2;
let sitting: Sitting;
let shot: unknown;

/** What is seen from here on, look by look. */
function atTheTrigger(speed: Speed): { seen: string[] } {
  change({ speed });
  const { match } = runLesson(COURSE, lesson);
  shot = match.game.notation.parse(match.state, `1 shoot ${TARGET}`);
  sitting = sit(hostOf('test', match, { marine: 'person', stealer: 'machine' }, hulkRevisedAdapter));
  const seen: string[] = [];
  sitting.subscribe(() => seen.push(picture()));
  return { seen };
}

/** What the screen shows and tells at one moment. */
function picture(): string {
  const { look, table, eyes } = sitting;
  const now = look();
  const told = reportFor(table, eyes(now.viewer), 40, now).at(-1)?.text ?? '';
  const stands = (now.scene as Scene).pieces.some(({ id }) => id === TARGET);
  const said = / and kills it/.test(told)
    ? 'kill told'
    : / and hits/.test(told)
      ? 'hit told'
      : 'nothing told';
  const dice = now.happened.some((event) => event.kind === 'shot') ? ', dice' : '';
  return `${now.moving ? now.weight : 'play'}: ${stands ? 'stands' : 'gone'}, ${said}${dice}`;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  sitting.leave();
  vi.useRealTimers();
});

test('a kill is told when its dice lie, and the dead is gone after that', () => {
  const { seen } = atTheTrigger('slow');
  expect(sitting.play({ action: shot })).toBeNull();
  expect(sitting.look()).toMatchObject({ busy: true, mine: true });
  vi.runAllTimers();
  expect(seen).toEqual([
    'throw: stands, nothing told, dice',
    'strike: stands, hit told',
    'play: gone, kill told',
  ]);
  expect(sitting.look().busy).toBe(false);
});

test('skipped, the rest is there at once', () => {
  const { seen } = atTheTrigger('slow');
  sitting.play({ action: shot });
  sitting.skip();
  expect(seen).toEqual(['throw: stands, nothing told, dice', 'play: gone, kill told']);
  // What is played next is shown again.
  expect(sitting.look()).toMatchObject({ busy: false, moving: false });
});

test('at Instant all is there at once, in its order', () => {
  const { seen } = atTheTrigger('instant');
  sitting.play({ action: shot });
  expect(seen).toEqual(['play: gone, kill told, dice']);
  expect(sitting.look().happened.map(({ kind }) => kind)).toEqual(['shot', 'died']);
});

test('the view, and with it the roster, waits for the last beat', () => {
  atTheTrigger('slow');
  const before = sitting.look().view;
  sitting.play({ action: shot });
  expect(sitting.look().view).toBe(before);
  vi.runAllTimers();
  expect(sitting.look().view).not.toBe(before);
});

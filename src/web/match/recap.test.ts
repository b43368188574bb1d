// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { runLesson } from '../drill/run.ts';
import type { Scene } from '../games/adapter.ts';
import { COURSE } from '../games/hulk-revised/drill/index.ts';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import { reportFor } from '../table/lines.ts';
import { type Host, hostOf } from './host.ts';
import { gistOf, glancesOf } from './recap.ts';
import { sit } from './sit.ts';
import type { Sitting } from './sitting.ts';

vi.mock('./saving.ts', () => ({ keep: () => Promise.resolve(), fileOf: () => '' }));

const lesson = COURSE.lessons.find(({ id }) => id === 'assault')!;
let sitting: Sitting;
let host: Host;
afterEach(() => sitting.leave());

/** Two people at one screen; answers are written as notation has them. */
function seated(): (...lines: string[]) => void {
  const { match } = runLesson(COURSE, lesson);
  vi.useFakeTimers();
  host = hostOf('test', match, { marine: 'person', stealer: 'person' }, hulkRevisedAdapter);
  sitting = sit(host, 'instant');
  return (...lines) => {
    for (const line of lines) {
      expect(sitting.play({ action: match.game.notation.parse(match.state, line) })).toBeNull();
      vi.runAllTimers();
    }
  };
}

test('who takes the screen is told what he missed: the weightiest first, every picture if he wants', () => {
  const play = seated();
  sitting.reveal();
  expect(sitting.look()).toMatchObject({ viewer: 'marine', recap: null });
  play('1 assault 2', '1 guard', 'end');
  expect(sitting.look()).toMatchObject({ curtain: 'stealer', recap: null });
  sitting.reveal();
  const { table, eyes, look } = sitting;
  const span = look().recap!;
  const gist = gistOf(table, eyes('stealer'), span);
  const lines = reportFor(table, eyes('stealer'), 99, { shown: span.to, partly: 0 });
  expect(lines.find(({ entry }) => entry === gist.weighty[0])?.text).toMatch(/attacks .* dies/);
  const glances = glancesOf(table, eyes('stealer'), span);
  expect(glances.slice(0, 3).map(({ beat }) => beat.weight)).toEqual(['strike', 'strike', 'kill']);
  const stands = glances
    .slice(0, 3)
    .map(({ beat }) => (beat.scene as Scene).pieces.some(({ id }) => id === 2));
  expect(stands).toEqual([true, true, false]);
});

test('it begins after the last thing the viewer decided freely, and is over with his next answer', () => {
  const play = seated();
  sitting.reveal();
  play('1 assault 2', '1 guard', 'end');
  const seen = sitting.eyes('marine').told().length;
  sitting.reveal();
  play('3 move W');
  expect(sitting.look()).toMatchObject({ viewer: 'stealer', recap: null });
  play('3 move W', '3 move W', '3 assault 1');
  sitting.reveal();
  const { table, eyes, look } = sitting;
  expect(look()).toMatchObject({ viewer: 'marine', decision: { kind: 'reroll' } });
  const span = look().recap!;
  expect(span.from).toBe(seen); // not what he did himself
  const glances = glancesOf(table, eyes('marine'), span);
  expect(glances.map(({ beat }) => beat.weight)).toEqual(['step', 'step', 'step', 'strike']);
  sitting.forgetRecap();
  expect(look().recap).toBeNull();
});

test('a page that is opened again tells the same; to whoever has just decided it tells nothing', () => {
  const play = seated();
  const again = () => {
    sitting.leave();
    sitting = sit(host, 'instant');
    sitting.reveal();
    return sitting.look();
  };
  sitting.reveal();
  expect(again().recap).toBeNull(); // nobody has decided anything
  play('1 assault 2', '1 guard');
  expect(again()).toMatchObject({ viewer: 'marine', recap: null });
  play('end');
  sitting.reveal();
  play('3 move W', '3 move W', '3 move W', '3 assault 1');
  sitting.reveal();
  const { recap } = sitting.look();
  expect(recap).not.toBeNull();
  expect(again()).toMatchObject({ viewer: 'marine', decision: { kind: 'reroll' }, recap });
});

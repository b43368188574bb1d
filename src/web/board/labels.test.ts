import { expect, test } from 'vitest';
import { hulkRevisedAdapter } from '../games/hulk-revised/index.ts';
import { sectionLabels } from './labels.ts';
import { SQUARE } from './measure.ts';

test('names of sections never stand on floor or entry areas', () => {
  for (const mission of hulkRevisedAdapter.missions) {
    const board = mission.board();
    if (!board) continue;
    for (let level = 0; level < board.levels.length; level++) {
      for (const { name, x, y, anchor } of sectionLabels(board, level)) {
        const wide = name.length * 6 * (anchor === 'end' ? -1 : 1);
        for (const part of [0, 0.5, 1]) {
          const at = [Math.floor((x + wide * part) / SQUARE), Math.floor((y - 4) / SQUARE)] as const;
          expect(board.at(level, ...at), `${mission.title}: ${name}`).toBe(-1);
          const onEntry = board.entries.some((e) => e.level === level && e.x === at[0] && e.y === at[1]);
          expect(onEntry, `${mission.title}: ${name}`).toBe(false);
        }
      }
    }
  }
});

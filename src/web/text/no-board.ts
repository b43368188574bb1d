/** What stands in for a board where a game is played in centimetres. */
import type { Board } from '../../grid/index.ts';
import type { Scene } from '../games/adapter.ts';

const NONE = new Int16Array();

export const NO_BOARD: Board = {
  size: 0,
  x: NONE,
  y: NONE,
  level: NONE,
  near: NONE,
  section: NONE,
  sections: [],
  levels: [],
  doors: [],
  entries: [],
  marks: {},
  at: () => -1,
  name: () => '',
  find: () => -1,
};

export const NO_SCENE: Scene = { pieces: [], doors: [], marks: [], entries: [], boxes: [] };

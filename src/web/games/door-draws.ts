import { CLOSED, JAMMED_SHUT, NO_DOOR, OPEN } from '../../grid/doors.ts';
import type { Board } from '../../grid/index.ts';
import type { DoorDraw } from './scene.ts';

const DOORS = { [OPEN]: 'open', [CLOSED]: 'closed', [JAMMED_SHUT]: 'jammed' } as const;

/** The doors of a board as they stand. */
export function doorDraws({ near, doors }: Board, states: ArrayLike<number>): DoorDraw[] {
  return doors.map(({ square }) => {
    const state = states[square];
    return {
      square,
      state: state === NO_DOOR ? 'destroyed' : DOORS[state as 1 | 2 | 3],
      upright: near[square * 8] >= 0 || near[square * 8 + 4] >= 0,
    };
  });
}

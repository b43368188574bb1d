/** Ground as the book's table gives it: rolled, then laid by two players who take what comes to hand. */

import type { Action } from '../../../../games/epic-1991/actions.ts';
import { READY } from '../../../../games/epic-1991/army/ready.ts';
import { epic1991 } from '../../../../games/epic-1991/index.ts';
import type { State } from '../../../../games/epic-1991/state.ts';
import { type ShapeName, TOWN } from '../../../../games/epic-1991/terrain/shapes.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import { act, pending, rehearse } from '../../../../kernel/match.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { type BattleData, FOOT_CM, type PieceData } from './battle-data.ts';

const cm = (u: number) => u / 100;

/** The same `name` rolls the same ground. */
export function rolledGround(table: BattleData['table'], name: string): PieceData[] {
  const [army] = READY;
  const battle = { battle: 'Rolled', points: 3000, table, armies: { A: army, B: army } };
  const match = rehearse(epic1991 as unknown as AnyRuleset, { battle, options: {} }, name);
  const random = randomFrom(name);
  const pieces: PieceData[] = [];
  for (;;) {
    const [{ seat, kind }] = pending(match);
    if (kind !== 'again' && kind !== 'lay') return pieces;
    const actions = match.game.actions(match.state, seat) as Action[];
    const action = kind === 'again' ? actions[0] : actions[random.below(actions.length)];
    if (action.do === 'lay') pieces.push(...laid(match.state as State, action, table));
    act(match, seat, action);
  }
}

function laid(
  state: State,
  { piece, at, river }: Extract<Action, { do: 'lay' }>,
  table: BattleData['table'],
): PieceData[] {
  const step = state.steps.at(-1);
  const rolled = step?.do === 'terrain' ? step.pieces.find(({ number }) => number === piece) : undefined;
  if (!rolled) return [];
  if (river) {
    const [way, across, ford] = river;
    const columns = table[0] / 2;
    const index = way === 'north' ? Math.floor((rolled.area - 1) / columns) : (rolled.area - 1) % columns;
    const from = index * 2 * FOOT_CM;
    return [
      {
        is: 'river',
        way,
        at: cm(across),
        ford: cm(ford),
        span: [hundredth(from), hundredth(from + 2 * FOOT_CM)],
      },
    ];
  }
  const names = rolled.is === 'town' ? TOWN : [rolled.is as ShapeName];
  return at.map(([x, y, heading], i) => ({ is: names[i], at: [cm(x), cm(y), heading] }));
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

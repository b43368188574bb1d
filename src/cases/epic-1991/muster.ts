/** Cases about what comes before everything else: no models, and armies to be mustered. */
import { printArmy } from '../../games/epic-1991/army/notation.ts';
import { readSetup } from '../../games/epic-1991/battle.ts';
import type { Event } from '../../games/epic-1991/events.ts';
import { epic1991, SIDES, type State } from '../../games/epic-1991/index.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { scriptedDice } from '../../kernel/dice.ts';
import type { Arranged, Facts } from '../adapter.ts';
import type { Case } from '../case.ts';
import { drawnDirection } from '../centimetres/names.ts';
import { diceOf } from './dice.ts';
import type { Settings } from './settings.ts';

export function arrangeMuster({ name }: Case, { points, table, options }: Settings): Arranged {
  const battle = { battle: name, points, table, terrain: [], objectives: [], south: 'A' };
  const game = epic1991.open(readSetup({ battle, options }));
  const { state } = game.start(scriptedDice([]));
  return {
    game: game as unknown as AnyGame,
    state,
    translate: (_, text) => text,
    drawn: drawnDirection,
    facts: (now, subject, as) =>
      subject === null ? factsOf(as === null ? (now as State) : game.view(now as State, as)) : null,
    dice: (now, event) => diceOf(game.tableOf(now as State), now as State, event as Event),
    meant: (_, value) => [value],
    sees: () => false,
  };
}

function factsOf({ armies, models, turn, phase }: State): Facts {
  const told = SIDES.map((side) => {
    const mustered = armies?.[side] ?? 'none';
    return [side, typeof mustered === 'string' ? mustered : printArmy(mustered)];
  });
  return { armies: Object.fromEntries(told), models: models.length - 1, turn, phase };
}

/** Rules of thumb for every question of the game. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import type { HeresyGame } from '../../games/hulk-heresy/index.ts';
import type { Side, State } from '../../games/hulk-heresy/state.ts';
import type { View } from '../../games/hulk-heresy/view.ts';
import type { Random } from '../../kernel/contract.ts';
import { type Choice, decideAct } from './acting.ts';
import { decideFacing, decideReaction, decideSnap, decideVolley } from './answers.ts';
import { senseOf } from './sense.ts';
import { decideForce, decideLetter, decidePlace } from './setting-up.ts';
import type { Manner } from './temper.ts';
import { bestOf, tryOut } from './tries.ts';

export interface Thought extends Choice {
  readonly why:
    | 'slip'
    | 'only'
    | 'plan'
    | 'react'
    | 'fire'
    | 'face'
    | 'place'
    | 'letter'
    | 'force'
    | 'draw'
    | 'first'
    | 'tried'
    | 'habit';
}

const plain = (action: Action, why: Thought['why']): Thought => ({ action, worth: null, duty: null, why });

export function think(game: HeresyGame, view: View, seat: Side, random: Random, manner: Manner): Thought {
  return thinkIn(game, game.imagine(view, random), seat, random, manner);
}

/** The same in a world that is already imagined, and may be changed on the way as long as it is left as it was. */
export function thinkIn(game: HeresyGame, world: State, seat: Side, random: Random, manner: Manner): Thought {
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  if (!asked) throw new Error(`Nothing waits for ${seat}.`);
  const slip = manner.slips > 0 && random.below(manner.slips) === 0;
  const { kind } = asked;
  if (!slip && kind === 'act')
    return { ...decideAct(senseOf(game, world, seat), random, manner), why: 'plan' };
  if (kind === 'react' && !manner.reacts) return plain({ do: 'pass' }, 'habit');
  if (kind === 'react' && !slip)
    return { ...decideReaction(senseOf(game, world, seat), manner), why: 'react' };
  const actions = game.actions(world, seat);
  if (actions.length === 1) return plain(actions[0], 'only');
  if (slip && kind !== 'act') return plain(actions[random.below(actions.length)], 'slip');
  if (slip) return plain(slipOf(actions, random), 'slip');
  const sense = senseOf(game, world, seat);
  switch (kind) {
    case 'overwatch':
    case 'placement':
      return { ...decideVolley(sense, actions), why: 'fire' };
    case 'snap':
      return { ...decideSnap(sense, actions), why: 'fire' };
    case 'face':
    case 'face-foe':
      return { ...decideFacing(sense, actions, asked), why: 'face' };
    case 'deploy':
    case 'reinforce':
      return plain(decidePlace(sense, actions, random), 'place');
    case 'letter':
      return plain(decideLetter(sense, actions, random), 'letter');
    case 'muster':
      return plain(decideForce(actions, random, manner.picks), 'force');
    case 'roles':
      // whoever moves first gets to the object first
      if (manner.picks && game.table.mission.goals.some(({ bring }) => bring))
        return plain({ do: 'attack' }, 'first');
      return plain(actions[random.below(actions.length)], 'habit');
    case 'zone':
      return plain(actions[random.below(actions.length)], 'habit');
    case 'command': {
      const { counter } = world.command[seat];
      return plain({ do: counter <= 3 ? 'redraw' : 'keep' }, 'draw');
    }
    default:
      return plain(bestOf(tryOut(sense, actions, manner.tries * 2, random)).action, 'tried');
  }
}

/** A slip in an Action phase is a foolish action, not the end of the phase. */
function slipOf(actions: readonly Action[], random: Random): Action {
  const some = actions.filter(({ do: verb }) => verb !== 'end');
  return some.length > 0 ? some[random.below(some.length)] : actions[0];
}

/** What is worth thinking through: the usual answer first, then what other tempers would do, and a few more. */

import { type Action, act } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import { isBlip } from '../../games/hulk-revised/position.ts';
import type { Piece, State } from '../../games/hulk-revised/state.ts';
import { isShut } from '../../grid/doors.ts';
import type { Random } from '../../kernel/contract.ts';
import type { Idea } from '../think.ts';
import { answer } from './answers.ts';
import { readHunt } from './hunt.ts';
import { MANNERS } from './manners.ts';
import { rateActs } from './marine.ts';
import { type Deliberate, deliberate, inOrder } from './stealer.ts';
import { SEASONED, type Temper } from './temper.ts';

const MOST = 18;
const NEXT_BEST = 2;
const OTHERS = 4;
const CLOSE = 8;
const PIECES = 3;
const END = act('end');
/** The other questions: exact odds or a rule of thumb say all there is. */
const THOUGHT_THROUGH: readonly string[] = ['lurk', 'ambush', 'bring', 'hide', 'unjam', 'support'];

/** Only the usual answer when nothing else comes to mind. */
export function ideas(
  game: HulkGame,
  view: View,
  world: State,
  seat: string,
  usual: Action,
  random: Random,
): Idea<Action, Temper>[] {
  const found: Idea<Action, Temper>[] = [{ action: usual, manner: SEASONED }];
  const add = (action: Action | null | undefined, temper: Temper = SEASONED): void => {
    if (!action || found.length >= MOST || leavesPost(world, action)) return;
    const known = found.filter((idea) => isSame(idea.action, action));
    if (known.length === 0 || (temper !== SEASONED && known.every((idea) => idea.manner !== temper)))
      found.push({ action, manner: temper });
  };
  const kind = game.pending(world).find((asked) => asked.seat === seat)?.kind ?? '';
  if (kind === 'act')
    for (const temper of MANNERS[seat])
      add(answer(game, view, game.fork(world), seat, random, temper), temper);
  if (kind === 'act' && seat === 'marine') marineIdeas(game, view, world, usual, add);
  else if (kind === 'act' && world.active === 0)
    stealerIdeas(game, world, add); // under way it keeps to its plan
  else if (THOUGHT_THROUGH.includes(kind)) {
    const rest = game.actions(world, seat).filter(({ do: verb }) => verb !== 'time');
    for (let i = 0; i < OTHERS && rest.length > 0; i++) add(rest.splice(random.below(rest.length), 1)[0]);
  }
  return found.every(({ action }) => isSame(action, usual)) ? found.slice(0, 1) : found;
}

function isSame(one: Action, other: Action): boolean {
  return (
    one.do === other.do &&
    one.unit === other.unit &&
    one.to === other.to &&
    one.face === other.face &&
    one.item === other.item &&
    one.clear === other.clear
  );
}

/** Overwatch in this phase was bought in it: only the usual answer gives it up. */
function leavesPost(world: State, { do: verb, unit }: Action): boolean {
  const p = world.pieces[unit];
  return p?.marine === true && p.overwatch && (verb === 'move' || verb === 'turn');
}

type Add = (action: Action | null | undefined, temper?: Temper) => void;

/**
 * What somebody else would do first is the same turn in another order; what this one could do instead is not. The end of
 * the phase is no idea of its own: imagined Stealers run into an open corridor, real ones need not.
 */
function marineIdeas(game: HulkGame, view: View, world: State, usual: Action, add: Add): void {
  const actions = game.actions(world, 'marine');
  const rated = rateActs(game, view, world, actions, SEASONED);
  rated.sort((a, b) => b.rate - a.rate);
  const own = rated.filter(({ action }) => action.unit === usual.unit);
  for (const { action, rate } of own.slice(0, NEXT_BEST + 1)) if (rate > 0) add(action);
  for (const { action, rate } of rated) {
    if (action.do === 'overwatch' && rate > 0) add(action);
    if (action.do === 'door' && !isShut(world, action.to) && action.cp === 0) add(action);
  }
}

/** Besides the manners: another goes first, a blip shows itself, one stays behind, one goes alone, or only some kind of them. */
function stealerIdeas(game: HulkGame, world: State, add: Add): void {
  const hunt = readHunt(game.tableOf(world), world, SEASONED);
  const ready: { p: Piece; planned: Deliberate }[] = [];
  for (const p of inOrder(hunt)) {
    const planned = deliberate(hunt, p);
    if (planned && !game.check(world, 'stealer', planned.action)) ready.push({ p, planned });
    const convert = act('convert', p.id);
    if (isBlip(p) && p.at >= 0 && hunt.floor[p.at] <= CLOSE && !game.check(world, 'stealer', convert))
      add(convert);
  }
  const tried = new Set<string>();
  const only = (goes: (one: (typeof ready)[number]) => boolean): void => {
    const still = ready.filter((one) => !goes(one)).map(({ p }) => p.id);
    if (still.length === 0 || tried.has(String(still))) return;
    tried.add(String(still));
    const next = ready.find(goes)?.planned.action;
    if (next) add(next, { ...SEASONED, still });
    else if (still.length === 1 && !isBlip(ready[0].p) && !game.check(world, 'stealer', END))
      add(END, { ...SEASONED, still }); // unseen, a blip can only gain by coming nearer
  };
  const first = ready.slice(0, PIECES);
  for (const { planned } of first) add(planned.action);
  for (const one of first) only((other) => other !== one);
  for (const one of first) only((other) => other === one);
  only(({ planned }) => planned.raid?.strikes === true);
  only(({ p }) => isBlip(p));
}

/** A move as it is offered: what it is for, in a word, and how it looks. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import { mayCharge } from '../../../../games/epic-1991/movement/allowance.ts';
import type { Offer } from '../../adapter.ts';
import { drawnAt, MM, modelAt } from '../drawing.ts';
import { type Epic, type EpicAsk, inCm, offerOf, unitName } from '../game.ts';
import { moveDrawn } from './move-drawing.ts';

type Move = Extract<Action, { do: 'move' }>;

/** So near, in mm, it is there. */
const AT = 60;

export function moveOffer(epic: Epic, ask: EpicAsk, action: Move): Offer {
  return proposal(epic, ask, action).offer;
}

/** Where it goes: somebody who can be there is not asked whether he would go towards it. */
const goalOf = ({ word }: Offer) => word.replace(/^Towards objective/, 'To objective');

/** The moves worth a button: what they are for comes first, then how near they get; of two with one purpose the better. */
export function worthOffering(epic: Epic, ask: EpicAsk, actions: readonly Move[]): Offer[] {
  const all = actions.map((action) => proposal(epic, ask, action));
  all.sort((a, b) => PURPOSES.indexOf(a.purpose) - PURPOSES.indexOf(b.purpose) || a.left - b.left);
  const offers = all.map(({ offer }) => offer);
  const goals = offers.map(goalOf);
  return offers.filter((_, i) => goals.indexOf(goals[i]) === i);
}

/** What a move is for, the most wanted first. */
const PURPOSES = ['duty', 'charge', 'reach', 'near', 'foe', 'ride', 'move', 'turn'] as const;

interface Purpose {
  readonly word: string;
  readonly purpose: (typeof PURPOSES)[number];
  /** What is left of the way, or the less the farther it goes. */
  readonly left: number;
}

function proposal(epic: Epic, ask: EpicAsk, action: Move): Purpose & { readonly offer: Offer } {
  const { table } = epic;
  const { view, side } = ask;
  const { ghosts, ways, farthest } = moveDrawn(epic, view, side, action);
  const found = purposeOf(epic, ask, action, ghosts, farthest);
  const { word } = found;
  const name = unitName(table, action.unit);
  const offer = offerOf(epic, view, action, word, {
    look: 'reach',
    closes: true,
    final: true,
    ghosts,
    ways,
    label: `${name}: ${word[0].toLowerCase()}${word.slice(1)}, ${inCm(farthest)}`,
  });
  return { ...found, offer };
}

function purposeOf(
  { table }: Epic,
  { view, side }: EpicAsk,
  { unit, legs }: Move,
  ghosts: readonly { readonly x: number; readonly y: number }[],
  farthest: number,
): Purpose {
  const far = (word: string, purpose: Purpose['purpose']): Purpose => ({ word, purpose, left: -farthest });
  if (legs.some(({ retreat }) => retreat)) return far('Fall back', 'duty');
  if (legs.some(({ leave }) => leave)) return far('Get out', 'ride');
  if (legs.some(({ board }) => board !== undefined)) return far('Get in', 'ride');
  if (legs.every(({ path, stride }) => path.length === 0 && !stride)) return far('Turn', 'turn');
  const [at] = ghosts;
  if (!at) return far('Move', 'move');
  const foes = view.models.filter(
    (model) => model?.where === 'table' && table.models[model.id].side !== side,
  );
  const gap = (x: number, y: number) => {
    const there = drawnAt(table, x, y);
    return Math.min(...ghosts.map((ghost) => Math.hypot(ghost.x - there.x, ghost.y - there.y)));
  };
  const near = foes.map(({ id, x, y }) => ({ id, gap: gap(x, y) })).sort((a, b) => a.gap - b.gap)[0];
  if (near && near.gap < 33 && mayCharge(table, view, unit))
    return far(`Charge ${unitName(table, table.models[near.id].unit)}`, 'charge');
  const goals = view.objectives
    .map(({ x, y }, i) => ({ i, gap: gap(x, y) }))
    .sort((a, b) => a.gap - b.gap)[0];
  const before = table.units[unit].models.find((id) => view.models[id].where === 'table');
  const started = before === undefined ? null : modelAt(table, view, before);
  const towards = (x: number, y: number) => {
    const there = drawnAt(table, x, y);
    const nearer = started ? Math.hypot(started.x - there.x, started.y - there.y) - gap(x, y) : 0;
    // At least half of the way brings it nearer.
    return nearer > Math.max(20, farthest / MM / 2);
  };
  if (goals && goals.gap < 250 && towards(view.objectives[goals.i].x, view.objectives[goals.i].y)) {
    const there = goals.gap < AT;
    const word = `${there ? 'To' : 'Towards'} objective ${goals.i + 1}`;
    return { word, purpose: there ? 'reach' : 'near', left: goals.gap };
  }
  return near && towards(view.models[near.id].x, view.models[near.id].y)
    ? { word: 'Towards the enemy', purpose: 'foe', left: near.gap }
    : far('Move', 'move');
}

/** A move as it is offered: what it is for, in a word, and how it looks. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import { mayCharge } from '../../../../games/epic-1991/movement/allowance.ts';
import type { Offer } from '../../adapter.ts';
import { drawnAt, modelAt } from '../drawing.ts';
import { type Epic, type EpicAsk, inCm, offerOf, unitName } from '../game.ts';
import { moveDrawn } from './move-drawing.ts';

type Move = Extract<Action, { do: 'move' }>;

/** So near, in mm, it is there. */
const AT = 60;

export function moveOffer(epic: Epic, ask: EpicAsk, action: Move): Offer {
  const { table } = epic;
  const { view, side } = ask;
  const { ghosts, ways, farthest } = moveDrawn(epic, view, side, action);
  const word = wordOf(epic, ask, action, ghosts);
  const name = unitName(table, action.unit);
  return offerOf(epic, view, action, word, {
    look: 'reach',
    closes: true,
    final: true,
    ghosts,
    ways,
    label: `${name}: ${word[0].toLowerCase()}${word.slice(1)}, ${inCm(farthest)}`,
  });
}

function wordOf(
  { table }: Epic,
  { view, side }: EpicAsk,
  { unit, legs }: Move,
  ghosts: Offer['ghosts'] = [],
): string {
  if (legs.some(({ retreat }) => retreat)) return 'Fall back';
  if (legs.some(({ leave }) => leave)) return 'Get out';
  if (legs.some(({ board }) => board !== undefined)) return 'Get in';
  if (legs.every(({ path, stride }) => path.length === 0 && !stride)) return 'Turn';
  const [at] = ghosts;
  if (!at) return 'Move';
  const foes = view.models.filter(
    (model) => model?.where === 'table' && table.models[model.id].side !== side,
  );
  const gap = (x: number, y: number) => {
    const there = drawnAt(table, x, y);
    return Math.min(...ghosts.map((ghost) => Math.hypot(ghost.x - there.x, ghost.y - there.y)));
  };
  const near = foes.map(({ id, x, y }) => ({ id, gap: gap(x, y) })).sort((a, b) => a.gap - b.gap)[0];
  if (near && near.gap < 33 && mayCharge(table, view, unit))
    return `Charge ${unitName(table, table.models[near.id].unit)}`;
  const goals = view.objectives
    .map(({ x, y }, i) => ({ i, gap: gap(x, y) }))
    .sort((a, b) => a.gap - b.gap)[0];
  const before = table.units[unit].models.find((id) => view.models[id].where === 'table');
  const started = before === undefined ? null : modelAt(table, view, before);
  const towards = (x: number, y: number) => {
    const there = drawnAt(table, x, y);
    return started !== null && Math.hypot(started.x - there.x, started.y - there.y) > gap(x, y) + 20;
  };
  if (goals && goals.gap < 250 && towards(view.objectives[goals.i].x, view.objectives[goals.i].y))
    return `${goals.gap < AT ? 'To' : 'Towards'} objective ${goals.i + 1}`;
  return near && towards(view.models[near.id].x, view.models[near.id].y) ? 'Towards the enemy' : 'Move';
}

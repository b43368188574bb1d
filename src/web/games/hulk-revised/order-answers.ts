/** How each standing order decides. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { shotDistance } from '../../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import type { Question as Asked } from '../../../games/hulk-revised/steps.ts';
import { commandLeft } from '../../../games/hulk-revised/turn/command.ts';
import type { Choice, Offer, Prompt } from '../adapter.ts';
import { type Hulk, pieceAt, type View } from './game.ts';

export interface Question {
  readonly hulk: Hulk;
  readonly view: View;
  readonly step: Asked;
  readonly prompt: Prompt;
  readonly value: string;
}

/** Null: the player is asked all the same. */
export type Answering = (question: Question) => Offer | null;

const NEAR = 6;

function verb({ choices }: Prompt, ...verbs: string[]): Offer | null {
  return choices.find(({ offer }) => verbs.includes(offer.verb))?.offer ?? null;
}

function chanceOf({ odds }: Choice): number {
  const first = odds?.chances[0];
  return first ? first.ways / first.total : 0;
}

export const snap: Answering = ({ hulk, view, prompt, value }) => {
  const hold = verb(prompt, 'hold');
  if (value === 'hold') return hold;
  const shots = prompt.choices.filter(({ offer }) => offer.verb === 'shoot');
  const wanted = shots.filter((shot) => {
    if (value === 'near') return distance(hulk, view, shot.offer) <= NEAR;
    return value !== 'even' || chanceOf(shot) >= 0.5;
  });
  const best = wanted.sort(
    (a, b) => chanceOf(b) - chanceOf(a) || distance(hulk, view, a.offer) - distance(hulk, view, b.offer),
  );
  return best[0]?.offer ?? hold;
};

function distance({ table }: Hulk, view: View, { action }: Offer): number {
  const { unit, to } = action as Action;
  const shooter = pieceAt(view, unit);
  const target = pieceAt(view, to);
  return shooter && target ? shotDistance(table, view, shooter, target.at) : Infinity;
}

export const token: Answering = ({ view, prompt, value }) =>
  (view.token <= Number(value) ? verb(prompt, 'redraw') : null) ?? verb(prompt, 'keep');

/** Without a command point the answer is the same as leaving it, and comes as fast: nobody learns which it was. */
export const unjam: Answering = ({ view, prompt, value }) => {
  const leave = verb(prompt, 'pass');
  const spare = value === 'spare' ? 1 : 0;
  if (value === 'never' || commandLeft(view) <= spare) return leave;
  return verb(prompt, 'unjam') ?? leave;
};

/** Answers come with the best chance first. */
export const dice: Answering = ({ prompt, value }) => {
  const keep = prompt.choices.find(({ offer }) => offer.verb === 'accept');
  if (value === 'best') return prompt.choices[0]?.offer ?? null;
  const losing = keep?.odds?.chances.some(({ what, ways }) => what === 'lose' && ways > 0) ?? false;
  const again = prompt.choices.find(({ offer }) => offer.verb !== 'accept');
  return (value === 'losing' && losing ? again?.offer : null) ?? keep?.offer ?? null;
};

export const support: Answering = ({ prompt, value }) =>
  (value === 'always' ? verb(prompt, 'support') : null) ?? verb(prompt, 'fight');

export const psi: Answering = ({ step, prompt, value }) => {
  const keep = verb(prompt, 'accept');
  if (value === 'never' || step.do !== 'assault') return keep;
  const [own, theirs] = prompt.dice.map(({ values, plus = 0 }) => Math.max(...values) + plus);
  return value === 'two' && theirs - own > 2 ? keep : (verb(prompt, 'tie') ?? keep);
};

export const ambush: Answering = ({ prompt, value }) =>
  (value === 'always' ? verb(prompt, 'ambush') : null) ?? verb(prompt, 'pass');

export const face: Answering = ({ hulk, view, prompt }) => {
  const own = pieceAt(view, prompt.unit ?? 0);
  if (!own || own.at === NOWHERE) return null;
  const { spread, board } = hulk.table;
  const marines = view.marines.map((id) => pieceAt(view, id)).filter((p): p is Piece => p !== null);
  const near = marines
    .filter(({ at }) => at !== NOWHERE && board.level[at] === board.level[own.at])
    .sort((a, b) => spread(own.at, a.at) - spread(own.at, b.at))[0];
  if (!near) return null;
  const dx = board.x[near.at] - board.x[own.at];
  const dy = board.y[near.at] - board.y[own.at];
  const wanted = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
  return prompt.choices.find(({ offer }) => (offer.action as Action).face === wanted)?.offer ?? null;
};

/** Close combats being put together: who fights whom in the open, and for a building. */
import type { Action } from '../../../../games/epic-1989/actions.ts';
import type { Contact } from '../../../../games/epic-1989/close-combat/contacts.ts';
import { type Assault, divisionsOf, type Pair } from '../../../../games/epic-1989/close-combat/divisions.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { View } from '../game.ts';

export type Bout = Extract<Action, { do: 'divide' | 'pair' | 'add' }>;

/** The answer to begin with; null where none of this kind is asked. */
export function firstBout(view: View): Bout | null {
  const step = topStep(view);
  if (step?.do === 'divide') {
    const [assaults] = divisionsOf(step.groups[0], step.contacts);
    return { do: 'divide', assaults };
  }
  if (step?.do !== 'storm') return null;
  const foes = foesOfSpare(view);
  if (step.pairs)
    return { do: 'add', pairs: sparesIn(view).map((id, i): Pair => [id, foes[i % foes.length]]) };
  const { assaulters, defenders } = step.left[0];
  const many = Math.min(assaulters.length, defenders.length);
  return { do: 'pair', pairs: assaulters.slice(0, many).map((id, i): Pair => [id, defenders[i]]) };
}

/** Whom a unit could fight. */
export function rivalsOf(view: View, id: number): readonly number[] {
  const step = topStep(view);
  if (step?.do === 'divide') return touchedIn(step.contacts, id);
  if (step?.do !== 'storm') return [];
  const { assaulters, defenders } = step.left[0];
  if (step.pairs) return foesOfSpare(view);
  return assaulters.includes(id) ? defenders : assaulters;
}

function touchedIn(contacts: readonly Contact[], id: number): number[] {
  return contacts.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}

/** E1-CCB-05: stands that are in no pair, and whom they could be added against. */
export function sparesIn(view: View): number[] {
  const step = topStep(view);
  if (step?.do !== 'storm' || !step.pairs) return [];
  const paired = step.pairs.flat();
  const { assaulters, defenders } = step.left[0];
  return [...assaulters, ...defenders].filter((id) => !paired.includes(id));
}

function foesOfSpare(view: View): number[] {
  const step = topStep(view);
  if (step?.do !== 'storm' || !step.pairs) return [];
  const ours = step.left[0].assaulters.includes(sparesIn(view)[0]);
  return step.pairs.map(([a, d]) => (ours ? d : a));
}

/** The same bout with this one against that one; `rival` 0: a spare stand stays out of it. Null when somebody would be left out. */
export function against(view: View, bout: Bout, id: number, rival: number): Bout | null {
  const step = topStep(view);
  switch (bout.do) {
    case 'divide': {
      const assaults = step?.do === 'divide' ? divided(bout.assaults, step.contacts, id, rival) : null;
      return assaults && { do: 'divide', assaults };
    }
    case 'add': {
      const others = bout.pairs.filter(([spare]) => spare !== id);
      return { do: 'add', pairs: rival > 0 ? [...others, [id, rival]] : others };
    }
    case 'pair':
      return { do: 'pair', pairs: swapped(bout.pairs, id, rival) };
  }
}

/** E1-CCB-04: those who had them before take each other; somebody who was in no pair takes the place. */
function swapped(pairs: readonly Pair[], id: number, rival: number): Pair[] {
  const at = (one: number) => pairs.findIndex((pair) => pair.includes(one));
  const [mine, theirs] = [at(id), at(rival)];
  const put = (pair: Pair, old: number, now: number): Pair => [
    pair[0] === old ? now : pair[0],
    pair[1] === old ? now : pair[1],
  ];
  if (mine < 0 && theirs < 0) return [...pairs];
  const partner = (pair: Pair, one: number) => (pair[0] === one ? pair[1] : pair[0]);
  if (theirs < 0) return pairs.with(mine, put(pairs[mine], partner(pairs[mine], id), rival));
  if (mine < 0) return pairs.with(theirs, put(pairs[theirs], partner(pairs[theirs], rival), id));
  const before = partner(pairs[mine], id);
  return pairs.with(mine, put(pairs[mine], before, rival)).with(theirs, put(pairs[theirs], rival, before));
}

const isTogether = (a: number, b: number) => (assault: Assault) => {
  const all = [assault.one, ...assault.many];
  return all.includes(a) && all.includes(b);
};

/** E1-CC-08, E1-CC-23: these two in one assault, everybody still in one; whoever is left over joins somebody he touches. Null when nobody is free for him. */
export function divided(
  assaults: readonly Assault[],
  contacts: readonly Contact[],
  id: number,
  rival: number,
): Assault[] | null {
  const wished = isTogether(id, rival);
  if (assaults.some(wished)) return [...assaults];
  const taken = without(assaults, id);
  let now = joined(taken.rest, id, rival);
  for (const left of taken.alone) {
    if (now.some(({ one, many }) => one === left || many.includes(left))) continue;
    const tries = touchedIn(contacts, left)
      .sort((a, b) => costOf(now, a) - costOf(now, b))
      .map((foe) => joined(now, left, foe));
    const good = tries.find((one) => one.some(wished));
    if (!good) return null;
    now = good;
  }
  return now;
}

/** Whom it is easiest to join: whoever has several against him already, then one of a pair. */
function costOf(assaults: readonly Assault[], foe: number): number {
  const at = assaults.find(({ one, many }) => one === foe || many.includes(foe));
  if (!at) return 2;
  return at.one === foe ? 0 : at.many.length === 1 ? 1 : 3;
}

function without(assaults: readonly Assault[], id: number): { rest: Assault[]; alone: number[] } {
  const at = assaults.find(({ one, many }) => one === id || many.includes(id));
  const rest = assaults.filter((one) => one !== at);
  if (!at) return { rest, alone: [] };
  if (at.one === id) return { rest, alone: [...at.many] };
  const many = at.many.filter((one) => one !== id);
  return many.length > 0 ? { rest: [...rest, { ...at, many }], alone: [] } : { rest, alone: [at.one] };
}

/** One more against that one, who leaves a crowd it was part of. */
function joined(assaults: readonly Assault[], id: number, foe: number): Assault[] {
  const at = assaults.find(({ one, many }) => one === foe || many.includes(foe));
  if (!at) return [...assaults, { one: foe, many: [id] }];
  const rest = assaults.filter((one) => one !== at);
  if (at.one === foe) return [...rest, { one: foe, many: [...at.many, id] }];
  if (at.many.length === 1) return [...rest, { one: foe, many: [at.one, id] }];
  const many = at.many.filter((one) => one !== foe);
  return [...rest, { ...at, many }, { one: foe, many: [id] }];
}

/** The fights as they would be fought: one against one or several. */
export function fightsIn(view: View, bout: Bout): Assault[] {
  const step = topStep(view);
  if (bout.do === 'divide') return [...bout.assaults];
  if (step?.do !== 'storm') return [];
  if (bout.do === 'pair') return bout.pairs.map(([a, d]) => ({ one: a, many: [d] }));
  const spares = sparesIn(view);
  const ours = step.left[0].assaulters.includes(spares[0]);
  return (step.pairs ?? []).map(([a, d]) => {
    const [own, foe] = ours ? [a, d] : [d, a];
    const added = bout.pairs.filter(([, against]) => against === foe).map(([spare]) => spare);
    return { one: foe, many: [own, ...added] };
  });
}

/** E1-CCB-04, E1-CCB-05: a combat for a building: the assaulter pairs stands one to one, then spare stands are added. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { type Siege, stillThere } from '../buildings/sieges.ts';
import { finish, push, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Assault, Pair } from './divisions.ts';

type StormStep = StepOf<'storm'>;

/** Stands of the combat in hand that are in no pair. */
function sparesOf({ left: [siege], pairs }: StormStep): number[] {
  const paired = pairs!.flat();
  return [...siege.assaulters, ...siege.defenders].filter((id) => !paired.includes(id));
}

/** Who decides: the assaulter pairs, then the one with stands left over. */
function decider(table: Table, step: StormStep): number {
  return table.units[step.pairs ? sparesOf(step)[0] : step.left[0].assaulters[0]].id;
}

function refusePairs({ left: [siege] }: StormStep, pairs: readonly Pair[]): Refusal | null {
  const rule = 'E1-CCB-04';
  const [ours, theirs] = [pairs.map(([a]) => a), pairs.map(([, d]) => d)];
  const all = [...ours, ...theirs];
  if (new Set(all).size < all.length) return { rule, why: 'Each stand is in one pair.' };
  if (
    !ours.every((id) => siege.assaulters.includes(id)) ||
    !theirs.every((id) => siege.defenders.includes(id))
  )
    return { rule, why: 'A pair is an assaulter and a defender.' };
  const many = Math.min(siege.assaulters.length, siege.defenders.length);
  return pairs.length === many ? null : { rule, why: `There are ${many} pairs to be made.` };
}

function refuseAdded(step: StormStep, added: readonly Pair[]): Refusal | null {
  const rule = 'E1-CCB-05';
  const spares = sparesOf(step);
  const named = added.map(([spare]) => spare);
  if (new Set(named).size < named.length) return { rule, why: 'Each spare stand goes to one assault.' };
  if (!named.every((id) => spares.includes(id)))
    return { rule, why: `Stands left over: ${spares.join(', ')}.` };
  const isOurs = step.left[0].assaulters.includes(spares[0]);
  const foes = step.pairs!.map(([a, d]) => (isOurs ? d : a));
  const other = added.find(([, foe]) => !foes.includes(foe));
  return other ? { rule, why: `Unit ${other[1]} is in none of these assaults.` } : null;
}

/** The combat in hand as close assaults. */
function assaultsOf({ left: [siege], pairs }: StormStep, added: readonly Pair[]): Assault[] {
  return pairs!.map(([a, d]) => {
    const seconds = (foe: number) => added.filter(([, against]) => against === foe).map(([spare]) => spare);
    const isOurs = added.length > 0 && siege.assaulters.includes(added[0][0]);
    return isOurs ? { one: d, many: [a, ...seconds(d)] } : { one: a, many: [d, ...seconds(a)] };
  });
}

/** The first with the first and so on, and the same turned round. */
function pairings({ left: [{ assaulters, defenders }] }: StormStep): Pair[][] {
  const many = Math.min(assaulters.length, defenders.length);
  const turned = (ids: readonly number[], by: number) => ids.map((_, i) => ids[(i + by) % ids.length]);
  const found: Pair[][] = [];
  for (let by = 0; by < Math.max(assaulters.length, defenders.length); by++) {
    const [ours, theirs] = [turned(assaulters, by), defenders];
    const other = turned(defenders, by);
    found.push(ours.slice(0, many).map((a, i): Pair => [a, theirs[i]]));
    found.push(assaulters.slice(0, many).map((a, i): Pair => [a, other[i]]));
  }
  return distinct(found);
}

function distinct(all: readonly Pair[][]): Pair[][] {
  const known = new Set<string>();
  return all.filter((pairs) => {
    const text = JSON.stringify([...pairs].sort((a, b) => a[0] - b[0]));
    return !known.has(text) && known.add(text);
  });
}

/** All against one, spread out, or left out. */
function additions(step: StormStep): Pair[][] {
  const spares = sparesOf(step);
  const isOurs = step.left[0].assaulters.includes(spares[0]);
  const foes = step.pairs!.map(([a, d]) => (isOurs ? d : a));
  const spread = spares.map((id, i): Pair => [id, foes[i % foes.length]]);
  return distinct([spread, ...foes.map((foe) => spares.map((id): Pair => [id, foe])), []]);
}

function close(step: StormStep, added: readonly Pair[]): void {
  step.done.push(...assaultsOf(step, added));
  step.left.shift();
  step.pairs = null;
}

/** E1-DISB-03: where somebody was let go the combat in hand is paired anew. */
function forgetTheLost(state: State, step: StormStep): void {
  const [before] = step.left;
  if (!before) return;
  const now = stillThere(state, before);
  const counts = ({ assaulters, defenders }: Siege) => assaulters.length + defenders.length;
  if (counts(now) === counts(before)) return;
  step.left[0] = now;
  step.pairs = null;
  if (now.assaulters.length === 0 || now.defenders.length === 0) step.left.shift();
}

export const storm: StepRule<StormStep> = {
  run(play, step) {
    forgetTheLost(play.state, step);
    const [siege] = step.left;
    if (!siege) {
      finish(play, step);
      push(play, { do: 'assaults', left: step.done });
      return false;
    }
    const { assaulters, defenders } = siege;
    if (!step.pairs && assaulters.length === 1 && defenders.length === 1)
      step.pairs = [[assaulters[0], defenders[0]]];
    if (step.pairs && sparesOf(step).length === 0) {
      close(step, []);
      return false;
    }
    return true;
  },
  verbs: ({ pairs }) => [pairs ? 'add' : 'pair'],
  asks: (table, state, step) => [
    {
      seat: seatOf(state, table.units[decider(table, step)].side),
      kind: step.pairs ? 'add' : 'pair',
      rule: step.pairs ? 'E1-CCB-05' : 'E1-CCB-04',
      sample: true,
    },
  ],
  refuse(_table: Table, _state: State, _seat, action: Action, step) {
    if (action.do === 'pair') return refusePairs(step, action.pairs);
    return action.do === 'add' ? refuseAdded(step, action.pairs) : null;
  },
  list: (_table, _state, _seat, step): Action[] =>
    step.pairs
      ? additions(step).map((pairs) => ({ do: 'add', pairs }))
      : pairings(step).map((pairs) => ({ do: 'pair', pairs })),
  answer(_play, _seat, action, step) {
    if (action.do === 'pair') step.pairs = [...action.pairs];
    if (action.do === 'add') close(step, action.pairs);
  },
};

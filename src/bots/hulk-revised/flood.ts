/** Least costs over a graph with small whole prices. */

/** Out of reach. */
export const FAR = 999;

/** Nodes that wait to be looked at: for each cost a chain of entries. Shared, since one flood ends before the next begins. */
const heads = new Int32Array(FAR).fill(-1);
let entries = new Int32Array(4096);
let nexts = new Int32Array(4096);
let used = 0;
let furthest = 0;

/** `before(node, cost)` calls `reach` for every node one step before `node`. Fills and returns `costs`: FAR where there is no way. */
export function flood(
  costs: Int16Array,
  goals: readonly number[],
  before: (node: number, cost: number) => void,
): Int16Array {
  costs.fill(FAR);
  used = 0;
  furthest = 0;
  for (const goal of goals) reach(costs, goal, 0);
  for (let cost = 0; cost <= furthest; cost++)
    for (let entry = heads[cost]; entry >= 0; entry = heads[cost]) {
      heads[cost] = nexts[entry];
      if (costs[entries[entry]] === cost) before(entries[entry], cost);
    }
  return costs;
}

/** A way of that cost was found from a node. */
export function reach(costs: Int16Array, node: number, cost: number): void {
  if (cost >= costs[node]) return;
  costs[node] = cost;
  if (used === entries.length) grow();
  entries[used] = node;
  nexts[used] = heads[cost];
  heads[cost] = used++;
  if (cost > furthest) furthest = cost;
}

function grow(): void {
  const [old, oldNexts] = [entries, nexts];
  entries = new Int32Array(old.length * 2);
  nexts = new Int32Array(old.length * 2);
  entries.set(old);
  nexts.set(oldNexts);
}

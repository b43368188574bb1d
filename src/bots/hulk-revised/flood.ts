/** Least costs over a graph with small whole prices. */

/** Out of reach. */
export const FAR = 999;

/** Asks for every node one step before `node`, and the price of that step. */
export type Before = (node: number, visit: (from: number, price: number) => void) => void;

/** What it costs to get from each node to the nearest goal; FAR where there is no way. */
export function flood(nodes: number, goals: readonly number[], before: Before): Int16Array {
  const cost = new Int16Array(nodes).fill(FAR);
  const waiting: number[][] = [[]];
  for (const goal of goals) {
    cost[goal] = 0;
    waiting[0].push(goal);
  }
  let now = 0;
  const visit = (from: number, price: number): void => {
    const total = now + price;
    if (total >= cost[from]) return;
    cost[from] = total;
    while (waiting.length <= total) waiting.push([]);
    waiting[total].push(from);
  };
  for (; now < waiting.length; now++)
    for (const node of waiting[now]) if (cost[node] === now) before(node, visit);
  return cost;
}

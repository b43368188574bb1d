/** The shortest links that hold all of a unit together, one model after the other: x, y, x, y. */
export function linksOf(
  at: readonly { readonly x: number; readonly y: number }[],
): [number, number, number, number][] {
  const links: [number, number, number, number][] = [];
  const nearest = at.map(() => ({ gap: Number.POSITIVE_INFINITY, to: 0 }));
  const out = new Set(at.keys());
  out.delete(0);
  for (let last = 0; out.size > 0; ) {
    let next = -1;
    for (const i of out) {
      const gap = Math.hypot(at[i].x - at[last].x, at[i].y - at[last].y);
      if (gap < nearest[i].gap) nearest[i] = { gap, to: last };
      if (next < 0 || nearest[i].gap < nearest[next].gap) next = i;
    }
    out.delete(next);
    const to = at[nearest[next].to];
    links.push([to.x, to.y, at[next].x, at[next].y]);
    last = next;
  }
  return links;
}

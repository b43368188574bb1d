/** Makes what is meant glow: a button, a square, a question. */
export function Pointer({ point, find }: { point?: string; find(name: string): number }) {
  if (!point) return null;
  const square = /^square (\w+)$/.exec(point);
  if (square) {
    const spot = `.app .spot[data-square="${find(square[1])}"]`;
    return (
      <style>{`${spot} .frame, ${spot} .mark, ${spot} .ready { stroke: var(--ink); stroke-width: 3.5px; animation: coach-square 1.2s ease-in-out infinite alternate; }`}</style>
    );
  }
  const target =
    point === 'end' ? '.act.end' : point === 'prompt' ? '.prompt' : `.dock [data-bar="${point}"]`;
  return (
    <style>{`.app ${target} { box-shadow: 0 0 0 2px var(--scan); animation: coach-glow 1.2s ease-in-out infinite alternate; }`}</style>
  );
}

import { test, expect } from 'vitest';
import { battery, startMatch, act } from '/tmp/rules3/src/kernel/index.ts';
import { randomFrom } from '/tmp/rules3/src/kernel/random.ts';
import { hulkRevised } from '/tmp/rules3/src/games/hulk-revised/index.ts';
const mission = { id:'g', title:'G', summary:'', briefing:'', geotiles:{}, marines:[1,2,3,4,5].map(n=>({name:'M'+n, kind: n===1?'sergeant':'terminator'})), blips:{total:20}, turns: 8, objective:{text:'go'} };
test('x', () => {
  const m = startMatch(hulkRevised as any, { mission }, { seed: 'ab'.repeat(16) });
  const r = randomFrom('q');
  const g = m.game as any;
  while ((m.state as any).phase === 'setup') { const [d]=g.pending(m.state); const as=g.actions(m.state,d.seat); const a = as[r.below(as.length)]; console.log(as.length, d.kind, g.notation.print(m.state,a)); act(m, d.seat, a); }
  console.log(g.sketch(g.view(m.state,'marine')));
  console.log(g.boardOf(m.state).sections, g.boardOf(m.state).size);
  console.log(m.entries.flatMap(e=>e.events.map(x=>g.describe(x)?.text)).join('\n'));
});
test('battery', () => {
  const t = performance.now();
  const report = battery(hulkRevised as any, [{ mission }], { games: 6, seed: 'geo' });
  console.log(report.games, report.actions, performance.now()-t);
  expect(report.problems).toEqual([]);
}, 120000);

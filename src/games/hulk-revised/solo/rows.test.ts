import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRE, GENERATOR } from '../ground.ts';
import type { StealerKind } from '../units.ts';
import { row10, row11 } from './guarded.ts';
import type { Activation } from './memory.ts';
import { ATTACK, attackScore, NEVER, ON_GUARD, UNDER_FIRE } from './risk.ts';
import {
  corridor,
  E,
  mate,
  misses,
  N,
  only,
  rolls,
  S,
  sceneOf,
  solo,
  stealer,
  trail,
  unit,
  W,
  watcher,
} from './testing.ts';

/** A table of the inventory: its rows after the heading, cell by cell, scores as numbers. */
function printed(rule: string): number[][] {
  const text = readFileSync('rules/hulk-revised.md', 'utf8');
  const lines = text.slice(text.indexOf(`**${rule}**`)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('| ---'));
  const rows = lines.slice(
    first + 1,
    lines.findIndex((line, i) => i > first && !line.startsWith('|')),
  );
  return rows.map((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => (cell.trim() === 'never' ? NEVER : Number.parseInt(cell, 10))),
  );
}
const KINDS: StealerKind[] = ['genestealer', 'feeder', 'acidmaw', 'hormagaunt', 'broodlord'];

test('HR-SOLO-25 HR-SOLO-29 HR-SOLO-32 HR-SOLO-26 the risk tables are those of the inventory', () => {
  printed('HR-SOLO-25').forEach((row, i) => {
    expect(KINDS.flatMap((kind) => [...UNDER_FIRE[kind][i]])).toEqual(row);
  });
  printed('HR-SOLO-29').forEach((row, i) => {
    expect(KINDS.flatMap((kind) => [...ON_GUARD[kind][i]])).toEqual(row);
  });
  const foes = ['normal', 'claws', 'hammer', 'leader'] as const;
  printed('HR-SOLO-32').forEach((row, i) => {
    expect(KINDS.map((kind) => ATTACK[foes[i]][kind])).toEqual(row);
  });
});

test('HR-SOLO-21 it does not end where a Heavy Flamer could burn it, unless it draws the shot for others', () => {
  const t = corridor({ ranged: 'heavy-flamer' });
  const flamer = watcher(t, 0, { overwatch: false });
  expect(trail(t.go(t.set([flamer, stealer(t, 8, 3)])).events, 2)).toEqual([t.at(8, 2), t.at(8, 1)]);
  expect(trail(t.go(t.set([flamer, stealer(t, 8, 3), mate(t, 8, 4)])).events, 2)).toHaveLength(6);
  expect(
    trail(t.go(t.set([flamer, stealer(t, 8, 3, { kind: 'hormagaunt' }), mate(t, 8, 4)])).events, 2),
  ).toHaveLength(2);
  expect(trail(t.go(t.set([{ ...flamer, ammo: 0 }, stealer(t, 8, 3)])).events, 2)).toHaveLength(6);
  // with a Marine before it at the end it goes
  const near = t.set([watcher(t, 3, { overwatch: false }), stealer(t, 8, 1)]);
  t.go(near);
  expect(unit(near, 2).at).toBe(t.at(4, 0));
});

test('HR-SOLO-21 nobody ends where a shot at another Stealer would burn it too', () => {
  const t = corridor({ ranged: 'heavy-flamer' });
  // a shot at (6,0) burns (6,0) to (9,0)
  const state = t.set([watcher(t, 0, { overwatch: false }), mate(t, 6, 0), stealer(t, 12, 0, { facing: W })]);
  expect(trail(t.go(state).events, 3)).toEqual([t.at(11, 0), t.at(10, 0)]);
});

test('HR-SOLO-24 an Acid Maw bursts as soon as a Marine is within its blast', () => {
  const t = corridor();
  const state = t.set([
    watcher(t, 0, { overwatch: false, facing: N }),
    stealer(t, 7, 0, { kind: 'acidmaw', facing: W }),
  ]);
  const { events } = t.go(state, [2]);
  expect(trail(events, 2).at(-1)).toBe(t.at(2, 0));
  expect(only(events, 'died').map(({ type }) => type)).toEqual(['acidmaw', 'terminator']);
});

test('HR-SOLO-24 Feeder Tendrils grab whom they can, and after a miss come a step nearer and try again', () => {
  const t = corridor();
  const state = t.set([
    watcher(t, 0, { overwatch: false, facing: N }),
    stealer(t, 5, 0, { kind: 'feeder', facing: W }),
  ]);
  const { events } = t.go(state, [2, 3]);
  expect(events.filter(({ kind }) => kind === 'moved' || kind === 'grabbed').map(({ kind }) => kind)).toEqual(
    ['moved', 'moved', 'grabbed', 'moved', 'grabbed'],
  );
  expect(only(events, 'grabbed').map(({ held }) => held)).toEqual([false, true]);
});

test('HR-SOLO-24 HR-UNIT-10 a shock of an earlier turn is no grab of this activation', () => {
  const t = corridor();
  const state = t.set([
    watcher(t, 0, { overwatch: false, shockedBy: 2 }),
    stealer(t, 1, 0, { kind: 'feeder', facing: W }),
  ]);
  const { events } = t.go(state, [2, 3, 1, 6, 1, 1, 1]);
  expect(only(events, 'grabbed').map(({ held }) => held)).toEqual([false, true]);
  expect(only(events, 'assault')).toHaveLength(1);
});

test('HR-SOLO-24 one successful grab per activation, also when the Marine burns where he is pulled to', () => {
  const t = solo({ levels: ['..s.....\n........\n..s.....'], marines: [{}, {}], chapter: 'salamanders' });
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(2, 0), facing: N },
      { kind: 'terminator', at: t.at(2, 2), facing: S },
      stealer(t, 3, 1, { kind: 'feeder', facing: W }),
    ],
    { ground: [{ square: t.at(2, 1), bits: FIRE }] },
  );
  const { events } = t.go(state, [3, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(only(events, 'died').map((died) => died.unit)).toEqual([1]);
  expect(only(events, 'grabbed').map(({ target }) => target)).toEqual([1]);
});

test('HR-SOLO-14 the rows in their order: own acts, the claws, being seen, then risks', () => {
  const t = corridor();
  // row 6 before row 12: it grabs the Marine it has before it, then fights
  const feeder = t.set([
    watcher(t, 0, { overwatch: false }),
    stealer(t, 1, 0, { kind: 'feeder', facing: W }),
  ]);
  const first = t.go(feeder, [3, 1, 6, 1, 1, 1]);
  expect(
    first.events.filter(({ kind }) => kind === 'grabbed' || kind === 'assault').map(({ kind }) => kind),
  ).toEqual(['grabbed', 'assault']);
  // row 12 before row 8: seen by a Marine on overwatch, it fights the one before it
  const two = solo({ levels: ['s.s..............\n###.#############'], marines: [{}, {}] });
  const fights = two.set([
    { kind: 'terminator', at: two.at(0, 0), facing: E },
    { kind: 'terminator', at: two.at(12, 0), facing: W, overwatch: true },
    { kind: 'genestealer', at: two.at(1, 0), facing: W },
  ]);
  expect(only(two.go(fights, [1, 6, 1, 1, 1, ...misses(1)]).events, 'assault')).toHaveLength(1);
  // row 8 before row 7: it started in sight, so it charges without a die
  const seen = t.go(t.set([watcher(t, 3), stealer(t, 6, 0, { facing: W })]), misses(2));
  expect([rolls(seen.events), trail(seen.events, 2)]).toEqual([[], [t.at(5, 0), t.at(4, 0)]]);
});

test('HR-SOLO-28 a Marine without a ranged weapon is gone for, whoever else is watching', () => {
  const t = solo({
    levels: ['s............s\n########.#####'],
    marines: [{ assault: 'lightning-claws', ranged: null }, {}],
  });
  const set = (x: number) =>
    t.set([
      { kind: 'terminator', at: t.at(x, 0), facing: E },
      { kind: 'terminator', at: t.at(13, 0), facing: W, overwatch: true },
      stealer(t, 8, 1),
    ]);
  expect(trail(t.go(set(4), misses(3)).events, 3)).toEqual([t.at(7, 0), t.at(6, 0), t.at(5, 0)]);
  // nearer to the one with the bolter it holds back, being alone
  expect(trail(t.go(set(0)).events, 3)).toEqual([]);
});

test('HR-SOLO-29 before a Marine on guard: cover nearer to him, else a roll by the distance it can reach', () => {
  const guard = { overwatch: false, guard: true };
  const t = corridor({}, {}, true);
  const cover = t.set([watcher(t, 0, guard), stealer(t, 8, 2)]);
  expect(trail(t.go(cover).events, 2).at(-1)).toBe(t.at(5, 1));

  const bare = corridor();
  const far = (y: number, dice: number[]) =>
    bare.go(bare.set([watcher(bare, 0, guard), stealer(bare, 8, y), mate(bare, 9, 0)]), dice);
  expect(rolls(far(1, [1]).events)).toEqual([['HR-SOLO-29', [1]]]); // it can come within two
  expect(trail(far(2, [3]).events, 2)).toHaveLength(6); // within three: 3+
  expect(trail(far(2, [2]).events, 2)).toEqual([bare.at(8, 1)]);
  expect([rolls(far(3, []).events), trail(far(3, []).events, 2).length]).toEqual([[], 2]); // within four: never
  // it can get him: still a roll for a Hormagaunt, and none without company
  const near = (dice: number[], company: boolean) =>
    bare.go(
      bare.set([
        watcher(bare, 4, guard),
        stealer(bare, 8, 1, { kind: 'hormagaunt' }),
        ...(company ? [mate(bare, 8, 2)] : []),
      ]),
      dice,
    );
  expect(trail(near([4], true).events, 2)).toHaveLength(3);
  expect(trail(near([3], true).events, 2)).toHaveLength(0);
  expect(trail(near([], false).events, 2)).toHaveLength(0);
});

test('HR-SOLO-30 seen by a Marine on guard: within six it goes at him, farther off to cover nearer to him', () => {
  const guard = { overwatch: false, guard: true };
  const t = corridor({}, {}, true);
  const near = t.set([watcher(t, 0, guard), stealer(t, 6, 0, { facing: W })]);
  expect(trail(t.go(near).events, 2)).toHaveLength(5);
  const far = t.set([watcher(t, 0, guard), stealer(t, 9, 0, { facing: W })]);
  expect(trail(t.go(far).events, 2).at(-1)).toBe(t.at(5, 1));
  const bare = solo({ levels: ['s.............'] });
  const open = bare.set([watcher(bare, 0, guard), stealer(bare, 12, 0, { facing: W })]);
  expect(trail(bare.go(open).events, 2)).toHaveLength(6);
});

test('HR-SOLO-29 it is his claws’ reach this turn that counts, to the last AP, before any cover', () => {
  const guard = { overwatch: false, guard: true };
  const t = corridor({}, {}, true);
  const order = (ap: number, dice: number[], more: Partial<Activation> = {}, halted = false) => {
    const state = t.set([watcher(t, 4, guard), stealer(t, 8, 1, { kind: 'hormagaunt', ap }), mate(t, 8, 2)]);
    const scene = sceneOf(t, state, more, dice);
    scene.halted = halted;
    const choice = row10(scene);
    return [typeof choice === 'string' ? choice : (choice?.do ?? null), scene.now.order, scene.now.risks[10]];
  };
  expect(order(6, [4])).toEqual(['move', { row: 10, do: 'charge', marine: 1 }, 1]);
  expect(order(3, [4])).toEqual(['move', { row: 10, do: 'charge', marine: 1 }, 1]);
  expect(order(3, [3])).toEqual(['stop', null, -1]);
  // one AP short: three squares off are two, and there is no cover for that
  expect(order(2, [3])).toEqual(['stop', null, -1]);
  // once it has halted, or while another row's order holds, this row says nothing
  expect(order(6, [], {}, true)).toEqual([null, null, 0]);
  const cover = t.set([watcher(t, 0, guard), stealer(t, 8, 1)]);
  const scene = sceneOf(t, cover);
  expect(row10(scene)).toMatchObject({ do: 'move' });
  expect(scene.now.order).toEqual({ row: 10, do: 'cover', square: t.at(5, 1) });
});

test('HR-SOLO-30 cover within six movement actions, of which a turn is one', () => {
  const guard = { overwatch: false, guard: true };
  const t = solo({ levels: ['s.............\n#####.########'] });
  const order = (x: number, facing: number, more: Partial<Activation> = {}) => {
    const state = t.set([watcher(t, 0, guard), stealer(t, x, 0, { facing: facing as 0 })]);
    const scene = sceneOf(t, state, { guard: 1, ...more });
    row11(scene);
    return scene.now.order;
  };
  const cover = { row: 11, do: 'cover', square: t.at(5, 1) };
  const charge = { row: 11, do: 'charge', marine: 1 };
  expect([order(11, W), order(12, W)]).toEqual([cover, charge]);
  expect([order(10, E), order(11, E)]).toEqual([cover, charge]);
  // only as it starts, and under no other order
  expect(order(11, W, { moved: true })).toBeNull();
  const other = { row: 8, do: 'stand', marine: 1 } as const;
  expect(order(11, W, { order: other })).toEqual(other);
  expect(order(11, W, { guard: 0 })).toBeNull();
});

test('HR-SOLO-17 it ends its activation with its claws towards the Marines', () => {
  const t = corridor();
  const quarter = t.set([watcher(t, 4), stealer(t, 8, 1, { facing: E })]);
  expect(only(t.go(quarter).events, 'turned')).toMatchObject([{ unit: 2, facing: N, ap: 0 }]);
  const half = t.set([watcher(t, 4), stealer(t, 8, 1, { facing: S })]);
  expect(only(t.go(half).events, 'turned')).toMatchObject([{ unit: 2, facing: N, ap: 1 }]);
  const right = t.set([watcher(t, 4), stealer(t, 8, 1)]);
  expect(only(t.go(right).events, 'turned')).toEqual([]);
});

test('HR-SOLO-45 what must lurk does nothing; a Marine on the entry square is in its claws', () => {
  const t = solo({ levels: ['s....E'] });
  const set = (kind: StealerKind, lurks: boolean, x = 4) =>
    t.set([
      { kind: 'terminator', at: t.at(x, 0), facing: W },
      { kind, area: 0, lurks },
    ]);
  expect(t.go(set('genestealer', true, 0)).events.some(({ kind }) => kind === 'entered')).toBe(false);
  expect(only(t.go(set('genestealer', true)).events, 'assault')).toEqual([]);
  for (const kind of ['genestealer', 'acidmaw', 'feeder'] as const) {
    const { events } = t.go(set(kind, false), [1, 6, 6, 6, 1]);
    expect(only(events, 'assault')).toHaveLength(1);
  }
  // a blip shows itself first
  const blip = t.set([
    { kind: 'terminator', at: t.at(4, 0), facing: W },
    { kind: 'blip', value: 2, priority: 2, area: 0 },
  ]);
  const { events: siege } = t.go(blip, [3, 4, 1, 6, 6, 6, 1]);
  expect(siege.map(({ kind }) => kind).filter((kind) => kind === 'converted' || kind === 'assault')).toEqual([
    'converted',
    'assault',
  ]);
  const field = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0), facing: W },
      { kind: 'genestealer', area: 0 },
    ],
    { ground: [{ square: t.at(4, 0), bits: GENERATOR }] },
  );
  expect(only(t.go(field).events, 'field').map(({ field: what }) => what)).toEqual(['damaged']);
});

test('HR-SOLO-19 an Ambush blip creeps as near as it can unseen, and never shows itself', () => {
  const t = corridor();
  const state = t.set([watcher(t, 4, { overwatch: false }), { kind: 'ambush', value: 1, at: t.at(8, 4) }]);
  const { events } = t.go(state);
  expect(unit(state, 2).at).toBe(t.at(8, 1));
  expect(only(events, 'converted')).toEqual([]);
  const blind = t.set([
    watcher(t, 4, { overwatch: false, facing: W }),
    { kind: 'ambush', value: 1, at: t.at(8, 2) },
  ]);
  t.go(blind);
  expect(unit(blind, 2).at).toBe(t.at(6, 0)); // but not next to him
});

test('HR-SOLO-32 the matching row with the highest score', () => {
  const t = solo({
    levels: ['sssss'],
    marines: [
      {},
      { assault: 'lightning-claws', ranged: null },
      { assault: 'thunder-hammer', ranged: null },
      { kind: 'sergeant', assault: 'thunder-hammer', ranged: null },
      { kind: 'sergeant' },
    ],
  });
  const state = t.set(
    (['terminator', 'terminator', 'terminator', 'sergeant', 'sergeant'] as const).map((kind, at) => ({
      kind,
      at,
    })),
  );
  const scores = (kind: StealerKind) =>
    [1, 2, 3, 4, 5].map((id) => attackScore(t.game.table, kind, unit(state, id)));
  expect(scores('genestealer')).toEqual([1, 2, 1, 2, 2]);
  expect(scores('hormagaunt')).toEqual([1, 4, 3, 4, 4]);
  expect(scores('broodlord')).toEqual([1, 2, 2, 2, 2]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Placed } from '../arrange.ts';
import { GENERATOR } from '../ground.ts';
import type { StealerKind } from '../units.ts';
import { ATTACK, attackScore, NEVER, ON_GUARD, UNDER_FIRE } from './risk.ts';
import { E, N, only, rolls, S, type Stage, solo, trail, unit, W } from './testing.ts';

/**
 * A watched corridor (row 0) with a side passage at column 8 from the south, and with `niche` a hole in its wall at
 * column 5. Marines look east from its west end.
 */
const corridor = (marine: object = {}, mission: object = {}, niche = false) =>
  solo({
    levels: [
      `s...............\n#####${niche ? '.' : '#'}##.#####\n########.#####\n########.#####\n########.#####`,
    ],
    marines: [marine],
    mission,
  });
const watcher = (t: Stage, x: number, more: Partial<Placed> = {}): Placed => ({
  kind: 'terminator',
  at: t.at(x, 0),
  facing: E,
  overwatch: true,
  ...more,
});
const stealer = (t: Stage, x: number, y: number, more: Partial<Placed> = {}): Placed => ({
  kind: 'genestealer',
  at: t.at(x, y),
  facing: N,
  ...more,
});
/** Another Stealer unit that has had its turn. */
const mate = (t: Stage, x: number, y: number): Placed => stealer(t, x, y, { done: true });
/** Shots that miss, `n` of them. */
const misses = (n: number): number[] => Array(n).fill([1, 2]).flat();

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

test('HR-SOLO-25 with an attack within reach the risk grows with the shots it must take', () => {
  const t = corridor();
  // from the passage to Marines at 6, 5, 4 and 3: one to four moves in sight
  for (const [x, needed] of [[6, 1], [5, 2], [4, 4], [3, 6]]) {
    const shots = 8 - x - 1;
    const set = () => t.set([watcher(t, x), stealer(t, 8, 1), mate(t, 8, 2)]);
    const goes = t.go(set(), [needed, ...misses(shots)]);
    expect(rolls(goes.events)).toEqual([['HR-SOLO-25', [needed]]]);
    expect(unit(goes.state, 2).at).toBe(t.at(x + 1, 0));
    if (needed === 1) continue;
    const fails = t.go(set(), [needed - 1]);
    expect(unit(fails.state, 2).at).toBe(t.at(8, 1));
  }
}); // biome-ignore format: one row reads best

test('HR-SOLO-25 HR-SOLO-18 without another Stealer unit within six steps it stops, and no die is thrown', () => {
  const t = corridor();
  const alone = t.go(t.set([watcher(t, 4), stealer(t, 8, 1)]));
  expect(trail(alone.events, 2)).toEqual([]);
  expect(rolls(alone.events)).toEqual([]);
  // a blip is no company, and seven steps are too far
  const far = t.set([watcher(t, 4), stealer(t, 8, 1), mate(t, 15, 0)]);
  expect(rolls(t.go(far).events)).toEqual([]);
  const near = t.set([watcher(t, 4), stealer(t, 8, 1), mate(t, 14, 0)]);
  expect(rolls(t.go(near, [1]).events)).toEqual([['HR-SOLO-25', [1]]]);
  const blip = t.set([
    watcher(t, 4),
    stealer(t, 8, 1),
    { kind: 'blip', value: 1, priority: 2, at: t.at(8, 3), done: true },
  ]);
  expect(rolls(t.go(blip).events)).toEqual([]);
});

test('HR-SOLO-25 without an attack it goes for cover nearer to the Marine, and stays there', () => {
  const t = corridor({}, {}, true);
  const state = t.set([watcher(t, 0), stealer(t, 8, 1), mate(t, 8, 2)]);
  const { events } = t.go(state, [2, ...misses(2)]);
  expect(trail(events, 2)).toEqual([t.at(7, 0), t.at(6, 0), t.at(5, 1)]);
});

test('HR-SOLO-25 HR-SOLO-26 with neither it goes on only against side or rear, and only before it has moved', () => {
  const west = corridor(
    {},
    {
      legend: { s: 'start', o: 'objective' },
      objective: { text: 'x' },
      levels: [{ picture: 'os............\n########.#####\n########.#####' }],
    },
  );
  const rear = west.set([watcher(west, 1), stealer(west, 8, 1), mate(west, 8, 2)]);
  const { events } = west.go(rear, [2, ...misses(6)]);
  expect(rolls(events)).toEqual([['HR-SOLO-25', [2]]]);
  expect(trail(events, 2)).toHaveLength(6);
  // before the front: never
  const t = corridor();
  const front = t.go(t.set([watcher(t, 1), stealer(t, 8, 1), mate(t, 8, 2)]));
  expect([rolls(front.events), trail(front.events, 2)]).toEqual([[], []]);
  // after a step there is no roll either
  const second = west.set([watcher(west, 1), stealer(west, 8, 2), mate(west, 10, 0)]);
  const walked = west.go(second);
  expect([rolls(walked.events), trail(walked.events, 2)]).toEqual([[], [west.at(8, 1)]]);
});

test('HR-SOLO-15 a risk roll is made once, and holds for the rest of the activation', () => {
  const t = corridor({}, {}, true);
  // out of the passage, past the niche and at him: three sights entered, one die
  const state = t.set([watcher(t, 4), stealer(t, 8, 1), mate(t, 8, 2)]);
  const { events } = t.go(state, [6, ...misses(3)]);
  expect(only(events, 'solo-roll').filter(({ purpose }) => purpose === 'risk')).toHaveLength(1);
});

test('HR-SOLO-22 stopped before a cannon on overwatch, a Genestealer steps into its fire and ends there', () => {
  const t = corridor({ ranged: 'assault-cannon' });
  const state = t.set([watcher(t, 1, { ammo: 5 }), stealer(t, 8, 1), mate(t, 8, 2)]);
  const { events } = t.go(state, [1, 2, 3]);
  expect(trail(events, 2)).toEqual([t.at(7, 0)]);
  const hormagaunt = t.set([
    watcher(t, 1, { ammo: 5 }),
    stealer(t, 8, 1, { kind: 'hormagaunt' }),
    mate(t, 8, 2),
  ]);
  expect(trail(t.go(hormagaunt).events, 2)).toEqual([]);
  const alone = t.set([watcher(t, 1, { ammo: 5 }), stealer(t, 8, 1)]);
  expect(trail(t.go(alone).events, 2)).toEqual([]);
  const bolter = corridor();
  expect(
    trail(bolter.go(bolter.set([watcher(bolter, 1), stealer(bolter, 8, 1), mate(bolter, 8, 2)])).events, 2),
  ).toEqual([]);
});

test('HR-SOLO-22 HR-SOLO-25 a Sentry Gun with rounds is fire to be reckoned with', () => {
  const t = solo({
    levels: ['sx............\n########.#####\n########.#####'],
    legend: { x: 'sentry 1' },
    mission: { sentries: [{ name: 'Gun', facing: 'E' }] },
  });
  const set = (ammo: number, more: Placed[]) =>
    t.set([
      { kind: 'terminator', at: t.at(0, 0), facing: W },
      { kind: 'sentry', at: t.at(1, 0), facing: E, overwatch: true, ammo },
      stealer(t, 8, 1),
      ...more,
    ]);
  expect(trail(t.go(set(5, [])).events, 3)).toEqual([]);
  expect(trail(t.go(set(5, [mate(t, 8, 2)]), [1, 2, 3]).events, 3)).toEqual([t.at(7, 0)]);
  expect(trail(t.go(set(0, [])).events, 3).length).toBeGreaterThan(1);
});

test('HR-SOLO-20 a blip converts before it crosses a Marine’s fire; a Genestealer then covers the next blip', () => {
  const t = corridor();
  const pieces = [
    watcher(t, 0),
    { kind: 'blip', value: 1, priority: 2, at: t.at(8, 1) },
    { kind: 'blip', value: 1, priority: 2, at: t.at(8, 2), done: true },
  ] as Placed[];
  const { events, state } = t.go(t.set(pieces), [1, 1, 1, 2]);
  expect(only(events, 'converted').map(({ unit: id }) => id)).toEqual([2]);
  expect(trail(events, 4)).toEqual([t.at(7, 0)]);
  expect(unit(state, 4).facing).toBe(W);
  // with no other blip to cover it stays where it is
  const lone = t.go(t.set(pieces.slice(0, 2)), [1, 1]);
  expect(trail(lone.events, 3)).toEqual([]);
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

test('HR-SOLO-27 seen by a Marine on overwatch: next to him it goes at him, far off it leaves his sight', () => {
  const t = corridor({}, {}, true);
  const far = t.go(t.set([watcher(t, 0), stealer(t, 9, 0)]));
  expect(trail(far.events, 2)).toEqual([t.at(8, 1)]);
  const two = t.go(t.set([watcher(t, 0), stealer(t, 10, 0)]), misses(1));
  expect(trail(two.events, 2)).toHaveLength(2); // one step in sight, one out of it
  const three = t.go(t.set([watcher(t, 2), stealer(t, 5, 0, { facing: W })]), misses(2));
  expect(trail(three.events, 2)).toEqual([t.at(4, 0), t.at(3, 0)]);
  const open = t.go(t.set([watcher(t, 0), stealer(t, 12, 0, { facing: W })]), misses(6));
  expect(trail(open.events, 2)).toHaveLength(6); // no way out within two moves
  const next = t.go(t.set([watcher(t, 2), stealer(t, 3, 0, { facing: N })]), misses(1));
  expect(only(next.events, 'turned')[0]).toMatchObject({ unit: 2, facing: W });
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

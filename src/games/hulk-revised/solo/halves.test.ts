/** Second halves of the solo rules: what is not there, what is blocked, what is empty, what lies across a ladder. */
import { expect, test } from 'vitest';
import { FIRE, GENERATOR, STASIS } from '../ground.ts';
import { inClaws } from './claws.ts';
import { steps } from './distances.ts';
import { fixLines } from './lines.ts';
import { costsTo, FAR, moverFor, nodeOf, startOf } from './search.ts';
import { targetOf } from './targets.ts';
import {
  corridor,
  E,
  mate,
  N,
  only,
  rolls,
  route,
  S,
  solo,
  stealer,
  trail,
  unit,
  W,
  watcher,
} from './testing.ts';

test('HR-SOLO-13 a door the Marines are to destroy is no Stealer objective, one the Stealers are to destroy is', () => {
  const target = (side: string, if_: object = { destroy: 'hold' }) => {
    const t = solo({
      levels: ['s........D..'],
      mission: {
        levels: [{ picture: 's........D..', sections: 'aaaaaaaaabbb' }],
        sectionNames: { a: 'deck', b: 'hold' },
        victory: [
          { side, if: if_, text: 'Broken.' },
          { side: 'marine', if: { kill: 9 }, text: 'Killed.' },
        ],
      },
    });
    const state = t.set([{ kind: 'terminator', at: t.at(0, 0), facing: E }, stealer(t, 7, 0)]);
    fixLines(t.play(state));
    const found = targetOf(t.game.table, state, unit(state, 2));
    return found && { marine: found.marine, at: t.game.board.name(found.square) };
  };
  expect(target('stealer')).toEqual({ marine: 0, at: 'J1' });
  expect(target('marine')).toEqual({ marine: 1, at: 'A1' });
  expect(target('stealer', { any: [{ losses: 3 }, { destroy: 'hold' }] })).toEqual({ marine: 0, at: 'J1' });
  expect(target('stealer', { losses: 3 })).toEqual({ marine: 1, at: 'A1' });
});

/** A Marine upstairs; two ladders lead to him, the first one nearer. */
const stairs = () =>
  solo({ levels: ['..a.....b..', 's.a.....b..\n...........'], legend: { a: 'ladder A', b: 'ladder B' } });

test('HR-SOLO-16 HR-SOLO-44 HR-LADD-03 a ladder whose far end is blocked is no way, the other one is', () => {
  const t = stairs();
  const near = t.at(2, 0);
  const by = (more: Parameters<typeof t.set>[1], ...mates: ReturnType<typeof stealer>[]) => {
    const state = t.set(
      [{ kind: 'terminator', at: t.at(0, 0, 1), facing: N }, stealer(t, 4, 0, { facing: W }), ...mates],
      more,
    );
    return route(t, state, 2).includes(near) ? 'near' : 'far';
  };
  const far = t.at(2, 0, 1);
  expect(by({})).toBe('near');
  expect(by({}, { kind: 'genestealer', at: far, facing: W, done: true })).toBe('far');
  expect(by({}, { kind: 'blip', value: 1, at: far, done: true })).toBe('far');
  expect(by({ ground: [{ square: far, bits: FIRE }] })).toBe('far');
  expect(by({ ground: [{ square: far, bits: STASIS }] })).toBe('far');
  expect(by({ ground: [{ square: far, bits: GENERATOR }] })).toBe('far');
  // but R-distance runs over the link whatever stands on it
  expect(steps(t.game.table, t.at(4, 0), t.at(0, 0, 1))).toBe(5);
});

test('HR-SOLO-16 HR-LADD-03 a mobile gun at the far end blocks the ladder too', () => {
  const t = solo({
    levels: ['..a.....b..', 's.a.....b.x\n...........'],
    legend: { a: 'ladder A', b: 'ladder B', x: 'sentry 1' },
    mission: { sentries: [{ name: 'Gun' }] },
  });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0, 1), facing: N },
    { kind: 'sentry', at: t.at(2, 0, 1), facing: N },
    stealer(t, 4, 0, { facing: W }),
  ]);
  expect(route(t, state, 3)).toContain(t.at(8, 0));
});

test('HR-SOLO-22 an Assault Cannon without a shot left draws nobody out', () => {
  const t = corridor({ ranged: 'assault-cannon' });
  const set = (ammo: number) => t.set([watcher(t, 1, { ammo }), stealer(t, 8, 1), mate(t, 8, 2)]);
  expect(trail(t.go(set(1), [1, 2, 3]).events, 2)).toEqual([t.at(7, 0)]);
  expect(trail(t.go(set(0), []).events, 2)).toEqual([]);
});

test('HR-SOLO-31 HR-LADD-07 a Marine across its ladder is in its claws, and it fights him there', () => {
  const t = solo({ levels: ['.a.', 's.a'], legend: { a: 'ladder A' } });
  const set = (x: number, ground: Parameters<typeof t.set>[1] = {}) =>
    t.set(
      [
        { kind: 'terminator', at: t.at(2, 0, 1), facing: N },
        { kind: 'genestealer', at: t.at(x, 0), facing: S },
      ],
      ground,
    );
  const across = set(1);
  expect(inClaws(t.game.table, across, unit(across, 2))).toBe(1);
  const beside = set(2);
  expect(inClaws(t.game.table, beside, unit(beside, 2))).toBe(0);
  const held = set(1, { ground: [{ square: t.at(2, 0, 1), bits: STASIS }] });
  expect(inClaws(t.game.table, held, unit(held, 2))).toBe(0);
  const { events } = t.go(across, [1, 6, 1, 1, 1]);
  expect(rolls(events)).toEqual([['HR-SOLO-32', [1]]]);
  expect(only(events, 'assault').map(({ target }) => target)).toEqual([1]);
  expect(only(events, 'died').map((died) => died.unit)).toEqual([1]);
});

test('HR-SOLO-31 HR-LADD-07 another Stealer that has the Marine across a ladder is help', () => {
  const t = solo({ levels: ['.a.', 's.a'], legend: { a: 'ladder A' } });
  const state = t.set([
    { kind: 'terminator', at: t.at(2, 0, 1), facing: N },
    { kind: 'genestealer', at: t.at(1, 0), facing: S, done: true },
    { kind: 'genestealer', at: t.at(0, 0, 1), facing: E },
  ]);
  // it steps up to him and, not being alone, attacks at once
  const { events } = t.go(state, [1, 6, 1, 1, 1]);
  expect(only(events, 'assault').map((assault) => assault.unit)).toEqual([3]);
});

test('HR-SOLO-27 HR-LADD-03 it leaves a watched corridor by a ladder, but not by one that is blocked', () => {
  const t = solo({ levels: ['s.....a...', 'a...'], legend: { a: 'ladder A' } });
  const far = t.at(0, 0, 1);
  const set = (...mates: ReturnType<typeof stealer>[]) =>
    t.set([watcher(t, 0), stealer(t, 6, 0, { facing: W }), ...mates]);
  expect(trail(t.go(set()).events, 2)).toEqual([far]);
  const blocked = t.go(
    set({ kind: 'genestealer', at: far, facing: W, done: true }),
    Array(12).fill([1, 2]).flat(),
  );
  expect(trail(blocked.events, 2)[0]).toBe(t.at(5, 0));
});

test('HR-SOLO-16 HR-HAZ-01 HR-HAZ-03 from the fire it stands in it can neither turn nor come back to open a door behind it', () => {
  const t = solo({ levels: ['s..D...'] });
  const far = (ground: number) => {
    const state = t.set([{ kind: 'terminator', at: t.at(0, 0), facing: E }, stealer(t, 4, 0, { facing: E })]);
    state.ground[t.at(4, 0)] |= ground;
    const mover = moverFor(t.game.table, state, unit(state, 2), new Uint8Array(t.game.board.size));
    return costsTo(mover, [nodeOf(t.at(2, 0), W, 0)])[startOf(mover)];
  };
  expect(far(0)).toBeLessThan(FAR);
  expect(far(FIRE)).toBe(FAR);
});

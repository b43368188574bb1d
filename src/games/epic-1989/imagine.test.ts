import { expect, test } from 'vitest';
import { arranged } from '../../cases/epic-1989/arranged.ts';
import type { Random } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import { supportedGame } from './leaks.ts';
import { type Order, SEALED } from './state.ts';

/** Chance that counts on: every number below comes up in turn. */
function counting(from: number): Random {
  let n = from;
  return { below: (most: number) => n++ % most } as Random;
}

/** All orders that the first detachment of the Rebel side is imagined to have. */
function imagined({ game, state }: ReturnType<typeof arranged>): Order[] {
  const seen = game.view(state, 'A');
  const hidden = seen.detachments.find((one) => one?.order === 'sealed')!.id;
  const found = Array.from(
    { length: 12 },
    (_, i) => game.imagine(seen, counting(i)).detachments[hidden].order as Order,
  );
  return [...new Set(found)].sort();
}

test('E1-ORD-10 what is still face down is an order whose segment is still to come, or none', () => {
  const battle = arranged('seldom', 'a stand that charges into a cell');
  const { state } = battle;
  const own = battle.table.detachments.find((one) => one?.side === 'rebel' && one.name === 'B')!.id;
  for (const one of state.detachments) if (one) one.shown = one.id !== own;
  state.detachments[own].order = 'first';
  expect(imagined(battle)).toEqual(['advance', 'first', 'none']);
  state.segment = 'advance';
  expect(imagined(battle)).toEqual(['first', 'none']);
  state.segment = 'fall-back';
  expect(imagined(battle)).toEqual(['advance', 'charge', 'first', 'none']);
  state.phase = 'orders';
  state.segment = null;
  expect(imagined(battle)).toEqual(['advance', 'charge', 'fall-back', 'first', 'none']);
});

test('E1-DET-03, E1-MORAL-02 also where what was compulsory has been turned up long since', () => {
  const battle = arranged('seldom', 'a stand that charges into a cell');
  const { state } = battle;
  const own = battle.table.detachments.find((one) => one?.side === 'rebel' && one.name === 'B')!.id;
  for (const one of state.detachments) if (one) one.shown = one.id !== own;
  Object.assign(state.detachments[own], { order: 'none', morale: 'fall-back' });
  expect(imagined(battle)).toEqual(['advance', 'first', 'none']);
  state.detachments[own].morale = 'pinned';
  expect(imagined(battle)).toEqual(['none']);
});

test('E1-HID-05 whoever looks on imagines a detachment under a counter of its own side, and each under one', () => {
  const { game, state, table } = arranged('hidden', 'an enemy that comes within 12 cm');
  const [first, ...others] = state.hidden;
  const rebel = table.detachments.find((one) => one?.side === 'rebel')!.id;
  // The same numbers on both sides, and a detachment behind one of each.
  const own = others.find(({ side }) => side === 'rebel')!;
  state.hidden = [...state.hidden, { ...own, number: own.number + 1, detachment: rebel }];
  for (const id of table.detachments[rebel].units) state.units[id].where = 'hidden';
  const seen = game.view(state, 'spectator');
  expect(seen.hidden.every(({ detachment }) => detachment === SEALED)).toBe(true);
  const places = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { hidden } = game.imagine(seen, randomFrom(`world ${i}`));
    const meant = hidden.filter(({ detachment }) => detachment !== 0);
    expect(meant.map(({ detachment }) => detachment).sort()).toEqual([first.detachment, rebel].sort());
    for (const { side, detachment } of meant) expect(table.detachments[detachment as number].side).toBe(side);
    places.add(meant.map(({ side, number }) => `${side} ${number}`).join());
  }
  expect(places.size).toBe(4);
  // One side has a counter more than the other.
  const [other] = seen.hidden.filter(({ side }) => side === 'rebel');
  const more = { ...seen, hidden: [...seen.hidden, { ...other, number: 9 }] };
  for (let i = 0; i < 40; i++) {
    const { hidden } = game.imagine(more, randomFrom(`larger world ${i}`));
    expect(hidden.filter(({ detachment }) => detachment !== 0)).toHaveLength(2);
  }
  // A side that knows its own is told nothing new of them.
  const { hidden } = game.imagine(game.view(state, 'A'), counting(1));
  expect(hidden.filter(({ side }) => side === 'imperial')).toEqual(
    state.hidden.filter(({ side }) => side === 'imperial'),
  );
});

test('E1-SUPP-16, E1-HID-07 a barrage that lies face up is not in hand as well', () => {
  const game = supportedGame({ imperial: ['light'], rebel: ['medium', 'medium'] });
  const { state } = game.start({ d6: () => 3, draw: () => 0 } as never);
  const laid = state.units.find((unit) => unit?.support === 'medium')!;
  state.chests = { ...state.chests, rebel: { ready: ['light'], seen: ['medium'] } };
  for (const unit of state.units)
    if (unit?.support && game.tableOf(state).units[unit.id].side === 'rebel' && unit !== laid)
      unit.support = null;
  const inHand = () => {
    const seen = game.view(state, 'A');
    expect(seen.chests.rebel.ready).toEqual([SEALED]);
    const worlds = Array.from({ length: 40 }, (_, i) => game.imagine(seen, counting(i)));
    return new Set(worlds.map(({ chests, units }) => `${units[laid.id].support} ${chests.rebel.ready}`));
  };
  laid.faceUp = true;
  const open = inHand();
  expect([...open].every((world) => world.startsWith('medium '))).toBe(true);
  expect(open.size).toBeGreaterThan(3);
  // face down it is one of the two
  laid.faceUp = false;
  for (const world of inHand()) expect(world).toContain('medium');
});

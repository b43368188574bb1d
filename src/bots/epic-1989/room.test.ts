import { expect, test } from 'vitest';
import { cardNamed } from '../../games/epic-1989/cards/cards.ts';
import type { Field, Piece } from './field.ts';
import { backIn, roomOf, roomToDrive, roomToWalk } from './room.ts';

function piece(id: number, name: string, x: number, y: number): Piece {
  const card = cardNamed(name)!;
  return { id, card, stand: card.is === 'stand', x, y, heading: 0 } as Piece;
}

const fieldOf = (own: Piece[], foes: Piece[] = []) => ({ own, foes, walls: [] }) as unknown as Field;

const NORTH = 0;
const EAST = 90;

test('a vehicle runs up to the one before it, and past one beside it', () => {
  const [one, ahead, beside] = [
    piece(1, 'land-raider', 1000, 1000),
    piece(2, 'land-raider', 1000, 2000),
    piece(3, 'rhino', 1250, 1400),
  ];
  const field = fieldOf([one, ahead, beside]);
  // from middle to middle 1000, less half of either
  expect(roomToDrive(field, roomOf(field), one, NORTH, 1600, false)).toBe(690);
  expect(roomToDrive(field, roomOf(field), one, EAST, 1600, false)).toBe(1600);
  expect(roomToDrive(field, roomOf(field), one, NORTH, 400, false)).toBe(400);
});

test('whoever turns out to stand close cannot start, and what has gone on bars nobody', () => {
  const [one, ahead] = [piece(1, 'land-raider', 1000, 1000), piece(2, 'land-raider', 1000, 1310)];
  const field = fieldOf([one, ahead]);
  const room = roomOf(field);
  expect(roomToDrive(field, room, one, NORTH, 1600, false)).toBe(0);
  room.get(2)!.y = 4000;
  expect(roomToDrive(field, room, one, NORTH, 1600, false)).toBe(1600);
  backIn(room, [ahead]);
  expect(roomToDrive(field, room, one, NORTH, 1600, false)).toBe(0);
});

test('enemies bar an advance, not a charge; own stands bar no vehicle', () => {
  const one = piece(1, 'land-raider', 1000, 1000);
  const against = fieldOf([one], [piece(2, 'rhino', 1000, 2000)]);
  expect(roomToDrive(against, roomOf(against), one, NORTH, 1600, false)).toBe(710);
  expect(roomToDrive(against, roomOf(against), one, NORTH, 1600, true)).toBe(1600);
  const among = fieldOf([one, piece(2, 'tactical', 1000, 1500)]);
  expect(roomToDrive(among, roomOf(among), one, NORTH, 1600, false)).toBe(1600);
});

test('a stand goes through its own and does not stop on them', () => {
  const one = piece(1, 'tactical', 1000, 1000);
  const field = fieldOf([one, piece(2, 'tactical', 1000, 1500)]);
  expect(roomToWalk(field, roomOf(field), one, NORTH, 1000)).toBe(1000);
  expect(roomToWalk(field, roomOf(field), one, NORTH, 500)).toBeLessThan(300);
});

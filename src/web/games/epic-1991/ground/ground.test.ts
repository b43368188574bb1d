import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { READY } from '../../../../games/epic-1991/army/ready.ts';
import { epic1991 } from '../../../../games/epic-1991/index.ts';
import {
  type BattleData,
  BOOK_SHAPES,
  fileOf,
  movedPiece,
  NEW_BATTLE,
  newPiece,
  readBattle,
  troubleOf,
  turnedPiece,
} from './battle-data.ts';
import { idOf, readBattleFile, SHIPPED } from './battle-store.ts';
import { groundScene, partsOf, pieceAt } from './ground-scene.ts';
import { rolledGround } from './roll.ts';

const nobody = () => undefined;

test('whatever can be put down lies where it was put, is moved, turned and can be fought over', () => {
  let battle: BattleData = NEW_BATTLE;
  for (const is of [...BOOK_SHAPES, 'river', 'block', 'bunker', 'area'] as const) {
    const piece = newPiece(is, 60, 60, battle);
    battle = {
      ...battle,
      terrain: [...battle.terrain!, turnedPiece(movedPiece(piece, 12.3, -4, battle), 45)],
    };
    expect(partsOf(battle.terrain!.at(-1)!, battle.table).length, is).toBeGreaterThan(0);
  }
  expect(troubleOf(battle)).toBe(null);
  expect(readBattle(JSON.parse(JSON.stringify(fileOf(battle))), nobody)).toEqual({ ...battle });
});

test('a piece is found under the hand, the last laid first', () => {
  const woods = newPiece('woods', 60, 60, NEW_BATTLE);
  const battle = { ...NEW_BATTLE, terrain: [woods, newPiece('hill', 66, 60, NEW_BATTLE)] };
  const { length } = groundScene(battle);
  expect(pieceAt(battle, 620, length - 600)).toBe(1);
  expect(pieceAt(battle, 540, length - 600)).toBe(0);
  expect(pieceAt(battle, 100, 100)).toBe(null);
});

test('the book’s generator rolls ground that a battle file can hold, the same for the same name', () => {
  const table = [4, 4] as const;
  const pieces = rolledGround(table, 'one');
  expect(pieces.length).toBeGreaterThan(3);
  expect(rolledGround(table, 'one')).toEqual(pieces);
  expect(troubleOf({ ...NEW_BATTLE, table, terrain: pieces })).toBe(null);
});

test('a river may run through a part of the table only', () => {
  const whole = { is: 'river', way: 'north', at: 50, ford: 30 } as const;
  const tops = (parts: readonly (readonly number[])[]) =>
    Math.min(...parts.flatMap((part) => part.filter((_, i) => i % 2)));
  expect(tops(partsOf(whole, [6, 4]))).toBe(0);
  expect(tops(partsOf({ ...whole, span: [0, 60.96] }, [6, 4]))).toBeCloseTo(609.6);
});

test('battles that ship are read as they are, and what is wrong is said', async () => {
  expect(SHIPPED.size).toBeGreaterThan(9);
  for (const [id, battle] of SHIPPED) expect(troubleOf(battle), id).toBe(null);
  const crossroads = SHIPPED.get('marines-orks-1500')!;
  expect(await readBattleFile(stringify(fileOf(crossroads)))).toEqual(crossroads);
  expect(idOf(crossroads)).toBe('crossroads-marines-against-orks-1500');
  const large = READY.find(({ points }) => points === 3000)!;
  expect(troubleOf({ ...crossroads, armies: { A: large } })).toContain('E2-ARMY-02');
  expect(() => epic1991.readSetup({ battle: fileOf({ ...crossroads, objectives: [[999, 0]] }) })).toThrow(
    'not on the table',
  );
});

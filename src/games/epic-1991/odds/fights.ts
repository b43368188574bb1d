/** CC, MULT, HARLQ: what fights come to. */
import { cafOf, certainWinner, diceFactor, fightDice } from '../close-combat/fight.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/titans.ts';
import { ALWAYS, type Fraction, fraction, NEVER, not, plus, times } from './fraction.ts';
import { deathChance, type OddsPart } from './shots.ts';

/** How a fight ends for the first of two: it loses, nobody does, it wins. */
interface Bout {
  readonly lose: Fraction;
  readonly draw: Fraction;
  readonly win: Fraction;
}

const spreads = new Map<number, readonly number[]>();

/** In how many of 6^n throws n dice make each sum. */
function spread(n: number): readonly number[] {
  let found = spreads.get(n);
  if (!found) {
    found = n === 0 ? [1] : sums(spread(n - 1));
    spreads.set(n, found);
  }
  return found;
}

function sums(fewer: readonly number[]): number[] {
  return Array.from({ length: fewer.length + 6 }, (_, sum) => {
    let ways = 0;
    for (let face = 1; face <= 6; face++) ways += fewer[sum - face] ?? 0;
    return ways;
  });
}

interface Side {
  readonly id: number;
  readonly dice: number;
  readonly factor: number;
  readonly caf: number;
  readonly again: boolean;
}

function sideOf(table: Table, state: State, id: number, extra: number): Side {
  return {
    id,
    dice: fightDice(table, state, id) + extra,
    factor: diceFactor(table, state, id),
    caf: cafOf(table, state, id),
    again: table.models[id].traits.includes('harlequin'),
  };
}

/** Ways in which a side's dice end below, at or above a total. */
function against({ dice, factor, caf }: Side, total: number): [below: number, level: number, above: number] {
  const ways: [number, number, number] = [0, 0, 0];
  spread(dice).forEach((many, sum) => {
    ways[Math.sign(sum * factor + caf - total) + 1] += many;
  });
  return ways;
}

/** `b` rolls `extra` dice more (E2-MULT-04). A beaten Harlequin rolls again (E2-HARLQ-02). */
export function bout(table: Table, state: State, a: number, b: number, extra = 0): Bout {
  const certain = certainWinner(table, state, a, b);
  if (certain === 'nobody') return { lose: NEVER, draw: ALWAYS, win: NEVER };
  if (certain !== null)
    return certain === a
      ? { lose: NEVER, draw: NEVER, win: ALWAYS }
      : { lose: ALWAYS, draw: NEVER, win: NEVER };
  const [one, other] = [sideOf(table, state, a, 0), sideOf(table, state, b, extra)];
  let [lose, draw, win] = [NEVER, NEVER, NEVER];
  spread(one.dice).forEach((xs, x) => {
    if (xs === 0) return;
    spread(other.dice).forEach((ys, y) => {
      if (ys === 0) return;
      const first = fraction(BigInt(xs) * BigInt(ys), 6n ** BigInt(one.dice + other.dice));
      const [l, d, w] = ending(one, other, x * one.factor + one.caf, y * other.factor + other.caf);
      lose = plus(lose, times(first, l));
      draw = plus(draw, times(first, d));
      win = plus(win, times(first, w));
    });
  });
  return { lose, draw, win };
}

/** From two totals on, re-rolls to come. */
function ending(one: Side, other: Side, x: number, y: number): [Fraction, Fraction, Fraction] {
  if (x === y) return [NEVER, ALWAYS, NEVER];
  const loser = x < y ? one : other;
  if (!loser.again) return x < y ? [ALWAYS, NEVER, NEVER] : [NEVER, NEVER, ALWAYS];
  const rerolled: Side = { ...loser, again: false };
  const stands = x < y ? y : x;
  let odds: [Fraction, Fraction, Fraction] = [NEVER, NEVER, NEVER];
  const winner = x < y ? other : one;
  if (!winner.again) {
    const total = 6n ** BigInt(loser.dice);
    const [below, level, above] = against(rerolled, stands).map((ways) => fraction(BigInt(ways), total));
    return x < y ? [below, level, above] : [above, level, below];
  }
  spread(loser.dice).forEach((ways, sum) => {
    if (ways === 0) return;
    const now = sum * loser.factor + loser.caf;
    const next = x < y ? ending(rerolled, other, now, y) : ending(one, rerolled, x, now);
    const share = fraction(BigInt(ways), 6n ** BigInt(loser.dice));
    odds = [0, 1, 2].map((i) => plus(odds[i], times(share, next[i]))) as typeof odds;
  });
  return odds;
}

interface Fates {
  /** The chance that each is destroyed; of a Titan, that it takes at least one hit. */
  readonly of: readonly { readonly id: number; readonly odds: Fraction }[];
  readonly parts: readonly OddsPart[];
}

/** E2-MULT-03 to E2-MULT-06: one against several, one after another. */
export function groupFates(table: Table, state: State, one: number, many: readonly number[]): Fates {
  let here: Fraction = ALWAYS;
  let unhurt: Fraction = ALWAYS;
  const fates: { id: number; odds: Fraction }[] = [];
  const parts: OddsPart[] = [];
  many.forEach((other, extra) => {
    const { lose, win } = bout(table, state, one, other, extra);
    const beaten = isTitan(table, one) ? lose : times(lose, deathChance(table, state, one));
    const kills = isTitan(table, other) ? win : times(win, deathChance(table, state, other));
    fates.push({ id: other, odds: times(here, kills) });
    unhurt = times(unhurt, not(beaten));
    if (!isTitan(table, one)) here = times(here, not(beaten)); // a Titan fights on (E2-MULT-09)
    parts.push(...sidesParts(table, state, one, other, extra));
  });
  return { of: [{ id: one, odds: not(unhurt) }, ...fates], parts };
}

function sidesParts(table: Table, state: State, one: number, other: number, extra: number): OddsPart[] {
  return [sideOf(table, state, one, 0), sideOf(table, state, other, extra)].map(({ id, dice, caf }, i) => ({
    label: `${table.models[id].row.name}, ${dice}D6`,
    value: caf < 0 ? String(caf) : `+${caf}`,
    rule: i === 1 && extra > 0 ? 'E2-MULT-04' : 'E2-CC-14',
  }));
}

/** A Harlequin's second throw against a total that stands. */
export function rerollOdds(table: Table, state: State, loser: number, extra: number, total: number): Bout {
  const side = sideOf(table, state, loser, extra);
  const of = 6n ** BigInt(side.dice);
  const [lose, draw, win] = against(side, total).map((ways) => fraction(BigInt(ways), of));
  return { lose, draw, win };
}

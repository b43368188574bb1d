/**
 * What may come of a shot or an assault, counted out: hits, the save that follows with what lets it be rolled again for nothing, a
 * narthecium; dice against dice. Dice of a shot or an assault that may be rolled again, and what command points buy, are not.
 */
import type { Odds } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
import { type FightStep, fighters, fronts, newFight } from './assault/clash.ts';
import { diceCounts } from './assault/fight.ts';
import { bladesOf, bonusOf, hasEdge, isMighty, winsTies } from './assault/fighters.ts';
import { hasEffect, isHallowed } from './auras.ts';
import { healersOf } from './characters/medicae.ts';
import { BLADES, type BladeId } from './data/assault.ts';
import { hasTrait, MODES } from './data/ranged.ts';
import { armourOf, frontSquare } from './position.ts';
import { type Attack, hallowedShot, modifierFor, shotAttack } from './shooting/attack.ts';
import { furyOf, shootingBonus } from './shooting/bonus.ts';
import { hitsThatCount } from './shooting/hard-to-kill.ts';
import { effectsAgain } from './shooting/save-again.ts';
import type { SnapStep } from './shooting/snap.ts';
import { sustainedBonus } from './shooting/sustained.ts';
import { isPlain } from './shooting/targets.ts';
import { type Way, watchModes, wayNamed } from './shooting/weapons.ts';
import type { Piece, State } from './state.ts';
import type { Table } from './table.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((a) => FACES.map((b): readonly [number, number] => [a, b]));

/** Ways and total of falling to an attack that has hit. */
interface Falling {
  readonly ways: number;
  readonly total: number;
}

/** HH-SAVE-01, HH-SPEC-06, HH-SPEC-07; HH-SAVE-10: of what failed the owner rolls again what helps most; HH-MEDIC-02: and a narthecium saves half. */
function falling(table: Table, state: State, p: Piece, attack: Attack): Falling {
  const needed = armourOf(state, p).save - modifierFor(table, state, p, attack);
  const fails = (a: number, b: number): boolean =>
    a + b < needed || (attack.cleave === true && a + b >= 11) || (attack.deflagrate === true && a === b);
  const failures = PAIRS.filter(([a, b]) => fails(a, b)).length;
  let ways = 0;
  for (const thrown of PAIRS) {
    if (!fails(...thrown)) continue;
    let least = PAIRS.length;
    for (const { dice, one } of effectsAgain(table, state, p, attack, thrown)) {
      if (!one) least = Math.min(least, failures);
      else
        for (const i of dice)
          least = Math.min(least, 6 * FACES.filter((face) => fails(face, thrown[1 - i])).length);
    }
    ways += least;
  }
  const healers = healersOf(table, state, p, []).length;
  return { ways, total: PAIRS.length ** 2 * 2 ** healers };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

interface Shot {
  readonly p: Piece;
  readonly target: Piece;
  readonly way: Way;
  readonly dice: number;
  readonly plus: number;
}

const SHOTS = ['shoot', 'snap', 'watch'] as const;

function shotOf(table: Table, state: State, action: Action): Shot | null {
  if (!(SHOTS as readonly string[]).includes(action.do)) return null;
  const step = topStep(state);
  const p = state.pieces[action.unit ?? (step as SnapStep).unit];
  const target = state.pieces[action.to ?? 0];
  if (!p || !target || target.blip) return null;
  const onWatch = action.do === 'watch';
  const way = onWatch
    ? watchModes(state, p).find(({ mode }) => mode === action.with)
    : wayNamed(state, p, action.with);
  if (!way || !isPlain(way.mode)) return null;
  const { dice, watchDice } = MODES[way.mode];
  const sustained = action.do === 'snap' ? 0 : sustainedBonus(table, state, p, way, target.id, target.at);
  return {
    p,
    target,
    way,
    dice: onWatch ? watchDice + furyOf(table, state, p) : dice,
    plus: sustained + shootingBonus(table, state, p),
  };
}

function shotOdds(table: Table, state: State, { p, target, way: { mode }, dice, plus }: Shot): Odds {
  const { kill, label } = MODES[mode];
  const hit = Math.min(6, Math.max(0, 7 - (kill - plus)));
  const unsaved = hasTrait(mode, 'no-save');
  const hallowed = isHallowed(table, state, p, target.at);
  const against = (count: number): Attack => {
    const plain = shotAttack(mode, count, p.at);
    return hallowed ? hallowedShot(plain) : plain;
  };
  let [hits, kills] = [0, 0];
  for (let k = 1; k <= dice; k++) {
    const ways = choose(dice, k) * hit ** k * (6 - hit) ** (dice - k);
    const count = hitsThatCount(state, target, k);
    if (count === 0) continue;
    const attack = against(count);
    hits += ways;
    const falls = falling(table, state, target, attack);
    kills += ways * (unsaved ? falls.total : falls.ways);
  }
  const total = 6 ** dice;
  const { save } = armourOf(state, target);
  const one = modifierFor(table, state, target, against(1));
  return {
    chances: [
      { what: 'kill', ways: kills, total: total * falling(table, state, target, against(1)).total },
      { what: 'hit', ways: hits, total },
    ],
    parts: [
      {
        label: `${label}, ${dice === 1 ? 'one die' : `${dice} dice`}`,
        value: `${kill}+`,
        rule: 'HH-SHOOT-05',
      },
      ...(plus > 0 ? [{ label: 'On every die', value: signed(plus), rule: 'HH-SPEC-27' }] : []),
      ...(unsaved
        ? [{ label: 'No save', value: '', rule: 'HH-MEDIC-07' }]
        : [{ label: `Save on ${save}+`, value: signed(one), rule: 'HH-SAVE-03' }]),
    ],
  };
}

/** How many throws come to each score: the highest die, with the lowest for a Mighty Blow, and what is added. */
function scores(count: number, mighty: boolean, bonus: number): Map<number, number> {
  const found = new Map<number, number>();
  const add = (score: number, ways: number) => found.set(score, (found.get(score) ?? 0) + ways);
  const within = (low: number, high: number): number => Math.max(0, high - low + 1) ** count;
  for (const high of FACES)
    for (const low of FACES.slice(0, high)) {
      const exactly =
        within(low, high) - within(low + 1, high) - within(low, high - 1) + within(low + 1, high - 1);
      if (exactly > 0) add(high + (mighty ? low : 0) + bonus, exactly);
    }
  return found;
}

function fightOf(table: Table, state: State, action: Action): FightStep | null {
  if (action.do !== 'assault') return null;
  const p = state.pieces[action.unit ?? 0];
  const target = p && (action.list?.[0] ?? state.occupant[frontSquare(table, p)]);
  const other = target ? state.pieces[target] : null;
  if (!p || !other || other.blip) return null;
  const step = newFight(p.id, other.id, action.with as BladeId, action.how ?? '');
  step.blades[1] = bladesOf(state, other)[0];
  return step;
}

function fightOdds(table: Table, state: State, step: FightStep): Odds {
  const models = fighters(state, step);
  const toFront = fronts(table, models);
  const counts = diceCounts(table, state, step);
  const bonus = ([0, 1] as const).map((of) =>
    bonusOf(state, models[of], models[1 - of], step.blades[of] as BladeId, toFront[of]),
  );
  const [own, theirs] = ([0, 1] as const).map((of) =>
    scores(counts[of], isMighty(state, models[of]), bonus[of]),
  );
  const [mineTie, theirTie] = models.map((p) => winsTies(table, state, p));
  let [win, lose] = [0, 0];
  for (const [a, ways] of own)
    for (const [b, others] of theirs) {
      const ahead = a - b || (mineTie === theirTie ? 0 : mineTie ? 1 : -1);
      if (ahead > 0) win += ways * others;
      if (ahead < 0) lose += ways * others;
    }
  const total = 6 ** (counts[0] + counts[1]);
  const dice = (n: number) => (n === 1 ? 'one die' : `${n} dice`);
  const part = (of: 0 | 1) => ({
    label: `${of === 0 ? '' : 'Against '}${BLADES[step.blades[of] as BladeId].label}, ${dice(counts[of])}`,
    value: signed(bonus[of]),
    rule: 'HH-CA-08',
  });
  return {
    chances: [
      { what: 'win', ways: win, total, means: saves(table, state, step, 0) },
      { what: 'draw', ways: total - win - lose, total },
      {
        what: 'lose',
        ways: lose,
        total,
        means: toFront[1] ? saves(table, state, step, 1) : 'nothing happens',
      },
    ],
    parts: [part(0), part(1)],
  };
}

/** What the loser of it faces: 'it falls 7 times in 10'. */
function saves(table: Table, state: State, step: FightStep, of: 0 | 1): string {
  const models = fighters(state, step);
  const [winner, loser] = [models[of], models[1 - of]];
  const blade = step.blades[of] as BladeId;
  const hallowed = isHallowed(table, state, winner, loser.at);
  const { ways, total } = falling(table, state, loser, {
    modifier: hallowed ? 0 : BLADES[blade].save * (of === 0 && step.how === 'lunge' ? 2 : 1),
    mystic: !hallowed && hasEffect(state, winner, 'hammerhand') ? -2 : 0,
    psychic: hasEdge(table, state, winner, blade, 'psi', loser),
    cleave: hasEdge(table, state, winner, blade, 'cleave', loser),
  });
  return `${of === 0 ? 'it' : 'this model'} falls in ${Math.round((100 * ways) / total)}%`;
}

export function odds(table: Table, state: State, action: Action): Odds | null {
  const shot = shotOf(table, state, action);
  if (shot) return shotOdds(table, state, shot);
  const fight = fightOf(table, state, action);
  return fight && fightOdds(table, state, fight);
}

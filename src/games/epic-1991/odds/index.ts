/** Exact chances of shots, barrages, aimed hits and fights, as things stand when the action is chosen. */
import type { Chance, Odds } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Action, Attack } from '../actions.ts';
import { isDirect } from '../barrages/barrage.ts';
import { fighterTotal } from '../close-combat/fight.ts';
import { combatsOf, edgesOf, groupsOf, pairings } from '../close-combat/pairings.ts';
import { weaponsOf } from '../firing/targets.ts';
import { nominate } from '../firing/volley.ts';
import { damageOf, HIT_GRIDS, LOCATIONS, type Location } from '../sheets/index.ts';
import type { FireSegment, State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import type { Table } from '../table.ts';
import { nameOf } from '../telling/words.ts';
import { faceOf, isTitan, squareAt, titanOf } from '../titans/titans.ts';
import type { View } from '../view.ts';
import { groupFates, rerollOdds } from './fights.ts';
import {
  ALWAYS,
  chance,
  either,
  type Fraction,
  fraction,
  inWords,
  NEVER,
  not,
  plus,
  times,
} from './fraction.ts';
import { beamOdds, type Mind, powerOdds, rallyOdds } from './minds.ts';
import { failChance, hitChance, type OddsPart, shotOdds } from './shots.ts';
import { barrageFate, type Caught, fallChance, templateOdds } from './templates.ts';

type Fire = Extract<Action, { do: 'fire' }>;

export function odds(table: Table, seen: View, action: Action): Odds | null {
  switch (action.do) {
    case 'fire':
      return action.attacks.length > 0 ? fireOdds(table, seen, action) : null;
    case 'aim': {
      const step = topStep(seen);
      return step?.do === 'titan' ? aimOdds(seen, step, action) : null;
    }
    case 'combat':
    case 'pairs':
    case 'sequence':
      return fightOdds(table, seen, action);
    case 'rally': {
      const step = topStep(seen);
      return step?.do === 'end' && action.yes ? rallyOdds(table, seen, step.left[0]) : null;
    }
    case 'reroll': {
      const step = topStep(seen);
      return step?.do === 'fight' && action.yes ? againOdds(table, seen, step) : null;
    }
    default:
      return null;
  }
}

/** What is known of one target of an activation. */
interface Target {
  /** Each attack's chance to destroy it; of a Titan, to hit it. */
  readonly each: Fraction[];
  readonly parts: OddsPart[];
}

function fireOdds(table: Table, state: State, action: Fire): Odds | null {
  const targets = new Map<number, Target>();
  const at = (id: number): Target => {
    const found = targets.get(id) ?? { each: [], parts: [] };
    targets.set(id, found);
    return found;
  };
  const told = new Set<string>();
  const others: Mind[] = beamOdds(table, state, action.attacks);
  for (const attack of action.attacks) {
    if (attack.is === 'power') others.push(...powerOdds(table, state, attack));
    const { caught, parts } = attackOdds(table, state, action, attack);
    for (const { id, odds } of caught) at(id).each.push(odds);
    const [first] = caught;
    // Six shots of one kind at one target are explained once.
    const key = JSON.stringify([first?.id, parts]);
    if (!first || told.has(key)) continue;
    told.add(key);
    at(first.id).parts.push(...parts);
  }
  for (const { id, odds, what, parts } of others)
    if (!what) {
      at(id).each.push(odds);
      at(id).parts.push(...parts);
    }
  const apart = others.filter(({ what }) => what);
  if (targets.size === 0 && apart.length === 0) return null;
  const chances: Chance[] = [];
  const parts: OddsPart[] = [];
  for (const [id, target] of targets) {
    const [what, sum] = verdict(table, state, id, target.each);
    chances.push(chance(what, sum));
    parts.push(...target.parts);
    parts.push({
      label: `${what}${target.each.length > 1 ? `, ${target.each.length} attacks` : ''}`,
      value: inWords(sum),
      rule: id > 0 && isTitan(table, id) ? 'E2-SHLD-02' : 'E2-FIRE-08',
    });
  }
  for (const { what, odds, parts: why } of apart) {
    chances.push(chance(what!, odds));
    parts.push(...why);
  }
  return { chances, parts };
}

/** All attacks on one target together. A Titan is reached once its shields are down (E2-SHLD-03). */
function verdict(table: Table, state: State, id: number, each: readonly Fraction[]): [string, Fraction] {
  if (id < 0) return [`building ${-id} falls`, either(...each)];
  if (!isTitan(table, id)) return [`${nameOf(table, id)} destroyed`, either(...each)];
  const { shields } = titanOf(state, id);
  // by[n]: the chance of exactly n hits so far; those beyond the shields are one lot
  let by: Fraction[] = [ALWAYS, ...Array.from({ length: shields + 1 }, () => NEVER)];
  for (const odds of each)
    by = by.map((now, hits) =>
      plus(
        hits === shields + 1 ? now : times(now, not(odds)),
        hits === 0 ? NEVER : times(by[hits - 1], odds),
      ),
    );
  return [`${nameOf(table, id)} hit past its shields`, by[shields + 1]];
}

/** Nobody is exposed outside the first fire segment (E2-SKIM-08). */
function segmentOf({ segment }: State): FireSegment {
  return segment === 'first' ? 'first' : 'advancing';
}

/** One attack: whom it may destroy or, of Titans, hit. */
function attackOdds(
  table: Table,
  state: State,
  action: Fire,
  attack: Attack,
): { caught: readonly Caught[]; parts: readonly OddsPart[] } {
  switch (attack.is) {
    case 'shot': {
      const weapon = weaponsOf(table, state, attack.model)[attack.weapon];
      if (!weapon) return NOTHING;
      const nominated = nominate(table, state, attack, action.popUps, segmentOf(state));
      const { hit, kill, parts } = shotOdds(table, state, nominated, attack, weapon);
      return { caught: [{ id: attack.target, odds: times(hit, kill) }], parts };
    }
    case 'shell': {
      const weapon = table.models[attack.model].weapons[attack.weapon];
      const falls = fallChance(state, attack.building, weapon.mod);
      return {
        caught: [{ id: -attack.building, odds: times(hitChance(weapon.hit!), falls) }],
        parts: [
          { label: weapon.name, value: `${weapon.hit}+`, rule: 'E2-BLDG-05' },
          { label: 'Falls when hit', value: inWords(falls), rule: 'E2-BLDG-06' },
        ],
      };
    }
    case 'barrage':
      return barrageOdds(table, state, attack);
    case 'vortex':
      return {
        caught: templateOdds(table, state, attack, true, () => ALWAYS),
        parts: [{ label: 'Scatters', value: '3+', rule: 'E2-VORT-04' }],
      };
    default:
      return NOTHING; // powers and beams have rolls of their own (minds.ts)
  }
}

const NOTHING = { caught: [], parts: [] };

/** E2-HID-05: without measuring every gun is taken to reach. */
function barrageOdds(
  table: Table,
  state: State,
  attack: Extract<Attack, { is: 'barrage' }>,
): { caught: readonly Caught[]; parts: readonly OddsPart[] } {
  const scatters = !isDirect(table, state, attack, segmentOf(state));
  const weapons = attack.guns.map(([model, weapon]) => table.models[model].weapons[weapon]);
  const points = weapons.reduce((sum, { barrage = 0 }) => sum + barrage, 0);
  const mod = Math.max(...weapons.map((weapon) => weapon.mod));
  return {
    caught: templateOdds(table, state, attack, scatters, barrageFate(table, state, points, mod)),
    parts: [
      { label: 'Barrage points', value: String(points), rule: 'E2-BARR-09' },
      { label: 'Save modifier', value: String(mod), rule: 'E2-BARR-10' },
      scatters
        ? { label: 'Indirect: scatters', value: '3+', rule: 'E2-BARR-08' }
        : { label: 'Direct: does not scatter', value: '-', rule: 'E2-BARR-05' },
    ],
  };
}

const UP_OR_DOWN: readonly (readonly [shift: number, faces: number])[] = [
  [-1, 1],
  [0, 4],
  [1, 1],
];

/** E2-TITAN-03 to E2-TITAN-06: where an aimed hit lands, whether it gets through, and whether it ends the Titan. */
function aimOdds(
  state: State,
  step: StepOf<'titan'>,
  { column, row }: Extract<Action, { do: 'aim' }>,
): Odds | null {
  const [hit] = step.hits;
  if (!hit) return null;
  const grid = HIT_GRIDS[faceOf(state, step.model, hit)];
  const through = new Map<Location, Fraction>();
  let [lands, ends] = [NEVER, NEVER];
  for (const [down, faces] of UP_OR_DOWN)
    for (const [right, others] of UP_OR_DOWN) {
      const square = squareAt(state, step.model, grid, column + right, row + down);
      if (!square) continue;
      const there = fraction(faces * others, 36);
      const hurt = times(there, hit.saved ? failChance(square.save, hit.mod) : ALWAYS);
      lands = plus(lands, there);
      through.set(square.location, plus(through.get(square.location) ?? NEVER, hurt));
      ends = plus(ends, times(hurt, endsTitan(state, step.model, square.location, hit.bonus)));
    }
  const square = squareAt(state, step.model, grid, column, row);
  return {
    chances: [
      ...[...through].map(([location, odds]) => chance(`${location} damaged`, odds)),
      chance('Titan destroyed', ends),
    ],
    parts: [
      { label: 'On the Titan', value: inWords(lands), rule: 'E2-TITAN-04' },
      ...(square && hit.saved ? [{ label: 'Armour', value: `${square.save}+`, rule: 'E2-TITAN-05' }] : []),
      ...(hit.saved && hit.mod !== 0
        ? [{ label: 'Weapon', value: String(hit.mod), rule: 'E2-TITAN-05' }]
        : []),
      ...(hit.bonus > 0 ? [{ label: 'Damage', value: `+${hit.bonus}`, rule: 'E2-TITAN-06' }] : []),
    ],
  };
}

/** E2-TCARD-04: the rows that end it at once; an overload does on 1 to 4, a flashback by another roll. */
function endsTitan(state: State, titan: number, location: Location, bonus: number): Fraction {
  const rolls = (of: Location) => titanOf(state, titan).damage[LOCATIONS.indexOf(of)].rolls;
  let odds = NEVER;
  for (let die = 1; die <= 6; die++) {
    const { effect } = damageOf(location, Math.min(die + bonus + rolls(location), 6));
    const ends =
      effect === 'falls' || effect === 'reactor-explodes' || effect === 'shields-explode'
        ? ALWAYS
        : effect === 'overload'
          ? fraction(4, 6)
          : effect === 'flashback'
            ? plus(
                times(fraction(3, 6), endsTitan(state, titan, 'reactor', 0)),
                times(fraction(3, 6), endsTitan(state, titan, 'head', 0)),
              )
            : NEVER;
    odds = plus(odds, times(fraction(1, 6), ends));
  }
  return odds;
}

type Melee = Extract<Action, { do: 'combat' | 'pairs' | 'sequence' }>;

/** Who fights whom if this is chosen: null where that is still open. */
function groupsBy(
  table: Table,
  state: State,
  action: Melee,
): { one: number; many: readonly number[] }[] | null {
  const step = topStep(state);
  if (action.do === 'pairs') return groupsOf(action.pairs);
  if (action.do === 'sequence')
    return step?.do === 'group'
      ? [{ one: step.one, many: action.models }]
      : step?.do === 'combat'
        ? [...step.groups]
        : null;
  if (step?.do !== 'close') return null;
  const models = combatsOf(table, state, step.fought).find((combat) => combat.includes(action.model));
  if (!models) return null;
  const ways = pairings(models, edgesOf(table, state, models), 2);
  return ways.length === 1 ? groupsOf(ways[0]) : null;
}

function fightOdds(table: Table, state: State, action: Melee): Odds | null {
  const groups = groupsBy(table, state, action);
  if (!groups) return null;
  const fates = groups.map(({ one, many }) => groupFates(table, state, one, many));
  return {
    chances: fates.flatMap(({ of }) =>
      of.map(({ id, odds }) =>
        chance(`${nameOf(table, id)} ${isTitan(table, id) ? 'hit' : 'destroyed'}`, odds),
      ),
    ),
    parts: fates.flatMap(({ parts }) => parts),
  };
}

/** E2-HARLQ-02: all its dice again, against the total that beat it. */
function againOdds(table: Table, state: State, step: StepOf<'fight'>): Odds {
  const totals = step.models.map((id, i) => fighterTotal(table, state, id, step.dice[i]));
  const loser = totals[0] < totals[1] ? 0 : 1;
  const stands = totals[1 - loser];
  const { win, draw, lose } = rerollOdds(
    table,
    state,
    step.models[loser],
    loser === 1 ? step.extra : 0,
    stands,
  );
  return {
    chances: [chance('win', win), chance('draw', draw), chance('lose', lose)],
    parts: [{ label: 'Total to beat', value: String(stands), rule: 'E2-HARLQ-02' }],
  };
}

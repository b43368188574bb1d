/** How often a shot or a blow kills: sums over dice, with the finer rules left out. */
import { CHARACTERS } from '../../games/hulk-heresy/assault/fighters.ts';
import { BLADES, type Blade, type BladeId } from '../../games/hulk-heresy/data/assault.ts';
import { hasTrait, MODES, type ModeId } from '../../games/hulk-heresy/data/ranged.ts';
import type { RosterRow } from '../../games/hulk-heresy/state.ts';

const FAILS = new Map<number, number>();

/** How often two dice with that modifier miss the number. */
export function failing(need: number, modifier: number, cleave = false, doubles = false): number {
  const key = ((need - modifier + 20) * 2 + (cleave ? 1 : 0)) * 2 + (doubles ? 1 : 0);
  const known = FAILS.get(key);
  if (known !== undefined) return known;
  let ways = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      if (a + b + modifier < need || (cleave && a + b >= 11) || (doubles && a === b)) ways++;
  FAILS.set(key, ways / 36);
  return ways / 36;
}

const SHOTS = new Map<ModeId, number[]>();

/** One shot at somebody whose armour needs that number. */
export function shotKills(mode: ModeId, need: number, plus = 0, dice: number = MODES[mode].dice): number {
  const known = SHOTS.get(mode) ?? [];
  SHOTS.set(mode, known);
  const key = (need * 4 + plus) * 8 + dice;
  known[key] ??= workedOut(mode, need, plus, dice);
  return known[key];
}

function workedOut(mode: ModeId, need: number, plus: number, dice: number): number {
  const { kill, save } = MODES[mode];
  if (kill === 0) return 0;
  const hit = Math.min(1, Math.max(0, (7 - kill + plus) / 6));
  const any = 1 - (1 - hit) ** dice;
  return any * (hasTrait(mode, 'no-save') ? 1 : failing(need, save, false, hasTrait(mode, 'deflagrate')));
}

/** Of so many dice, how often the highest is at most this. */
const atMost = (score: number, dice: number): number =>
  score < 1 ? 0 : score >= 6 ? 1 : (score / 6) ** dice;

interface Striker {
  readonly dice: number;
  readonly bonus: number;
  readonly save: number;
  readonly cleave: boolean;
  /** A die of the other counts for less. */
  readonly hinders: number;
}

function strikerOf(row: RosterRow, other: RosterRow, attacks: boolean, toFront: boolean): Striker {
  const id: BladeId = row.assault.find((one) => BLADES[one].ap > 0) ?? 'none';
  const blade: Blade = BLADES[id];
  const along = row.assault.flatMap((one) => BLADES[one].edges as readonly string[]);
  let dice = toFront ? blade.front : blade.dice;
  if (attacks && row.kind === 'assault') dice++;
  if (attacks && row.assault.includes('servo-arm')) dice++;
  if (row.gifts.includes('mighty-blow')) dice = 3;
  let bonus = row.herald ? 1 : 0;
  if (row.gifts.includes('mighty-blow')) bonus += 2;
  if (toFront) bonus += blade.bonus + (CHARACTERS[row.kind] ?? 0) + (row.sergeant ? 1 : 0);
  if (row.armour === 'powered' && other.armour !== 'powered' && other.armour !== 'daemon') bonus -= 2;
  if (attacks && row.kind === 'bloodletter') bonus += 0.5;
  const hinders =
    (along.includes('block') && toFront ? 1 : 0) +
    (along.includes('parry') ? 0.5 : 0) +
    (along.includes('shield') ? 0.5 : 0);
  return { dice, bonus, save: blade.save, cleave: along.includes('cleave'), hinders };
}

export interface Clash {
  /** How often each dies in one close assault. */
  readonly kills: number;
  readonly dies: number;
}

/** One close assault: `faces` tells whether the defender looks at whoever attacks. */
export function clash(
  attacker: RosterRow,
  defender: RosterRow,
  needs: readonly [number, number],
  faces: boolean,
  guard: boolean,
): Clash {
  const a = strikerOf(attacker, defender, true, true);
  const d = strikerOf(defender, attacker, false, faces);
  const own = Math.max(1, a.dice - d.hinders);
  const other = Math.max(1, d.dice - a.hinders) + (guard ? 0.8 : 0);
  let wins = 0;
  let loses = 0;
  for (let die = 1; die <= 6; die++) {
    const chance = atMost(die, own) - atMost(die - 1, own);
    const lead = die + a.bonus - d.bonus;
    const below = atMost(Math.ceil(lead) - 1, other);
    wins += chance * below;
    loses += chance * (1 - atMost(Math.floor(lead), other));
  }
  if (attacker.kind === 'champion') wins += (1 - wins - loses) * 0.9;
  return {
    kills: wins * failing(needs[1], a.save, a.cleave),
    dies: faces ? loses * failing(needs[0], d.save, d.cleave) : 0,
  };
}

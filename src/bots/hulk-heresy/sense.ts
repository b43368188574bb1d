/** The position as a player takes it in: who is there, what they can do, what each is worth. */
import { ARMOUR } from '../../games/hulk-heresy/data/armour.ts';
import { hasTrait, MODES, type ModeId } from '../../games/hulk-heresy/data/ranged.ts';
import { priceOfModel } from '../../games/hulk-heresy/force/prices.ts';
import type { HeresyGame } from '../../games/hulk-heresy/index.ts';
import { rowOfPiece, seesFrom, unitsOf } from '../../games/hulk-heresy/position.ts';
import { readyWays, watchModes } from '../../games/hulk-heresy/shooting/weapons.ts';
import {
  NOWHERE,
  otherSide,
  type Piece,
  type RosterRow,
  type Side,
  type State,
} from '../../games/hulk-heresy/state.ts';
import { range, type Table } from '../../games/hulk-heresy/table.ts';
import { apLeft } from '../../games/hulk-heresy/turn/activation.ts';
import { mayHavePoints, mayUseCp, ordinaryLeft } from '../../games/hulk-heresy/turn/command.ts';
import { type Clash, clash, shotKills } from './odds.ts';

export interface Fighter {
  readonly p: Piece;
  /** Null for a blip with nobody in it, or nobody yet. */
  readonly row: RosterRow | null;
  readonly value: number;
  /** What its save needs. */
  readonly need: number;
  readonly guns: readonly ModeId[];
  /** What it shoots with on overwatch. */
  readonly watch: ModeId | null;
  readonly ap: number;
}

export interface Sense {
  readonly game: HeresyGame;
  readonly table: Table;
  readonly state: State;
  readonly side: Side;
  readonly own: readonly Fighter[];
  /** On the board: models, and blips as they may be. */
  readonly foes: readonly Fighter[];
  readonly foeModels: readonly Fighter[];
  /** Command points that own models may use, and whether the enemy may have any. */
  readonly points: number;
  readonly foePoints: boolean;
  /** Turns still to come, this one with them. */
  readonly turnsLeft: number;
  /** Close assaults that were worked out already. */
  readonly clashes: Map<number, Clash>;
}

const BLIP_VALUE = 2;
const BLIP_NEED = 7;

/** In points of a force; a model whose death decides the mission is worth far more. */
export function modelValue(row: RosterRow, vital: ReadonlySet<string>): number {
  const price = priceOfModel(row);
  const points = typeof price === 'number' ? price : 1;
  return vital.has(row.kind) ? points + 12 : Math.max(1, points);
}

function fighter(table: Table, state: State, p: Piece, vital: ReadonlySet<string>, known: boolean): Fighter {
  const row = p.row >= 0 ? rowOfPiece(state, p) : null;
  if (p.blip && !known) {
    const watch = p.overwatch && !p.jammed ? 'combi-bolter' : null;
    return { p, row: null, value: BLIP_VALUE, need: BLIP_NEED, guns: [], watch, ap: 5 };
  }
  const guns = p.blip || !row ? [] : readyWays(state, p).map(({ mode }) => mode);
  return {
    p,
    row,
    value: row ? modelValue(row, vital) : p.value > 0 ? p.value * 1.5 : 0.2,
    need: row ? ARMOUR[row.armour].save : BLIP_NEED,
    guns,
    watch: watchModes(state, p)[0]?.mode ?? null,
    ap: apLeft(table, state, p),
  };
}

/** The kinds whose death wins the mission for the other side. */
function vitalKinds({ mission }: Table, state: State, side: Side): ReadonlySet<string> {
  const kinds = mission.goals.flatMap((goal) =>
    goal.kinds && goal.slay !== undefined && (goal.zone === undefined || goal.zone !== state.zones[side])
      ? goal.kinds
      : [],
  );
  return new Set(kinds);
}

/** `knows`: whoever asks may know who is in this side's blips. */
export function senseOf(game: HeresyGame, state: State, side: Side, knows = true): Sense {
  const { table } = game;
  const foe = otherSide(side);
  const [ours, theirs] = [vitalKinds(table, state, side), vitalKinds(table, state, foe)];
  const own = unitsOf(state, side).map((p) => fighter(table, state, p, ours, knows));
  const foes = unitsOf(state, foe)
    .filter((p) => p.at !== NOWHERE)
    .map((p) => fighter(table, state, p, theirs, false));
  const { commander, duel, daemonic } = state.command[side];
  const turns = table.mission.turns || 12;
  return {
    game,
    table,
    state,
    side,
    own,
    foes,
    foeModels: foes.filter(({ p }) => !p.blip),
    points: ordinaryLeft(state, side) + commander + duel + daemonic,
    foePoints: mayHavePoints(state, foe),
    turnsLeft: Math.max(1, turns - state.turn + 1),
    clashes: new Map(),
  };
}

export const mayCommand = ({ table, state }: Sense, p: Piece): boolean => mayUseCp(table, state, p);

/** Whether somebody there, facing so (-1: whichever way), has that square in sight. */
export function looksAt({ table, state }: Sense, from: number, facing: number, to: number): boolean {
  return from >= 0 && to >= 0 && seesFrom(table, state, from, facing as -1, to);
}

/** The best that one shot of this fighter does to one of that save, at that distance. */
export function bestShot(
  { table }: Sense,
  by: Fighter,
  from: number,
  target: Fighter,
  to: number,
  ap: number,
): { readonly mode: ModeId; readonly kills: number } | null {
  const away = range(table, from, to);
  let best: { mode: ModeId; kills: number } | null = null;
  for (const mode of by.guns) {
    const { ap: cost, range: most, least, targets } = MODES[mode];
    if (cost > ap || cost === 0 || away > most || away < least) continue;
    if (!(targets as readonly string[]).includes('M')) continue;
    let kills = shotKills(mode, target.need, by.row?.herald ? 1 : 0);
    if (hasTrait(mode, 'overheat')) kills -= 0.05;
    if (kills > (best?.kills ?? 0)) best = { mode, kills };
  }
  return best;
}

export function watchKills({ table }: Sense, by: Fighter, from: number, target: Fighter, to: number): number {
  if (!by.watch || range(table, from, to) > MODES[by.watch].watch) return 0;
  return shotKills(by.watch, target.need, 0, MODES[by.watch].watchDice);
}

const NO_CLASH: Clash = { kills: 0, dies: 0 };

export function clashOf(
  { clashes }: Sense,
  attacker: Fighter,
  defender: Fighter,
  faces: boolean,
  guard: boolean,
): Clash {
  if (!attacker.row || !defender.row) return NO_CLASH;
  const key = ((attacker.p.id * 4096 + defender.p.id) * 2 + (faces ? 1 : 0)) * 2 + (guard ? 1 : 0);
  const known = clashes.get(key);
  if (known) return known;
  const made = clash(attacker.row, defender.row, [attacker.need, defender.need], faces, guard);
  clashes.set(key, made);
  return made;
}

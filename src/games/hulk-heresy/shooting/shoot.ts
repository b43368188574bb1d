/** HH-SHOOT-01: the acts of shooting at one target, a model or a thing. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { MODES, type ModeId } from '../data/ranged.ts';
import type { Paid } from '../events.ts';
import { named, rowOfPiece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { offerAll } from '../turn/offering.ts';
import { furyOf, shootingBonus } from './bonus.ts';
import type { BurstStep } from './burst.ts';
import type { Manner, ShotStep } from './shot.ts';
import type { SnapStep } from './snap.ts';
import type { BackStep } from './stances.ts';
import { sustainedBonus } from './sustained.ts';
import {
  hasModelAhead,
  hasThingsAhead,
  isPlain,
  modelTargets,
  refuseModel,
  refuseThing,
  refuseWeapon,
  thingTargets,
} from './targets.ts';
import { readyWays, spendShot, type Way, wayNamed, waysOfRow } from './weapons.ts';

export type ShootStep = BurstStep | ShotStep | SnapStep | BackStep;

interface Aim {
  readonly target: number;
  readonly square: number;
}

/** HH-SHOOT-05: what is added to every die. HH-MOVE-12: a shot on the move never has Sustained Fire. */
function bonusOf(play: Play, p: Piece, way: Way, { target, square }: Aim, manner: Manner): number {
  const { table, state } = play;
  const sustained = manner === 'snap' ? 0 : sustainedBonus(table, state, p, way, target, square);
  return sustained + shootingBonus(table, state, p);
}

/** Takes the shot: the ammunition goes, the rest is a step of its own. */
export function fire(play: Play, p: Piece, way: Way, aim: Aim, manner: Manner, paid?: Paid): void {
  const { state } = play;
  const { gun, mode } = way;
  const onWatch = manner === 'watch' || manner === 'placement';
  spendShot(p, way);
  state.steps.push({
    do: 'shot',
    stage: 'roll',
    by: named(state, p),
    at: p.at,
    weapon: mode,
    gun,
    manner,
    target: aim.target,
    square: aim.square,
    count: onWatch ? MODES[mode].watchDice + furyOf(play.table, state, p) : MODES[mode].dice,
    plus: bonusOf(play, p, way, aim, manner),
    dice: [],
    again: [],
    hits: 0,
    survived: true,
    paid: { ap: paid?.ap ?? 0, cp: paid?.cp ?? '' },
  });
}

/** What a verb aims at: models by number, things by their square. */
interface Aiming {
  readonly verb: 'shoot' | 'shoot-at';
  shoots(mode: ModeId): boolean;
  refuse(table: Table, state: State, p: Piece, mode: ModeId, to: number): Refusal | null;
  targets(table: Table, state: State, p: Piece, mode: ModeId): number[];
  /** Whether any way to shoot can have a target, for lists. */
  hasAny(table: Table, state: State, p: Piece): boolean;
  aim(state: State, to: number): Aim;
}

function shotAct({ verb, shoots, refuse, targets, hasAny, aim }: Aiming): Act {
  const act: Act = {
    may: (row) => waysOfRow(row).some(({ mode }) => shoots(mode)),
    keepsAim: true,
    price(_table, state, p, action) {
      const way = wayNamed(state, p, action.with);
      return way && shoots(way.mode) ? MODES[way.mode].ap : null;
    },
    refuse(table, state, p, action) {
      const way = wayNamed(state, p, action.with);
      return refuseWeapon(state, p, way) ?? refuse(table, state, p, (way as Way).mode, action.to as number);
    },
    list(table, state, p) {
      const found: Action[] = [];
      const ways = readyWays(state, p);
      for (const { mode } of ways)
        if (shoots(mode))
          for (const to of targets(table, state, p, mode))
            found.push({ do: verb, unit: p.id, to, with: mode });
      return found;
    },
    offer(table, state, p, payments, out) {
      if (!p.blip && p.at !== NOWHERE && hasAny(table, state, p))
        offerAll(table, state, p, act, payments, out);
    },
    apply(play, p, action, paid) {
      const { state } = play;
      fire(play, p, wayNamed(state, p, action.with) as Way, aim(state, action.to as number), 'act', paid);
    },
  };
  return act;
}

/** At a model. */
export const shootAct = shotAct({
  verb: 'shoot',
  shoots: isPlain,
  refuse: refuseModel,
  targets: modelTargets,
  hasAny: hasModelAhead,
  aim: (state, target) => ({ target, square: state.pieces[target]!.at }),
});

/** HH-DOOR-07, HH-SPEC-25, HH-WPN-35: at a door or another thing; a weapon with Area Effect only if it rends. */
export const shootAtAct = shotAct({
  verb: 'shoot-at',
  shoots: (mode) => isPlain(mode) || (MODES[mode].traits as readonly string[]).includes('rend'),
  refuse: refuseThing,
  targets: thingTargets,
  hasAny: (table, state, p) => hasThingsAhead(table, state, p, waysOfRow(rowOfPiece(state, p))),
  aim: (_state, square) => ({ target: 0, square }),
});

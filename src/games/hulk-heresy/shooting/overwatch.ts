/** OVW: overwatch and placement fire: all shots are declared in order, then all are fired. HH-OVW-10, HH-BLIP-12: that changes nothing for the watcher. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { fliesOf } from '../daemons/flies.ts';
import { MODES, type ModeId } from '../data/ranged.ts';
import { isProtected } from '../duel/duellists.ts';
import { named, piece, seesFrom, unitsOf } from '../position.ts';
import { NOWHERE, type Piece, type Side, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import { range, type Table } from '../table.ts';
import { fire } from './shoot.ts';
import { refuseModel } from './targets.ts';
import { type Way, watchModes } from './weapons.ts';

interface Declared {
  readonly unit: number;
  readonly target: number;
  readonly square: number;
  readonly weapon: ModeId;
}

export interface VolleyStep {
  do: 'volley';
  side: Side;
  manner: 'watch' | 'placement';
  /** Who may be shot at. */
  targets: readonly number[];
  /** Who took the reaction and may not shoot (HH-CP-10). */
  barred: number;
  stage: 'declare' | 'fire';
  declared: Declared[];
}

/** HH-OVW-05: whether the piece has the target before it, within range. A blip looks along its marker (HH-BLIP-11). */
function covers(table: Table, state: State, p: Piece, target: number, way: Way): boolean {
  const other = piece(state, target);
  const most = MODES[way.mode].watch;
  if (!p.blip) return !refuseModel(table, state, p, way.mode, target, most, true);
  if (isProtected(state, p, other)) return false;
  const away = range(table, p.at, other.at) + fliesOf(state, other);
  return seesFrom(table, state, p.at, p.facing, other.at) && away <= most;
}

/** HH-HID-14: as far as everybody knows it might shoot: a false blip with a marker counts here. */
function mightShoot(table: Table, state: State, p: Piece, targets: readonly number[]): boolean {
  if (p.at === NOWHERE) return false;
  const ways: readonly Way[] = p.blip
    ? p.jammed
      ? []
      : [{ gun: -1, mode: 'combi-bolter' }]
    : watchModes(state, p);
  return ways.some((way) => targets.some((target) => covers(table, state, p, target, way)));
}

/** HH-OVW-06, HH-OVW-07, HH-OVW-11, HH-OVW-12: put where somebody might shoot. Placement fire is for models only. */
export function offerVolley(
  play: Play,
  side: Side,
  manner: VolleyStep['manner'],
  targets: readonly number[],
  barred: number,
): void {
  const { table, state } = play;
  for (const id of state.units[side]) {
    const p = piece(state, id);
    if (!p.overwatch || id === barred || (manner === 'placement' && p.blip)) continue;
    if (!mightShoot(table, state, p, targets)) continue;
    state.steps.push({ do: 'volley', side, manner, targets, barred, stage: 'declare', declared: [] });
    return;
  }
}

function refuseWatch(table: Table, state: State, step: VolleyStep, action: Action): Refusal | null {
  const p = state.pieces[action.unit as number];
  if (!p || p.side !== step.side || !p.overwatch || p.at === NOWHERE)
    return no('HH-OVW-06', 'It is not on overwatch.');
  if (p.id === step.barred) return no('HH-CP-10', 'It has reacted to this already.');
  if (p.blip && step.manner === 'placement') return no('HH-OVW-12', 'Only models fire at what is placed.');
  if (step.declared.some(({ unit }) => unit === p.id)) return no('HH-OVW-06', 'It shoots once.');
  const way = watchModes(state, p).find(({ mode }) => mode === action.with);
  if (!way) return no('HH-OVW-09', 'It cannot shoot with that on overwatch.');
  if (!step.targets.includes(action.to as number)) return no('HH-OVW-06', 'That model has not acted.');
  return covers(table, state, p, action.to as number, way)
    ? null
    : no('HH-OVW-05', 'It does not see that model within range.');
}

function listWatches(table: Table, state: State, step: VolleyStep): Action[] {
  const out: Action[] = [];
  for (const p of unitsOf(state, step.side))
    for (const { mode } of watchModes(state, p))
      for (const to of step.targets) {
        const action: Action = { do: 'watch', unit: p.id, to, with: mode };
        if (!refuseWatch(table, state, step, action)) out.push(action);
      }
  return out;
}

/** HH-OVW-08: the next shot that was declared, even if its target is gone. Whoever is gone itself does not shoot. */
function fireNext(play: Play, step: VolleyStep): void {
  const { state } = play;
  const [{ unit, target, square, weapon }] = step.declared.splice(0, 1);
  const p = state.pieces[unit];
  if (!p) return;
  const way = watchModes(state, p).find(({ mode }) => mode === weapon);
  if (!way) return;
  state.steps.push({ do: 'reveal', faces: [] }, { do: 'blasts' }); // HH-CONV-05
  fire(play, p, way, { target, square: state.pieces[target]?.at ?? square }, step.manner);
}

export const volleying: HeresyRule<'volley'> = {
  run(play, step) {
    if (step.stage === 'declare') return true;
    if (step.declared.length === 0) return done(play.state);
    fireNext(play, step);
    return false;
  },
  asks: (_table, _state, { side, manner, targets }) => [
    {
      seat: side,
      kind: manner === 'watch' ? 'overwatch' : 'placement',
      rule: manner === 'watch' ? 'HH-OVW-08' : 'HH-OVW-12',
      about: { targets },
    },
  ],
  verbs: () => ['watch', 'fire'],
  refuse: (table, state, _seat, action, step) =>
    action.do === 'fire' ? null : refuseWatch(table, state, step, action),
  list: (table, state, _seat, step) => [{ do: 'fire' }, ...listWatches(table, state, step)],
  answer(play, _seat, action, step) {
    const { state, events } = play;
    if (action.do === 'fire') {
      step.stage = 'fire';
      return;
    }
    const p = piece(state, action.unit as number);
    const target = action.to as number;
    const weapon = action.with as ModeId;
    step.declared.push({ unit: p.id, target, square: piece(state, target).at, weapon });
    events.push({ kind: 'declared', ...named(state, p), target, weapon });
  },
  forced: () => ({ do: 'fire' }),
};

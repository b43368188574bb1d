/** HH-GSB-06 to HH-GSB-08: a Genestealer blip is turned up: who it is, where they stand, how they face. */
import { pinched } from '../../../grid/step.ts';
import type { Action } from '../actions.ts';
import { isBanished } from '../auras.ts';
import { bring } from '../daemons/born.ts';
import { destroy } from '../deaths.ts';
import type { ModelRow } from '../force/list.ts';
import { printModel } from '../force/notation.ts';
import { priceOfModel } from '../force/prices.ts';
import { anyModelSees, freshBody, fullAp, isFree, named, newPiece, removePiece } from '../position.ts';
import type { Attack } from '../shooting/attack.ts';
import { activeSide, NOWHERE, otherSide, type Piece, type Side, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { underWay } from '../turn/under-way.ts';
import { isReplacement, menuOf, replacements } from './menu.ts';
import { hostOf } from './stock.ts';

export interface SpawnStep {
  do: 'spawn';
  side: Side;
  at: number;
  area: number;
  value: number;
  /** HH-CONV-03: by its owner's choice, who then places all of them. */
  willing: boolean;
  /** By sight: it is seen by what reacts (HH-CONV-10). */
  seen: boolean;
  /** HH-CONV-08. */
  isFresh: boolean;
  stage: 'lord' | 'choose' | 'place' | 'end';
  /** HH-CONV-11: the direction of its overwatch marker, which the first model may keep, or -1. */
  watch: number;
  /** HH-GSB-12. */
  lord: boolean;
  models: ModelRow[];
  placed: number[];
  /** HH-BLIP-15: the hit that turned it up asks the first model for a save. */
  hit: (Attack & { readonly rule: string }) | null;
}

/** Takes the counter away and begins. */
export function spawn(play: Play, p: Piece, why: string, hit: SpawnStep['hit'] = null): void {
  const { state, events } = play;
  const { id: unit, side, at, area, value, stage } = p;
  const host = hostOf(state, side)!;
  events.push({ kind: 'revealed', unit, side, at, area, row: p.row, model: null, value, why });
  host.aside[value - 1]++;
  removePiece(state, p);
  state.steps.push({
    do: 'spawn',
    side,
    at,
    area,
    value,
    willing: why === 'choice',
    seen: why === 'sight',
    isFresh: stage === 'fresh',
    stage: 'lord',
    watch: p.overwatch && !p.jammed ? p.facing : -1,
    lord: false,
    models: [],
    placed: [],
    hit,
  });
}

/** HH-DEC-41: a Broodlord's replacement may come out of a 3. */
const mayBeLord = (state: State, { side, value }: SpawnStep): boolean =>
  value === 3 && hostOf(state, side)!.broodlord;

function slots(state: State, step: SpawnStep): ModelRow[][] {
  const { host } = hostOf(state, step.side)!;
  return step.lord ? [replacements(host)] : menuOf(host, step.value);
}

const isSame = (a: ModelRow, b: ModelRow): boolean => printModel(a) === printModel(b);

/** HH-GSB-06: beside the blip's square; a willing owner not in sight of an enemy model. */
function places(table: Table, state: State, { at, side, willing }: SpawnStep): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((dir) => !pinched(table.board, at, dir))
    .map((dir) => table.near[at * 8 + dir])
    .filter(
      (square) => isFree(state, square) && !(willing && anyModelSees(table, state, otherSide(side), square)),
    )
    .sort((a, b) => a - b);
}

function stand(play: Play, step: SpawnStep, square: number): void {
  const { table, state } = play;
  const p = bring(play, step.side, step.models[step.placed.length], square, step.isFresh);
  if (step.placed.length === 0 && step.watch >= 0) {
    p.facing = step.watch as Piece['facing'];
    p.overwatch = true;
  }
  step.placed.push(p.id);
  if (step.seen) underWay(state)?.revealed.push(p.id);
  if (isBanished(table, state, p)) destroy(play, p, 'HH-PSI-26');
}

/** HH-CONV-14: in an entry area they wait there. */
function wait({ state, events }: Play, step: SpawnStep): void {
  const { side, area, isFresh } = step;
  for (const row of step.models) {
    state.rosters[side].push({ ...row, shown: true });
    const p = newPiece(state, side, state.rosters[side].length - 1, false);
    p.body = freshBody(state.rosters[side][p.row]!);
    p.area = area;
    p.stage = isFresh ? 'fresh' : 'done';
    p.ap = isFresh && activeSide(state) === side ? fullAp(state, p) : 0;
    events.push({ kind: 'appeared', ...named(state, p), at: NOWHERE, row: p.row });
  }
}

function finish(play: Play, { placed, hit }: SpawnStep): void {
  const { state } = play;
  const alive = placed.filter((id) => state.pieces[id]);
  if (alive.length > 0) state.steps.push({ do: 'reveal', faces: alive, facesOnly: true });
  if (hit && alive.includes(placed[0])) state.steps.push({ do: 'save', unit: placed[0], ...hit });
}

/** HH-GSB-06: an unwilling owner's further models are placed by the opponent. */
const placer = ({ side, willing }: SpawnStep): Side => (willing ? side : otherSide(side));

export const spawning: HeresyRule<'spawn'> = {
  answersItself: true,
  run(play, step) {
    const { table, state } = play;
    if (step.stage === 'lord') {
      if (mayBeLord(state, step)) return true;
      step.stage = 'choose';
    }
    if (step.stage === 'choose') {
      if (step.models.length < slots(state, step).length) return true;
      step.stage = 'place';
      if (step.lord) hostOf(state, step.side)!.broodlord = false;
      if (step.at === NOWHERE) {
        wait(play, step);
        return done(state);
      }
      if (step.models.length > 0) stand(play, step, step.at);
    }
    const more = step.placed.length < step.models.length;
    if (more && places(table, state, step).length > 0) return true;
    done(state);
    finish(play, step);
    return false;
  },
  asks(_table, _state, step) {
    const { side, stage, value, lord, models } = step;
    if (stage === 'lord') return [{ seat: side, kind: 'broodlord', rule: 'HH-GSB-12' }];
    if (stage === 'place') return [{ seat: placer(step), kind: 'spawn-place', rule: 'HH-GSB-06' }];
    return [
      {
        seat: side,
        kind: 'spawn',
        rule: lord ? 'HH-GSB-03' : 'HH-GSB-08',
        about: { value, chosen: models.length },
        ...(lord && { sample: true }),
      },
    ];
  },
  verbs: ({ stage }) => (stage === 'lord' ? ['accept', 'refuse'] : stage === 'place' ? ['place'] : ['field']),
  refuse(table, state, _seat, action, step) {
    if (step.stage === 'lord') return null;
    if (step.stage === 'place')
      return places(table, state, step).includes(action.to as number)
        ? null
        : no('HH-GSB-06', 'It stands on an empty square beside the first.');
    const [row, ...more] = action.force ?? [];
    if (!row || more.length > 0) return no('HH-GSB-08', 'Name one model at a time.');
    const fits = step.lord
      ? isReplacement(hostOf(state, step.side)!.host, row, isSame)
      : slots(state, step)[step.models.length].some((one) => isSame(one, row));
    return fits
      ? null
      : no(step.lord ? 'HH-GSB-03' : 'HH-GSB-08', 'That model does not come out of this blip.');
  },
  list(table, state, _seat, step): Action[] {
    if (step.stage === 'lord') return [{ do: 'refuse' }, { do: 'accept' }];
    if (step.stage === 'place') return places(table, state, step).map((to) => ({ do: 'place', to }));
    return slots(state, step)[step.models.length].map((row) => ({ do: 'field', force: [row] }));
  },
  answer(play, _seat, action, step) {
    if (step.stage === 'lord') {
      step.lord = action.do === 'accept';
      step.stage = 'choose';
    } else if (step.stage === 'choose') step.models.push((action.force as ModelRow[])[0]);
    else stand(play, step, action.to as number);
  },
  forced(table, state, step): Action {
    if (step.stage === 'lord') return { do: 'refuse' };
    if (step.stage === 'place') return { do: 'place', to: places(table, state, step)[0] };
    const price = (row: ModelRow): number => {
      const found = priceOfModel(row);
      return typeof found === 'number' ? found : Infinity;
    };
    const [cheapest] = [...slots(state, step)[step.models.length]].sort((a, b) => price(a) - price(b));
    return { do: 'field', force: [cheapest] };
  },
};

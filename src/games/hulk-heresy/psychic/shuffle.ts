/** HH-PSI-21: who is who is its owner's secret; then the three go where they like, one after another. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { refuseBlipStep } from '../movement/ways.ts';
import { lift, named, newPiece, pass, piece, removePiece, stand } from '../position.ts';
import { FALSE_BLIP, type Piece, type Side, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play, waits } from '../steps.ts';
import type { Table } from '../table.ts';
import { canFinish, hasRoomFor, mayEnd, STRIDE } from './phantoms.ts';

export interface ShuffleStep {
  do: 'shuffle';
  side: Side;
  /** The model. */
  unit: number;
}

/** HH-HID-17: three new counters; HH-HID-08: everybody knows whose they are, nobody else which. */
function split({ state, events }: Play, old: Piece, real: number): void {
  const { id: unit, side, at, row, body, stirred, turned } = old;
  const effects = state.effects.filter((effect) => effect.unit === unit);
  removePiece(state, old);
  const units = [0, 1, 2].map((i) => {
    const p = newPiece(state, side, i === real ? row : FALSE_BLIP, true);
    // all three alike, so that it tells nothing
    Object.assign(p, { stage: 'done', acted: true, stirred, turned });
    return p.id;
  });
  state.phantoms.push({ side, units, row, body, effects });
  events.push({ kind: 'hallucinated', side, unit, at, units, real: units[real] });
  state.steps.push({ do: 'phantoms', side, from: at, waiting: units, now: 0, left: 0 });
}

export const shuffling: HeresyRule<'shuffle'> = {
  run: waits,
  asks: (_table, _state, { side, unit }) => [
    { seat: side, kind: 'shuffle', rule: 'HH-PSI-21', unit, secret: true },
  ],
  verbs: () => ['shuffle'],
  refuse: (_table, _state, _seat, action) =>
    (action.to as number) >= 1 && (action.to as number) <= 3
      ? null
      : no('HH-PSI-21', 'It is the first, second or third.'),
  list: () => [1, 2, 3].map((to): Action => ({ do: 'shuffle', to })),
  answer(play, _seat, action, { unit }) {
    play.state.steps.pop();
    split(play, piece(play.state, unit), (action.to as number) - 1);
  },
  // HH-DEC-34: everybody sees the clock run out, and would know
  forced: (_table, _state, _step, _seat, dice) => ({ do: 'shuffle', to: dice.draw([1, 1, 1]) + 1 }),
};

export interface PhantomsStep {
  do: 'phantoms';
  side: Side;
  /** The square where the model stood. */
  from: number;
  /** Who has still to go. */
  waiting: number[];
  /** Who is on its way, or 0, and how many steps it has. */
  now: number;
  left: number;
}

function hop(play: Play, step: PhantomsStep, unit: number): void {
  const { state } = play;
  step.waiting = step.waiting.filter((id) => id !== unit);
  step.now = unit;
  step.left = STRIDE;
  pass(state, piece(state, unit), step.from);
}

function refuseStop(table: Table, state: State, step: PhantomsStep): Refusal | null {
  const p = piece(state, step.now);
  const { from, waiting } = step;
  if (state.occupant[p.at] !== p.id) return no('HH-PSI-21', 'Another stands there.');
  const stayed = p.at === from && step.left === STRIDE;
  if (!stayed && !mayEnd(table, state, p, p.at))
    return no('HH-PSI-21', 'It may not end in sight of an enemy model or next to one.');
  return hasRoomFor(table, state, p.side, from, waiting.length)
    ? null
    : no('HH-PSI-21', 'No room would be left for the others.');
}

function refuseHopStep(table: Table, state: State, step: PhantomsStep, dir: number): Refusal | null {
  const p = piece(state, step.now);
  if (step.left === 0) return no('HH-PSI-21', 'It has gone as far as it can.');
  const refusal = refuseBlipStep(table, state, p, dir);
  if (refusal) return refusal;
  return canFinish(table, state, p, table.near[p.at * 8 + dir], step.left - 1, step.from, step.waiting.length)
    ? null
    : no('HH-PSI-21', 'From there the three could not end apart and unseen.');
}

const DIRS = [0, 1, 2, 3, 4, 5, 6, 7];

export const spreading: HeresyRule<'phantoms'> = {
  answersItself: true,
  run(play, step) {
    const { state } = play;
    const p = state.pieces[step.now];
    // fire may have shown what it was
    if (step.now !== 0 && p?.blip) return true;
    step.now = 0;
    if (step.waiting.length === 0) return done(state);
    return true;
  },
  asks: (_table, _state, { side, now, left, waiting }) => [
    {
      seat: side,
      kind: 'phantoms',
      rule: 'HH-PSI-21',
      ...(now > 0 && { unit: now }),
      about: { left, waiting },
    },
  ],
  verbs: ({ now }) => (now === 0 ? ['hop'] : ['step', 'stop']),
  refuse(table, state, _seat, action, step) {
    if (action.do === 'hop')
      return step.waiting.includes(action.unit as number)
        ? null
        : no('HH-PSI-21', 'That blip has gone already.');
    if (action.do === 'stop') return refuseStop(table, state, step);
    if (action.before !== undefined || action.after !== undefined)
      return no('HH-BLIP-03', 'A blip has no facing.');
    return refuseHopStep(table, state, step, action.to as number);
  },
  list(table, state, _seat, step) {
    if (step.now === 0) return step.waiting.map((unit): Action => ({ do: 'hop', unit }));
    return [
      ...(refuseStop(table, state, step) ? [] : [{ do: 'stop' } as const]),
      ...DIRS.filter((to) => !refuseHopStep(table, state, step, to)).map(
        (to): Action => ({ do: 'step', to }),
      ),
    ];
  },
  answer(play, _seat, action, step) {
    const { table, state, events } = play;
    if (action.do === 'hop') return hop(play, step, action.unit as number);
    if (action.do === 'stop') {
      step.now = 0;
      return;
    }
    const p = piece(state, step.now);
    const from = p.at;
    const to = table.near[from * 8 + (action.to as number)];
    lift(state, p);
    stand(state, p, to);
    p.stirred = true;
    step.left--;
    events.push({ kind: 'moved', ...named(state, p), from, to, facing: p.facing, ap: 0, cp: '' });
    state.steps.push({ do: 'meet', unit: p.id, stage: 'shield', climbs: false });
  },
  forced: (table, state, step) => spreading.list!(table, state, step.side, step)[0],
};

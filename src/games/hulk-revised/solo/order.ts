/** Whose turn it is among the Stealers: activations, ties and those put off (HR-SOLO-12, HR-SOLO-31, HR-SOLO-43). */
import { ANY_GAS } from '../ground.ts';
import { inStasis, isStealer, type Play, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { inClaws, isWorthWaiting } from './claws.ts';
import { nearest, squareOf, stepsFrom, stepsToMarines } from './distances.ts';
import type { Activation, Solo } from './memory.ts';
import { look } from './watch.ts';

/** Whether a piece can do anything in this phase: those that must lurk or are held in gas or Stasis cannot. */
export function canAct(state: State, p: Piece): boolean {
  if (p.done || p.lurks || (p.at === NOWHERE && p.area === NOWHERE) || inStasis(state, p)) return false;
  return p.at === NOWHERE || !(state.ground[p.at] & ANY_GAS) || p.kind === 'acidmaw';
}

function begin(play: Play, p: Piece): Activation {
  const { table, state } = play;
  const unit = isStealer(p);
  const seen =
    unit && p.at !== NOWHERE ? look(table, state, p).watchers.filter((w) => w.seen[p.at] === 1) : [];
  const far = (id: number): number => stepsFrom(table, p, piece(state, id).at);
  return {
    unit: p.id,
    held: unit ? inClaws(table, state, p) : 0,
    watcher: nearest(
      seen.filter((w) => w.overwatch && !w.gun).map((w) => w.id),
      far,
    ),
    guard: nearest(
      seen.filter((w) => w.guard).map((w) => w.id),
      far,
    ),
    moved: false,
    risks: new Array(13).fill(0),
    order: null,
    reaching: 0,
    caught: false,
    turned: false,
  };
}

/** HR-SOLO-31: the first of those put off that nobody is left to wait for. */
function resumed({ table, state }: Play, solo: Solo): Activation | null {
  solo.waiting = solo.waiting.filter(({ unit }) => state.pieces[unit]);
  const next = solo.waiting.find(({ unit }) => {
    const marine = inClaws(table, state, piece(state, unit));
    return marine === 0 || !isWorthWaiting(table, state, unit, marine);
  });
  solo.waiting = solo.waiting.filter((activation) => activation !== next);
  return next ?? null;
}

function distanceOf({ table, state }: Play, p: Piece): number {
  if (p.at !== NOWHERE) return stepsToMarines(table, state, p.at);
  return (
    1 + Math.min(...table.board.entries[p.area].squares.map((square) => stepsToMarines(table, state, square)))
  );
}

/** The activation to go on with: the one under way, one put off, or the nearest piece's. Null when all have had theirs. */
export function currentActivation(play: Play): Activation | null {
  const { state } = play;
  const solo = state.solo as Solo;
  if (solo.now) {
    const p = state.pieces[solo.now.unit];
    if (p && canAct(state, p)) return solo.now;
    if (p) p.done = true;
    solo.now = null;
  }
  state.active = 0;
  solo.now = resumed(play, solo) ?? startNext(play, solo);
  return solo.now;
}

function startNext(play: Play, solo: Solo): Activation | null {
  const { state } = play;
  const waiting = solo.waiting.map((activation) => activation.unit);
  let tied: Piece[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (!canAct(state, p) || waiting.includes(id)) continue;
    const distance = distanceOf(play, p);
    if (distance > least) continue;
    if (distance < least) tied = [];
    least = distance;
    tied.push(p);
  }
  return tied.length === 0 ? null : begin(play, breakTie(play, tied));
}

/** One die each, the highest first, equal ones again; rolled in reading order, in one entry area by number. */
function breakTie(play: Play, tied: Piece[]): Piece {
  const { table, dice, events } = play;
  let left = tied.sort((a, b) => squareOf(table, a) - squareOf(table, b) || a.id - b.id);
  while (left.length > 1) {
    const rolled = left.map((p) => {
      const die = dice.d6();
      events.push({
        kind: 'solo-roll',
        purpose: 'order',
        rule: 'HR-SOLO-12',
        unit: p.id,
        type: p.kind,
        dice: [die],
        plus: 0,
        needed: 0,
        result: '',
      });
      return die;
    });
    const best = Math.max(...rolled);
    left = left.filter((_, i) => rolled[i] === best);
  }
  return left[0];
}

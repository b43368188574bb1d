/** Priority counters: which blip is sent against what (HR-SOLO-02, HR-SOLO-04 to HR-SOLO-06, HR-SOLO-37, HR-SOLO-39). */
import { isBlip, type Play, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { stepsFrom } from './distances.ts';
import { objectives } from './objectives.ts';
import { P1, P2, S1, S2 } from './targets.ts';

export const COUNTERS = ['', 'P1', 'P2', 'S1', 'S2'] as const;
const PRIMARY = 5;
const FIRST = 5;
const CLOSE = 8;

/** How many blips in play carry each counter. */
function counted(state: State): number[] {
  const counts = COUNTERS.map(() => 0);
  for (const id of state.stealers) counts[piece(state, id).priority]++;
  return counts;
}

/** HR-SOLO-04: what is added to the roll for primary or secondary. */
export function typePlus(counts: readonly number[]): number {
  return counts[S1] + counts[S2] - counts[P1] - counts[P2];
}

export function isPrimary(total: number): boolean {
  return total >= PRIMARY;
}

/** HR-SOLO-05: what is added to the roll for the counter, and the counter it gives. */
export function counterPlus(counts: readonly number[], primary: boolean): number {
  return primary ? counts[P2] - counts[P1] : counts[S2] - counts[S1];
}

export function counterFor(total: number, primary: boolean): number {
  if (primary) return total >= FIRST ? P1 : P2;
  return total >= FIRST ? S1 : S2;
}

/** HR-SOLO-06: results below 1 count as 1. */
export function scoreOf(dice: readonly number[], plus: number): number {
  return Math.max(1, dice[0] + dice[1] + plus);
}

/** Two dice and a modifier. */
function roll(
  play: Play,
  blip: Piece,
  purpose: 'type' | 'counter',
  plus: number,
  name: (total: number) => string,
): number {
  const dice = [play.dice.d6(), play.dice.d6()];
  const total = scoreOf(dice, plus);
  play.events.push({
    kind: 'solo-roll',
    purpose,
    rule: purpose === 'type' ? 'HR-SOLO-04' : 'HR-SOLO-05',
    unit: blip.id,
    type: blip.kind,
    dice,
    plus,
    needed: 0,
    result: `${total}: ${name(total)}`,
  });
  return total;
}

function give(play: Play, blip: Piece, counter: number, rule: string): void {
  blip.priority = counter;
  play.events.push({ kind: 'counter', unit: blip.id, counter, rule });
}

/** HR-SOLO-04, HR-SOLO-05: two rolls for a blip just drawn. HR-SOLO-37: where the front is all around, P only. */
export function giveCounter(play: Play, blip: Piece): void {
  const { state } = play;
  const boxes = state.solo?.boxes ?? [];
  if (!boxes.some((box) => box.objective !== NOWHERE)) return give(play, blip, P2, 'HR-SOLO-37');
  let primary = true;
  const counts = counted(state);
  if (boxes.some((box) => !box.around)) {
    const word = (n: number) => (isPrimary(n) ? 'primary' : 'secondary');
    primary = isPrimary(roll(play, blip, 'type', typePlus(counts), word));
  }
  const name = (n: number) => COUNTERS[counterFor(n, primary)];
  const total = roll(play, blip, 'counter', counterPlus(counts, primary), name);
  give(play, blip, counterFor(total, primary), 'HR-SOLO-05');
}

/** HR-SOLO-39: blips that are there without a counter, as at the start. */
export function giveMissingCounters(play: Play): void {
  const { table, state } = play;
  const goals = objectives(table, state);
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (!isBlip(p) || p.kind === 'ambush' || p.priority !== 0 || (p.at === NOWHERE && p.area === NOWHERE))
      continue;
    const close = goals.some((square) => stepsFrom(table, p, square) <= CLOSE);
    give(play, p, close ? P1 : P2, 'HR-SOLO-39');
  }
}

/** HH-DICE-07: explosions and detonations that a shot or a death has set off, one after another. */
import { hasDoor } from '../../../grid/doors.ts';
import { clearDoor } from '../position.ts';
import { type Blast, NOWHERE, type State } from '../state.ts';
import { done, type HeresyRule, type Play } from '../steps.ts';
import { affectedArea, boundingDoors, type Table } from '../table.ts';
import { killPiece, strikePiece } from './hit.ts';

/** Whatever is due by now, first in, first out. */
export interface BlastsStep {
  do: 'blasts';
}

export interface BlastStep {
  do: 'blast';
  kind: Blast['kind'];
  /** HH-DICE-10: pieces, and doors as minus their square and one, still to be rolled for. */
  victims: number[];
}

/** HH-WPN-24, HH-WPN-28, HH-WPN-29: what is destroyed, or has to save, on this or more. */
const KILL = 4;

const RULES = { explosion: 'HH-WPN-24', 'heavy-detonation': 'HH-WPN-28', detonation: 'HH-WPN-29' } as const;

/** HH-DICE-07: in reading order; an explosion takes doors too, open or closed. */
function victimsOf(table: Table, state: State, { kind, square }: Blast): number[] {
  const squares = affectedArea(table, state.doors, square);
  const doors =
    kind === 'explosion'
      ? [...squares.filter((one) => hasDoor(state, one)), ...boundingDoors(table, state.doors, squares)]
      : [];
  return [...new Set([...squares, ...doors])]
    .sort((a, b) => a - b)
    .flatMap((one) => [state.occupant[one], ...(doors.includes(one) ? [-one - 1] : [])])
    .filter((id) => id !== 0);
}

export const blasting: HeresyRule<'blasts'> = {
  run({ table, state, events }) {
    const blast = state.blasts.shift();
    if (!blast) return done(state);
    events.push({ kind: 'blast', what: blast.kind, square: blast.square });
    state.steps.push({
      do: 'blast',
      kind: blast.kind,
      victims: victimsOf(table, state, blast),
    });
    return false;
  },
};

function rollFor(play: Play, { kind }: BlastStep, id: number): void {
  const { state, dice, events } = play;
  const p = id > 0 ? state.pieces[id] : null;
  const square = id > 0 ? (p?.at ?? NOWHERE) : -id - 1;
  if (id > 0 ? !p : !hasDoor(state, square)) return;
  const die = dice.d6();
  const hit = die >= KILL;
  events.push({ kind: 'blasted', what: kind, unit: Math.max(0, id), square, dice: [die], needed: KILL, hit });
  if (!hit) return;
  if (!p) clearDoor(state, square);
  else if (kind === 'detonation') strikePiece(play, p, { modifier: 0, wide: true }, RULES[kind]);
  else killPiece(play, p, RULES[kind]); // HH-SAVE-11
}

export const blasted: HeresyRule<'blast'> = {
  run(play, step) {
    const id = step.victims.shift();
    if (id === undefined) return done(play.state);
    rollFor(play, step, id);
    return false;
  },
};

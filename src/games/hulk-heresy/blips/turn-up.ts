/** HH-CONV-01, HH-CONV-13: a blip is turned up and its model takes its square, whatever burns there. */
import type { Facing } from '../../../grid/directions.ts';
import { isBanished } from '../auras.ts';
import { destroy } from '../deaths.ts';
import { freshBody, fullAp, named, removePiece, rowOfPiece } from '../position.ts';
import { watchModes } from '../shooting/weapons.ts';
import { FALSE_BLIP, NOWHERE, type Piece, type RosterRow, type State } from '../state.ts';
import type { Play } from '../steps.ts';
import { endActivation } from '../turn/activation.ts';

export type Why = 'sight' | 'choice' | 'hit' | 'power' | 'destroyed';

/** Turns it up; false where nobody was in it (HH-CONV-16). Its facing is still to be chosen. */
export function turnUp(play: Play, p: Piece, why: Why): boolean {
  const { state, events } = play;
  const { id: unit, side, at, area, row } = p;
  const isReal = row !== FALSE_BLIP;
  const model = isReal ? { ...rowOfPiece(state, p) } : null;
  events.push({
    kind: 'revealed',
    unit,
    side,
    at,
    area,
    row,
    model: model && bare(model),
    value: p.value,
    why,
  });
  setAside(state, p);
  if (!isReal) {
    removePiece(state, p);
    return false;
  }
  showRow(state, p);
  p.blip = false;
  remember(state, p);
  p.body ??= freshBody(rowOfPiece(state, p));
  if (p.jammed) {
    // HH-CONV-11: a jammed blip's marker goes
    p.overwatch = false;
    p.jam = 'none';
    p.jammed = 0;
  }
  if (state.active === p.id) endActivation(state); // HH-CONV-15: it stays over (HH-CONV-08, HH-CONV-09)
  p.ap = p.stage === 'fresh' ? fullAp(state, p) : 0;
  if (p.at === NOWHERE || !isBanished(play.table, state, p)) return true;
  destroy(play, p, 'HH-PSI-26');
  return false;
}

/** A row is shared by copies of the match: it is replaced, never changed. */
function showRow({ rosters }: State, { side, row }: Piece): void {
  const known = rosters[side][row] as RosterRow;
  if (!known.shown) rosters[side][row] = { ...known, shown: true };
}

/** HH-GSB-09: a Sensor Echo goes back among the counters. */
function setAside({ genestealers }: State, { value }: Piece): void {
  if (genestealers && value > 0) genestealers.aside[value - 1]++;
}

/** HH-PSI-21: a model that was hidden among phantoms is as it was. */
function remember(state: State, p: Piece): void {
  const group = state.phantoms.find(({ units, body }) => body && units.includes(p.id));
  if (!group) return;
  p.body = group.body;
  state.effects.push(...group.effects.map((effect) => ({ ...effect, unit: p.id })));
  group.body = null;
  group.effects = [];
}

function bare<T extends { shown: boolean }>({ shown: _, ...row }: T): Omit<T, 'shown'> {
  return row;
}

/** HH-CONV-02, HH-CONV-11: an overwatch marker stays where the model faces as it did and can use it. */
export function setFacing(play: Play, p: Piece, facing: Facing): void {
  const { state, events } = play;
  p.overwatch = p.overwatch && p.facing === facing && watchModes(state, p).length > 0;
  p.facing = facing;
  events.push({ kind: 'faced', ...named(state, p), at: p.at, facing, overwatch: p.overwatch });
}

/** E1-DICE-11: fields roll for their fate, and drift: stasis fields when the combat phase begins, vortexes in the end phase. */
import { along, COARSE, headingOf, type Point } from '../../../field/index.ts';
import { isOn } from '../geometry/ground.ts';
import { finish, type Play } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { changeMarker, discOf, fieldsOf, type Marker, removeMarker } from './markers.ts';
import { annul, inContact, outsideOf, refreeze, wouldTouch } from './stasis.ts';
import { devour } from './vortex.ts';

/** E1-SUPP-14, E1-MISL-18: the heading of an arrow of the deviation template, and so many cm along it. */
export function headingOfArrow(first: number, arrow: number): number {
  return headingOf(first + 60 * (arrow - 1));
}

/** E1-MISL-04: on a 1 a blind marker goes; the first roll is in the turn after it landed. */
function rollBlinds(play: Play): void {
  const { state, dice, events } = play;
  for (const marker of state.markers.filter(({ is, turn }) => is === 'blind' && turn < state.turn)) {
    const die = dice.d6();
    const fate = die === 1 ? 'vanishes' : 'stays';
    events.push({ kind: 'fate', marker: marker.id, is: 'blind', die, fate });
    if (die === 1) removeMarker(play, marker, 'E1-MISL-04');
  }
}

/** E1-SEQ-10: fields first, because they decide who can see. */
export function rollAtCombat(play: Play): void {
  const fields = fieldsOf(play.state, 'stasis').filter(({ turn }) => turn < play.state.turn);
  for (const field of fields) rollFate(play, field);
  rollBlinds(play);
}

/** E1-MISL-23: in the turn it appeared as well; each with what comes of it before the next. */
export const vortexes: StepRule<StepOf<'vortexes'>> = {
  run(play, step) {
    const next = fieldsOf(play.state, 'vortex').find(({ id }) => id > step.after);
    if (!next) finish(play, step);
    else {
      step.after = next.id;
      rollFate(play, next);
    }
    return false;
  },
};

/** E1-MISL-18, E1-MISL-23. */
function rollFate(play: Play, field: Marker): void {
  const { state, dice, events } = play;
  if (!state.markers.includes(field)) return; // annulled by another
  const die = dice.d6();
  const fate = die <= 2 ? 'vanishes' : die <= 4 ? 'stays' : 'moves';
  events.push({ kind: 'fate', marker: field.id, is: field.is, die, fate });
  if (fate === 'stays') return;
  if (fate === 'moves') return drift(play, field);
  removeMarker(play, field, field.is === 'stasis' ? 'E1-MISL-18' : 'E1-MISL-23');
  if (field.is === 'stasis') refreeze(play);
}

/** Arrow 1 points north. */
function drift(play: Play, field: Marker): void {
  const { table, state, dice, events } = play;
  const rolled = [dice.d6(), dice.d6(), dice.d6()] as const;
  const heading = headingOfArrow(0, rolled[0]);
  const { x, y } = wayOf(table, state, field, heading, (rolled[1] + rolled[2]) * 100);
  changeMarker(state, field.id, { x, y });
  const moved = { ...field, x, y };
  events.push({ kind: 'drifts', marker: field.id, dice: rolled, x, y });
  const now = state.markers.find(({ id }) => id === field.id)!;
  if (!isOn(table, x, y)) removeMarker(play, now, field.is === 'stasis' ? 'E1-MISL-20' : 'E1-MISL-24');
  else if (field.is === 'stasis') annul(play, now);
  if (field.is === 'stasis') refreeze(play);
  else devour(play, field, moved);
}

/** How far it comes: over an edge, into contact with another field, or up to what it must not come over. */
function wayOf(table: Table, state: State, field: Marker, heading: number, length: number): Point {
  const { radius } = discOf(field);
  const stasis = fieldsOf(state, 'stasis').filter(({ id }) => id !== field.id);
  const free = field.is === 'stasis' ? outsideOf(table, state, discOf(field), length) : [];
  // E1-MISL-25: it stops at the edge of one; that it lay in already does not hold it
  const walls = field.is === 'vortex' ? stasis.filter((one) => !overlap(one, field)) : [];
  let at: Point = { x: field.x, y: field.y };
  for (let s = 1; s <= length; s++) {
    const next = along(field, s, heading, COARSE);
    if (free.length > 0 && wouldTouch(table, state, { ...next, radius }, free)) return at; // E1-MISL-19
    if (walls.some((one) => overlap(one, next))) return at;
    at = next;
    if (!isOn(table, at.x, at.y)) return at; // E1-GEO-20
    if (field.is === 'stasis' && stasis.some((one) => inContact(one, { is: 'stasis', ...at }))) return at;
  }
  return at;
}

function overlap(stasis: Marker, { x, y }: Point): boolean {
  const reach = 2 * discOf(stasis).radius;
  return (stasis.x - x) ** 2 + (stasis.y - y) ** 2 < reach * reach;
}

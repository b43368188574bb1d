/** VORT: the vortex missile, and the vortex it leaves. */
import { along, closerThan, underTrack } from '../../../field/index.ts';
import type { Attack } from '../actions.ts';
import { razeBuilding } from '../buildings/damage.ts';
import { standing } from '../geometry/position.ts';
import { finish, type Play, push, roll, rollDirection, sum } from '../play.ts';
import { destroy } from '../saves/casualties.ts';
import type { Side } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { isBuilding, isOnTable } from '../terrain/ground.ts';
import { hitTitan, isTitan } from '../titans/titans.ts';
import { BURST, buildingsUnder, scatter, under } from './barrage.ts';

/** E2-VORT-04, E2-VORT-05. */
export function launchVortex(play: Play, { model, x, y }: Extract<Attack, { is: 'vortex' }>): void {
  const { table, state, events } = play;
  state.eventful = true;
  const at = scatter(play, x, y);
  const owner = table.models[model].side;
  const left = [
    ...buildingsUnder(state, at.x, at.y, BURST).map((number) => -number),
    ...under(table, state, at.x, at.y, BURST),
  ];
  events.push({ kind: 'disc', is: 'vortex', ...at });
  if (isOnTable(table, [at.x, at.y]))
    state.discs = [...state.discs, { kind: 'vortex', ...at, radius: BURST, owner }]; // E2-VORT-07, E2-VORT-11
  push(play, { do: 'vortex', left, x: at.x, y: at.y, owner });
}

/** E2-VORT-05, E2-VORT-06, E2-SHLD-07: no save; a Titan takes D6 hits, whatever shields it has. */
export const vortex: StepRule<StepOf<'vortex'>> = {
  run(play, step) {
    const { table, state, dice, events } = play;
    const next = step.left.shift();
    if (next === undefined) {
      finish(play, step);
    } else if (next < 0) {
      if (isBuilding(state.pieces[-next])) razeBuilding(play, -next); // E2-BLDG-09
    } else if (state.models[next].where === 'table') {
      if (!isTitan(table, next)) destroy(play, next, 'vortex');
      else {
        const hits = dice.d6();
        events.push({ kind: 'damage-die', model: next, what: 'hits', die: hits });
        const one = { x: step.x, y: step.y, mod: 0, bonus: 0, shielded: false, saved: false };
        hitTitan(
          play,
          next,
          Array.from({ length: hits }, () => one),
          step.owner,
        );
      }
    }
    return false;
  },
};

/** E2-VORT-08, E2-VORT-09, E2-VORT-10: in the End phase it may go, stay, or wander. */
export function moveVortex(play: Play, at: number): void {
  const { state, dice, events } = play;
  const disc = state.discs[at];
  const die = dice.d6();
  if (die <= 4) {
    events.push({ kind: 'vortex-roll', disc: at, die, dice: [], direction: null, x: disc.x, y: disc.y });
    // gone vortices are taken away when all have been rolled for, so that the numbers stand
    if (die <= 2) replace(play, at, null);
    return;
  }
  const dies = roll(dice, 2);
  const direction = rollDirection(dice);
  const to = along(disc, sum(dies) * 100, direction);
  events.push({ kind: 'vortex-roll', disc: at, die, dice: dies, direction, ...to });
  const left = onTrack(play, disc, to);
  replace(play, at, to);
  push(play, { do: 'vortex', left, x: to.x, y: to.y, owner: disc.owner as Side });
}

/** E2-VORT-11: off the table it is gone. */
function replace({ table, state }: Play, at: number, to: { x: number; y: number } | null): void {
  const stays = to && isOnTable(table, [to.x, to.y]);
  state.discs = state.discs.map((disc, i) =>
    i !== at ? disc : stays ? { ...disc, ...to } : { ...disc, radius: 0 },
  );
}

/** Vortices that are gone. */
export function clearVortices({ state }: Play): void {
  if (state.discs.some(({ radius }) => radius === 0))
    state.discs = state.discs.filter(({ radius }) => radius > 0);
}

function onTrack(
  { table, state }: Play,
  from: { x: number; y: number },
  to: { x: number; y: number },
): number[] {
  const track = [from.x, from.y, to.x, to.y] as const;
  const buildings = state.pieces.flatMap((piece, number) =>
    isBuilding(piece) && piece.parts.some((part) => closerThan(part, track, BURST)) ? [-number] : [],
  );
  const index = standing(table, state);
  const models = index.polygons.flatMap((polygon, id) => {
    if (!polygon) return [];
    const caught = isTitan(table, id)
      ? closerThan(polygon, track, BURST)
      : underTrack({ from, to, radius: BURST }, state.models[id].x, state.models[id].y);
    return caught ? [id] : [];
  });
  return [...buildings, ...models];
}

/** FIRE, COVER: an activation's attacks, resolved in the order they were nominated. */
import type { Action, Attack } from '../actions.ts';
import { landBarrage, nominateBarrage } from '../barrages/barrage.ts';
import { launchVortex } from '../barrages/vortex.ts';
import { hitBuilding } from '../buildings/damage.ts';
import { fireBeams } from '../eldar/beams.ts';
import { castPower, powerReaches } from '../eldar/powers.ts';
import { gap } from '../geometry/position.ts';
import { FURY } from '../orks/mad-chart.ts';
import { traktor } from '../orks/traktor.ts';
import { finish, type Play } from '../play.ts';
import { hit, rollToHit } from '../saves/saves.ts';
import type { Weapon } from '../sheets/index.ts';
import type { FireSegment, State } from '../state.ts';
import type { Nominated, StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { isBuilding } from '../terrain/ground.ts';
import { hitTitan, isTitan, plainHit, titanOf } from '../titans/titans.ts';
import { coverOf } from './sight.ts';
import { gapToBuilding, reachOf, weaponsOf } from './targets.ts';

type VolleyStep = StepOf<'volley'>;
type Fire = Extract<Action, { do: 'fire' }>;

/** Fixes ranges and cover as they are now, on the table also for those who pop up (E2-SKIM-11), and marks what was used. */
export function volleyStep(play: Play, action: Fire, segment: FireSegment): VolleyStep {
  const { table, state } = play;
  const attacks = action.attacks.map((attack) =>
    attack.is === 'barrage'
      ? nominateBarrage(table, state, attack, segment)
      : nominate(table, state, attack, action.popUps, segment),
  );
  for (const attack of action.attacks) markUsed(play, attack);
  return { do: 'volley', unit: action.unit, attacks };
}

export function nominate(
  table: Table,
  state: State,
  attack: Exclude<Attack, { is: 'barrage' }>,
  popUps: readonly number[],
  segment: FireSegment,
): Nominated {
  const { x, y } = state.models[attack.model];
  const plain = { attack, from: { x, y }, inRange: true, cover: 0, points: 0, mod: 0, scatters: false };
  if (attack.is === 'vortex') return plain;
  if (attack.is === 'power') return { ...plain, inRange: powerReaches(table, state, attack) };
  const weapon = weaponsOf(table, state, attack.model)[attack.is === 'beam' ? 0 : attack.weapon]!;
  if (attack.is === 'shell') {
    return { ...plain, inRange: gapToBuilding(table, state, attack.model, attack.building) <= weapon.range };
  }
  const far = gap(table, state, attack.model, attack.target);
  const open = weapon.traits.includes('ignores-cover') || attack.is === 'beam'; // E2-COVER-05, E2-VIBRO-06
  return {
    ...plain,
    // E2-FIRE-09: found out only now
    inRange: far <= reachOf(table, state, attack.model, weapon),
    cover: open
      ? 0
      : coverOf(table, state, attack.model, attack.target, popUps.includes(attack.model), segment),
  };
}

/** E2-SPEC-03, E2-TWPN-06, E2-TWPN-15, E2-VORT-01: weapons that are spent by firing. */
function markUsed({ table, state }: Play, attack: Attack): void {
  const guns: readonly (readonly [number, number])[] =
    attack.is === 'barrage'
      ? attack.guns
      : attack.is === 'power' || attack.is === 'beam'
        ? []
        : [[attack.model, attack.weapon]];
  for (const [model, at] of guns) {
    const traits = table.models[model].weapons[at]?.traits ?? [];
    if (traits.includes('reloads') || traits.includes('drains')) state.models[model].spentOn = state.turn;
    if (traits.includes('plasma')) titanOf(state, model).plasma = true;
    if (traits.includes('vortex')) titanOf(state, model).lost[at] = true;
  }
  if (attack.is === 'power') state.models[attack.model].cast = true;
}

/** E2-FIRE-13, E2-SAVE-08: one after another, each to its end; E2-FIRE-16: what follows from losses waits. */
export const volley: StepRule<VolleyStep> = {
  run(play, step) {
    const next = step.attacks.shift();
    if (!next) {
      finish(play, step);
      return false;
    }
    const { attack } = next;
    switch (attack.is) {
      case 'shot':
        shoot(play, next, attack);
        break;
      case 'shell':
        shell(play, next, attack);
        break;
      case 'beam': {
        // E2-VIBRO-02: all beams of the unit together
        const beams = [next, ...step.attacks.filter((other) => other.attack.is === 'beam')];
        step.attacks = step.attacks.filter((other) => other.attack.is !== 'beam');
        fireBeams(play, beams);
        break;
      }
      case 'barrage':
        landBarrage(play, step.unit, next);
        break;
      case 'vortex':
        launchVortex(play, attack);
        break;
      case 'power':
        castPower(play, attack, next.inRange);
        break;
    }
    return false;
  },
};

/** E2-FIRE-12; a furious mob hits on 2+ (E2-MAD-06). */
export function neededFor(table: Table, state: State, weapon: Weapon, cover: number, model: number): number {
  return (state.units[table.models[model].unit].mad === FURY ? 2 : weapon.hit!) - cover;
}

function shoot(
  play: Play,
  { from, inRange, cover }: Nominated,
  { model, weapon: at, target }: Extract<Attack, { is: 'shot' }>,
): void {
  const { table, state, events } = play;
  const weapon = weaponAt(table, state, model, at);
  const lost = state.models[target].where !== 'table' ? 'gone' : inRange ? null : 'range';
  const needed = neededFor(table, state, weapon, cover, model);
  if (lost) {
    events.push({ kind: 'shot', model, weapon: weapon.name, target, needed, dice: [], hit: false, lost });
    return; // E2-GEN-07
  }
  state.eventful = true;
  const rolled = rollToHit(play, needed);
  events.push({ kind: 'shot', model, weapon: weapon.name, target, needed, ...rolled });
  if (!rolled.hit) return;
  if (weapon.traits.includes('traktor')) return traktor(play, target, weapon.mod, from);
  if (!isTitan(table, target)) return hit(play, target, weapon.mod, weapon.name, from);
  const bonus = weapon.traits.includes('titan-killer') ? 3 : 0; // E2-SPEC-12, E2-TWPN-09
  hitTitan(play, target, [plainHit(from, weapon.mod, bonus)], table.models[model].side);
}

/** The weapon even of a model that fell in its own unit's volley (E2-FIRE-17). */
function weaponAt(table: Table, state: State, model: number, at: number): Weapon {
  return weaponsOf(table, state, model)[at] ?? table.models[model].weapons[at];
}

/** E2-BLDG-05: a Quake Cannon at a building: on 3+, cover does not count. */
function shell(
  play: Play,
  { inRange }: Nominated,
  { model, weapon: at, building }: Extract<Attack, { is: 'shell' }>,
): void {
  const { table, state, events } = play;
  const weapon = table.models[model].weapons[at];
  const lost = isBuilding(state.pieces[building]) ? (inRange ? null : 'range') : 'gone';
  if (lost) {
    events.push({ kind: 'shelled', model, building, needed: weapon.hit!, dice: [], hit: false, lost });
    return;
  }
  state.eventful = true;
  const rolled = rollToHit(play, weapon.hit!);
  events.push({ kind: 'shelled', model, building, needed: weapon.hit!, ...rolled });
  if (rolled.hit) hitBuilding(play, building, weapon.mod);
}

/** WLOCK: the psychic powers of Warlocks. */
import { along, distance } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Attack, Power } from '../actions.ts';
import { BURST, liesOnMelee, under } from '../barrages/barrage.ts';
import { seesPoint } from '../firing/sight.ts';
import { inArc, isProtected, mayNominate } from '../firing/targets.ts';
import { hasLegalPlace } from '../geometry/places.ts';
import { baseAt, contacts, gap, stand } from '../geometry/position.ts';
import { finish, type Play, push, rollDirection } from '../play.ts';
import { slay } from '../saves/saves.ts';
import type { Weapon } from '../sheets/index.ts';
import type { FireSegment, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { isOnTable } from '../terrain/ground.ts';
import { damage } from '../titans/damage.ts';
import { isTitan, titanOf } from '../titans/titans.ts';

type Cast = Extract<Attack, { is: 'power' }>;

/** In u. */
const RANGE: Readonly<Record<Power, number>> = {
  'mind-blast': 2500,
  'psychic-lock': 7500,
  'eldritch-storm': 5000,
};

/** For the tests that every shot must pass (E2-WLOCK-05). */
const MIND: Weapon = { name: 'Psychic power', range: 0, dice: 1, hit: 4, mod: 0, traits: [] };

export function refusePower(
  table: Table,
  state: State,
  cast: Cast,
  segment: FireSegment,
  popUp: boolean,
): Refusal | null {
  const { model, power, target, x, y } = cast;
  if (!table.models[model].traits.includes('warlock'))
    return { rule: 'E2-WLOCK-05', why: 'Only a Warlock has psychic powers.' };
  if (state.models[model].cast) return { rule: 'E2-WLOCK-05', why: 'A Warlock uses one power a turn.' };
  if (power === 'eldritch-storm') return refuseStorm(table, state, cast);
  if (x !== 0 || y !== 0) return { rule: 'E2-WLOCK-05', why: 'This power is aimed at a model.' };
  const refused = mayNominate(table, state, model, MIND, target, segment, popUp);
  if (refused) return refused;
  if (isProtected(table, state, model, MIND, target, segment, popUp))
    return { rule: 'E2-CMDU-08', why: 'Others are as near as the commander.' };
  if (table.options.openMeasuring && !powerReaches(table, state, cast))
    return { rule: 'E2-FIRE-19', why: 'The power does not reach so far.' };
  return null;
}

/** E2-WLOCK-12, E2-WLOCK-16. */
function refuseStorm(table: Table, state: State, cast: Cast): Refusal | null {
  const { model, target, x, y } = cast;
  if (target !== 0) return { rule: 'E2-WLOCK-12', why: 'A storm is aimed at a place.' };
  if (!isOnTable(table, [x, y])) return { rule: 'E2-WLOCK-12', why: 'The place is not on the table.' };
  if (contacts(table, state, model).length > 0)
    return { rule: 'E2-CC-07', why: 'An engaged Warlock has no time for storms.' };
  if (!inArc(table, state, model, { x, y }) || !seesPoint(table, state, model, { x, y }))
    return { rule: 'E2-WLOCK-05', why: 'The Warlock does not see that place.' };
  if (liesOnMelee(table, state, { x, y }))
    return { rule: 'E2-WLOCK-16', why: 'The storm lies on models in close combat.' };
  if (table.options.openMeasuring && !powerReaches(table, state, cast))
    return { rule: 'E2-FIRE-19', why: 'The power does not reach so far.' };
  return null;
}

/** From where the Warlock and his target are when it is nominated; what befalls him later changes nothing (E2-FIRE-17). */
export function powerReaches(table: Table, state: State, { model, power, target, x, y }: Cast): boolean {
  const far =
    power === 'eldritch-storm'
      ? distance(baseAt(table, state, model), [x, y])
      : gap(table, state, model, target);
  return far <= RANGE[power];
}

export function castPower(play: Play, { model, power, target, x, y }: Cast, inRange: boolean): void {
  const { table, state, dice, events } = play;
  if (power === 'eldritch-storm') return storm(play, model, x, y, inRange);
  const lost = state.models[target].where !== 'table' ? 'gone' : inRange ? null : 'range';
  if (lost) {
    events.push({ kind: 'power', model, power, target, die: null, works: false, lost });
    return;
  }
  state.eventful = true;
  const die = dice.d6();
  const works = die >= 4;
  events.push({ kind: 'power', model, power, target, die, works });
  if (!works || table.models[target].traits.includes('robot')) return; // E2-SPEC-09
  if (!getsThrough(play, target)) return;
  if (power === 'psychic-lock') state.models[target].locked = true;
  else if (isTitan(table, target))
    damage(play, target, 'head', 0); // E2-WLOCK-07
  else slay(play, target, 'Mind Blast');
}

/** E2-WLOCK-06, E2-SHLD-08: a Titan's shields may stop it. */
function getsThrough({ table, state, dice, events }: Play, id: number): boolean {
  if (!isTitan(table, id) || titanOf(state, id).shields === 0) return true;
  const die = dice.d6();
  const works = die >= 4;
  events.push({ kind: 'shield-roll', model: id, die, works });
  return works;
}

/** E2-WLOCK-12: everybody under it is thrown; the storm stays until the end of the turn. */
function storm(play: Play, model: number, x: number, y: number, inRange: boolean): void {
  const { table, state, events } = play;
  if (!inRange) {
    events.push({
      kind: 'power',
      model,
      power: 'eldritch-storm',
      target: 0,
      die: null,
      works: false,
      lost: 'range',
    });
    return;
  }
  state.eventful = true;
  events.push({ kind: 'power', model, power: 'eldritch-storm', target: 0, die: null, works: true });
  const left = under(table, state, x, y, BURST);
  state.discs = [...state.discs, { kind: 'storm', x, y, radius: BURST, owner: table.models[model].side }];
  events.push({ kind: 'disc', is: 'storm', x, y });
  push(play, { do: 'storm', left, x, y });
}

export const stormRule: StepRule<StepOf<'storm'>> = {
  run(play, step) {
    const { state } = play;
    const id = step.left.shift();
    if (id === undefined) {
      finish(play, step);
      return false;
    }
    if (state.models[id].where === 'table' && getsThrough(play, id)) throwOut(play, id, step.x, step.y);
    return false;
  },
};

/** E2-WLOCK-12, E2-WLOCK-13: out of the storm in a random direction, to the first place that is free. */
function throwOut(play: Play, id: number, x: number, y: number): void {
  const { table, state, dice, events } = play;
  const model = state.models[id];
  const { width, length } = table.models[id].size;
  const least = BURST + Math.ceil(Math.max(width, length) / 2) + 1;
  const drawn = rollDirection(dice);
  const { heading } = model;
  model.thrown = true; // E2-WLOCK-14
  for (let turn = 0; turn < 360; turn++) {
    const direction = (drawn + turn) % 360;
    for (let far = least; ; far += 100) {
      const at = along({ x, y }, far, direction);
      if (!isOnTable(table, [at.x, at.y])) break;
      if (!hasLegalPlace(table, state, id, at.x, at.y, heading)) continue;
      stand(table, state, model, at.x, at.y, heading);
      events.push({ kind: 'thrown', model: id, direction, ...at });
      return;
    }
  }
}

/** E2-TITAN-08, E2-TITAN-15: a Titan's End phase: repairs, a reactor in danger, legs in danger, void shields. */
import { type Play, roll } from '../play.ts';
import { LOCATIONS, type Location, REPAIR, VOID_SHIELDS } from '../sheets/titan-card.ts';
import type { Titan } from '../state.ts';
import { explodeReactor, fall } from './damage.ts';

const ORDER: readonly Location[] = [
  'head',
  'reactor',
  'left-arm',
  'right-arm',
  'left-carapace',
  'right-carapace',
  'left-leg',
  'right-leg',
  'carapace',
];

function systemOf(titan: Titan, location: Location): Titan['damage'][number] {
  return titan.damage[LOCATIONS.indexOf(location)];
}

function suffers(titan: Titan, ...effects: string[]): boolean {
  return titan.damage.some((system) => system.effects.some(({ effect }) => effects.includes(effect)));
}

export function repairTitan(play: Play, at: number): void {
  const { state } = play;
  const titan = state.titans[at];
  const model = state.models[titan.model];
  if (model.where !== 'table') return;
  if (!model.stuck) repairSystems(play, titan); // E2-TRAK-05, E2-SHLD-10, E2-WLOCK-10
  if (suffers(titan, 'reactor-danger')) return explodeReactor(play, titan.model);
  rollLegs(play, titan);
  if (model.where === 'table' && !model.stuck) raiseShields(play, titan);
}

function repairSystems({ dice, events }: Play, titan: Titan): void {
  const onlyReactor = systemOf(titan, 'reactor').effects.length > 0;
  for (const location of ORDER) {
    const system = systemOf(titan, location);
    if (!system.effects.some(({ repairable }) => repairable)) continue;
    if (onlyReactor && location !== 'reactor') continue;
    const die = dice.d6();
    const repaired = die >= REPAIR;
    if (repaired) system.effects = system.effects.filter(({ repairable }) => !repairable);
    events.push({
      kind: 'repair',
      model: titan.model,
      location: LOCATIONS.indexOf(location),
      die,
      repaired,
    });
  }
}

/** E2-TCARD-04: a leg in danger may give way. */
function rollLegs(play: Play, titan: Titan): void {
  const { table, state, dice, events } = play;
  const { order } = state.units[table.models[titan.model].unit];
  for (const location of ['left-leg', 'right-leg'] as const) {
    const inDanger = systemOf(titan, location).effects.some(({ effect }) => effect === 'leg-danger');
    if (!inDanger || state.models[titan.model].where !== 'table') continue;
    const die = dice.d6();
    const strain = order === 'charge' ? 2 : order === 'advance' ? 1 : 0;
    const holds = die > strain;
    events.push({ kind: 'leg-roll', model: titan.model, die, strain, holds });
    if (!holds) fall(play, titan.model);
  }
}

/** E2-SHLD-04. */
function raiseShields({ dice, events }: Play, titan: Titan): void {
  const down = VOID_SHIELDS - titan.shields;
  if (down === 0 || suffers(titan, 'power-lost', 'reactor-danger', 'shields-shut', 'shields-gone')) return;
  const rolled = roll(dice, down);
  titan.shields += rolled.filter((die) => die >= REPAIR).length;
  events.push({ kind: 'shields-raised', model: titan.model, dice: rolled, up: titan.shields });
}

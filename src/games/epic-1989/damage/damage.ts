/** DMG: what a hit does. Vehicles do not wear down (E1-DMG-07). */
import type { InfantryLine, VehicleLine } from '../cards/weapons.ts';
import type { Play } from '../play.ts';
import { hitTitan } from '../titans/damage.ts';
import { destroy } from './destroy.ts';
import { rollDamage } from './roll.ts';
import { save } from './save.ts';

/** E1-DMG-01, E1-DMG-12: at once; no save modifier counts. */
function hitVehicle(play: Play, target: number, { critical }: Pick<VehicleLine, 'critical'>): void {
  const result = rollDamage(play, target, critical);
  if (result === 'critical') destroy(play, target, 'E1-DMG-03');
  if (result === 'superficial') superficial(play, target);
}

/** E1-DMG-05, E1-DMG-06: a saving throw that nothing modifies. */
export function superficial(play: Play, id: number, rule = 'E1-DMG-05'): void {
  if (!save(play, id, 0)) destroy(play, id, rule, 'save'); // E1-DMG-13
}

/** E1-DMG-10, E1-DMG-11: no damage roll, a saving throw with the weapon's modifier. */
function hitStand(play: Play, target: number, line: Pick<InfantryLine, 'save'>): void {
  if (!save(play, target, line.save)) destroy(play, target, 'E1-DMG-10');
}

/** E1-BLDG-16, E1-BLDG-22: by fire alone; only critical damage counts; E1-BLDG-20: counters stay. */
function hitBuilding(play: Play, number: number, { critical }: Pick<VehicleLine, 'critical'>): void {
  const { state, events } = play;
  if (rollDamage(play, -number, critical) !== 'critical') return;
  const building = state.buildings[number]!;
  const counters = building.counters + 1;
  state.buildings = state.buildings.map((one, i) => (i === number ? { ...building, counters } : one));
  state.eventful = true;
  events.push({ kind: 'counter', building: number, counters });
}

/** What a hit does to a unit, or below 0 to a building. `inside`: of a Titan's void shields. */
export function harm(
  play: Play,
  target: number,
  line: Pick<VehicleLine, 'critical'> | Pick<InfantryLine, 'save'>,
  inside: boolean,
): void {
  if ('save' in line) hitStand(play, target, line);
  else if (target < 0) hitBuilding(play, -target, line);
  else if (play.state.units[target].titan) hitTitan(play, target, line.critical, inside);
  else hitVehicle(play, target, line);
}

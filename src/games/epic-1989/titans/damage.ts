/** TMOD: what a hit on a Titan does: void shields, then a location, then damage to it (E1-DMG-14). There is no saving throw. */
import { destroy } from '../damage/destroy.ts';
import { rollDamage } from '../damage/roll.ts';
import type { Play } from '../play.ts';
import type { Part, State, Titan } from '../state.ts';
import type { Table } from '../table.ts';
import { explode } from './explode.ts';

/** E1-TMOD-11, E1-TMOD-12: `inside`: the shields are no help. E1-TMOD-18: a plasma gun has no critical number. */
export function hitTitan(play: Play, id: number, critical: number | null, inside: boolean): void {
  const { state, events } = play;
  const titan = state.units[id].titan!;
  if (titan.shields > 0 && !inside) {
    const shields = titan.shields - 1;
    state.units[id].titan = { ...titan, shields };
    events.push({ kind: 'shield', target: id, shields });
    return;
  }
  const part = locate(play, id); // E1-DICE-10
  const result = rollDamage(play, id, critical);
  if (result !== 'deflected') damage(play, id, part, result);
}

/** E1-TMOD-13, E1-TMOD-14: where it is hit. */
export function locate(play: Play, id: number): Part {
  const { table, state, dice, events } = play;
  const die = dice.d6();
  const rolled = [die];
  let part: Part = die === 1 ? 'head' : die === 2 ? 'body' : 'legs';
  if (die === 3 || die === 4) {
    const mounts = mountsOf(table, id);
    const second = dice.d6();
    rolled.push(second);
    const mount = mounts[(second - 1) % mounts.length];
    part = state.units[id].titan!.critical.includes(mount) ? 'body' : mount;
  }
  events.push({ kind: 'location', target: id, dice: rolled, part });
  return part;
}

function mountsOf({ units }: Table, id: number) {
  const { card } = units[id];
  if (card.is !== 'titan') throw new Error(`Unit ${id} is no Titan.`);
  return card.mounts;
}

/** E1-TMOD-15, E1-TMOD-16, E1-TMOD-17, E1-TMOD-19. */
export function damage(play: Play, id: number, part: Part, result: 'superficial' | 'critical'): void {
  const { state, events } = play;
  const { titan } = state.units[id];
  if (!titan || state.units[id].where !== 'table') return;
  state.eventful = true;
  const isWorse = result === 'critical' || titan.superficial.includes(part);
  events.push({ kind: 'impaired', target: id, part, result: isWorse ? 'critical' : 'superficial' });
  if (!isWorse) {
    state.units[id].titan = { ...titan, superficial: [...titan.superficial, part] };
    return;
  }
  const isGone = part === 'head' || (part === 'legs' && titan.critical.includes('legs'));
  if (part === 'body') return explode(play, id);
  if (isGone) return destroy(play, id, 'E1-TMOD-17'); // E1-TMOD-25
  state.units[id].titan = {
    ...titan,
    superficial: titan.superficial.filter((one) => one !== part),
    critical: [...titan.critical, part],
  };
}

/** E1-TMOD-17, E1-TITAN-33: it will never move again. */
export function isCrippled({ units }: State, id: number): boolean {
  return units[id].titan?.critical.includes('legs') ?? false;
}

/** E1-TMOD-15: silent for now, or destroyed. */
export function isSilent(titan: Titan | null, mount: Part): boolean {
  return titan !== null && (titan.superficial.includes(mount) || titan.critical.includes(mount));
}

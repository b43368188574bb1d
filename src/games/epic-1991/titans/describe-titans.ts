/** The parts of a Titan, and what happens to them, in words. */
import { type DamageEffect, damageOf, LOCATIONS } from '../sheets/index.ts';

export function locationName(location: number): string {
  const name = LOCATIONS[location];
  const [side, part] = name.split('-');
  if (part === undefined) return name;
  return part === 'leg' ? `${side} leg` : `${side} ${part} weapon`;
}

const WORDS: Readonly<Record<DamageEffect, string>> = {
  bridge: 'the bridge is damaged.',
  'caf-halved': 'it fights at half strength from now on.',
  falls: 'it is destroyed.',
  'power-lost': 'the reactor shuts down.',
  'reactor-danger': 'the reactor is about to explode.',
  'reactor-explodes': 'the reactor explodes.',
  'weapon-damaged': 'the weapon is damaged.',
  'weapon-destroyed': 'the weapon is destroyed.',
  'blown-off': 'the weapon is blown off.',
  flashback: 'the weapon is blown off and the shock runs back.',
  'leg-damaged': 'the leg is damaged.',
  'leg-danger': 'the leg may give way.',
  lamed: 'it cannot move or turn any more.',
  'shields-shut': 'the shields shut down.',
  'shields-gone': 'the shields are gone for good.',
  overload: 'the shields are overloaded.',
  'shields-explode': 'the shields explode.',
};

export function damageWords(location: number, row: number): string {
  return `${locationName(location)}: ${WORDS[damageOf(LOCATIONS[location], row).effect]}`;
}

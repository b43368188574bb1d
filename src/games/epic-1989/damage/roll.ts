/** E1-DMG-02, E1-DMG-03, E1-DMG-04, E1-DMG-08: how hard a hit is, by a die that nothing modifies. */
import type { Damage } from '../events.ts';
import type { Play } from '../play.ts';

function damageBy(die: number, critical: number | null): Damage {
  if (die === 1 || (critical === null && die === 2)) return 'deflected';
  return critical !== null && die >= critical ? 'critical' : 'superficial';
}

export function rollDamage(play: Play, target: number, critical: number | null): Damage {
  const die = play.dice.d6();
  const result = damageBy(die, critical);
  play.events.push({ kind: 'damage', target, die, critical, result });
  return result;
}

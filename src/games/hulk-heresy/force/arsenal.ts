/** Samples with what the presets leave at home, so that random play comes to every weapon and every character. */
import type { ForceList } from './list.ts';
import { parseForce } from './notation.ts';

const LINES: readonly string[] = [
  [
    'terminator cataphractii sergeant plasma-blaster grenade-harness power-sword',
    'terminator indomitus reaper-autocannon power-maul',
    'terminator indomitus combi-plasma power-axe',
    'terminator tartaros combi-grenade power-fist',
    'terminator indomitus combi-volkite power-fist',
    'terminator gorgon combi-grav power-fist',
    'terminator indomitus volkite-charger power-fist',
    'terminator cataphractii thunder-hammer storm-shield',
  ],
  [
    'forge-lord indomitus combi-flamer conversion-beamer power-axe',
    'terminator indomitus cyclone power-fist reload:cyclone',
    'terminator indomitus combi-melta chainfist reload:combi-melta',
    '2x terminator tartaros lightning-claws',
    'terminator indomitus combi-bolter power-fist',
  ],
  [
    'medicae tartaros needle-pistol narthecium',
    'terminator indomitus assault-cannon power-fist',
    'terminator indomitus sergeant combi-bolter power-axe',
    '3x terminator indomitus combi-bolter power-fist',
  ],
  [
    '5x assault powered bolt-pistol chainsword',
    'assault powered hand-flamer chainsword',
    '4x breacher powered boltgun chainsword boarding-shield',
    'breacher powered graviton-gun chainsword boarding-shield',
    'heavy-support powered lascannon chainsword',
    'heavy-support powered plasma-cannon chainsword',
    'tactical powered boltgun chainsword krak-grenade blind-grenade',
    'tactical powered boltgun chainsword frag-grenade frag-grenade',
  ],
  [
    'chaplain powered combi-bolter power-maul',
    '9x tactical powered boltgun chainsword',
    'tactical powered sergeant combi-grenade power-fist krak-grenade frag-grenade',
    'support powered plasma-gun chainsword',
    'support powered volkite-caliver chainsword',
    'support powered rotor-cannon chainsword',
    'heavy-support powered volkite-culverin chainsword',
  ],
  [
    '4x assault powered bolt-pistol chainsword combat-shield',
    'assault powered plasma-pistol chainsword',
    '4x breacher powered boltgun chainsword boarding-shield',
    'breacher powered lascutter chainsword cutter-blade boarding-shield',
    'heavy-support powered multi-melta chainsword',
    'heavy-support powered missile-launcher chainsword',
  ],
  [
    'librarian indomitus combi-bolter force-staff mind-howl force-barrier psychic-storm',
    '4x terminator indomitus combi-bolter power-fist',
    'terminator indomitus heavy-flamer power-fist',
  ],
  [
    'forge-lord powered combi-flamer servo-arm power-axe',
    '10x tactical powered boltgun chainsword',
    '2x support powered flamer chainsword',
    'heavy-support powered autocannon chainsword',
  ],
  [
    'librarian powered combi-bolter force-axe dark-flame summoning sacrifice',
    '10x tactical powered boltgun chainsword',
    'support powered meltagun chainsword',
  ],
  [
    'librarian tartaros combi-bolter force-sword endurance dominate hallucination',
    'praetor cataphractii combi-bolter power-fist',
    '5x terminator indomitus combi-bolter power-fist',
    '5x tactical powered boltgun chainsword',
    '5x assault powered bolt-pistol chainsword',
  ],
].map((models) => models.join('; '));

export const ARSENAL: readonly ForceList[] = LINES.map(parseForce);

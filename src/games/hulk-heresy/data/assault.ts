/** HH-AWPN-01, HH-AWPN-03, HH-AWPN-04: close assault weapons, shields and arms. */
export type Edge =
  | 'rend'
  | 'cleave'
  | 'knock-back'
  | 'parry'
  | 'block'
  | 'psi'
  | 'graviton'
  | 'servo'
  | 'shield';

export interface Blade {
  readonly label: string;
  /** Action points; 0 for what goes with another weapon. */
  readonly ap: number;
  /** Dice, and how many of them to the front. */
  readonly dice: number;
  readonly front: number;
  /** Added to the score, to the front only. */
  readonly bonus: number;
  readonly save: number;
  readonly edges: readonly Edge[];
}

function blade(label: string, dice: number, save: number, edges = '', more: Partial<Blade> = {}): Blade {
  const words = edges.split(' ').filter(Boolean) as Edge[];
  return { label, ap: 1, dice, front: dice, bonus: 0, save, edges: words, ...more };
}

export const BLADES = {
  chainfist: blade('Chainfist', 2, -2, 'rend'),
  'power-fist': blade('Power fist', 2, -2),
  'power-axe': blade('Power axe', 2, 0, 'cleave'),
  'power-maul': blade('Power maul', 2, 0, 'knock-back'),
  'power-sword': blade('Power sword', 2, 0, 'parry'),
  'force-axe': blade('Force axe', 2, 0, 'cleave psi'),
  'force-staff': blade('Force staff', 2, 0, 'block psi'),
  'force-sword': blade('Force sword', 2, 0, 'parry psi'),
  'lightning-claws': blade('Lightning claws (pair)', 2, -1, '', { front: 3, bonus: 1 }),
  'thunder-hammer': blade('Thunder hammer', 2, -2, 'knock-back', { bonus: 1 }),
  'storm-shield': blade('Storm shield', 0, 0, 'block', { ap: 0 }),
  narthecium: blade('Narthecium', 1, -3, 'rend'),
  'servo-arm': blade('Servo arm', 0, 0, 'servo', { ap: 0 }),
  chainsword: blade('Chainsword', 1, -1),
  'cutter-blade': blade('Lascutter', 1, -4, 'rend', { ap: 2 }),
  'combat-shield': blade('Combat shield', 0, 0, 'shield', { ap: 0 }),
  'boarding-shield': blade('Boarding shield', 0, 0, 'shield', { ap: 0 }),
  hellblade: blade('Hellblade', 2, 0, 'cleave'),
  plaguesword: blade('Plaguesword', 2, 0, 'graviton'),
  'daemonette-claws': blade('Daemonette claws', 2, -1, '', { bonus: 1 }),
  none: blade('None', 1, 0),
} as const satisfies Record<string, Blade>;

export type BladeId = keyof typeof BLADES;
export const BLADE_IDS = Object.keys(BLADES) as BladeId[];

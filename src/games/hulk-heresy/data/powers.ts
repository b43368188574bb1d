/** HH-PSI-09: psychic powers, by discipline; the first costs one psi point, the second two, the third three. */
export const DISCIPLINES = {
  Biomancy: ['endurance', 'enfeeble', 'warp-speed'],
  Divination: ['prescience', 'scriers-gaze', 'precognition'],
  Pyromancy: ['fire-shield', 'flame-breath', 'inferno'],
  Telepathy: ['mind-howl', 'dominate', 'hallucination'],
  Telekinesis: ['crush', 'force-barrier', 'psychic-storm'],
  'Sanctic Daemonology': ['hammerhand', 'sanctuary', 'gate-of-infinity'],
  'Malefic Daemonology': ['dark-flame', 'summoning', 'sacrifice'],
} as const;

export type Discipline = keyof typeof DISCIPLINES;
export type PowerId = (typeof DISCIPLINES)[Discipline][number];

export const POWER_IDS = Object.values(DISCIPLINES).flat() as PowerId[];

export function psiCost(power: PowerId): number {
  return (POWER_IDS.indexOf(power) % 3) + 1;
}

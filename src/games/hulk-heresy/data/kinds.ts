/** What a model can be. */
export interface Kind {
  readonly label: string;
  readonly list: 'terminator' | 'powered' | 'character' | 'daemon';
  /** HH-GEN-08: Praetor and Centurion. */
  readonly commander?: true;
  /** HH-CMD-04: counts as a Sergeant for the second draw. */
  readonly redraw?: true;
}

export const KINDS = {
  terminator: { label: 'Terminator', list: 'terminator' },
  tactical: { label: 'Tactical Astartes', list: 'powered' },
  assault: { label: 'Assault Astartes', list: 'powered' },
  breacher: { label: 'Breacher Astartes', list: 'powered' },
  // HH-PA-10: no rule of its own
  support: { label: 'Support Astartes', list: 'powered' },
  'heavy-support': { label: 'Heavy Support Astartes', list: 'powered' },
  centurion: { label: 'Centurion', list: 'character', commander: true, redraw: true },
  praetor: { label: 'Praetor', list: 'character', commander: true, redraw: true },
  champion: { label: 'Champion', list: 'character', redraw: true },
  chaplain: { label: 'Chaplain', list: 'character', redraw: true },
  medicae: { label: 'Primus Medicae', list: 'character', redraw: true },
  'forge-lord': { label: 'Forge Lord', list: 'character', redraw: true },
  librarian: { label: 'Librarian', list: 'character' },
  bloodletter: { label: 'Bloodletter', list: 'daemon' },
  daemonette: { label: 'Daemonette', list: 'daemon' },
  'pink-horror': { label: 'Pink Horror', list: 'daemon' },
  'blue-horror': { label: 'Blue Horror', list: 'daemon' },
  plaguebearer: { label: 'Plaguebearer', list: 'daemon' },
} as const satisfies Record<string, Kind>;

export type KindId = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as KindId[];

export function kindOf(id: KindId): Kind {
  return KINDS[id];
}

/** DATA: what the notes of the data sheets mean, each once, with the rule that says it. */

interface Note {
  readonly rule: string;
  readonly text: string;
}

/** What a model can do or is. */
export const TRAITS = {
  jump: { rule: 'E2-MARIN-04', text: 'Jumps over any terrain.' },
  // E2-SKIM-02: as the rows say
  skimmer: { rule: 'E2-SKIM-01', text: 'Skims over terrain and models; may pop up to fire.' },
  command: { rule: 'E2-CMDU-02', text: 'Needs no order: moves as on Charge, fires as on First Fire.' },
  // E2-MARIN-13: the Terminator HQ too
  hq: { rule: 'E2-MARIN-02', text: 'Imperial units within 10 cm add 1 to morale dice.' },
  chaplain: { rule: 'E2-MARIN-09', text: 'Imperial troop stands within 10 cm have +1 CAF.' },
  medic: { rule: 'E2-MARIN-10', text: 'Imperial troop stands within 10 cm are rescued on 5+.' },
  scouts: { rule: 'E2-MARIN-07', text: 'Moves once before the first turn.' },
  nobz: { rule: 'E2-ORK-07', text: 'Orks within 10 cm may be given orders.' },
  warboss: { rule: 'E2-ORK-08', text: 'Orks of every Clan within 10 cm may be given orders.' },
  kaptin: { rule: 'E2-STORM-02', text: 'Commands his own Stormboyz only.' },
  mad: { rule: 'E2-MAD-01', text: 'Acts as the dice say.' },
  gretchin: { rule: 'E2-GRET-01', text: 'Follows an Ork unit and does what it does.' },
  weirdboy: { rule: 'E2-WEIRD-01', text: 'Draws energy from the Orks around it and fires psychic bolts.' },
  deathroller: { rule: 'E2-SPEC-01', text: 'One more die in close combat in a turn it charged.' },
  warlock: {
    rule: 'E2-WLOCK-02',
    text: 'Lets Eldar within 10 cm wait with their orders; has psychic powers.',
  },
  exarch: { rule: 'E2-ASPCT-08', text: 'A command unit that commands nobody.' },
  scream: { rule: 'E2-ASPCT-03', text: 'Wins its fights without dice on 5+ (a Titan: 6).' },
  scorpion: { rule: 'E2-ASPCT-07', text: 'Rolls three dice in close combat.' },
  harlequin: { rule: 'E2-HARLQ-02', text: 'May roll a lost fight again.' },
  'company-hq': { rule: 'E2-IMPG-03', text: 'Lets the platoons of its company have orders.' },
  commissar: { rule: 'E2-IMPG-03', text: 'Lets any Guard unit have orders.' },
  sniper: { rule: 'E2-SPEC-08', text: 'May pick out command units.' },
  robot: {
    rule: 'E2-SPEC-09',
    text: 'Ignores psychic powers; repeats its order unless a commander is near.',
  },
  steadfast: { rule: 'E2-SPEC-10', text: 'Never checks morale.' },
  tunneller: { rule: 'E2-SPEC-07', text: 'May arrive from below, where the option is in force.' },
  'assault-pod': { rule: 'E2-SPEC-06', text: 'Falls from the sky and opens on 3+.' },
  'support-pod': { rule: 'E2-SPEC-06', text: 'Falls from the sky; fires from the next turn.' },
  deathwind: { rule: 'E2-SPEC-06', text: 'Falls from the sky and bombs all within 10 cm, once.' },
} as const satisfies Readonly<Record<string, Note>>;

/** What sets a weapon apart from others. */
export const WEAPON_TRAITS = {
  'ignores-cover': { rule: 'E2-COVER-05', text: 'Cover does not help.' },
  'two-barrages': { rule: 'E2-SPEC-02', text: 'Fires two barrages in one activation.' },
  reloads: { rule: 'E2-SPEC-03', text: 'Having fired, it does not fire in the next turn.' },
  'titan-killer': { rule: 'E2-SPEC-12', text: '+3 to the damage roll against Titans.' },
  traktor: { rule: 'E2-TRAK-02', text: 'Immobilises or squashes.' },
  vibro: { rule: 'E2-VIBRO-01', text: 'A beam: the target is hit on 5+, others on its way on 6.' },
  bombs: { rule: 'E2-SPEC-06', text: 'Hits everything in range, once, on landing.' },
  quake: { rule: 'E2-BLDG-05', text: 'May be fired at buildings.' },
  plasma: { rule: 'E2-TWPN-14', text: 'Fired alone: no other weapon of the Titan is used this turn.' },
  drains: { rule: 'E2-TWPN-15', text: 'The Titan may not move or turn next turn.' },
  vortex: { rule: 'E2-VORT-01', text: 'One vortex, once in a game.' },
  // E2-TCCW-04: not as the weapon table has it
  'chain-fist': { rule: 'E2-TCCW-01', text: 'One more die in close combat, +2 damage against Titans.' },
  'power-fist': { rule: 'E2-TCCW-05', text: 'May grab a part of a beaten Titan.' },
  'laser-burner': { rule: 'E2-TCCW-07', text: 'May burn D6 parts of a beaten Titan.' },
} as const satisfies Readonly<Record<string, Note>>;

export type Trait = keyof typeof TRAITS;
export type WeaponTrait = keyof typeof WEAPON_TRAITS;

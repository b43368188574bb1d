/** What is special about a model, a sentence each, with the rule behind it. */
import { BLADES, type Edge } from '../../../games/hulk-heresy/data/assault.ts';
import { GUNS, hasTrait, type Trait } from '../../../games/hulk-heresy/data/ranged.ts';
import type { ModelRow } from '../../../games/hulk-heresy/force/list.ts';
import { powerRule, type SpecialRule } from './powers.ts';

const rule = (name: string, text: string, id: string): SpecialRule => ({ name, text, rule: id });

const TRAITS: Readonly<Partial<Record<Trait, SpecialRule>>> = {
  overwatch: rule(
    'Overwatch',
    'For 2 points: shoots for nothing at whatever acts in its sight, within twelve squares.',
    'HH-OVW-05',
  ),
  sustained: rule(
    'Sustained Fire',
    'One more on the dice if the next action is another shot at the same target, without a step or turn.',
    'HH-SPEC-26',
  ),
  jam: rule('Jam', 'A double on overwatch jams it after the shot; 1 point clears it.', 'HH-SPEC-10'),
  area: rule(
    'Area Effect',
    'Rolls for every piece in the area around its target, friends too.',
    'HH-SPEC-01',
  ),
  persistent: rule(
    'Persistent',
    'Leaves fire that blocks sight and that nobody may walk into; whoever stands in it may burn with each step.',
    'HH-SPEC-20',
  ),
  graviton: rule(
    'Graviton',
    'Whoever is saved pays for Move and Shoot, overwatch and guard with command points only, and has no Sustained Fire.',
    'HH-SPEC-08',
  ),
  overheat: rule(
    'Overheat',
    'Double 1 or double 2 destroys the shooter after the shot; a command point may roll the dice again first.',
    'HH-SPEC-19',
  ),
  deflagrate: rule(
    'Deflagrate',
    'A double on the save dice fails, whatever its sum; a command point may roll it again.',
    'HH-SPEC-07',
  ),
  rend: rule('Rend', 'Destroys doors, barricades and what can be destroyed without dice.', 'HH-SPEC-25'),
  penetrate: rule(
    'Penetrate',
    'If its target dies, the first piece behind it must save or die, friend or foe.',
    'HH-SPEC-24',
  ),
  malfunction: rule(
    'Malfunction',
    'Once reloaded: three of a kind on the dice, and it explodes after the shot.',
    'HH-WPN-23',
  ),
  detonation: rule(
    'Detonation',
    'If its bearer dies before the third shot, the fuel goes off: 4 or more strikes each piece near by.',
    'HH-WPN-28',
  ),
};

const EDGES: Readonly<Partial<Record<Edge, SpecialRule>>> = {
  rend: rule('Rend', 'Destroys doors, barricades and what can be destroyed without dice.', 'HH-SPEC-25'),
  cleave: rule('Cleave', 'A natural 11 or 12 fails the loser’s save.', 'HH-SPEC-06'),
  'knock-back': rule(
    'Knock Back',
    'A loser who is saved or healed is thrown one square straight back, if it is free.',
    'HH-SPEC-15',
  ),
  parry: rule(
    'Parry',
    'In a fight to its front: an enemy’s die of your choice is rolled again.',
    'HH-SPEC-23',
  ),
  block: rule('Block', 'Takes one die from an enemy to its front, never the last.', 'HH-SPEC-05'),
  psi: rule(
    'Force weapon',
    'In a fight to its front psi points may be added to the score, one each.',
    'HH-LIBR-04',
  ),
  graviton: rule(
    'Plaguesword',
    'A loser who is saved pays for overwatch, guard and Move and Shoot with command points only.',
    'HH-SPEC-08',
  ),
  servo: rule(
    'Servo arm',
    'In assaults it makes: one more die, and Block, Knock Back, Rend or Sweep by choice.',
    'HH-FORGE-03',
  ),
  shield: rule(
    'Shield',
    'Attacked from its front, it may have one of the attacker’s dice rolled again.',
    'HH-AWPN-07',
  ),
};

const KINDS: Readonly<Record<string, readonly SpecialRule[]>> = {
  tactical: [
    rule(
      'Fury of the Legion',
      'On overwatch one die more for each other Tactical of its side beside it.',
      'HH-PA-07',
    ),
  ],
  assault: [
    rule(
      'Bolt and Blade',
      'One die more in assaults it makes, with a pistol or hand flamer in the other hand.',
      'HH-PA-08',
    ),
  ],
  breacher: [
    rule('Void Hardened', 'Two more on saves against weapons with Area Effect.', 'HH-PA-09'),
    rule(
      'Boarding shield',
      'Two more on saves against shots of weapons with Overwatch from its front.',
      'HH-AWPN-07',
    ),
  ],
  praetor: [
    rule(
      'Legion Discipline',
      'It and every Astartes of its side in its section win ties in fights.',
      'HH-PRAE-02',
    ),
    rule(
      'Primarch’s Strategy',
      'It and friends within six squares may roll one 1 of a save again.',
      'HH-PRAE-03',
    ),
    rule(
      'Commander',
      'Two more in fights to its front; a die each turn brings up to two command points.',
      'HH-PRAE-01',
    ),
  ],
  centurion: [
    rule(
      'Legion Discipline',
      'It and every Astartes of its side in its section win ties in fights.',
      'HH-CENT-02',
    ),
    rule(
      'Legio Deligatus',
      'It and friends in its section may roll one 1 again, in a shot and in a fight.',
      'HH-CENT-03',
    ),
    rule(
      'Commander',
      'One more in fights to its front; a die each turn may bring a command point.',
      'HH-CENT-01',
    ),
  ],
  champion: [
    rule('Honour Duel', 'May challenge an enemy Character or Sergeant within six squares.', 'HH-DUEL-01'),
    rule(
      'Skills',
      'In each assault it makes: Piercing Lunge, Sweeping Blow or Peerless Guard.',
      'HH-CHAMP-04',
    ),
    rule('Blade master', 'Wins ties in every fight.', 'HH-CHAMP-02'),
    rule('Master-crafted', 'Rolls its 1s again in every fight.', 'HH-CHAMP-03'),
  ],
  chaplain: [
    rule(
      'Litanies',
      'Once a turn, for 2 points: a charge of three steps, or one more on shots or a die more in assaults for friends within six squares.',
      'HH-CHAP-02',
    ),
  ],
  medicae: [
    rule(
      'Narthecium',
      'A friend in its three forward squares who fails a save lives on a 4 or more.',
      'HH-MEDIC-02',
    ),
  ],
  'forge-lord': [
    rule(
      'Barricades',
      'For exactly 2 command points: a barricade on an empty square in its sight.',
      'HH-FORGE-04',
    ),
  ],
  librarian: [rule('Psychic powers', 'One power a turn, for psi points.', 'HH-PSI-02')],
  bloodletter: [
    rule(
      'Rage of Khorne',
      'Rolls its 1s again in assaults it makes; after a kill it may go up to two squares and strike again.',
      'HH-DAEM-13',
    ),
  ],
  daemonette: [
    rule(
      'Hypnotic Presence',
      'Enemies in its section have no command points, and shots at it no Sustained Fire.',
      'HH-DAEM-14',
    ),
  ],
  'pink-horror': [
    rule('Coruscating Flames', 'Twelve squares, two dice: hits if they reach the range.', 'HH-DAEM-15'),
    rule('Rebirth', 'Two Blue Horrors come of it when it is destroyed.', 'HH-DAEM-12'),
  ],
  'blue-horror': [rule('Fizzing Flames', 'Six squares, two dice: a double hits.', 'HH-DAEM-16')],
  plaguebearer: [
    rule('Cloud of Flies', 'One more on its saves, and shots at it count two squares more.', 'HH-DAEM-11'),
  ],
};

const DAEMON = rule(
  'Daemonic',
  'Only force weapons and powers change its save; it cannot go on overwatch.',
  'HH-DAEM-02',
);
const HERALD = rule(
  'Herald',
  'Two command points a turn for daemons; those within six squares have one more on saves and one more action point.',
  'HH-DAEM-08',
);
const ICON = rule(
  'Instrument or Icon',
  'Each daemon within six squares may roll its first failed save of the turn again.',
  'HH-DAEM-10',
);
const SERGEANT = rule(
  'Sergeant',
  'One more in fights to its front; the command counter may be drawn once more.',
  'HH-SERG-02',
);

export function rulesOf(row: ModelRow): SpecialRule[] {
  const traits = row.ranged.flatMap((gun) => [...GUNS[gun]]);
  const found = [
    ...(KINDS[row.kind] ?? []),
    row.sergeant && SERGEANT,
    row.armour === 'daemon' && DAEMON,
    ...row.powers.map(powerRule),
    row.herald && HERALD,
    row.icon && ICON,
    ...(Object.keys(TRAITS) as Trait[]).map(
      (trait) => traits.some((mode) => hasTrait(mode, trait)) && TRAITS[trait],
    ),
    ...row.assault.flatMap((blade) => (BLADES[blade].edges as readonly Edge[]).map((edge) => EDGES[edge])),
  ];
  const known = new Set<string>();
  return found.filter((one): one is SpecialRule => {
    if (!one || known.has(one.name)) return false;
    known.add(one.name);
    return true;
  });
}

/** What is special about a model, a sentence each, with the rule behind it. */
import { BLADES, type Edge } from '../../../games/hulk-heresy/data/assault.ts';
import { GUNS, hasTrait, type Trait } from '../../../games/hulk-heresy/data/ranged.ts';
import type { ModelRow } from '../../../games/hulk-heresy/force/list.ts';

export interface SpecialRule {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

const rule = (name: string, text: string, id: string): SpecialRule => ({ name, text, rule: id });

const TRAITS: Readonly<Partial<Record<Trait, SpecialRule>>> = {
  overwatch: rule(
    'Overwatch',
    'May fire at whoever acts before it, within twelve squares, at no cost.',
    'HH-OVW-01',
  ),
  sustained: rule(
    'Sustained Fire',
    'Adds one to the dice of every further shot at the same target.',
    'HH-SPEC-26',
  ),
  jam: rule('Jam', 'Jams on a double on overwatch; an action point clears it.', 'HH-SPEC-10'),
  area: rule('Area Effect', 'Strikes everybody in the part of the section it reaches.', 'HH-SPEC-01'),
  persistent: rule('Persistent', 'Leaves a fire that stays and burns whoever walks into it.', 'HH-SPEC-20'),
  graviton: rule(
    'Graviton',
    'Whoever is hit acts through command points only in its next phase.',
    'HH-SPEC-08',
  ),
  overheat: rule(
    'Overheat',
    'A double may burn the shooter, unless a command point rolls the dice again.',
    'HH-CP-12',
  ),
  deflagrate: rule('Deflagrate', 'A double on the save dice fails, whatever its sum.', 'HH-SPEC-07'),
  rend: rule('Rend', 'Destroys doors, barricades and other things without dice.', 'HH-SPEC-25'),
  penetrate: rule('Penetrate', 'Goes on through whoever it destroys, to the next in the line.', 'HH-SPEC-24'),
  malfunction: rule('Malfunction', 'May explode once its reload is used.', 'HH-WPN-24'),
  detonation: rule('Detonation', 'Its fuel goes off when its bearer is hit too often.', 'HH-WPN-28'),
};

const EDGES: Readonly<Partial<Record<Edge, SpecialRule>>> = {
  rend: rule('Rend', 'Breaks doors and barricades without dice.', 'HH-SPEC-25'),
  cleave: rule('Cleave', 'A natural 11 or 12 fails the loser’s save.', 'HH-SPEC-06'),
  'knock-back': rule('Knock Back', 'A loser who is saved is thrown one square back.', 'HH-SPEC-15'),
  parry: rule('Parry', 'Makes one die of an enemy to its front roll again.', 'HH-SPEC-23'),
  block: rule('Block', 'Takes one die from an enemy to its front, never the last.', 'HH-SPEC-05'),
  psi: rule('Force weapon', 'Psi points may be added to the score, one each.', 'HH-LIBR-04'),
  graviton: rule('Plague', 'A loser who is saved is held as by gravity.', 'HH-SPEC-08'),
  servo: rule('Servo arm', 'One more die, and Block, Knock Back, Rend or Sweep by choice.', 'HH-FORGE-03'),
  shield: rule('Shield', 'The defender may make one of the attacker’s dice roll again.', 'HH-AWPN-07'),
};

const KINDS: Readonly<Record<string, readonly SpecialRule[]>> = {
  tactical: [
    rule('Fury of the Legion', 'On overwatch one die more for each Tactical beside it.', 'HH-PA-07'),
  ],
  assault: [rule('Bolt and Blade', 'One die more when it attacks.', 'HH-PA-08')],
  breacher: [rule('Hardened', 'Two more on saves against weapons with Area Effect.', 'HH-PA-09')],
  praetor: [
    rule('Legion Discipline', 'Friends in its section win ties.', 'HH-PRAE-02'),
    rule('Presence', 'A friend within six squares may roll a 1 of its save again.', 'HH-PRAE-03'),
    rule('Commander', 'A die each turn may bring one or two command points.', 'HH-CMD-05'),
  ],
  centurion: [
    rule('Legion Discipline', 'Friends in its section win ties.', 'HH-CENT-02'),
    rule('Steady', 'Friends in its section may roll one 1 again, shooting or fighting.', 'HH-CENT-03'),
    rule('Commander', 'A die each turn may bring a command point.', 'HH-CMD-05'),
  ],
  champion: [
    rule('Honour Duel', 'May challenge an enemy Character or Sergeant within six squares.', 'HH-DUEL-01'),
    rule('Skills', 'Piercing Lunge, Sweeping Blow or Peerless Guard with a blow.', 'HH-CHAMP-04'),
    rule('Peerless', 'Wins ties, and rolls its 1s again.', 'HH-CHAMP-02'),
  ],
  chaplain: [
    rule(
      'Litanies',
      'Once a turn: a rush, better shots or a die more, for friends within six squares.',
      'HH-CHAP-02',
    ),
  ],
  medicae: [rule('Narthecium', 'May heal whoever fails a save in reach.', 'HH-MEDIC-02')],
  'forge-lord': [rule('Barricades', 'Raises a barricade on a bare square.', 'HH-FORGE-04')],
  librarian: [rule('Psychic powers', 'One power a turn, for psi points.', 'HH-PSI-02')],
  bloodletter: [rule('Rage', 'Rolls its 1s again when it attacks, and rages on after a kill.', 'HH-DAEM-13')],
  daemonette: [
    rule('Hypnotic', 'No command points for enemies in its section, no Sustained Fire at it.', 'HH-DAEM-14'),
  ],
  'pink-horror': [
    rule('Flames and rebirth', 'Breathes flames; two Blue Horrors come of it when it falls.', 'HH-DAEM-12'),
  ],
  'blue-horror': [rule('Flames', 'Breathes lesser flames.', 'HH-DAEM-16')],
  plaguebearer: [
    rule('Cloud of flies', 'One more on its saves, and harder to shoot from afar.', 'HH-DAEM-11'),
  ],
};

const DAEMON = rule('Daemonic', 'Weapons take nothing off its save; no overwatch.', 'HH-DAEM-02');
const HERALD = rule(
  'Herald',
  'Two daemonic command points a turn, and friends nearby are stronger.',
  'HH-DAEM-08',
);
const ICON = rule('Icon', 'Once a turn a daemon within six squares rolls a failed save again.', 'HH-DAEM-10');
const SERGEANT = rule(
  'Sergeant',
  'The command counter may be drawn once more; one more in a fight.',
  'HH-CMD-04',
);

export function rulesOf(row: ModelRow): SpecialRule[] {
  const traits = row.ranged.flatMap((gun) => [...GUNS[gun]]);
  const found = [
    ...(KINDS[row.kind] ?? []),
    row.sergeant && SERGEANT,
    row.armour === 'daemon' && DAEMON,
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

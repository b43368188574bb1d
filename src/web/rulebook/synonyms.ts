/** What players call things: words of one line mean the same to a search. A phrase is found when all its words are. */
const LINES = [
  'shoot, fire, ranged attack, gunfire',
  'friend, friendly, Marine unit, own unit, comrade, ally, teammate',
  'shoot through, see through, look through, fire through, fire past, shoot past, block sight, sight line blocked',
  'see, sight, LOS, visible',
  'melee, close assault, CA, close combat, hand to hand, stab',
  'kill, casualty, destroyed, removed, dead',
  'walk, move, step, run',
  'rotate, turn, facing',
  'reload, ammunition, ammo, shells',
  'jam, malfunction, stuck',
  'flamethrower, flamer',
  'minigun, assault cannon',
  'rocket, missile',
  'reaction fire, overwatch, snap fire',
  'spawn, reinforcement, arrive',
  'radar, blip',
  'alien, genestealer, stealer',
  'vent, air duct',
  'stairs, ladder',
  'hole, pitfall',
  'debris, rubble',
  'magic, spell, psychic, power',
  'wizard, librarian, warlock, weirdboy',
  'officer, sergeant, captain, commander',
  'clock, timer, time limit',
  'hidden, secret, face down',
  'win, victory',
  'range, distance, how far',
  'tank, vehicle',
  'infantry, stand, soldiers, troops',
  'mech, titan',
  'flee, fall back, rout, run away',
  'panic, morale',
  'artillery, barrage, bombardment',
  'armour, save, saving throw',
  'forest, woods, trees',
  'house, building',
  'transport, carry, embark, passengers',
  'turret, sentry gun',
  'force field, power field, void shield',
  'pick up, carry, object',
  'alone, solo, automatic stealer player',
];

/** Every phrase of the list, and the others of its lines. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = gather();

function gather(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of LINES) {
    const phrases = line.toLowerCase().split(', ');
    for (const phrase of phrases)
      found.set(phrase, [...(found.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]);
  }
  return found;
}

/** Psychic powers, a sentence each. HH-PSI-10 to HH-PSI-30 are in the order of the disciplines. */
import { DISCIPLINES, POWER_IDS, type PowerId, psiCost } from '../../../games/hulk-heresy/data/powers.ts';
import { capital, counted } from '../../../kernel/words.ts';

export interface SpecialRule {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

const TEXTS: Readonly<Record<PowerId, string>> = {
  endurance: 'A friend within six squares may roll failed saves again this turn.',
  enfeeble:
    'An enemy within twelve pays one point more for moves and assaults, and sets no overwatch or guard.',
  'warp-speed': 'A friend within twelve takes two steps with each move, and may roll a lost assault again.',
  prescience: 'One command point that was spent comes back.',
  'scriers-gaze': 'Reveals up to a die’s worth of enemy blips within eight, or all of one section.',
  precognition:
    'A friend within twelve may roll failed saves again and has two command points of its own to react with.',
  'fire-shield': 'Fire on an empty square within six: it hides, and whoever enters must save.',
  'flame-breath': 'Everybody in the six squares straight ahead must save, friend or foe.',
  inferno: 'A heavy flamer’s shot within twelve that also takes doors and barricades.',
  'mind-howl': 'An enemy within six loses overwatch and guard, and has no command points.',
  dominate:
    'An enemy within eight: on 2 or more you move it for three points, on 5 or more it attacks for you.',
  hallucination: 'A friend becomes a blip again, with two false ones; the three are shuffled and run.',
  crush:
    'An enemy in sight saves if either of two dice is a 6; or a door or barricade in sight is destroyed.',
  'force-barrier': 'A wall on an empty square within twelve: nobody enters it or sees through it.',
  'psychic-storm':
    'Destroys one enemy within six on 2 or more; or on 4 or more each in a section saves at −3.',
  hammerhand: 'A friend within six rolls one die more in close assault, and whom it beats saves at −2.',
  sanctuary:
    'Guards a section within twelve: no modifiers or weapon rules against it, saves again; daemons in it die.',
  'gate-of-infinity':
    'A friend within six goes to an empty square within twelve, and acts through command points only.',
  'dark-flame': 'An enemy within eight has no command points, and saves if either of two dice is a 6.',
  summoning:
    'A Lesser Daemon of your choice on an empty square within six; friends in that section have no command points.',
  sacrifice: 'Another friend within twelve is gone for good; a Herald of your choice stands in its place.',
};

const FIRST_RULE = 10;

/** 'Summoning, 2 psi points: ...', with its rule. */
export function powerRule(power: PowerId): SpecialRule {
  const discipline = Object.entries(DISCIPLINES).find(([, own]) =>
    (own as readonly PowerId[]).includes(power),
  )?.[0];
  return {
    name: capital(power.replaceAll('-', ' ').replace('scriers', 'scrier’s')),
    text: `${counted(psiCost(power), 'psi point')}, ${discipline}. ${TEXTS[power]}`,
    rule: `HH-PSI-${FIRST_RULE + POWER_IDS.indexOf(power)}`,
  };
}

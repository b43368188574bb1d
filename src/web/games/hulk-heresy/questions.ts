/** Every question of the game in a title and a sentence. */

export interface Wording {
  readonly title: string;
  readonly text: string;
  readonly more?: string;
  /** What the answer that declines is called. */
  readonly no?: string;
}

export const QUESTIONS: Readonly<Record<string, Wording>> = {
  roles: { title: 'Attack or defend?', text: 'You won the roll. The Attacker acts first in every turn.' },
  zone: { title: 'Where do you begin?', text: 'The other side has the other zone.' },
  muster: { title: 'Muster your force', text: '' },
  deploy: { title: 'Place a blip', text: 'On a marked square of your deployment area.' },
  letter: { title: 'Which of them is it?', text: 'Only you know.' },
  command: { title: 'Keep the counter?', text: '' },
  reinforce: {
    title: 'Reinforcements',
    text: 'Bring a blip to one of your entry points.',
    no: 'That is all',
  },
  react: {
    title: 'React?',
    text: '',
    more: 'One model, one action of one or two command points. Whoever reacts fires no overwatch at this.',
    no: 'None',
  },
  overwatch: {
    title: 'Overwatch',
    text: '',
    more: 'All shots are declared first. Every declared shot is fired, even if an earlier one kills.',
  },
  placement: {
    title: 'Fire at what has appeared',
    text: '',
    more: 'Models on overwatch may fire at whoever was revealed.',
  },
  face: { title: 'Which way does it look?', text: 'Choose an arrow.' },
  'face-foe': { title: 'Turn to face it?', text: '', no: 'Stay as it is' },
  snap: {
    title: 'Fire on the move?',
    text: '',
    more: 'A shot goes with the step, at no further cost.',
    no: 'Hold fire',
  },
  back: { title: 'Back on overwatch?', text: 'The jam is cleared.' },
  'save-again': {
    title: 'The save fails',
    text: '',
    more: 'One effect may re-roll a save.',
    no: 'Let it fail',
  },
  'shot-again': { title: 'Roll a 1 again?', text: '', no: 'Keep the dice' },
  overheat: {
    title: 'It overheats',
    text: 'A double 1 or 2 destroys whoever fires it, after the shot. A command point rolls the dice again.',
    no: 'Keep the dice',
  },
  blade: { title: 'With which weapon?', text: '' },
  ones: { title: 'Roll 1s again?', text: '', no: 'Keep the dice' },
  force: { title: 'Parry?', text: 'Your parry makes a die of the enemy’s roll again.', no: 'Keep the dice' },
  guard: { title: 'On guard: roll a die again?', text: '', no: 'Keep the dice' },
  warp: { title: 'Warp Speed: roll all again?', text: '', no: 'Keep the dice' },
  psi: { title: 'Put psi points into the blow?', text: 'Each adds one.' },
  challenge: {
    title: 'An Honour Duel is offered',
    text: 'Refuse, and your models within six squares of either of them have no command points for a while.',
  },
  'duel-ground': { title: 'Where do you meet?', text: 'Choose a marked square.' },
  strike: { title: 'The first blow', text: '' },
  land: { title: 'Where does it come to lie?', text: 'Choose a marked square.' },
  heal: {
    title: 'Heal it?',
    text: 'The narthecium saves it on 4 or more, one time in two.',
    no: 'Let it fall',
  },
  rush: { title: 'Rush', text: 'Step towards the enemy, or strike.' },
  gaze: { title: 'Which blips are looked at?', text: '', no: 'None' },
  shuffle: { title: 'Which of the three is real?', text: 'Only you know.' },
  phantoms: { title: 'Spread the three blips', text: 'Choose one, then where it goes.' },
  arrival: { title: 'Where does it appear?', text: 'Choose a marked square.' },
  dominate: { title: 'It is yours for a moment', text: 'Move the enemy model.', no: 'No more moves' },
  'dominate-attack': { title: 'Let it attack?', text: '', no: 'No' },
  rebirth: {
    title: 'Where does the second stand?',
    text: 'Two Blue Horrors come of a Pink one. Choose a marked square.',
  },
  rage: { title: 'It rages on', text: 'Up to two steps, then it must strike again.', no: 'No' },
  broodlord: { title: 'Is it the Broodlord’s replacement?', text: '', no: 'No' },
  spawn: { title: 'Who was under the blip?', text: '' },
  'spawn-place': { title: 'Where does it stand?', text: 'Choose a marked square.' },
  break: { title: 'Roll again?', text: '', no: 'Keep the dice' },
};

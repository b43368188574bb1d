/** One line of text per action: `2 move NE cp1`, `7 assault 3`, `end`. */
import { DIR_NAMES, dirNamed, FACING_NAMES, facingNamed } from '../../grid/directions.ts';
import { Problem } from '../../kernel/contract.ts';
import { type Action, act, VERBS, type Verb } from './actions.ts';
import { priceOf } from './legal.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** How the thing aimed at is written. */
const AIM: Readonly<Partial<Record<Verb, 'direction' | 'square' | 'piece' | 'area' | 'die'>>> = {
  move: 'direction',
  door: 'square',
  'shoot-door': 'square',
  batter: 'square',
  place: 'square',
  enter: 'square',
  shoot: 'piece',
  assault: 'piece',
  lurk: 'area',
  reroll: 'die',
  parry: 'die',
};
const UNIT_AFTER: readonly Verb[] = ['first', 'support'];
const ALONE: readonly Verb[] = [
  'end',
  'keep',
  'redraw',
  'hold',
  'place',
  'fight',
  'reroll',
  'parry',
  'accept',
  'pass',
];

export function print(table: Table, action: Action): string {
  const { do: verb, unit, to, face, cp, clear } = action;
  const words: string[] = [];
  if (unit && !UNIT_AFTER.includes(verb)) words.push(String(unit));
  words.push(verb);
  if (unit && UNIT_AFTER.includes(verb)) words.push(String(unit));
  const aim = AIM[verb];
  if (aim === 'direction') words.push(DIR_NAMES[to]);
  else if (aim === 'square') words.push(table.board.name(to));
  else if (aim === 'piece') words.push(String(to));
  else if (aim === 'area') words.push(table.board.entries[to]?.name ?? `E${to + 1}`);
  else if (aim === 'die') words.push(String(to + 1));
  if (verb === 'turn' || verb === 'face') words.push(FACING_NAMES[face]);
  else if (face !== -1) words.push('face', FACING_NAMES[face]);
  if (cp) words.push(`cp${cp}`);
  if (clear) words.push('clear');
  return words.join(' ');
}

/** Without `cpK` a Marine pays with AP first and command points make up the rest (HR-ACT-05). */
export function parse(table: Table, state: State, text: string): Action {
  const words = text.trim().split(/\s+/);
  let at = 0;
  const next = (what: string): string => {
    if (at >= words.length || words[at] === '')
      throw new Problem(`"${text}" ends where ${what} should follow.`);
    return words[at++];
  };
  const number = (what: string): number => {
    const word = next(what);
    if (!/^\d{1,4}$/.test(word)) throw new Problem(`"${word}" in "${text}" should be ${what}.`);
    return Number(word);
  };
  const facing = (): number => {
    const word = next('a facing');
    const face = facingNamed(word);
    if (face < 0) throw new Problem(`"${word}" in "${text}" is not a facing: write N, E, S or W.`);
    return face;
  };

  let unit = /^\d+$/.test(words[0]) ? number('a unit number') : 0;
  const word = next('a verb');
  const verb = VERBS.find((v) => v === word);
  if (!verb) throw new Problem(`"${word}" in "${text}" is not something a piece can do. ${nearest(word)}`);
  if (UNIT_AFTER.includes(verb)) unit = number('a unit number');
  else if (unit === 0 && !ALONE.includes(verb))
    throw new Problem(`"${text}" does not say which unit: begin with its number.`);
  else if (unit !== 0 && ALONE.includes(verb))
    throw new Problem(`"${verb}" in "${text}" takes no unit number.`);

  let to = -1;
  const aim = AIM[verb];
  if (aim === 'direction') {
    const name = next('a direction');
    to = dirNamed(name);
    if (to < 0) throw new Problem(`"${name}" in "${text}" is not a direction: write N, NE, E and so on.`);
  } else if (aim === 'square') {
    const name = next('a square');
    to = table.board.find(name);
    if (to < 0) throw new Problem(`"${name}" in "${text}" is not a square of this board.`);
  } else if (aim === 'piece') to = number('a unit number');
  else if (aim === 'area') {
    const name = next('an entry area');
    to = table.board.entries.findIndex((entry) => entry.name.toLowerCase() === name.toLowerCase());
    if (to < 0) throw new Problem(`"${name}" in "${text}" is not an entry area of this board.`);
  } else if (aim === 'die') {
    to = number('a die') - 1;
    if (to < 0) throw new Problem(`Dice in "${text}" are counted from 1.`);
  }

  let face = verb === 'turn' || verb === 'face' ? facing() : -1;
  let cp = -1;
  let clear = false;
  while (at < words.length) {
    const extra = words[at++];
    if (extra === 'face' && (verb === 'move' || verb === 'enter')) face = facing();
    else if (/^cp\d$/.test(extra)) cp = Number(extra[2]);
    else if (extra === 'clear') clear = true;
    else throw new Problem(`"${extra}" at the end of "${text}" means nothing here.`);
  }
  if (cp < 0) {
    const action = act(verb, unit, to, face, 0, clear);
    cp = Math.max(0, priceOf(table, state, action) - (state.pieces[unit]?.ap ?? 0));
  }
  return act(verb, unit, to, face, cp, clear);
}

function nearest(word: string): string {
  const close = VERBS.find((v) => v[0] === word[0]);
  return close ? `Did you mean "${close}"?` : `Known: ${VERBS.join(', ')}.`;
}

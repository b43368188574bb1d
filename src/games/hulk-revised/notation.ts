/** One line of text per action: `2 move NE cp1`, `7 assault 3`, `4 throw frag H7`, `muster stealer blips 50`, `end`. */
import { DIR_NAMES, dirNamed, FACING_NAMES, facingNamed } from '../../grid/directions.ts';
import { Problem } from '../../kernel/contract.ts';
import { type Action, act, musters, VERB_FORMS, VERBS, type VerbForm } from './actions.ts';
import { readForce } from './force/list.ts';
import { parseForce, printForce } from './force/notation.ts';
import { cellName, cellNamed } from './geotiles/cells.ts';
import { TILE_IDS } from './geotiles/tiles.ts';
import { objectsHere } from './movement/objects.ts';
import { GRENADES } from './shooting/armoury.ts';
import { ABILITIES } from './shooting/psychic.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { priceOf } from './turn/prices.ts';
import { SPECIALS } from './units.ts';

const ITEM_NAMES: Readonly<Record<'grenade' | 'ability' | 'special' | 'tile', readonly string[]>> = {
  grenade: GRENADES,
  ability: ABILITIES,
  special: SPECIALS,
  tile: TILE_IDS,
};
const ITEM_WORDS = { grenade: 'one of the kinds', ability: 'one of the abilities', tile: 'a tile' } as const;
/** Brings no special unit on. */
const PLAIN = 'genestealers';
const SCAN = ABILITIES.indexOf('scan') + 1;

export function print(table: Table, action: Action): string {
  const { do: verb, unit, to, face, cp, clear, item } = action;
  const form = VERB_FORMS[verb];
  if (form.force) return `${verb} ${printForce(readForce(action.force))}`;
  const words: string[] = [];
  if (form.unit === 'before') words.push(String(unit));
  words.push(verb);
  if (form.unit === 'after') words.push(String(unit));
  if (form.item) words.push(item === 0 ? PLAIN : ITEM_NAMES[form.item][item - 1]);
  if (to !== -1) words.push(aimName(table, form, action));
  if (form.face === 'must') words.push(FACING_NAMES[face]);
  else if (face !== -1) words.push('face', FACING_NAMES[face]);
  if (cp) words.push(`cp${cp}`);
  if (clear) words.push('clear');
  return words.join(' ');
}

function aimName(table: Table, form: VerbForm, { to, item }: Action): string {
  switch (form.to) {
    case 'direction':
      return DIR_NAMES[to];
    case 'piece':
    case 'object':
      return String(to);
    case 'area':
      return table.board.entries[to]?.name ?? `E${to + 1}`;
    case 'die':
      return String(to + 1);
    case 'cell':
      return cellName(to);
    case 'square or section':
      return item === SCAN ? `section ${to + 1}` : table.board.name(to);
    default:
      return table.board.name(to);
  }
}

/** Reads the words of one action in turn, and says what is wrong with them. */
class Words {
  private at = 0;
  readonly text: string;
  private readonly words: readonly string[];

  constructor(text: string) {
    this.text = text;
    this.words = text.trim().split(/\s+/);
  }

  more(): boolean {
    return this.at < this.words.length && this.words[this.at] !== '';
  }

  peek(): string {
    return this.words[this.at] ?? '';
  }

  next(what: string): string {
    if (!this.more()) throw new Problem(`"${this.text}" ends where ${what} should follow.`);
    return this.words[this.at++];
  }

  number(what: string): number {
    const word = this.next(what);
    if (!/^\d{1,4}$/.test(word)) throw new Problem(`"${word}" in "${this.text}" should be ${what}.`);
    return Number(word);
  }

  /** The place of a word among others; a sentence that lists them when it is not there. */
  among(what: string, names: readonly string[]): number {
    const word = this.next(what);
    const found = names.findIndex((name) => name.toLowerCase() === word.toLowerCase());
    if (found < 0)
      throw new Problem(`"${word}" in "${this.text}" is not ${what}: write ${names.join(', ')}.`);
    return found;
  }

  facing(): number {
    const word = this.next('a facing');
    const face = facingNamed(word);
    if (face < 0) throw new Problem(`"${word}" in "${this.text}" is not a facing: write N, E, S or W.`);
    return face;
  }
}

/** Without `cpK` a Marine pays with AP first and command points make up the rest (HR-ACT-05). */
export function parse(table: Table, state: State, text: string): Action {
  const [, list] = /^\s*muster\s(.*)$/s.exec(text) ?? [];
  if (list !== undefined) return musters(parseForce(list));
  const words = new Words(text);
  let unit = /^\d+$/.test(words.peek()) ? words.number('a unit number') : 0;
  const word = words.next('a verb');
  const verb = VERBS.find((v) => v === word);
  if (!verb) throw new Problem(`"${word}" in "${text}" is not something a piece can do. ${nearest(word)}`);
  const form = VERB_FORMS[verb];
  if (form.force) throw new Problem(`"${text}" does not say what is mustered: "muster stealer blips 50".`);
  if (form.unit === 'before' && unit === 0)
    throw new Problem(`"${text}" does not say which unit: begin with its number.`);
  if (form.unit !== 'before' && unit !== 0)
    throw new Problem(`"${verb}" in "${text}" takes no unit number before it.`);
  if (form.unit === 'after') unit = words.number('a unit number');
  let item = 0;
  if (form.item === 'special') item = words.among('a unit to bring on', [PLAIN, ...SPECIALS]);
  else if (form.item) item = words.among(ITEM_WORDS[form.item], ITEM_NAMES[form.item]) + 1;
  const to =
    form.to === 'object' ? objectAimed(state, words, unit) : form.to ? aim(table, words, form, item) : -1;
  let face = form.face === 'must' ? words.facing() : -1;
  let cp = -1;
  let clear = false;
  while (words.more()) {
    const extra = words.next('');
    if (extra === 'face' && form.face === 'may') face = words.facing();
    else if (/^cp\d$/.test(extra) && form.paid) cp = Number(extra[2]);
    else if (extra === 'clear' && (verb === 'move' || verb === 'turn')) clear = true;
    else throw new Problem(`"${extra}" at the end of "${text}" means nothing here.`);
  }
  if (cp < 0) {
    const price = priceOf(table, state, act(verb, unit, to, face, 0, clear, item));
    cp = Math.max(0, price - (state.pieces[unit]?.ap ?? 0));
  }
  return act(verb, unit, to, face, cp, clear, item);
}

/** Without a number, the first object where he stands. */
function objectAimed(state: State, words: Words, unit: number): number {
  if (/^\d+$/.test(words.peek())) return words.number('an object');
  const p = state.pieces[unit];
  return p ? (objectsHere(state, p)[0] ?? 0) : 0;
}

function aim(table: Table, words: Words, form: VerbForm, item: number): number {
  const { board } = table;
  switch (form.to) {
    case 'direction': {
      const name = words.next('a direction');
      const dir = dirNamed(name);
      if (dir < 0)
        throw new Problem(`"${name}" in "${words.text}" is not a direction: write N, NE, E and so on.`);
      return dir;
    }
    case 'piece':
      return words.number('a unit number');
    case 'area':
      return words.among(
        'an entry area',
        board.entries.map((entry) => entry.name),
      );
    case 'die': {
      const die = words.number('a die');
      if (die < 1) throw new Problem(`Dice in "${words.text}" are counted from 1.`);
      return die - 1;
    }
    case 'cell': {
      const name = words.next('a cell');
      const cell = cellNamed(name);
      if (cell < 0)
        throw new Problem(
          `"${name}" in "${words.text}" is not a cell: write 1,-2 for one east and two north.`,
        );
      return cell;
    }
    case 'square or section':
      if (!words.more() || words.peek() === 'face') return -1;
      if (item === SCAN) {
        words.among('the word "section"', ['section']);
        const section = words.number('the number of a section');
        if (section < 1 || section > board.sections.length)
          throw new Problem(`There is no section ${section}: "${words.text}".`);
        return section - 1;
      }
      break;
    default:
  }
  const name = words.next('a square');
  const square = board.find(name);
  if (square < 0) throw new Problem(`"${name}" in "${words.text}" is not a square of this board.`);
  return square;
}

function nearest(word: string): string {
  const close = VERBS.find((v) => v[0] === word[0]);
  return close ? `Did you mean "${close}"?` : `Known: ${VERBS.join(', ')}.`;
}

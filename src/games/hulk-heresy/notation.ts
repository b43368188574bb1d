/** One line of text per action: `2 move NE after E cp1`, `7 shoot 3 with melta-part`, `deploy B7`, `end`. */
import { DIR_NAMES, dirNamed, FACING_NAMES, facingNamed } from '../../grid/directions.ts';
import { Problem } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import { type Action, type Field, POOLS, VERB_FORMS, VERBS, type Verb } from './actions.ts';
import { bladesOf } from './assault/fighters.ts';
import { BLADE_IDS } from './data/assault.ts';
import { MODE_IDS } from './data/ranged.ts';
import { isForce, letterOf, rowOf } from './force/list.ts';
import { parseForce, printForce } from './force/notation.ts';
import { firstMode } from './shooting/weapons.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { defaultPayment } from './turn/default-payment.ts';

const WORD = /^[a-z][a-z-]{0,30}$/;
const MOST = 99_999;

export function print(table: Table, action: Action): string {
  const form = VERB_FORMS[action.do];
  if (form.force) return `${action.do} ${printForce(action.force!)}`;
  const words = form.unit ? [String(action.unit), action.do] : [action.do as string];
  for (const field of form.fields ?? []) {
    const value = action[field.key];
    if (value === undefined) continue;
    if (field.word) words.push(field.word);
    const all = field.many ? (value as readonly number[]) : [value as number | string];
    words.push(all.map((one) => printed(table, field, one)).join(',') || '-');
  }
  if (form.paid) words.push(paid(action.cp ?? ''));
  return words.join(' ');
}

/** What is paid with command points is always said, so that a line means the same whatever is left. */
function paid(cp: string): string {
  return /^o*$/.test(cp) ? `cp${cp.length}` : `cp:${cp}`;
}

function printed({ board }: Table, { kind }: Field, value: number | string): string {
  if (typeof value === 'string') return value;
  switch (kind) {
    case 'direction':
      return DIR_NAMES[value];
    case 'facing':
      return FACING_NAMES[value];
    case 'square':
      return board.name(value);
    case 'entry':
      return board.entries[value].name;
    case 'letter':
      return letterOf(value);
    case 'die':
      return String(value + 1);
    default:
      return String(value);
  }
}

export function parse(table: Table, state: State, text: string): Action {
  const [, verbed, list] = /^\s*(muster|field)\s(.*)$/s.exec(text) ?? [];
  if (list !== undefined) return { do: verbed as Verb, force: parseForce(list) };
  const words = text.trim().split(/\s+/);
  const unit = /^\d{1,5}$/.test(words[0]) ? Number(words.shift()) : null;
  const verb = VERBS.find((one) => one === words[0]);
  if (!verb) throw new Problem(`"${words[0] ?? ''}" in "${text}" is nothing to do here.`);
  const form = VERB_FORMS[verb];
  if (form.force) throw new Problem(`"${text}" does not say what is mustered.`);
  if (form.unit && unit === null)
    throw new Problem(`"${text}" does not say which piece: begin with its number.`);
  if (!form.unit && unit !== null) throw new Problem(`"${verb}" in "${text}" takes no number before it.`);
  const action: Record<string, unknown> = { do: verb, ...(unit !== null && { unit }) };
  let at = 1;
  for (const field of form.fields ?? []) {
    if (field.word && words[at] !== field.word) continue;
    if (field.word) at++;
    const word = words[at++];
    if (word === undefined) throw new Problem(`"${text}" ends where ${field.kind} should follow.`);
    action[field.key] = field.many
      ? word === '-'
        ? []
        : word.split(',').map((one) => read(table, field, one, text))
      : read(table, field, word, text);
  }
  const last = words[at];
  const points = form.paid && last !== undefined ? /^cp(?:(\d)|:([a-z]{1,9}))$/.exec(last) : null;
  if (points) {
    const cp = points[2] ?? 'o'.repeat(Number(points[1]));
    if (cp !== '') action.cp = cp;
  } else if (last !== undefined) throw new Problem(`"${last}" at the end of "${text}" means nothing here.`);
  if (words.length > at + (points ? 1 : 0)) throw new Problem(`"${text}" goes on where it should end.`);
  if (action.with === undefined && form.fields?.some(({ kind }) => kind === 'weapon')) {
    const mode = firstMode(state, unit);
    if (mode) action.with = mode;
  }
  if (action.with === undefined && verb !== 'take' && form.fields?.some(({ kind }) => kind === 'blade')) {
    const step = topStep(state);
    const asked = step?.do === 'challenge' ? step.champion : step && 'unit' in step ? step.unit : 0;
    const p = state.pieces[unit ?? asked];
    if (p && !p.blip) action.with = bladesOf(state, p)[0];
  }
  if (!form.paid || points) return action as unknown as Action;
  return defaultPayment(table, state, action as unknown as Action);
}

function read({ board }: Table, { kind }: Field, word: string, text: string): number | string {
  const found = ((): number | string => {
    switch (kind) {
      case 'direction':
        return dirNamed(word);
      case 'facing':
        return facingNamed(word);
      case 'square':
        return board.find(word);
      case 'entry':
        return board.entries.findIndex(({ name }) => name === word.toUpperCase());
      case 'letter':
        return rowOf(word);
      case 'weapon':
      case 'blade':
      case 'word':
        return WORD.test(word) ? word : -1;
      case 'die':
        return /^\d{1,2}$/.test(word) ? Number(word) - 1 : -1;
      default:
        return /^\d{1,5}$/.test(word) ? Number(word) : -1;
    }
  })();
  if (found === -1) throw new Problem(`"${word}" in "${text}" is no ${kind} of this game.`);
  return found;
}

/** Whether it has the shape of its verb. Anything may come from outside. */
export function isWellFormed(table: Table, data: unknown): data is Action {
  if (typeof data !== 'object' || data === null) return false;
  const action = data as Record<string, unknown>;
  if (!(VERBS as readonly unknown[]).includes(action.do)) return false;
  const form = VERB_FORMS[action.do as Verb];
  const known = new Set<string>(['do']);
  if (form.unit) known.add('unit');
  if (form.unit && !whole(action.unit, 1, MOST)) return false;
  if (form.force) {
    known.add('force');
    if (!isForce(action.force)) return false;
  }
  if (form.paid) {
    known.add('cp');
    if (action.cp !== undefined && !isPayment(action.cp)) return false;
  }
  for (const field of form.fields ?? []) {
    known.add(field.key);
    const value = action[field.key];
    if (value === undefined ? !field.word : !isValue(table, field, value)) return false;
  }
  return Object.keys(action).every((key) => known.has(key) && action[key] !== undefined);
}

const whole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Letters of POOLS in their order. */
function isPayment(cp: unknown): boolean {
  if (typeof cp !== 'string' || cp.length < 1 || cp.length > 9) return false;
  const places = [...cp].map((letter) => (POOLS as readonly string[]).indexOf(letter));
  return places.every((place, i) => place >= 0 && (i === 0 || place >= places[i - 1]));
}

function isValue(table: Table, field: Field, value: unknown): boolean {
  if (!field.many) return isOne(table, field, value);
  return Array.isArray(value) && value.length <= 99 && value.every((one) => isOne(table, field, one));
}

function isOne({ board }: Table, { kind }: Field, value: unknown): boolean {
  switch (kind) {
    case 'direction':
      return whole(value, 0, 7);
    case 'facing':
      return whole(value, 0, 3);
    case 'square':
      return whole(value, 0, board.size - 1);
    case 'entry':
      return whole(value, 0, board.entries.length - 1);
    case 'section':
      return whole(value, 0, board.sections.length - 1);
    case 'letter':
      return whole(value, 0, 701);
    case 'piece':
      return whole(value, 1, MOST);
    case 'weapon':
      return (MODE_IDS as readonly unknown[]).includes(value);
    case 'blade':
      return (BLADE_IDS as readonly unknown[]).includes(value);
    case 'word':
      return typeof value === 'string' && WORD.test(value);
    default:
      return whole(value, 0, 98);
  }
}

/** One typed line: a piece by its number, a choice by its letter, a command, or an action in notation. */

import { Problem } from '../../kernel/contract.ts';
import { sentence } from '../../kernel/words.ts';
import { COMMANDS } from './commands.ts';
import { type Desk, sayNow, selectUnit, take } from './desk.ts';
import { labelAt, placeOf } from './labels.ts';
import { unitNamed } from './questions.ts';
import { sayRefusal } from './sayings.ts';
import { wayNamed } from './squares.ts';

export function interpret(desk: Desk, line: string): string[] {
  const text = line.trim().replace(/\s+/g, ' ');
  if (text === '') return sayNow(desk);
  const typed = text.toLowerCase();
  const choice =
    desk.choices[placeOf(typed)] ?? desk.choices.find((one) => one.typed.toLowerCase() === typed);
  if (desk.confirming !== null && desk.confirming !== 'concede' && choice?.typed !== desk.confirming)
    desk.confirm(null);
  if (choice) return take(desk, choice);
  const heard = hear(desk, text);
  if (heard) return heard;
  if (/^\d+$/.test(text)) return piece(desk, Number(text));
  const [word, ...rest] = text.split(' ');
  const command = COMMANDS.find(({ names }) => names.includes(word.toLowerCase()));
  if (desk.confirming === 'concede' && word.toLowerCase() !== 'concede') desk.confirm(null);
  // 'aim' asks for the mission's, 'aim 3 4' may be an answer.
  const isCommand = command && !(rest.length > 0 && isAnswer(desk, text));
  return isCommand ? command.run(desk, rest.join(' ')) : action(desk, text);
}

/** Whether the line is an answer, in notation, that could be given now. */
function isAnswer(desk: Desk, text: string): boolean {
  const { sitting, look } = desk;
  if (!look.mine || look.busy || !look.decision) return false;
  try {
    return sitting.check(parse(desk, text)) === null;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return false;
  }
}

/** A line in the game's own words. */
function hear(desk: Desk, text: string): string[] | null {
  const { sitting, look, speech, view, selected } = desk;
  const { viewer, decision, actions, toggles } = look;
  const ask = look.mine && !look.busy && decision ? { view, decision, actions, selected, toggles } : null;
  const heard = speech.hears?.({ view, viewer, selected, ask }, text) ?? null;
  if (!heard) return null;
  if ('selects' in heard) return selectUnit(desk, heard.selects);
  if ('plays' in heard) {
    const refusal = sitting.play(heard.plays);
    return refusal ? [sayRefusal(refusal)] : [];
  }
  for (const { toggle, value } of heard.prefers ?? []) sitting.prefer(toggle, value);
  return [...heard.says];
}

/** A number chooses a piece, as its key does at the drawn table. */
function piece(desk: Desk, number: number): string[] {
  const { sitting, look, hand, choices } = desk;
  if (!look.mine || look.busy || !hand) return ['It is not your turn to act.', ...sayNow(desk)];
  if (hand.prompt) return [`Answer first, with a letter: a to ${labelAt(choices.length - 1)}.`];
  const { rows } = sitting.table.roster(look.view, look.viewer);
  const row = rows.find((one) => one.number === number) ?? rows[number - 1];
  const unit = row?.unit ?? (desk.speech.own(desk.view, look.viewer).includes(number) ? number : 0);
  if (unit === 0) return [`You have no piece ${number}. Type units.`];
  return row?.state === 'dead' ? [`${row.name} is dead.`] : selectUnit(desk, unit);
}

/** `move N N E` is three steps; what comes between them stops the walk. */
function stepsOf(desk: Desk, text: string): unknown[] {
  const [, who, ways] = /^(\d+ )?move((?: (?:NE|SE|SW|NW|N|E|S|W))+)$/i.exec(text) ?? [];
  if (ways === undefined) return [parse(desk, text)];
  return ways
    .trim()
    .split(' ')
    .map((way) => parse(desk, `${who ?? ''}move ${way.toUpperCase()}`));
}

function action(desk: Desk, text: string): string[] {
  const { sitting, look } = desk;
  if (!look.mine || look.busy) return ['It is not your turn to act.', ...sayNow(desk)];
  let steps: unknown[];
  try {
    steps = stepsOf(desk, written(desk, text));
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return [`${sentence(problem.message)} Type help for the commands.`];
  }
  const [first, ...rest] = steps;
  const refusal = sitting.check(first) ?? sitting.play({ action: first, rest });
  return refusal ? [sayRefusal(refusal)] : [];
}

/** Names become numbers and 'north' becomes N. */
function written(desk: Desk, text: string): string {
  return text
    .split(' ')
    .map((word, i) => {
      const dir = wayNamed(word);
      if (dir >= 0 && word.length > 2) return ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'][dir];
      const unit = i === 0 && !/^\d/.test(word) && !isVerb(desk, word) ? unitNamed(desk, word) : 0;
      return unit > 0 ? String(unit) : word;
    })
    .join(' ');
}

function isVerb({ choices }: Desk, word: string): boolean {
  return choices.some(({ typed }) => typed.split(' ').includes(word.toLowerCase()));
}

/** Without a number the selected piece is meant. */
function parse({ sitting, look, selected }: Desk, text: string): unknown {
  const { notation } = sitting.table.game;
  try {
    return notation.parse(look.view, text);
  } catch (problem) {
    if (/^\d/.test(text) || selected === 0) throw problem;
    try {
      return notation.parse(look.view, `${selected} ${text}`);
    } catch {
      throw problem;
    }
  }
}

/** One typed line: a number, a command, or an action in notation. */

import { Problem } from '../../kernel/contract.ts';
import { counted, sentence } from '../../kernel/words.ts';
import { COMMANDS } from './commands.ts';
import { type Desk, sayNow, take } from './desk.ts';
import { unitNamed } from './questions.ts';
import { sayRefusal } from './sayings.ts';
import { wayNamed } from './squares.ts';

export function interpret(desk: Desk, line: string): string[] {
  const text = line.trim().replace(/\s+/g, ' ');
  if (text === '') return sayNow(desk);
  const typed = text.toLowerCase();
  const number = /^\d+$/.test(text) ? Number(text) : null;
  const choice =
    number !== null
      ? desk.choices[number - 1]
      : desk.choices.find((one) => one.typed.toLowerCase() === typed);
  if (desk.confirming !== null && desk.confirming !== 'concede' && choice?.typed !== desk.confirming)
    desk.confirm(null);
  if (choice) return take(desk, choice);
  if (number !== null)
    return [
      desk.choices.length === 0
        ? 'There is nothing to choose now.'
        : `There are ${counted(desk.choices.length, 'choice')}, not ${number}.`,
    ];
  const [word, ...rest] = text.split(' ');
  const command = COMMANDS.find(({ names }) => names.includes(word.toLowerCase()));
  if (desk.confirming === 'concede' && word.toLowerCase() !== 'concede') desk.confirm(null);
  return command ? command.run(desk, rest.join(' ')) : action(desk, text);
}

function action(desk: Desk, text: string): string[] {
  const { sitting, look } = desk;
  if (!look.mine || look.busy) return ['It is not your turn to act.', ...sayNow(desk)];
  let read: unknown;
  try {
    read = parse(desk, written(desk, text));
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return [`${sentence(problem.message)} Type help for the commands.`];
  }
  const refusal = sitting.check(read) ?? sitting.play({ action: read });
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

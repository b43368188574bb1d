/** The longer answers of the command line. */

import { counted, listed, sentence } from '../../kernel/words.ts';
import { onSquares } from '../games/adapter.ts';
import { type Desk, sayNow } from './desk.ts';
import { labelAt } from './labels.ts';
import { sayRefusal } from './sayings.ts';
import { bearing } from './squares.ts';

/** The piece a word means: its number, its name, or how its name begins; 0 for none. */
export function unitNamed({ speech, view, look }: Desk, word: string): number {
  const wanted = word.toLowerCase();
  const all = [...speech.own(view, look.viewer), ...speech.foes(view, look.viewer)];
  if (/^\d+$/.test(word)) return all.find((unit) => unit === Number(word)) ?? 0;
  const named = (unit: number) => speech.name(view, unit).toLowerCase();
  return (
    all.find((unit) => named(unit) === wanted) ??
    all.find(
      (unit) =>
        wanted.length > 1 &&
        named(unit)
          .split(' ')
          .some((part) => part.startsWith(wanted)),
    ) ??
    0
  );
}

/** The piece that is asked about: the one named, else the one selected. */
function about(desk: Desk, rest: string): number {
  return rest ? unitNamed(desk, rest) : desk.selected;
}

const NOBODY = 'Nobody is selected. Type select and a number or a name.';

export function look(desk: Desk, rest: string): string[] {
  const { speech, view, board, scene } = desk;
  const unit = about(desk, rest);
  const from = speech.at(view, unit);
  if (unit === 0) return [NOBODY];
  if (from < 0) return [`${speech.name(view, unit)} is not on the board.`];
  const squares = speech.sight(view, unit);
  const far = (square: number) =>
    Math.max(Math.abs(board.x[square] - board.x[from]), Math.abs(board.y[square] - board.y[from]));
  const place = (square: number) =>
    `at ${board.name(square)}, ${counted(far(square), 'square')} to the ${bearing(board, from, square)}`;
  const near = squares.filter((square) => square !== from).sort((a, b) => far(a) - far(b));
  const pieces = near.flatMap((square) =>
    speech.on(view, square).map((seen) => sentence(`${speech.met(view, seen)}, ${place(square)}`)),
  );
  const doors = near.flatMap((square) =>
    scene.doors
      .filter((door) => door.square === square)
      .map(({ state }) => sentence(`door, ${state}, ${place(square)}`)),
  );
  const marks = near.flatMap((square) =>
    scene.marks
      .filter((mark) => mark.square === square)
      .map(({ label }) => sentence(`${label}, ${place(square)}`)),
  );
  const sum = `${speech.name(view, unit)} sees ${counted(near.length, 'square')}${pieces.length > 0 ? '' : ' and nobody'}.`;
  return [sum, ...pieces, ...doors, ...marks];
}

export function watched(desk: Desk, rest: string): string[] {
  const { speech, view } = desk;
  const unit = about(desk, rest);
  if (unit === 0) return [NOBODY];
  const watchers = speech.watchers(view, unit);
  if (watchers.length === 0) return [`No enemy sees ${speech.name(view, unit)}.`];
  return [
    `${counted(watchers.length, 'enemy sees', 'enemies see')} ${speech.name(view, unit)}.`,
    ...watchers.map((seer) => sentence(speech.unit(view, seer))),
  ];
}

export function moves(desk: Desk): string[] {
  const { choices } = desk;
  if (choices.length === 0) return sayNow(desk);
  return choices.map(
    ({ text, typed }, i) =>
      `${labelAt(i)}: ${sentence(`${text}${text.includes(typed) ? '' : `; ${typed}`}`)}`,
  );
}

export function set(desk: Desk, rest: string): string[] {
  const toggles = desk.hand?.toggles ?? [];
  const [id = '', ...words] = rest.split(/\s+/).filter(Boolean);
  const toggle = toggles.find((one) => one.id === id.toLowerCase());
  if (!toggle)
    return toggles.length === 0
      ? ['Nothing can be set now.']
      : toggles.map(({ id, word, options, value }) =>
          sentence(
            `set ${id}: ${word} ${options.find((o) => o.value === value)?.word}; can be ${listed(
              options.map((o) => o.value),
              'or',
            )}`,
          ),
        );
  const wanted = words.join(' ').toLowerCase();
  const option = toggle.options.find((o) => [o.value.toLowerCase(), o.word.toLowerCase()].includes(wanted));
  if (!option)
    return [
      `${toggle.word}: write ${listed(
        toggle.options.map((o) => o.value),
        'or',
      )}.`,
    ];
  desk.sitting.prefer(toggle.id, option.value);
  return [sentence(`${toggle.word}: ${option.word}`)];
}

export function go(desk: Desk, rest: string): string[] {
  const { sitting, look, hand, selected, board } = desk;
  const square = rest ? board.find(rest) : desk.cursor;
  if (square < 0) return [`'${rest}' is not a square of this board.`];
  if (!look.mine || look.busy || !hand || hand.prompt || !look.decision) return sayNow(desk);
  const { view, decision, actions, toggles } = look;
  const walks = onSquares(sitting.table).reach({ view, decision, actions, selected, toggles });
  const steps = [...hand.board.filter(({ look }) => look === 'reach'), ...walks];
  const offer = steps.find((one) => one.square === square);
  if (!offer) return [sayRefusal(onSquares(sitting.table).beyond(view, selected, square))];
  const refusal = sitting.play(offer);
  return refusal ? [sayRefusal(refusal)] : [];
}

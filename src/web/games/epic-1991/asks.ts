/** Questions of every kind as lists of plain sentences: no match is ever stuck. */
import { lazy } from 'react';
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { AnswerForm, Choice, Hand, Prompt } from '../adapter.ts';
import { type Epic, type EpicAsk, offerOf, unitName, unitOf } from './game.ts';
import { sentenceOf } from './sentences.ts';

interface Wording {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Wording>> = {
  muster: { title: 'Which army?', text: 'It stays secret until both have chosen.' },
  again: { title: 'Roll terrain again?', text: 'What both players would rather not have is rolled again.' },
  lay: { title: 'Lay the terrain', text: 'Choose a piece and a place.' },
  objective: { title: 'Place an objective', text: 'Each is worth five points to whoever holds it.' },
  edge: { title: 'Which edge is yours?', text: 'You set up along it.' },
  deploy: { title: 'Set up', text: 'The other side does not see it before it has set up, too.' },
  go: { title: 'First or second?', text: 'You have the initiative.' },
  scouts: { title: 'Scouts may move', text: 'Before the first turn.' },
  pod: { title: 'Where does the pod come down?', text: '' },
  unload: { title: 'Who gets out of the pod?', text: '' },
  aim: { title: 'Aim at which part?', text: 'A hit may land one square off.' },
  leg: { title: 'Which leg?', text: '' },
  combat: { title: 'Which combat next?', text: 'They are fought in the order that you choose.' },
  pairs: { title: 'Who fights whom?', text: 'Everybody who can gets an opponent.' },
  groups: { title: 'Who fights whom?', text: 'Several may fight one, one after another.' },
  sequence: { title: 'In which order?', text: 'Each after the first rolls one die more.' },
  reroll: { title: 'Roll again?', text: '' },
  strike: { title: 'How is the blow used?', text: '' },
  smash: { title: 'Strike a building?', text: '' },
  choose: { title: 'Which of them?', text: 'They are equally near.' },
  rally: { title: 'Rally?', text: 'A failed roll costs nothing more.' },
};

/** Questions whose answer can also be written by hand. */
const FORMS: Readonly<Record<string, AnswerForm>> = {
  deploy: lazy(() => import('./setup/set-up-form.tsx')),
};

/** More are not read; any of those listed is legal, and the first is always a sensible one. */
const MOST = 14;

export function askHand(epic: Epic, ask: EpicAsk): Hand {
  const { view, actions, decision } = ask;
  // By hand everything is possible: beside that one sensible way is enough.
  const shown = FORMS[decision.kind] ? actions.slice(0, 1) : shortened(actions);
  const choices = shown.map((action, i): Choice => {
    const word = sentenceOf(epic, view, action, decision.kind);
    const odds = decision.kind === 'deploy' || decision.kind === 'lay' ? null : epic.game.odds(view, action);
    return {
      offer: offerOf(epic, view, action, word, { unit: unitOf(epic.table, decision.unit ?? 0) }),
      word,
      ...(i < 9 ? { key: String(i + 1) } : {}),
      ...(odds && odds.chances.length > 0 && odds.chances.length < 4 ? { odds } : {}),
      main: i === 0,
    };
  });
  return {
    prompt: promptOf(epic, ask, choices),
    board: [],
    bar: [],
    toggles: [],
    units: [],
    first: 0,
  };
}

/** Evenly from all of them, the first kept. */
function shortened(actions: readonly Action[]): readonly Action[] {
  if (actions.length <= MOST) return actions;
  return Array.from({ length: MOST }, (_, i) => actions[Math.floor((i * actions.length) / MOST)]);
}

function promptOf({ table }: Epic, { decision }: EpicAsk, choices: readonly Choice[]): Prompt {
  const { title, text } = WORDS[decision.kind] ?? { title: 'Your decision', text: '' };
  const unit = unitOf(table, decision.unit ?? 0);
  const who = unit > 0 ? `${unitName(table, unit)}. ` : '';
  return {
    title,
    text: `${who}${text}`,
    rule: decision.rule,
    ...(unit > 0 ? { unit } : {}),
    dice: [],
    choices,
    ...(FORMS[decision.kind] ? { form: FORMS[decision.kind] } : {}),
    ...(choices.length === 1 && !FORMS[decision.kind] ? { settled: 'always' } : {}),
  };
}

/** Cases of this game in sentences. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { KIND_IDS } from '../../../games/hulk-heresy/data/kinds.ts';
import { capital } from '../../../kernel/words.ts';
import type { Called, CaseWords } from '../case-words.ts';
import { gameFact, pieceFact } from './case-facts.ts';
import { type Heresy, type HeresyGame, nameOf, pieceAt, typeName, type View, whoIs } from './game.ts';
import { QUESTIONS } from './questions.ts';
import { wordsOf } from './words.ts';

const NUMBERED = new RegExp(`\\b(${KIND_IDS.join('|')}|blip|Blip|Model|Piece) (\\d+)\\b`, 'g');

const heresyCaseWords: CaseWords = {
  action(given, state, action, called) {
    const game = given as HeresyGame;
    return actionText({ game, table: game.table }, state as View, action as Action, called);
  },
  line: (text, called) =>
    text.replace(NUMBERED, (whole, kind: string, number: string) => {
      const name = called.get(Number(number));
      return name ? `${typeName(kind)} ${name}` : whole;
    }),
  piece: pieceFact,
  game: gameFact,
  question: (kind) => ASKED[kind] ?? (QUESTIONS[kind] ? `“${QUESTIONS[kind].title}”` : null),
};

function actionText(heresy: Heresy, view: View, action: Action, called: Called): string {
  const seen: View = view.viewer ? view : { ...view, viewer: 'spectator' };
  let text = action.do === 'muster' ? 'Choose a force in secret' : safeWords(heresy, seen, action);
  for (const [number, name] of called) {
    const p = pieceAt(seen, number);
    if (!p) continue;
    text = text.replaceAll(whoIs(heresy, seen, p), name).replaceAll(nameOf(seen, p), name);
  }
  const who = called.get(action.unit ?? 0);
  return who ? `${who}: ${text[0].toLowerCase()}${text.slice(1)}` : text;
}

/** What a case tries in vain may be nothing that can be said of a board. */
function safeWords(heresy: Heresy, view: View, action: Action): string {
  try {
    return wordsOf(heresy, view, action).label;
  } catch {
    return capital(action.do.replaceAll('-', ' '));
  }
}

const ASKED: Readonly<Record<string, string>> = {
  begin: 'to begin',
  act: 'what to do next',
  react: 'whether to react',
  overwatch: 'who fires on overwatch',
  placement: 'who fires at whoever has appeared',
  face: 'which way it looks',
  snap: 'whether to fire after the step',
  'save-again': 'whether to roll the save again',
  command: 'whether to keep the command counter',
  muster: 'which force to bring',
  letter: 'which blip it is',
  challenge: 'whether to accept the challenge',
};

export default heresyCaseWords;

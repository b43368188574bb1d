/** Cases of this game in sentences. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { Called, CaseWords } from '../case-words.ts';
import { gameFact, pieceFact } from './case-facts.ts';
import { type Hulk, type HulkGame, nameOf, pieceAt, type View, whoIs } from './game.ts';
import { wordsOf } from './words.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  act: 'what to do next',
  ambush: 'whether to take an Ambush blip',
  arc: 'where the lightning strikes next',
  auto: 'whom to fire at next',
  bring: 'whom the blip brings',
  claw: 'whether to re-roll a die',
  command: 'whether to keep the command token',
  face: 'which way it looks',
  first: 'which blip is turned over first',
  hide: 'where the Ambush blip hides',
  lurk: 'where the blip waits',
  muster: 'which force to bring',
  place: 'where it stands',
  psi: 'whether to spend Psi points',
  reroll: 'whether to re-roll a die',
  rubble: 'where the rubble lies',
  snap: 'whether to fire after the step',
  start: 'where a Marine starts',
  'start-end': 'at which end the Marines start',
  support: 'who supports the fight',
  tile: 'where the tile is laid',
  unjam: 'whether to clear the jam',
};

const KINDS = Object.values(UNITS)
  .map(({ label }) => label)
  .join('|');
const NUMBERED = new RegExp(`\\b(${KINDS}) (\\d+)\\b`, 'g');

const hulkCaseWords: CaseWords = {
  action(given, state, action, called) {
    const game = given as HulkGame;
    const view = state as View;
    return actionText({ game, table: game.tableOf(view) }, view, action as Action, called);
  },
  line: (text, called) =>
    text.replace(NUMBERED, (whole, kind: string, number: string) => {
      const name = called.get(Number(number));
      return name ? `${kind} ${name}` : whole;
    }),
  piece: pieceFact,
  game: gameFact,
  question: (kind) => QUESTIONS[kind] ?? null,
};

function actionText(hulk: Hulk, view: View, action: Action, called: Called): string {
  let text = unpressed(hulk, view, action) ?? wordsOf(hulk, view, action).label;
  for (const [number, name] of called) {
    const p = pieceAt(view, number);
    if (p) text = text.replaceAll(whoIs(hulk, p), p.marine ? name : `${nameOf(hulk, p)} ${name}`);
  }
  const who = called.get(action.unit);
  return who ? `${who}: ${text[0].toLowerCase()}${text.slice(1)}` : text;
}

/** What players never press has words of its own: a whole force, a way off the board. */
function unpressed({ table }: Hulk, view: View, { do: verb, unit, to }: Action): string | null {
  if (verb === 'muster') return 'Choose a force in secret';
  const p = pieceAt(view, unit);
  if (!p || p.at < 0) return null;
  if (verb === 'move' && (table.near[p.at * 8 + to] ?? -1) < 0) return 'Move into the wall';
  return verb === 'climb' && (table.link[p.at] ?? -1) < 0 ? 'Climb where no ladder is' : null;
}

export default hulkCaseWords;

/** Questions of every kind: every answer that the rules list, under headings, and forms for those that no list can hold. */
import { type ComponentType, lazy } from 'react';
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Point } from '../../stage/box.ts';
import type { AnswerForm, Choice, Hand, Offer, Prompt } from '../adapter.ts';
import { onTable } from './drawing.ts';
import { drawnOf } from './drawn.ts';
import { type Epic, type EpicAsk, offerOf, unitName, unitOf, type View, withCalledNames } from './game.ts';
import { sentenceOf } from './sentences.ts';
import { ordered } from './standing-orders.ts';

interface Wording {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Wording>> = {
  muster: { title: 'Which army?', text: 'It stays secret until both have chosen.' },
  again: { title: 'Roll terrain again?', text: 'What both players would rather not have is rolled again.' },
  lay: { title: 'Lay the terrain', text: 'Choose a piece and a place.' },
  objective: {
    title: 'Place an objective',
    text: 'Press the table. Each is worth five points to whoever holds it.',
  },
  edge: { title: 'Which edge is yours?', text: 'You set up along it.' },
  deploy: { title: 'Set up', text: 'The other side does not see it before it has set up, too.' },
  go: { title: 'First or second?', text: 'You have the initiative.' },
  pod: { title: 'Where does the pod come down?', text: 'Press the table. It scatters on 3 or more.' },
  unload: { title: 'Who gets out of the pod?', text: 'Everybody who has room does, in contact with it.' },
  aim: { title: 'Aim at which part?', text: 'A hit may land one square off.' },
  leg: { title: 'Which leg?', text: '' },
  combat: { title: 'Which combat next?', text: 'They are fought in the order that you choose.' },
  pairs: { title: 'Who fights whom?', text: 'Everybody who can gets an opponent.' },
  groups: { title: 'Which fight first?', text: 'One after another, in this order.' },
  sequence: { title: 'In which order?', text: 'Each after the first rolls one die more.' },
  reroll: { title: 'Roll again?', text: 'The second throw stands.' },
  strike: { title: 'How is the blow used?', text: '' },
  smash: { title: 'Strike a building?', text: '' },
  choose: { title: 'Which of them?', text: 'They are equally near.' },
  rally: { title: 'Rally?', text: 'On the die or better it stands again; a failed roll costs nothing more.' },
};

const TUNNEL: Wording = {
  title: 'Where does it come up?',
  text: 'Press the table. It scatters on 3 or more; those inside get out next turn.',
};

const CLOSE = { pairs: 1, groups: 1, sequence: 1 } as const;

/** Questions whose answer is written by hand: a list could not hold all there are. */
const FORMS: Readonly<Record<string, AnswerForm>> = {
  deploy: lazy(() => import('./setup/set-up-form.tsx')),
  muster: lazy(() => import('./setup/muster-form.tsx')),
  again: lazy(() => import('./ground/again-form.tsx')),
  lay: lazy(() => import('./ground/lay-form.tsx')),
  aim: lazy(() => import('./titan/aim-form.tsx')),
  strike: lazy(() => import('./titan/strike-form.tsx')),
  ...Object.fromEntries(
    Object.keys(CLOSE).map((kind): [string, ComponentType<never>] => [
      kind,
      lazy(() => import('./close-combat/combat-form.tsx')),
    ]),
  ),
};

/** Of so many the odds are worked out beforehand. */
const WEIGHED = 12;

export function askHand(epic: Epic, ask: EpicAsk): Hand {
  const { view, actions, decision } = ask;
  const form = FORMS[decision.kind];
  // By hand everything is possible: beside that one sensible way is enough.
  const shown = form && decision.kind !== 'muster' ? [bestOf(epic, ask)] : actions;
  const choices = shown.map((action, i): Choice => {
    const word = sentenceOf(epic, view, action, decision.kind);
    const odds =
      shown.length > WEIGHED || decision.kind === 'deploy' || decision.kind === 'lay'
        ? null
        : called(epic, epic.game.odds(view, action));
    const group = groupOf(epic, view, action);
    return {
      offer: offerOf(epic, view, action, word, { unit: unitOf(epic.table, decision.unit ?? 0) }),
      word,
      ...(i < 9 ? { key: String(i + 1) } : {}),
      ...(odds && odds.chances.length > 0 && odds.chances.length < 4 ? { odds } : {}),
      ...(group ? { group } : {}),
      main: i === 0,
    };
  });
  return {
    prompt: ordered(promptOf(epic, ask, choices), decision.kind, ask.toggles),
    board: [],
    bar: [],
    toggles: [],
    units: [],
    first: 0,
  };
}

/** As those who fight are called in the forms beside it. */
function called({ table }: Epic, odds: Odds | null): Odds | null {
  return (
    odds && {
      ...odds,
      chances: odds.chances.map((one) => ({ ...one, what: withCalledNames(table, one.what) })),
    }
  );
}

/** The answer that stands beside a form: of an aim the one that ends the Titan soonest, else the first. */
function bestOf({ game }: Epic, { view, actions, decision }: EpicAsk): Action {
  if (decision.kind !== 'aim') return actions[0];
  const worth = (action: Action) => {
    const { chances = [] } = game.odds(view, action) ?? {};
    const end = chances.at(-1);
    const hurt = chances.slice(0, -1).reduce((sum, { ways, total }) => sum + ways / total, 0);
    return hurt + (end ? (4 * end.ways) / end.total : 0);
  };
  return actions.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** The heading of an answer in a long list. */
function groupOf({ table }: Epic, view: View, action: Action): string {
  switch (action.do) {
    case 'objective':
    case 'pod':
      return partOf(table, action.x, action.y);
    case 'combat':
    case 'choose':
      return unitName(table, unitOf(table, action.model));
    case 'smash':
      return action.model > 0 ? (table.models[action.model].weapons[action.mount]?.name ?? '') : '';
    case 'lay': {
      const step = topStep(view);
      const rolled = step?.do === 'terrain' && step.pieces.find(({ number }) => number === action.piece);
      return rolled ? `Piece ${action.piece}: ${rolled.is}` : '';
    }
    default:
      return '';
  }
}

/** 'North-west': the third of the table, each way, in which a place lies. */
function partOf({ width, length }: Epic['table'], x: number, y: number): string {
  const ways = (at: number, of: number, [low, high]: readonly [string, string]) =>
    at < of / 3 ? low : at > (2 * of) / 3 ? high : '';
  const [north, east] = [ways(y, length, ['South', 'North']), ways(x, width, ['west', 'east'])];
  if (!north) return east ? `In the ${east}` : 'In the middle';
  return east ? `${north}-${east}` : north;
}

function promptOf({ table }: Epic, { decision }: EpicAsk, choices: readonly Choice[]): Prompt {
  const unit = unitOf(table, decision.unit ?? 0);
  const { title, text } = (digs(table, decision) ? TUNNEL : WORDS[decision.kind]) ?? {
    title: 'Your decision',
    text: '',
  };
  const who = unit > 0 ? `${unitName(table, unit)}. ` : '';
  const form = FORMS[decision.kind];
  return {
    title,
    text: `${who}${text}`,
    rule: decision.rule,
    ...(unit > 0 ? { unit } : {}),
    dice: [],
    choices,
    ...(isPlaced(decision.kind) ? { onTable: true } : {}),
    ...(form ? { form } : {}),
    ...(choices.length === 1 && !form ? { settled: 'always' } : {}),
  };
}

/** Tunnellers come like pods, from below. */
function digs(table: Epic['table'], { kind, unit = 0 }: EpicAsk['decision']): boolean {
  const models = table.units[unitOf(table, unit)]?.models ?? [];
  return kind === 'pod' && models.some((id) => table.models[id].traits.includes('tunneller'));
}

function isPlaced(kind: string): kind is 'objective' | 'pod' {
  return kind === 'objective' || kind === 'pod';
}

/** What is asked for put on a place of the table; null where no place is asked for. */
export function putAt(epic: Epic, ask: EpicAsk, at: Point) {
  const { view, decision, side } = ask;
  const kind = decision.kind;
  if (!isPlaced(kind)) return null;
  const action: Action = { do: kind, ...onTable(epic.table, at) };
  return epic.game.check(view, side, action) ?? answerDrawn(epic, ask, action);
}

/** The answers that are about a unit on the table. */
export function answersAbout(epic: Epic, ask: EpicAsk, unit: number): Offer[] {
  const { view, actions, side } = ask;
  const isAbout = (action: Action) => {
    if (action.do === 'choose') return unitOf(epic.table, action.model) === unit;
    if (action.do !== 'combat') return false;
    const { spots = [] } = drawnOf(epic, view, side, action);
    const own = epic.table.units[unit].models.flatMap(
      (id) => drawnOf(epic, view, side, { do: 'choose', model: id }).spots ?? [],
    );
    return own.some((a) => spots.some((b) => a.x === b.x && a.y === b.y));
  };
  return actions.filter(isAbout).map((action) => answerDrawn(epic, ask, action));
}

function answerDrawn(epic: Epic, ask: EpicAsk, action: Action): Offer {
  const { view, side, decision } = ask;
  const word = sentenceOf(epic, view, action, decision.kind);
  return offerOf(epic, view, action, word, drawnOf(epic, view, side, action));
}

/** Questions of every kind: every answer that the rules list, under headings, so that nobody is ever stuck. */
import { lazy } from 'react';
import type { Action } from '../../../games/epic-1989/actions.ts';
import { priceOf, supportPrice } from '../../../games/epic-1989/forces/force.ts';
import type { Side } from '../../../games/epic-1989/state.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import { counted } from '../../../kernel/words.ts';
import type { Point } from '../../stage/box.ts';
import type { AnswerForm, Choice, Hand, Offer, Prompt } from '../adapter.ts';
import { onTable } from './drawing.ts';
import { drawnOf } from './drawn.ts';
import { percent } from './firing/kills.ts';
import {
  detachmentName,
  detachmentOf,
  type Epic,
  type EpicAsk,
  offerOf,
  unitInFull,
  type View,
} from './game.ts';
import { counterUnder } from './hidden/counters.ts';
import { oddsOf } from './odds.ts';
import { sentenceOf } from './sentences.ts';
import { ordered } from './standing-orders.ts';

interface Wording {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Wording>> = {
  side: { title: 'Which side?', text: 'You have won the roll.' },
  go: {
    title: 'First or second?',
    text: 'The First Player moves and fires first in turn 1; then it changes.',
  },
  building: {
    title: 'Place a building',
    text: 'The players do so in turn. Take one in hand, or a place that is proposed (point at one to see it).',
  },
  edge: { title: 'Which edge is yours?', text: 'You set up along it.' },
  muster: { title: 'Which force?', text: 'It stays secret until both have bought theirs.' },
  lose: { title: 'Which detachment stays at home?', text: 'You have spent too much.' },
  point: { title: 'Where does the trap close?', text: 'Press the table.' },
  deploy: {
    title: 'Set up your force',
    text: 'Take a proposal (point at one to see it), or place everybody yourself.',
  },
  arrive: { title: 'Reinforcements', text: 'They come on now, or later.' },
  place: {
    title: 'Where does the survivor stand?',
    text: 'As near as can be to the wreck. Press the table, or take a place that is proposed.',
  },
  hide: { title: 'Who hides?', text: 'Whoever hides in a building is not seen, and does nothing.' },
  take: { title: 'Go in?', text: 'The building has been taken.' },
  divide: {
    title: 'Who fights whom?',
    text: 'You are First Player and pair those in contact. Left and right of the bar: how often the enemy in that pair falls.',
  },
  assault: { title: 'Which assault next?', text: 'You say the order.' },
  primary: { title: 'Who leads the attack?', text: 'The others add three each.' },
  join: { title: 'Where does it fight?', text: 'It could fight for the building, or outside.' },
  pair: { title: 'Who storms whom?', text: 'One assaulter against each defender.' },
  add: { title: 'Who helps?', text: 'Stands to spare are added where you say.' },
  takeout: { title: 'Take it out?', text: 'Your commander may try to stop what drives over him.' },
  charge: { title: 'Cry Charge?', text: 'A commander may try it before the close combats.' },
  call: {
    title: 'Call for support?',
    text: 'On 4 or more a counter is put beside the commander, face down.',
  },
  lay: { title: 'Which support?', text: 'Only you know what lies there, until it is fired.' },
  keep: { title: 'Keep the barrage?', text: 'Left beside its commander it fires again; the enemy sees it.' },
  blinds: {
    title: 'Where do the blind markers lie?',
    text: 'Nobody sees through them. Press the table to put them there, and drag each of them.',
  },
  mines: {
    title: 'How are the mines laid?',
    text: 'Some of them are dummies; only you know which. Press the table to put them there, and drag each of them.',
  },
  assail: { title: 'Attack the Titan?', text: 'On 6 or more a stand gets at it; else it dies at its feet.' },
  duel: { title: 'Which Titans fight first?', text: '' },
  regroup: { title: 'Regroup?', text: 'Two dead stands of a detachment may come back as one.' },
  conceal: {
    title: 'Hide the infantry',
    text: 'Counters lie in its place. Only you know which of them are dummies.',
  },
  reveal: {
    title: 'Turn up a counter?',
    text: 'Press it, or pass. Whoever comes out has first fire orders, and no snap fire this turn.',
  },
  unfold: {
    title: 'Who stands where?',
    text: 'The first where the counter lay, the others round it: 12 cm from the enemy where there is room.',
  },
  yield: { title: 'Which stand is lost?', text: 'The saving throw has failed. Press the stand.' },
};

/** Questions whose answer is written by hand: a list could not hold all there are. */
const FORMS: Readonly<Record<string, AnswerForm>> = {
  building: lazy(() => import('./ground/lay-form.tsx')),
  deploy: lazy(() => import('./setup/set-up-form.tsx')),
  arrive: lazy(() => import('./setup/set-up-form.tsx')),
  muster: lazy(() => import('./setup/muster-form.tsx')),
  conceal: lazy(() => import('./hidden/hidden-form.tsx')),
  unfold: lazy(() => import('./hidden/hidden-form.tsx')),
  divide: lazy(() => import('./close-combat/combat-form.tsx')),
  pair: lazy(() => import('./close-combat/combat-form.tsx')),
  add: lazy(() => import('./close-combat/combat-form.tsx')),
};

/** By hand everything is possible: beside the form of these one way is enough. */
const ONE_WAY = new Set(['conceal', 'unfold', 'divide', 'pair', 'add']);

/** Their form says it in pictures. */
const FIGHTS = new Set<Action['do']>(['divide', 'pair', 'add']);

/** Which one, in this page: the other player must not be able to tell what somebody has who takes what is offered. */
const WHICH = Math.random();

/** Of so many the odds are worked out beforehand. */
const WEIGHED = 12;

/** More chances than these of one answer are not shown at it. */
const MOST_CHANCES = 4;

/** 'Assault 2 of E falls 44%'; several are told one by one at the choice itself. */
function chanceSaid({ chances: [{ what, ways, total }, ...others] }: Odds): string | undefined {
  return others.length > 0 ? undefined : `${what} ${percent(ways / total)}`;
}

export function askHand(epic: Epic, ask: EpicAsk): Hand {
  const { view, decision } = ask;
  const actions = ONE_WAY.has(decision.kind)
    ? [ask.actions[decision.kind === 'conceal' ? Math.floor(WHICH * ask.actions.length) : 0]]
    : decision.kind === 'building'
      ? oneOfEachKind(ask.actions)
      : ask.actions;
  const said = new Set<string>();
  const choices = actions.map((action, i): Choice => {
    const plainly =
      FIGHTS.has(action.do) && ONE_WAY.has(decision.kind) ? 'As proposed' : sentenceOf(epic, view, action);
    const word = said.has(plainly) ? `${plainly}, another way` : plainly;
    said.add(plainly);
    const odds = actions.length > WEIGHED ? null : oddsOf(epic, view, action);
    const group = groupOf(epic, action);
    return {
      offer: offerOf(epic, view, action, word),
      word,
      ...(i < 9 ? { key: String(i + 1) } : {}),
      ...(odds && odds.chances.length > 0 && odds.chances.length <= MOST_CHANCES
        ? { odds, detail: chanceSaid(odds) }
        : {}),
      ...(action.do === 'muster' ? { detail: spentOn(action.force) } : {}),
      ...(group ? { group } : {}),
      main: i === 0,
    };
  });
  return {
    prompt: ordered(epic, ask, promptOf(epic, ask, [...choices, ...restOf(epic, ask)])),
    board: [],
    bar: [],
    toggles: [],
    units: [],
    first: 0,
  };
}

/** Of buildings a place of each kind: by hand there is every other. */
function oneOfEachKind(actions: readonly Action[]): Action[] {
  const kinds = new Map(
    actions.flatMap((action) => (action.do === 'building' ? [[action.kind, action]] : [])),
  );
  return [...kinds.values()];
}

/** Whoever has placed enough leaves the others to good sense, as a standing order that can be taken back. */
function restOf(epic: Epic, { view, decision, actions }: EpicAsk): Choice[] {
  const [first] = actions;
  if (decision.kind !== 'building' || !first) return [];
  const word = 'Mine sensibly from now on';
  const offer = offerOf(epic, view, first, word, {
    wishes: { buildings: 'sensibly' },
    text: 'building sensibly',
  });
  return [{ offer, word, key: 'R' }];
}

/** '1540 points'. */
function spentOn(force: Extract<Action, { do: 'muster' }>['force']): string {
  const spent = force.detachments.reduce((sum, one) => sum + priceOf(one), supportPrice(force));
  return `${counted(spent, 'point')}${force.support.length > 0 ? ', with support' : ''}`;
}

/** The heading of an answer in a long list. */
function groupOf({ table }: Epic, action: Action): string {
  switch (action.do) {
    case 'building':
      return action.kind.replace('-', ' ');
    case 'move':
      return '';
    default:
      return 'unit' in action && table.units[action.unit] ? unitInFull(table, action.unit) : '';
  }
}

export function promptOf({ table }: Epic, { decision, view }: EpicAsk, choices: readonly Choice[]): Prompt {
  const unit = decision.unit ?? 0;
  const { title, text } = WORDS[decision.kind] ?? { title: 'Your decision', text: '' };
  const step = topStep(view);
  const found = step?.do === 'unfold' || step?.do === 'yield' ? step.detachment : 0;
  const who = table.units[unit]
    ? `${unitInFull(table, unit)}. `
    : found > 0
      ? `${detachmentName(table, found)}. `
      : '';
  const place = detachmentOf(table, unit);
  return {
    title,
    text: `${who}${text}`,
    rule: decision.rule,
    ...(place > 0 ? { unit: place } : {}),
    concerns: [
      ...new Set(fightersIn(choices[0]?.offer.action as Action).map((id) => detachmentOf(table, id))),
    ],
    dice: [],
    choices,
    ...(isPlaced(decision.kind) ? { onTable: true } : {}),
    ...(POINTED.has(decision.kind) ? { shown: true } : {}),
    ...(FORMS[decision.kind] ? { form: FORMS[decision.kind] } : {}),
    ...(choices.length === 1 && !FORMS[decision.kind] ? { settled: 'alone' } : {}),
  };
}

/** Whom a proposal of close combats is about. */
function fightersIn(action: Action | undefined): readonly number[] {
  if (action?.do === 'divide') return action.assaults.flatMap(({ one, many }) => [one, ...many]);
  return action?.do === 'pair' || action?.do === 'add' ? action.pairs.flat() : [];
}

/** Their answers are places and stands of the table: all of them are ringed there, and pressed. */
const POINTED = new Set(['reveal', 'call', 'yield', 'primary', 'assault', 'duel']);

function isPlaced(kind: string): kind is 'point' | 'building' {
  return kind === 'point' || kind === 'building';
}

/** mm round a counter that still count as a press on it. */
const FINGER = 18;

/** What is asked for put on a place of the table, or the counter there turned up; null where that means nothing. */
export function putAt(epic: Epic, ask: EpicAsk, at: Point) {
  const { view, decision, actions, side } = ask;
  const { x, y } = onTable(epic.table, at);
  const [first] = actions;
  const action =
    decision.kind === 'point'
      ? ({ do: 'point', at: [x, y] } as const)
      : decision.kind === 'reveal'
        ? revealAt(epic, view, side, at)
        : first && movedTo(first, x, y);
  if (!action) return null;
  return epic.game.check(view, decision.seat, action) ?? answerDrawn(epic, ask, action);
}

/** An answer with its place put elsewhere, of several the `nth`, or all of them; null where it has none. */
export function movedTo(action: Action, x: number, y: number, nth?: number): Action | null {
  switch (action.do) {
    case 'building':
    case 'place':
      return { ...action, x, y };
    case 'regroup':
      return 'x' in action ? { ...action, x, y } : null;
    case 'blinds':
    case 'mines':
      return { ...action, at: action.at.map((at, n) => (n === (nth ?? n) ? [x, y] : at)) };
    default:
      return null;
  }
}

function revealAt({ table }: Epic, view: View, side: Side, at: Point): Action | null {
  const counter = counterUnder(table, view, at, FINGER, (one) => one.side === side);
  return counter && { do: 'reveal', number: counter.number };
}

/** The answers that are about a detachment on the table: of those about single units the ones about that unit. */
export function answersAbout(epic: Epic, ask: EpicAsk, detachment: number, unit = 0): Offer[] {
  const { table } = epic;
  const isAbout = (action: Action) => {
    if ('detachment' in action) return action.do !== 'lose' && action.detachment === detachment;
    return 'unit' in action && detachmentOf(table, action.unit) === detachment;
  };
  const all = ask.actions.filter(isAbout);
  const own = all.filter((action) => 'unit' in action && action.unit === unit);
  return (own.length > 0 ? own : all).map((action) => answerDrawn(epic, ask, action));
}

export function answerDrawn(epic: Epic, { view }: { view: View }, action: Action): Offer {
  return offerOf(epic, view, action, sentenceOf(epic, view, action), drawnOf(epic, view, action));
}

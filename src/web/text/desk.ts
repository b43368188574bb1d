/** What a command works on: one look at the match, and what the player has picked. */
import { counted, listed, sentence } from '../../kernel/words.ts';
import type { Hand } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { type Deed, isAskedToAgree, type TextChoice } from './choices.ts';
import { labelAt } from './labels.ts';
import { sayPrompt, sayRefusal } from './sayings.ts';
import type { Sight } from './squares.ts';

export interface Desk extends Sight {
  readonly sitting: Sitting;
  readonly look: Look;
  readonly hand: Hand | null;
  readonly choices: readonly TextChoice[];
  readonly selected: number;
  /** The square the cursor is on, or -1. */
  readonly cursor: number;
  /** What was asked once more and has not been answered. */
  readonly confirming: string | null;
  confirm(typed: string | null): void;
  select(unit: number): void;
  moveTo(square: number): void;
  /** Reveal, rematch and the rest of what is no action. */
  turnTo(deed: Exclude<Deed['do'], 'play' | 'select' | 'offer' | 'prefer'> | 'picture' | 'why'): void;
  /** Turns over what the player does here: a match gone on without a word. */
  clear(): void;
}

/** Plays a choice; what must be confirmed is asked first. */
export function take(desk: Desk, { deed, confirm, typed }: TextChoice): string[] {
  const { sitting } = desk;
  if (confirm && desk.confirming !== typed) {
    desk.confirm(typed);
    return [`${sentence(confirm)} Type ${typed} once more to do it.`];
  }
  desk.confirm(null);
  switch (deed.do) {
    case 'play': {
      const refusal = sitting.play(deed.offer);
      return refusal ? [sayRefusal(refusal)] : [];
    }
    case 'select':
      return selectUnit(desk, deed.unit);
    case 'prefer':
      for (const { toggle, value } of deed.prefers) sitting.prefer(toggle, value);
      return [sentence(deed.said)];
    case 'offer':
      sitting.answerOffer(deed.yes);
      return [];
    default:
      desk.turnTo(deed.do);
      return [];
  }
}

export function selectUnit(desk: Desk, unit: number): string[] {
  const { speech, view } = desk;
  desk.select(unit);
  return [sentence(`selected: ${speech.unit(view, unit)}`)];
}

/** 'Turn 1 of 8, your actions.' */
export function sayPhase({ sitting: { table }, look }: Pick<Desk, 'sitting' | 'look'>): string {
  const { turn, phases } = table.head(look.view, look.viewer);
  const now = phases.find(({ state }) => state === 'now');
  return sentence([turn, now?.name].filter(Boolean).join(', '));
}

export function sayPool({ sitting: { table }, look }: Pick<Desk, 'sitting' | 'look'>): string {
  const { pools, race } = table.head(look.view, look.viewer);
  if (race) return sentence(listed(race.map(({ word, points, goal }) => `${word} ${points} of ${goal}`)));
  return pools.length > 0 ? pools.map(({ text }) => sentence(text)).join(' ') : 'No points are drawn yet.';
}

/** The few choices of a question are read out at once; of many only the number is told. */
function sayChoices(choices: readonly TextChoice[], most = 9): string[] {
  if (choices.length === 0) return [];
  if (choices.length > most) return [`${counted(choices.length, 'choice')}: type choices to hear them.`];
  return choices.map(({ text }, i) => `${labelAt(i)}: ${sentence(text)}`);
}

/** Nothing is dragged or pressed here. */
function inText(note: string): string {
  return note
    .split('. ')
    .filter((said) => !/\b(drag|press)\b/i.test(said))
    .join('. ');
}

/** What the player is asked now. */
export function sayNow(desk: Desk): string[] {
  const { sitting, look, hand, selected, choices, speech, view } = desk;
  const { table } = sitting;
  if (look.outcome) return [sentence(look.outcome.why), ...sayChoices(choices)];
  if (look.problem) return [`The opponent lost the thread: ${look.problem}`, ...sayChoices(choices)];
  if (isAskedToAgree(look))
    return [
      `The ${table.seatName(look.offer!.by)} player ${look.offer!.what === 'draw' ? 'offers a draw' : 'asks to take the last action back'}.`,
      ...sayChoices(choices),
    ];
  if (look.curtain)
    return [
      `Pass the screen to the ${table.seatName(look.curtain)} player. What only one of you may know is put away.`,
      ...sayChoices(choices),
    ];
  if (!look.mine || look.busy || !look.decision)
    return look.decision ? [`The ${table.seatName(look.decision.seat)} player thinks.`] : [];
  if (hand?.prompt) return [...sayPrompt(hand.prompt), ...sayChoices(choices, 12)];
  const said = inText(hand?.note ?? '');
  const note = said === '' ? [] : [sentence(said)];
  const who = selected > 0 ? [sentence(`selected: ${speech.unit(view, selected)}`)] : [];
  const others = hand?.units.filter((unit) => unit !== selected).map((unit) => speech.name(view, unit)) ?? [];
  const ready = others.length > 0 && others.length < 9 ? [sentence(`also ready: ${listed(others)}`)] : [];
  return [sayPhase(desk), sayPool(desk), ...note, ...who, ...ready, ...sayChoices(choices, 3)];
}

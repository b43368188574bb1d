/** Sentences made of what any game gives: log lines, dice, odds, questions. */
import type { DiceShown, GameEvent, Line, Odds, Refusal } from '../../kernel/contract.ts';
import { eventsOf, holding } from '../../kernel/sitting.ts';
import { listed, sentence } from '../../kernel/words.ts';
import type { Prompt } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';

/** 'rolled 3 and 5, needed 6'. */
function sayDice({ values, needed, plus }: DiceShown): string {
  const extra = plus ? `, plus ${plus}` : '';
  return `rolled ${listed(values.map(String))}${extra}${needed ? `, needed ${needed}` : ''}`;
}

function sayLine({ text, dice = [] }: Line): string {
  const rolls = dice.filter(({ values }) => values.length > 0).map(sayDice);
  return rolls.length === 0
    ? sentence(text)
    : sentence(`${text.replace(/\.$/, '')}: ${rolls.join('; against ')}`);
}

/** With its rule, unless it is one of the table's own, which stand in no book. */
export function sayRefusal({ why, rule }: Refusal): string {
  return rule.startsWith('KERNEL-') ? sentence(why) : `${sentence(why)} Rule ${rule}.`;
}

export function sayOdds(odds: Odds | null): string {
  if (!odds) return '';
  const chances = odds.chances.filter(({ ways }) => ways > 0 || odds.chances.length === 1);
  return chances
    .map(({ what, ways, total, means }) => {
      const chance = `${what} ${Math.round((100 * ways) / total)}%`;
      return means ? `${chance}: ${means}` : chance;
    })
    .join(', ');
}

export function sayPrompt({ title, text, dice }: Prompt): string[] {
  const rolls = dice.map(sayDice).join('; against ');
  return [title, text, rolls].filter((part) => part !== '').map(sentence);
}

/** Whoever moves step by step over an open table is told where he ends. */
function goesOn(event: GameEvent, next: GameEvent | undefined): boolean {
  return event.kind === 'moved' && next?.kind === 'moved' && unitOf(event) === unitOf(next);
}

const unitOf = (event: GameEvent) => ('unit' in event ? event.unit : null);

/** What a viewer was told after one number (-1: from the opening) up to another, without what was taken back. */
export function linesBetween(
  { table, eyes }: Sitting,
  viewer: Look['viewer'],
  from: number,
  to: number,
): string[] {
  const told = holding(
    eyes(viewer)
      .told()
      .slice(0, to + 1),
  ).filter(({ n }) => n > from);
  const events = eventsOf(told);
  return events.flatMap((event, i) => {
    if (table.stage === 'field' && goesOn(event, events[i + 1])) return [];
    const line = table.game.describe(event);
    return line ? [sayLine(table.called ? { ...line, text: table.called(line.text, event) } : line)] : [];
  });
}

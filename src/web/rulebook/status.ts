/** What can be said about a rule at a glance. */
import { rulesets } from '../games/rulesets.ts';
import { type RuleBlock, type Section, wordsOf } from './book.ts';
import { bookOfRule } from './shelf.ts';

export interface Status {
  readonly word: string;
  readonly look: 'on' | 'off' | 'option' | 'house';
  readonly why: string;
}

export function statusOf(rule: RuleBlock, section: Section | null): Status[] {
  const [, area] = rule.id.split('-');
  const game = rulesets.games.find(({ id }) => id === bookOfRule(rule.id)?.id);
  const inForce = game && (game.complete || game.areas.includes(area));
  const text = wordsOf(rule);
  const out: Status[] = [
    inForce
      ? { word: 'In force', look: 'on', why: 'The table keeps this rule.' }
      : { word: 'Not played yet', look: 'off', why: 'The table cannot play this rule yet.' },
  ];
  if (section?.option || text.startsWith('[OPTION'))
    out.push({
      word: 'Optional',
      look: 'option',
      why: 'In force only when the players or the mission say so.',
    });
  const ours = section?.blocks.some(
    (block) => block.is === 'p' && /^All numbers.*house values/.test(block.text),
  );
  if (ours || /\bhouse values?\b/i.test(text))
    out.push({ word: 'House value', look: 'house', why: 'The book does not give it; the table settled it.' });
  return out;
}

import type { TableNews } from '../../kernel/far-table.ts';
import { addressOf } from '../address.ts';
import type { After } from '../ending/after.ts';
import { rematch } from './api.ts';

type AtTheEnd = Pick<TableNews, 'id' | 'you' | 'rematch' | 'ruleset' | 'campaign'>;

/** What follows a match with somebody elsewhere: the same again, each on the other side. */
export function afterFar(
  { id, you, rematch: made, ruleset, campaign }: AtTheEnd,
  onProblem: (why: string) => void,
): After {
  const go = (to: string) => window.location.assign(`#/online/${to}`);
  if (you === 'spectator')
    return made
      ? { word: 'Watch the next one', again: () => go(made) }
      : { word: 'To the games of others', again: () => window.location.assign('#/online') };
  if (campaign) {
    const to = addressOf(ruleset, 'campaigns', (campaign as { id: string }).id);
    return { word: 'On with the campaign', again: () => window.location.assign(to) };
  }
  return {
    word: 'Play again, sides swapped',
    again: () =>
      void rematch(id).then(
        (next) => go(next.id),
        (error: Error) => onProblem(error.message),
      ),
  };
}

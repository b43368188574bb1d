import type { TableNews } from '../../kernel/far-table.ts';
import type { After } from '../ending/after.ts';
import { rematch } from './api.ts';

/** What follows a match with somebody elsewhere: the same again, each on the other side. */
export function afterFar(
  { id, you, rematch: made }: Pick<TableNews, 'id' | 'you' | 'rematch'>,
  onProblem: (why: string) => void,
): After {
  const go = (to: string) => window.location.assign(`#/online/${to}`);
  if (you === 'spectator')
    return made
      ? { word: 'Watch the next one', again: () => go(made) }
      : { word: 'To the games of others', again: () => window.location.assign('#/online') };
  return {
    word: 'Play again, sides swapped',
    again: () =>
      void rematch(id).then(
        (next) => go(next.id),
        (error: Error) => onProblem(error.message),
      ),
  };
}

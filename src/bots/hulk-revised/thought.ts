/** What one decision of the Marine action phase works with. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { Areas } from './areas.ts';
import type { Posts } from './post.ts';
import type { Squad } from './squad.ts';

export interface Thought {
  readonly game: HulkGame;
  readonly view: View;
  readonly squad: Squad;
  readonly posts: Posts;
  readonly areas: Areas;
  /** What each mobile sentry gun does next. */
  readonly drives: Map<number, Action | null>;
}

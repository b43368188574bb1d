/** What `auspex bench` measures. Everything runs on one core and takes well under a minute. */
import type { Games } from '../games.ts';
import { benchField } from './field.ts';
import { type Suite, suite } from './result.ts';

/** The suites of the games, then those that need none. */
export async function suitesOf({ tools }: Games): Promise<readonly Suite[]> {
  const each = await Promise.all(
    tools.games.map(async ({ id }) => (await (await tools.load(id)).bench?.()) ?? []),
  );
  return [...each.flat(), suite('battlefield: sight and distance', benchField)];
}

/** Questions of legion against legion, each as a match that stands at it. */
import type { Page } from '@playwright/test';
import { type Action, hulkHeresy } from '../src/games/hulk-heresy/index.ts';
import type { AnyRuleset, Random, Seat } from '../src/kernel/contract.ts';
import { knownChance } from '../src/kernel/fairness.ts';
import { writeMatch } from '../src/kernel/file.ts';
import { act, pending, startMatch } from '../src/kernel/match.ts';
import { randomFrom } from '../src/kernel/random.ts';
import { SQUADS } from './heresy-halls.ts';
import { openText } from './position.ts';

export interface HeresyAsked {
  readonly kind: string;
  readonly seat: Seat;
  /** The match's file. */
  readonly text: string;
}

const MOST = 240;

/** Plays by chance, fighting where it can, until everything wanted has been asked with more than one answer. What may be
 * done in an activation is wanted as 'act challenge' or 'act summoning'. */
export function heresyQuestions(
  wanted: readonly string[],
  mission: unknown = SQUADS,
  games = 30,
): HeresyAsked[] {
  const found = new Map<string, HeresyAsked>();
  for (let game = 1; game <= games && !wanted.every((kind) => found.has(kind)); game++) {
    const chance = knownChance(hulkHeresy, game.toString(16).padStart(8, '0'));
    const match = startMatch(hulkHeresy as AnyRuleset, { mission }, chance);
    const random = randomFrom(`hall ${game}`);
    for (let n = 0; n < MOST && !match.outcome; n++) {
      const [{ seat, kind }] = pending(match);
      const actions = match.game.actions(match.state, seat) as Action[];
      const names = kind === 'act' ? actions.flatMap(deedsOf) : [kind];
      const missing = wanted.filter((one) => names.includes(one) && !found.has(one));
      if (missing.length > 0 && actions.length > 1) {
        const text = writeMatch(match, { reveal: true });
        for (const one of missing) found.set(one, { kind: one, seat, text });
      }
      act(match, seat, kind === 'muster' ? actions[0] : pick(actions, random));
    }
  }
  return wanted.flatMap((one) => found.get(one) ?? []);
}

const deedsOf = ({ do: verb, with: by }: Action): string[] => [
  'act',
  `act ${verb}`,
  ...(verb === 'cast' ? [`act ${by}`] : []),
];

const FIGHT = ['shoot', 'assault', 'snap', 'watch', 'challenge', 'flames', 'accept', 'cast'];

function pick(actions: readonly Action[], random: Random): Action {
  const some = (test: (action: Action) => boolean) => actions.filter(test);
  const any = (list: readonly Action[]) => list[random.below(list.length)];
  const fights = some((action) => FIGHT.includes(action.do));
  if (fights.length > 0 && random.below(4) > 0) return any(fights);
  const watches = some(({ do: verb, cp }) => (verb === 'overwatch' || verb === 'convert') && !cp);
  if (watches.length > 0 && random.below(3) === 0) return any(watches);
  const steps = some(({ do: verb, cp }) => (verb === 'move' || verb === 'enter' || verb === 'door') && !cp);
  if (steps.length > 0 && random.below(5) > 0) return any(steps);
  const verbs = [...new Set(actions.map((action) => action.do))];
  const verb = verbs[random.below(verbs.length)];
  return any(some((action) => action.do === verb));
}

/** Opens it before the seat that is asked; the other is a person too, or a machine that waits for the answer. */
export async function openHeresy(
  page: Page,
  { kind, seat, text }: HeresyAsked,
  other: 'person' | 'machine',
): Promise<void> {
  await openText(page, `heresy-${kind.replace(' ', '-')}`, hulkHeresy.id, text, {
    A: other,
    B: other,
    [seat]: 'person',
  });
  await page.locator('.app').waitFor();
}

/** Matches played up to a point worth looking at, put into the browser as saved games. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import opponents from '../src/bots/hulk-revised/index.ts';
import { type Action, hulkRevised, type State } from '../src/games/hulk-revised/index.ts';
import type { AnyRuleset, Random } from '../src/kernel/contract.ts';
import { knownChance } from '../src/kernel/fairness.ts';
import { writeMatch } from '../src/kernel/file.ts';
import { act, type Match, pending, startMatch } from '../src/kernel/match.ts';
import { randomFrom } from '../src/kernel/random.ts';
import { readMatch } from '../src/kernel/read.ts';
import { corridor } from './corridor.ts';

/** The mission a newcomer starts with. */
export const shipped: unknown = parse(
  readFileSync(new URL('../missions/hulk-revised/cold-trail.yaml', import.meta.url), 'utf8'),
);

/** The first position of the kind asked for, over matches with different dice. */
export function findPosition(
  wanted: (match: Match) => boolean,
  mission: unknown = corridor,
  seeds = 300,
  options: Record<string, boolean> = {},
): Match {
  const [, bot] = opponents.bots;
  for (let seed = 1; seed <= seeds; seed++) {
    const hex = seed.toString(16).padStart(8, '0');
    const match = startMatch(hulkRevised as AnyRuleset, { mission, options }, knownChance(hulkRevised, hex));
    const random = randomFrom(seed);
    for (let n = 0; n < 900 && !match.outcome; n++) {
      if (wanted(match)) return match;
      const [{ seat }] = pending(match);
      const action =
        seat === 'marine'
          ? hesitate(match, random)
          : bot.choose(match.game, match.game.view(match.state, seat), seat, random);
      const answer = act(match, seat, action);
      if (!answer.ok) throw new Error(`${answer.refusal.why} (${answer.refusal.rule})`);
    }
    if (match.outcome && wanted(match)) return match;
  }
  throw new Error('No such position was found.');
}

/** Marines who shoot when they can, advance now and then, and never end the mission: it must last long enough. */
function hesitate(match: Match, random: Random): Action {
  const actions = match.game.actions(match.state, 'marine') as Action[];
  const some = (...verbs: string[]) => actions.filter((a) => verbs.includes(a.do) && a.cp === 0);
  const pick = (list: Action[]) => list[random.below(list.length)];
  const shots = some('shoot', 'assault', 'unjam', 'parry', 'reroll', 'keep');
  if (shots.length > 0) return pick(shots);
  const steps = some('move', 'door').filter((a) => a.do === 'door' || a.to % 7 < 2);
  if (steps.length > 0 && random.below(3) > 0) return pick(steps);
  const watch = some('overwatch', 'guard');
  if (watch.length > 0 && random.below(2) > 0) return pick(watch);
  const rest = actions.filter((a) => a.do !== 'use' && a.do !== 'shoot-door' && a.cp === 0);
  return pick(some('end', 'hold').length > 0 && random.below(4) === 0 ? some('end', 'hold') : rest);
}

/** A Marine phase in which somebody with points to spare can shoot, and nobody is in close assault: he is the one selected. */
export function shootingPosition(): Match {
  return findPosition((match) => {
    const [decision] = pending(match);
    if (decision?.seat !== 'marine' || decision.kind !== 'act') return false;
    const actions = match.game.actions(match.state, 'marine') as Action[];
    const shots = actions.filter((a) => a.do === 'shoot' && a.cp === 0);
    const { pieces } = match.state as State;
    return (
      shots.length > 0 &&
      !actions.some((a) => a.do === 'assault') &&
      shots.every(({ unit }) => (pieces[unit]?.ap ?? 0) >= 3)
    );
  });
}

/** The first Marine phase on the tests' own ship, against the machine. */
export async function openFirstTurn(page: Page): Promise<void> {
  const match = findPosition((m) => pending(m)[0]?.seat === 'marine' && pending(m)[0].kind === 'act');
  await openMatch(page, match, { marine: 'person', stealer: 'machine' });
}

type Players = Record<string, 'person' | 'machine' | 'rules'>;

/** Stores a match in the page's browser and opens it. */
export async function openMatch(page: Page, match: Match, players: Players): Promise<void> {
  const text = writeMatch(match, { reveal: true });
  await openText(page, 'stored', match.ruleset.id, text, players, match.outcome !== null);
}

/** The same from a match's file, under a name of its own: one page can open many. */
export async function openText(
  page: Page,
  id: string,
  game: string,
  text: string,
  players: Players,
  over = false,
): Promise<void> {
  const note = 'Turn 3, marines phase';
  const save = { id, game, title: 'Stored game', note, over, players, savedAt: Date.now(), text };
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('auspex'); // the page has made its stores
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const work = request.result.transaction('matches', 'readwrite');
          work.objectStore('matches').put(stored);
          work.oncomplete = () => resolve();
        };
      }),
    save,
  );
  await page.goto(`/#/match/${id}`);
  await page.locator('.app').waitFor();
}

/** A match as the browser keeps it. */
export async function storedMatch(
  page: Page,
  id: string,
): Promise<{ save: Record<string, unknown>; match: Match }> {
  const save = await page.evaluate(
    (key) =>
      new Promise<Record<string, unknown>>((resolve) => {
        const open = indexedDB.open('auspex');
        open.onsuccess = () => {
          const get = open.result.transaction('matches').objectStore('matches').get(key);
          get.onsuccess = () => resolve(get.result);
        };
      }),
    id,
  );
  const { match } = readMatch(String(save.text), [hulkRevised as AnyRuleset]);
  if (!match) throw new Error('The stored match cannot be read.');
  return { save, match };
}

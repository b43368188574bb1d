/** Every question the game can ask of either seat, each as a match that stands at it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import opponents from '../src/bots/hulk-revised/index.ts';
import { type Action, hulkRevised, questionOf } from '../src/games/hulk-revised/index.ts';
import type { AnyRuleset, Decision, Seat } from '../src/kernel/contract.ts';
import { knownChance } from '../src/kernel/fairness.ts';
import { writeMatch } from '../src/kernel/file.ts';
import { act, type Match, pending, startMatch } from '../src/kernel/match.ts';
import { randomFrom } from '../src/kernel/random.ts';
import { openText } from './position.ts';

export interface Asked {
  /** 'snap', 'assault-reroll'. */
  readonly name: string;
  readonly seat: Seat;
  /** The match's file. */
  readonly text: string;
}

const read = (path: string): Record<string, unknown> =>
  parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

/** A ship with every unit and weapon; one built of tiles, with rubble and ambushes. */
const SHIPS = [
  { path: 'src/games/hulk-revised/everything.yaml', options: { ambush: true }, games: 24 },
  { path: 'missions/hulk-revised/uncharted.yaml', options: { ambush: true, rubble: true }, games: 2 },
];

/** Plays at random, with a sensible move now and then, until nothing new is asked. */
export function everyQuestion(ships = SHIPS): Asked[] {
  const found = new Map<string, Asked>();
  for (const { path, options, games } of ships) {
    const mission = read(path);
    for (let game = 1; game <= games; game++) {
      const chance = knownChance(hulkRevised, game.toString(16).padStart(8, '0'));
      const match = startMatch(hulkRevised as AnyRuleset, { mission, options }, chance);
      const random = randomFrom(game);
      const [bot] = opponents.bots;
      for (let n = 0; n < 400 && !match.outcome; n++) {
        const [decision] = pending(match);
        note(found, match, decision);
        const { seat } = decision;
        const actions = match.game.actions(match.state, seat);
        const sensible = random.below(4) === 0;
        const action = sensible
          ? bot.choose(match.game, match.game.view(match.state, seat), seat, random)
          : actions[random.below(actions.length)];
        const answer = act(match, seat, action);
        if (!answer.ok) throw new Error(`${answer.refusal.why} (${answer.refusal.rule})`);
      }
    }
  }
  return [...found.values()];
}

function note(found: Map<string, Asked>, match: Match, decision: Decision): void {
  const question = questionOf(decision);
  const actions = match.game.actions(match.state, decision.seat) as Action[];
  // The table answers by itself where nothing is to be chosen, and where only a door could be shot at.
  if (!question || actions.length < 2) return;
  if (question.do === 'snap' && actions.every(({ do: verb }) => verb !== 'shoot')) return;
  const name = 'stage' in question ? `${question.do}-${question.stage}` : question.do;
  const key = `${decision.seat}-${name}`;
  if (!found.has(key)) found.set(key, { name, seat: decision.seat, text: writeMatch(match, { reveal: true }) });
}

/** Opens it before the seat that is asked, the other played by a machine that waits for the answer. */
export async function openAsked(page: Page, { name, seat, text }: Asked): Promise<void> {
  const players = { marine: 'machine', stealer: 'machine', [seat]: 'person' } as const;
  await openText(page, `${seat}-${name}`, hulkRevised.id, text, players);
  await page.locator(`.app[data-asked]`).waitFor();
}

/** Every question the game can ask of either seat, each as a match that stands at it. */
import type { Page } from '@playwright/test';
import { type Action, hulkRevised, questionOf } from '../src/games/hulk-revised/index.ts';
import type { AnyRuleset, Decision, Random, Seat } from '../src/kernel/contract.ts';
import { knownChance } from '../src/kernel/fairness.ts';
import { writeMatch } from '../src/kernel/file.ts';
import { act, type Match, pending, startMatch } from '../src/kernel/match.ts';
import { randomFrom } from '../src/kernel/random.ts';
import { openText } from './position.ts';
import { RARE, type Ship } from './rare.ts';
import { readYaml } from './shipped.ts';

export interface Asked {
  /** 'snap', 'assault-reroll'. */
  readonly name: string;
  readonly seat: Seat;
  /** The units it names. */
  readonly units: readonly number[];
  /** The match's file. */
  readonly text: string;
}

/** A ship built of tiles, with rubble; one with every unit and weapon; and what neither brings about. */
const SHIPS: readonly Ship[] = [
  {
    setup: { mission: readYaml('missions/hulk-revised/uncharted.yaml'), options: { rubble: true } },
    games: 1,
    actions: 24,
  },
  {
    setup: { mission: readYaml('src/games/hulk-revised/everything.yaml'), options: { ambush: true } },
    games: 40,
    actions: 260,
  },
];

/** What is not met in so many games is missing from the pictures and from the tests: they say so. */
export const QUESTIONS = [
  'marine-muster',
  'stealer-muster',
  'marine-setup-ends',
  'marine-setup-start',
  'stealer-setup-rubble',
  'marine-command',
  'marine-snap',
  'marine-auto',
  'marine-arc',
  'marine-scan',
  'marine-expose',
  'marine-convert-place',
  'marine-assault-support',
  'marine-assault-reroll',
  'marine-assault-psi',
  'marine-unjam',
  'stealer-ambush',
  'stealer-reinforce',
  'stealer-hide',
  'stealer-expose',
  'stealer-convert-special',
  'stealer-convert-place',
  'stealer-face',
  'stealer-assault-claw',
];

/** Plays at random, every kind of deed as likely as another, until everything has been asked. */
export function everyQuestion(wanted: readonly string[] = QUESTIONS): Asked[] {
  const found = new Map<string, Asked>();
  for (const ship of [...RARE, ...SHIPS]) {
    for (let game = 1; game <= ship.games; game++) {
      const chance = knownChance(hulkRevised, game.toString(16).padStart(8, '0'));
      const match = startMatch(hulkRevised as AnyRuleset, ship.setup, chance);
      const random = randomFrom(game);
      for (let n = 0; n < ship.actions && !match.outcome; n++) {
        const [decision] = pending(match);
        const actions = match.game.actions(match.state, decision.seat) as Action[];
        note(found, match, decision, actions);
        act(match, decision.seat, pick(ship, actions, random));
      }
      if (wanted.every((key) => found.has(key))) return [...found.values()];
    }
  }
  return [...found.values()];
}

function pick({ wanted = [] }: Ship, actions: readonly Action[], random: Random): Action {
  for (const wish of wanted) {
    const met = (action: Action) =>
      Object.entries(wish).every(([key, value]) => action[key as keyof Action] === value);
    const meant = actions.find((action) => met(action) && action.cp === 0);
    if (meant) return meant;
  }
  const verbs = [...new Set(actions.map((action) => action.do))];
  const verb = verbs[random.below(verbs.length)];
  const some = actions.filter((action) => action.do === verb);
  return some[random.below(some.length)];
}

function note(found: Map<string, Asked>, match: Match, decision: Decision, actions: readonly Action[]): void {
  const question = questionOf(decision);
  // The table answers by itself where nothing is to be chosen, and where only a door could be shot at.
  if (!question || actions.length < 2) return;
  if (question.do === 'setup' && question.stage === 'tiles') return; // laid on the board, without a question
  if (question.do === 'snap' && actions.every(({ do: verb }) => verb !== 'shoot')) return;
  const name = 'stage' in question ? `${question.do}-${question.stage}` : question.do;
  const key = `${decision.seat}-${name}`;
  if (found.has(key)) return;
  const { unit, units, attacker, defender } = question as {
    units?: number[];
    unit?: number;
    attacker?: number;
    defender?: number;
  };
  const named = [decision.unit, unit, attacker, defender, ...(units ?? [])].filter(
    (one) => one !== undefined,
  );
  found.set(key, { name, seat: decision.seat, units: named, text: writeMatch(match, { reveal: true }) });
}

/** Opens it before the seat that is asked, the other played by a machine that waits for the answer. */
export async function openAsked(page: Page, { name, seat, text }: Asked): Promise<void> {
  const players = { marine: 'machine', stealer: 'machine', [seat]: 'person' } as const;
  await openText(page, `${seat}-${name}`, hulkRevised.id, text, players);
  await page.locator(`.app[data-asked]`).waitFor();
}

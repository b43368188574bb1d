import { expect, type Page, test } from '@playwright/test';
import { type Action, hulkRevised, type State } from '../src/games/hulk-revised/index.ts';
import type { AnyRuleset } from '../src/kernel/contract.ts';
import { knownChance } from '../src/kernel/fairness.ts';
import { act, type Match, pending, startMatch } from '../src/kernel/match.ts';
import { openStart } from './clicker.ts';
import { openMatch } from './position.ts';

/** A lane with a Marine at its end, and a blip that he sees. */
const lane = {
  id: 'lane',
  title: 'Lane',
  summary: '',
  briefing: '',
  turns: 4,
  levels: [{ picture: ['###########', '#.1...x...E', '###########'].join('\n') }],
  legend: { 1: 'marine 1', x: 'blip' },
  marines: [{ name: 'Varro', kind: 'terminator', facing: 'E' }],
  blips: { start: 0, perTurn: 0 },
};
const WEST = 3;

/** One Genestealer has come of the blip and looks down the lane; the Marine does what is listed, and it is that seat's phase. */
function facing(seat: string, ...deeds: Action['do'][]): Match {
  for (let seed = 1; seed < 60; seed++) {
    const chance = knownChance(hulkRevised, seed.toString(16).padStart(8, '0'));
    const match = startMatch(hulkRevised as AnyRuleset, { mission: lane, options: {} }, chance);
    const todo = [...deeds];
    for (let n = 0; n < 20; n++) {
      const [asked] = pending(match);
      if (asked.kind === 'act' && asked.seat === seat && todo.length === 0) break;
      const actions = match.game.actions(match.state, asked.seat) as Action[];
      const deed = asked.kind === 'act' ? todo.shift() : undefined;
      const meant = actions.find((one) => (deed ? one.do === deed && one.cp === 0 : one.face === WEST));
      act(match, asked.seat, meant ?? actions[0]);
    }
    if ((match.state as State).stealers.length === 1) return match;
  }
  throw new Error('There was never a blip of one.');
}

/** A click on the enemy offers to run up and attack, with its price and odds: one press does all of it. */
async function runUp(page: Page, match: Match, seat: 'marine' | 'stealer', offer: RegExp): Promise<void> {
  await openMatch(page, match, { marine: 'machine', stealer: 'machine', [seat]: 'person' });
  const foe = page.locator(`.board .piece.${seat === 'marine' ? 'stealer' : 'marine'}`);
  await page.locator('.app[data-busy="false"][data-decision="act"]').waitFor();
  const button = page.locator('.chooser button', { hasText: offer });
  // The table that was left may still be on the screen.
  await expect(async () => {
    await foe.click({ force: true, timeout: 1500 });
    await button.waitFor({ timeout: 1500 });
  }).toPass({ timeout: 15_000 });
  await button.click();
  // However the dice fall, it goes on until somebody fights or dies, or a jam changes things. Only whether a Marine
  // fires on his way is asked; with that answered he goes on.
  await expect(async () => {
    const hold = page.locator('.prompt button', { hasText: 'Hold fire' });
    if (await hold.count()) await hold.click();
    await expect(page.locator('.report')).toContainText(/attacks|dies|kills|jams/, { timeout: 400 });
  }).toPass();
  await page.locator('.app[data-busy="false"], .prompt, .ending').first().waitFor();
}

test('one order runs up and attacks, through overwatch too, and stops when it is over with', async ({
  page,
}) => {
  await openStart(page);
  await runUp(
    page,
    facing('stealer', 'overwatch', 'end'),
    'stealer',
    /^Run up and attack \(4 AP: \d+% to come through, then wins \d+%\)/,
  );
  await expect(page.locator('.report')).toContainText(/Varro fires/);
  // The table is left for good: what it still saves would be taken for the next match.
  await page.goto('about:blank');
  await openStart(page);
  await runUp(page, facing('marine'), 'marine', /up and attack \(\d AP: wins \d+%\)/);
  await expect(page.locator('.report')).toContainText(/Varro moves.*Varro attacks/);
});

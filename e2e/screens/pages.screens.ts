import { type Page, test } from '@playwright/test';
import type { State } from '../../src/games/hulk-revised/index.ts';
import type { Match } from '../../src/kernel/match.ts';
import { pending } from '../../src/kernel/match.ts';
import { openStart } from '../clicker.ts';
import { findPosition, openMatch, shipped } from '../position.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['dark', 'light'] as const;
const ALONE = { marine: 'person', stealer: 'machine' } as const;
const STEALER = { marine: 'machine', stealer: 'person' } as const;

const asked = (match: Match, kind: string) => pending(match)[0]?.kind === kind;
const state = (match: Match) => match.state as State;

const shots = (match: Match) =>
  match.game.actions(match.state, 'marine').filter((action) => (action as { do: string }).do === 'shoot')
    .length;

const POSITIONS: Record<
  string,
  { wanted(match: Match): boolean; players: Record<string, 'person' | 'machine'> }
> = {
  table: {
    wanted: (m) =>
      asked(m, 'act') && state(m).marines.length >= 4 && state(m).stealerLosses > 1 && shots(m) >= 2,
    players: ALONE,
  },
  prompt: { wanted: (m) => asked(m, 'reroll') && state(m).marines.length >= 3, players: ALONE },
  stealer: {
    wanted: (m) =>
      state(m).turn >= 3 && asked(m, 'act') && state(m).phase === 'stealer' && state(m).active !== 0,
    players: STEALER,
  },
  end: { wanted: (m) => m.outcome !== null, players: ALONE },
};

/** What is pointed at when the picture is taken. */
const POINTED: Record<string, string> = { table: '.spot.foe' };

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${process.env.SCREENS ?? 'docs/screens'}/${name}.png` });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    test.describe(`${size} ${theme}`, () => {
      test.use({ viewport, hasTouch: size === 'phone' });
      test('start', async ({ page }) => {
        await openStart(page, { theme });
        await picture(page, `start-${size}-${theme}`);
      });
      for (const [name, { wanted, players }] of Object.entries(POSITIONS)) {
        test(name, async ({ page }) => {
          const match = findPosition(wanted, shipped);
          await openStart(page, { theme });
          await openMatch(page, match, players);
          if (POINTED[name] && size === 'desk') await page.locator(POINTED[name]).first().hover();
          await picture(page, `${name}-${size}-${theme}`);
        });
      }
    });
  }
}

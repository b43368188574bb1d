import { type Page, test } from '@playwright/test';
import type { State } from '../../src/games/hulk-revised/index.ts';
import type { Match } from '../../src/kernel/match.ts';
import { pending } from '../../src/kernel/match.ts';
import { openStart } from '../clicker.ts';
import { findPosition, openMatch } from '../position.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['dark', 'light'] as const;
const ALONE = { marine: 'person', stealer: 'machine' } as const;
const STEALER = { marine: 'machine', stealer: 'person' } as const;

const asked = (match: Match, kind: string) => pending(match)[0]?.kind === kind;
const state = (match: Match) => match.state as State;

const seen = (match: Match) =>
  match.game.actions(match.state, 'marine').some((action) => (action as { do: string }).do === 'shoot');

const POSITIONS: Record<
  string,
  { wanted(match: Match): boolean; players: Record<string, 'person' | 'machine'> }
> = {
  table: {
    wanted: (m) =>
      state(m).turn >= 4 &&
      asked(m, 'act') &&
      state(m).phase === 'marine' &&
      state(m).stealerLosses >= 2 &&
      seen(m),
    players: ALONE,
  },
  odds: {
    wanted: (m) => state(m).turn >= 3 && asked(m, 'act') && seen(m),
    players: ALONE,
  },
  parry: { wanted: (m) => asked(m, 'reroll'), players: ALONE },
  shot: { wanted: (m) => asked(m, 'snap') && seen(m), players: ALONE },
  place: { wanted: (m) => asked(m, 'place'), players: { marine: 'person', stealer: 'person' } },
  facing: { wanted: (m) => asked(m, 'face'), players: STEALER },
  stealer: {
    wanted: (m) =>
      state(m).turn >= 3 && asked(m, 'act') && state(m).phase === 'stealer' && state(m).active !== 0,
    players: STEALER,
  },
  curtain: {
    wanted: (m) => state(m).turn >= 3 && asked(m, 'act') && seen(m),
    players: { marine: 'person', stealer: 'person' },
  },
  end: { wanted: (m) => m.outcome !== null, players: ALONE },
};

/** What is pointed at when the picture is taken. */
const POINTED: Record<string, string> = { odds: '.spot.foe' };

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `docs/screens/${name}.png` });
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
          const match = findPosition(wanted);
          await openStart(page, { theme });
          await openMatch(page, match, players);
          const reveal = page.locator('[data-do="reveal"]');
          if (name !== 'curtain' && (await reveal.isVisible())) await reveal.click();
          if (POINTED[name] && size === 'desk') await page.locator(POINTED[name]).first().hover();
          await picture(page, `${name}-${size}-${theme}`);
        });
      }
    });
  }
}
